import { useQuery } from '@tanstack/react-query';
import { SquarePen } from 'lucide-react';
import { useState } from 'react';
import { createLazyPart } from '../panels/lazy-part';
import { IconButton } from '../shared/icon-button';
import { showToast } from '../shared/toast';

const NewMessage = createLazyPart(
  'new-message',
  () => import('../contacts/new-message'),
  'New message',
  null,
);

/** Opens the dialog for a new message. Its code loads after the list, or once the button is pressed. */
export function NewMessageButton({ isListFetched }: { isListFetched: boolean }) {
  const [isPressed, setPressed] = useState(false);
  const code = useQuery({ ...NewMessage.code, enabled: isListFetched });
  if (code.isSuccess) {
    return <NewMessage label="New message" isIcon isOpenAtFirst={isPressed} number={null} />;
  }
  const load = async () => {
    setPressed(true);
    const { isError } = await code.refetch();
    if (isError) {
      setPressed(false);
      showToast.error('New message could not be loaded. Check the connection, then try again.');
    }
  };
  return (
    <IconButton
      Icon={SquarePen}
      label="New message"
      aria-keyshortcuts="c"
      isBusy={isPressed}
      onClick={() => void load()}
    />
  );
}
