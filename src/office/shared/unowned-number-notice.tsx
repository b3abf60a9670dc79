import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { settingsQuery } from '../api/queries';
import { Button } from './button';
import { formatPhone } from './phone-format';
import { PhoneNumber } from './phone-number';
import { useBusinessLine, useBusinessNumberSaving } from './business-line';

/** A button that saves a number of the account as the business number. */
export function UseNumberButton({ number }: { number: string }) {
  const settings = useQuery(settingsQuery());
  const save = useBusinessNumberSaving(settings.data?.businessNumber ?? null);
  if (settings.data === undefined) return null;

  return (
    <Button isBusy={save.isPending} onClick={() => save.mutate(number)}>
      <span>
        {save.isPending ? 'Saving…' : 'Use this number'}
        <span className="sr-only">: {formatPhone(number)}</span>
      </span>
    </Button>
  );
}

/**
 * Warns while the saved business number isn't a number of the Twilio account.
 *
 * @param consequence what the problem means for this tab
 */
export function UnownedNumberNotice({ consequence }: { consequence: string }) {
  const id = useId();
  const { numbers, unowned } = useBusinessLine();
  if (unowned === null) return null;
  const advice =
    numbers?.length === 0
      ? 'The account has no numbers yet: buy one in the Twilio console.'
      : 'Correct it under Settings, or choose one of the account’s numbers there.';
  return (
    <section aria-labelledby={id} className="border border-l-4 border-stop bg-white p-4">
      <h2 id={id} className="flex items-start gap-2 text-xl text-stop">
        <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
        Not a number in your Twilio account
      </h2>
      <p className="mt-1">
        <PhoneNumber number={unowned} className="font-semibold" /> is saved as the business number.{' '}
        {consequence} {advice}
      </p>
    </section>
  );
}
