import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PhoneForwarded } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { toE164 } from '../../supabase/functions/_shared/phone';
import { failureSentence } from '../lib/supabase';
import { showToast } from './toast';
import { saveForwarding } from './commands';
import { PhoneNumberField } from './field';
import { ForwardingHistory } from './forwarding-history';
import { ForwardingSchedule, type ScheduleDraft } from './forwarding-schedule';
import { PhoneNumber } from './phone-number';
import { phoneNumberProblem } from './phone-rules';
import {
  type Settings,
  callHandlingQuery,
  forwardingHistoryQuery,
  phoneNumbersQuery,
  settingsQuery,
} from './queries';
import { QueryPanel } from './query-panel';
import { weekWords } from './schedule-words';
import { SubmitButton } from './submit-button';

type ForwardingNumberProps = {
  /** What is in the field, null while it follows the saved number. */
  typed: string | null;
  onType: (typed: string | null) => void;
};

type CallForwardingTabProps = ForwardingNumberProps & {
  scheduleDraft: ScheduleDraft | null;
  onScheduleDraft: (draft: ScheduleDraft | null) => void;
};

export function CallForwardingTab({ typed, onType, scheduleDraft, onScheduleDraft }: CallForwardingTabProps) {
  const settings = useQuery(settingsQuery());
  const forwardingNumber = settings.data?.forwardingNumber ?? null;
  return (
    <div className="space-y-6">
      {forwardingNumber === null ? null : <ActiveBanner number={forwardingNumber.value} />}
      <section aria-labelledby="forwarding" className="border border-ink bg-white p-4 md:p-6">
        <h2 id="forwarding">Forward incoming calls</h2>
        <QueryPanel query={settings} subject="The forwarding number">
          {(saved) => <ForwardingNumberForm settings={saved} typed={typed} onType={onType} />}
        </QueryPanel>
      </section>
      <ForwardingSchedule draft={scheduleDraft} onDraft={onScheduleDraft} />
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

function ForwardingNumberForm({ settings, typed, onType }: ForwardingNumberProps & { settings: Settings }) {
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const { businessNumber, forwardingNumber } = settings;
  const value = typed ?? forwardingNumber?.value ?? '';

  const update = useMutation({
    mutationFn: (numbers: { from: string; to: string }) =>
      saveForwarding(numbers.from, numbers.to, forwardingNumber),
    onSuccess: (saved) => {
      queryClient.setQueryData(
        settingsQuery().queryKey,
        (known) => known && { ...known, forwardingNumber: saved },
      );
      onType(null);
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
    const found = phoneNumberProblem(value, 'Please enter a number to forward calls to');
    const number = toE164(value);
    setProblem(found);
    if (found !== null || number === null) {
      if (found !== null) showToast.error(found);
      field.current?.focus();
      return;
    }
    update.mutate({ from: businessNumber.value, to: number });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 space-y-4">
      <PhoneNumberField
        ref={field}
        label="Number to forward calls to"
        name="forwarding-number"
        value={value}
        readOnly={update.isPending}
        onChange={(event) => onType(event.target.value)}
        problem={problem}
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
