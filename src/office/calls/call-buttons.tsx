import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { Phone, PhoneCall } from 'lucide-react';
import { callNotConfirmed } from '#functions/contract/calls';
import { isE164 } from '#functions/phone';
import { failureSentence, twilioManage } from '../api/client';
import { isOutcomeUnknown } from '../api/mutations';
import { Button } from '../shared/button';
import { formatPhone } from '../shared/phone-format';

/** How long the forwarding number rings. The button stays inactive for this time. */
const ringingMs = 25_000;

const notStarted = 'The call could not be started. Check the connection, then try again.';

type CallButtonsProps = {
  number: string;
  /** The contact's name; null when only the number is known. */
  name: string | null;
};

/**
 * Two ways to call a customer: from the business number and from this device. Renders nothing without a number.
 * Put it in a row that wraps, because the result takes its own line below.
 */
export function CallButtons({ number, name }: CallButtonsProps) {
  if (!isE164(number)) return null;
  return (
    <>
      <BusinessCallButton number={number} name={name} />
      <DeviceCallLink number={number} />
    </>
  );
}

export function DeviceCallLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number}`} className="button button-outline px-3!">
      <Phone aria-hidden="true" className="size-5" />
      <span>
        Call <span className="sr-only">{formatPhone(number)}</span> from this phone
      </span>
    </a>
  );
}

/** Calls through the forwarding number, so the customer sees the business number. */
export function BusinessCallButton({ number, name }: CallButtonsProps) {
  const mutationKey = ['start-call', number];
  const queryClient = useQueryClient();
  const call = useMutation({
    mutationKey,
    mutationFn: () => twilioManage.call('startCall', { to: number }),
    onSuccess: (_answer, _nothing, _onMutate, { client }) => {
      const cache = client.getMutationCache();
      setTimeout(() => cache.findAll({ mutationKey }).forEach((one) => cache.remove(one)), ringingMs);
    },
  });
  // From the cache, because the phone rings on while the conversation is left and opened again.
  const { status, error = null } = useMutationState({ filters: { mutationKey } }).at(-1) ?? {};
  const isPending = status === 'pending';
  const isSuccess = status === 'success';

  return (
    <>
      {/* A second press would ring the forwarding number again. */}
      <Button
        Icon={PhoneCall}
        isBusy={isPending || isSuccess}
        // A busy phone may take a second press before it draws the first.
        onClick={() => queryClient.isMutating({ mutationKey }) === 0 && call.mutate()}
      >
        <span>
          {isPending ? 'Calling…' : 'Call'}
          <span className="sr-only"> {name ?? formatPhone(number)} from the business number</span>
        </span>
      </Button>
      <span role="status" className="order-last basis-full font-semibold empty:hidden">
        {isSuccess ? 'The forwarding number is ringing. Pick up there and press 1.' : null}
        {error ? (
          <span className="text-stop">
            {failureSentence(error, isOutcomeUnknown(error) ? callNotConfirmed : notStarted)}
          </span>
        ) : null}
      </span>
    </>
  );
}
