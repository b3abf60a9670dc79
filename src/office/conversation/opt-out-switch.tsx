import { MessageCircle, MessageCircleOff } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog';
import { setOptedOut } from '../api/mutations';
import { ContactSwitch } from './contact-switch';

type OptOutSwitchProps = { otherNumber: string; isOptedOut: boolean };

/**
 * Stops texts to somebody who asked for that in other words than STOP, by phone or in person: any
 * reasonable way counts (FCC, 47 CFR 64.1200(a)(10)). It asks before it does.
 */
export function OptOutSwitch({ otherNumber, isOptedOut }: OptOutSwitchProps) {
  const [isOpen, setOpen] = useState(false);
  const change = async () => {
    await setOptedOut(otherNumber, !isOptedOut);
    setOpen(false);
  };
  const failure = 'Failed to save the opt-out';
  if (isOptedOut) {
    return (
      <ContactSwitch
        Icon={MessageCircle}
        label="Allow texts again"
        change={change}
        changed="Texts to this contact are allowed again"
        failure={failure}
      />
    );
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Stop texts to this contact?"
      description="Nobody can text them from here until that is lifted, or they text START."
      trigger={
        <button type="button" className="button button-outline px-3!">
          <MessageCircleOff aria-hidden="true" className="size-5" />
          Mark as opted out
        </button>
      }
    >
      <ContactSwitch
        Icon={MessageCircleOff}
        label="Mark as opted out"
        change={change}
        changed="Contact marked as opted out"
        failure={failure}
      />
    </Dialog>
  );
}
