import { MessageCircle, MessageCircleOff } from 'lucide-react';
import { setOptedOut } from '../api/mutations';
import { ContactSwitch } from './contact-switch';

type OptOutSwitchProps = { otherNumber: string; isOptedOut: boolean };

/**
 * Stops texts to somebody who asked for that in other words than STOP, by phone or in person: any
 * reasonable way counts (FCC, 47 CFR 64.1200(a)(10)).
 */
export function OptOutSwitch({ otherNumber, isOptedOut }: OptOutSwitchProps) {
  return (
    <ContactSwitch
      Icon={isOptedOut ? MessageCircle : MessageCircleOff}
      label={isOptedOut ? 'Allow texts again' : 'Mark as opted out'}
      change={() => setOptedOut(otherNumber, !isOptedOut)}
      changed={isOptedOut ? 'Texts to this contact are allowed again' : 'Contact marked as opted out'}
      failure="Failed to save the opt-out"
    />
  );
}
