import { MessageCircle, MessageCircleOff } from 'lucide-react';
import { setOptedOut } from '../api/mutations';
import { ConfirmedSwitch, ContactSwitch } from './contact-switch';

type OptOutSwitchProps = { otherNumber: string; isOptedOut: boolean };

/**
 * Stops texts to somebody who asked for that in other words than STOP, by phone or in person: any
 * reasonable way counts (FCC, 47 CFR 64.1200(a)(10)). It asks before it does.
 */
export function OptOutSwitch({ otherNumber, isOptedOut }: OptOutSwitchProps) {
  const change = () => setOptedOut(otherNumber, !isOptedOut);
  const failure = 'Failed to save the opt-out';
  return isOptedOut ? (
    <ContactSwitch
      Icon={MessageCircle}
      label="Allow texts again"
      change={change}
      changed="Texts to this contact are allowed again"
      failure={failure}
    />
  ) : (
    <ConfirmedSwitch
      Icon={MessageCircleOff}
      label="Mark as opted out"
      title="Stop texts to this contact?"
      description="Nobody can text them from here until that is lifted, or they text START."
      change={change}
      changed="Contact marked as opted out"
      failure={failure}
    />
  );
}
