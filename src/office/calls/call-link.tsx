import { Phone } from 'lucide-react';
import { isE164 } from '../../../supabase/functions/_shared/phone';
import { formatPhone } from '../shared/phone-format';

/** Calls from this device, so the customer sees its own number. Renders nothing without a number. */
export function CallLink({ number }: { number: string }) {
  if (!isE164(number)) return null;
  return (
    <a href={`tel:${number}`} className="button button-outline px-3!">
      <Phone aria-hidden="true" className="size-5" />
      <span>
        Call <span className="sr-only">{formatPhone(number)}</span> from this phone
      </span>
    </a>
  );
}
