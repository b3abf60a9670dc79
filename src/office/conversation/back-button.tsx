import { ChevronLeft } from 'lucide-react';
import { IconButton } from '../shared/icon-button';
import { useOfficeAddress } from '../shared/use-office-address';

/** Returns from a conversation to the list, on a phone, where it covers the list. */
export function BackButton() {
  const { closeConversation } = useOfficeAddress();
  return (
    <IconButton
      Icon={ChevronLeft}
      label="Back to conversations"
      className="md:hidden"
      onClick={closeConversation}
    />
  );
}
