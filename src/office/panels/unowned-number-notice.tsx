import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useBusinessLine } from '../api/business-line';
import { PhoneNumber } from '../shared/phone-number';

/**
 * Warns while the saved business number isn't a number of the Twilio account.
 *
 * @param consequence what the problem means for this tab
 */
export function UnownedNumberNotice({ consequence }: { consequence: string }) {
  const id = useId();
  const { unowned } = useBusinessLine();
  if (unowned === null) {
    return null;
  }
  return (
    <section aria-labelledby={id} className="border border-l-4 border-stop bg-white px-4 py-3">
      <h2 id={id} className="flex items-start gap-2 text-lg/[1.2] font-bold text-stop">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        Not a number in your Twilio account
      </h2>
      <p className="mt-1">
        <PhoneNumber number={unowned} className="font-semibold" /> is saved as the business number.{' '}
        <span>{`${consequence} Correct it under Settings, or choose one of the account’s numbers there.`}</span>
      </p>
    </section>
  );
}
