import { useMutation } from '@tanstack/react-query';
import { PhoneCall } from 'lucide-react';
import { useEffect } from 'react';
import { isE164 } from '../../../supabase/functions/_shared/phone';
import { failureSentence, twilioManage } from '../api/client';
import { Button } from '../shared/button';
import { formatPhone } from '../shared/phone-format';

/** How long the owner's phone rings. The button stays inactive for this time. */
const ringingMs = 25_000;

type CallButtonProps = {
  number: string;
  /** The contact's name; null when only the number is known. */
  name: string | null;
};

/**
 * Calls a customer from the business number through the owner's phone; renders nothing without a number.
 * Put it in a row that wraps, because the result takes its own line below.
 */
export function CallButton({ number, name }: CallButtonProps) {
  const call = useMutation({ mutationFn: (to: string) => twilioManage.call('startCall', { to }) });
  const { isPending, isSuccess, reset } = call;

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, ringingMs);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);

  if (!isE164(number)) return null;
  return (
    <>
      {/* A second press would ring the owner's phone again. */}
      <Button Icon={PhoneCall} isBusy={isPending || isSuccess} onClick={() => call.mutate(number)}>
        <span>
          {isPending ? 'Calling…' : 'Call'}
          <span className="sr-only"> {name ?? formatPhone(number)} from the business number</span>
        </span>
      </Button>
      <span role="status" className="order-last basis-full font-semibold empty:hidden">
        {isSuccess ? 'Your phone is ringing. Pick up and press 1.' : null}
        {call.isError ? (
          <span className="text-stop">
            {failureSentence(
              call.error,
              'The call could not be started. Check the connection, then try again.',
            )}
          </span>
        ) : null}
      </span>
    </>
  );
}
