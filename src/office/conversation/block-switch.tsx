import { Ban } from 'lucide-react';
import { setBlocked } from '../api/follow-up';
import { ConfirmedSwitch, ContactSwitch } from './contact-switch';

type BlockSwitchProps = { otherNumber: string; isBlocked: boolean };

/** For admins: keeps somebody away, or lets them in again. */
export function BlockSwitch({ otherNumber, isBlocked }: BlockSwitchProps) {
  const props = {
    Icon: Ban,
    change: () => setBlocked(otherNumber, !isBlocked),
    failure: 'Failed to save the block',
  };
  return isBlocked ? (
    <ContactSwitch {...props} label="Unblock" changed="Contact unblocked" />
  ) : (
    <ConfirmedSwitch
      {...props}
      label="Block"
      title="Block this contact?"
      description="Their calls end after one sentence, and their texts are only listed under Suspected. Nobody can text or call them until an admin unblocks them."
      changed="Contact blocked"
    />
  );
}
