import { ArrowLeft } from 'lucide-react';
import { Button } from '../shared/button';
import { useOfficeAddress } from '../use-office-address';

/** Returns from a conversation to the list, on a phone, where it covers the list. */
export function BackButton() {
  const { closeConversation } = useOfficeAddress();
  return (
    <Button
      look="square"
      Icon={ArrowLeft}
      className="md:hidden"
      aria-label="Back to conversations"
      onClick={closeConversation}
    />
  );
}
