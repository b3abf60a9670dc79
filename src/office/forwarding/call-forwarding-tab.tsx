import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PhoneForwarded } from 'lucide-react';
import { type SubmitEvent, useId } from 'react';
import { failureSentence } from '../api/client';
import { showToast } from '../../ui/toast';
import { saveForwarding } from '../api/mutations';
import { PhoneNumberField } from '../shared/field';
import { ForwardingHistory } from './forwarding-history';
import { ForwardingSchedule } from './forwarding-schedule';
import { PhoneNumber } from '../shared/phone-number';
import {
  type Settings,
  callHandlingQuery,
  forwardingHistoryQuery,
  phoneNumbersQuery,
  settingsQuery,
} from '../api/queries';
import { QueryPanel } from '../shared/query-panel';
import { weekWords } from './schedule-words';
import { SubmitButton } from '../shared/submit-button';
import { usePhoneNumberInput } from '../shared/use-phone-number-input';

export function CallForwardingTab() {
  const settings = useQuery(settingsQuery());
  const forwardingNumber = settings.data?.forwardingNumber ?? null;
  return (
    <div className="space-y-6">
      {forwardingNumber === null ? null : <ActiveBanner number={forwardingNumber.value} />}
      <section aria-labelledby="forwarding" className="border border-ink bg-white p-4 md:p-6">
        <h2 id="forwarding">Forward incoming calls</h2>
        <QueryPanel query={settings} subject="The forwarding number">
          {(saved) => <ForwardingNumberForm settings={saved} />}
        </QueryPanel>
      </section>
      <ForwardingSchedule />
      <ForwardingHistory />
    </div>
  );
}

function ActiveBanner({ number }: { number: string }) {
  return (
    <div className="on-dark flex items-start gap-3 rounded bg-go p-4 text-white">
      <PhoneForwarded aria-hidden="true" className="mt-1 size-6 shrink-0" />
      <div>
        <p className="font-heading text-xl font-bold">Call Forwarding Active</p>
        <p>
          Calls ring at <PhoneNumber number={number} className="font-bold" />
        </p>
        <ScheduleNote />
      </div>
    </div>
  );
}

function ForwardingNumberForm({ settings }: { settings: Settings }) {
  const queryClient = useQueryClient();
  const hintId = useId();
  const { businessNumber, forwardingNumber } = settings;
  const input = usePhoneNumberInput(
    forwardingNumber?.value ?? null,
    'Please enter a number to forward calls to',
  );

  const update = useMutation({
    mutationFn: (numbers: { from: string; to: string }) =>
      saveForwarding(numbers.from, numbers.to, forwardingNumber),
    onSuccess: (saved) => {
      queryClient.setQueryData(
        settingsQuery().queryKey,
        (known) => known && { ...known, forwardingNumber: saved },
      );
      input.reset();
      showToast.success('Call forwarding updated successfully');
      // The number's voice webhook may be a new one.
      void queryClient.invalidateQueries({ queryKey: phoneNumbersQuery().queryKey });
      void queryClient.invalidateQueries({ queryKey: forwardingHistoryQuery().queryKey });
    },
    onError: (error) => showToast.error(failureSentence(error, 'Failed to update call forwarding')),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (update.isPending || businessNumber === null) return;
    const to = input.check();
    if (to !== null) update.mutate({ from: businessNumber.value, to });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 space-y-4">
      <PhoneNumberField
        {...input.props}
        label="Number to forward calls to"
        name="forwarding-number"
        readOnly={update.isPending}
      />
      <p className="max-w-measure text-slate">
        The original caller ID is preserved: the phone that rings shows the customer’s number.
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton
          disabled={update.isPending || businessNumber === null}
          aria-describedby={businessNumber === null ? hintId : undefined}
        >
          {update.isPending ? 'Updating…' : 'Update Call Forwarding'}
        </SubmitButton>
        {businessNumber === null ? (
          <p id={hintId} className="font-semibold">
            Please save a phone number first
          </p>
        ) : null}
      </div>
    </form>
  );
}

/** When the banner's number doesn't ring; nothing when it always does, or while that isn't known. */
function ScheduleNote() {
  const { data } = useQuery(callHandlingQuery());
  if (!data || data.schedule.forwardWhen === 'always') return null;
  const { forwardWhen, hours, afterHoursNumber } = data.schedule;
  return (
    <p>
      {`During business hours only: ${weekWords(hours)}. `}
      {forwardWhen === 'emergency_after_hours' ? (
        <>
          After hours calls ring at <strong>{afterHoursNumber}</strong>.
        </>
      ) : (
        'After hours nobody’s phone rings.'
      )}
    </p>
  );
}
