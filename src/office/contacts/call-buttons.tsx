import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { Phone, PhoneCall } from 'lucide-react';
import type { ComponentProps } from 'react';
import { callNotConfirmed } from '#functions/contract/calls';
import { isE164 } from '#functions/domain/phone';
import { describeFailure, twilioManage } from '../api/client';
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
  /** Shows the icon alone on a phone. */
  isShort?: boolean;
};

/**
 * Two ways to call a customer: from the business number and from this device. Renders nothing without a number.
 * Put it in a row that wraps, because the result takes its own line below.
 */
export function CallButtons({ number, name }: CallButtonsProps) {
  if (!isE164(number)) {
    return null;
  }
  return (
    <>
      <BusinessCallButton number={number} name={name} />
      <DeviceCallLink number={number} />
    </>
  );
}

export function DeviceCallLink({ number }: { number: string }) {
  return (
    <a
      href={`tel:${number}`}
      className="inline-flex min-h-11 items-center gap-2 rounded px-2.5 font-semibold hover:bg-paper"
    >
      <Phone aria-hidden="true" className="size-5" />
      <span>
        Call <span className="sr-only">{formatPhone(number)}</span> from this phone
      </span>
    </a>
  );
}

type BusinessCallButtonProps = CallButtonsProps &
  Pick<ComponentProps<typeof Button>, 'look' | 'autoFocus' | 'className'> & {
    /** Its visible words. */
    label?: string;
  };

/** Calls through the forwarding number, so the customer sees the business number. */
export function BusinessCallButton(props: BusinessCallButtonProps) {
  const { number, name, label = 'Call', isShort = false, ...button } = props;
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
        {...button}
        Icon={PhoneCall}
        isBusy={isPending || isSuccess}
        // A busy phone may take a second press before it draws the first.
        onClick={() => queryClient.isMutating({ mutationKey }) === 0 && call.mutate()}
      >
        <span>
          <span className={isShort ? 'max-md:sr-only' : ''}>{isPending ? 'Calling…' : label}</span>
          <span className="sr-only">{` ${name ?? formatPhone(number)} from the business number`}</span>
        </span>
      </Button>
      <span role="status" className="order-last basis-full font-semibold empty:hidden">
        {isSuccess ? <span>The forwarding number is ringing. Pick up there and press 1.</span> : null}
        {error ? (
          <span className="text-stop">
            {describeFailure(error, isOutcomeUnknown(error) ? callNotConfirmed : notStarted)}
          </span>
        ) : null}
      </span>
    </>
  );
}
