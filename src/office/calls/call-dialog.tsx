import { Phone } from 'lucide-react';
import { Dialog } from '../../ui/dialog';
import { BusinessCallButton, DeviceCallLink } from '../contacts/call-buttons';
import { IconButton } from '../shared/icon-button';
import { formatPhone } from '../shared/phone-format';

type CallDialogProps = {
  /** E.164 */
  number: string;
  /** The contact's name; null when only the number is known. */
  name: string | null;
};

/** An icon that asks before a phone rings, because it is easily pressed by mistake. */
export function CallDialog({ number, name }: CallDialogProps) {
  const who = name ?? formatPhone(number);
  return (
    <Dialog
      title={`Call ${who}?`}
      description="The forwarding number rings first. Pick up there and press 1."
      trigger={<IconButton Icon={Phone} label={`Call ${who}`} />}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <BusinessCallButton autoFocus look="solid" label="Call" number={number} name={name} />
        <DeviceCallLink number={number} />
      </div>
    </Dialog>
  );
}
