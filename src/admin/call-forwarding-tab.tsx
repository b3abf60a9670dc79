import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PhoneForwarded } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { toE164 } from '../../supabase/functions/_shared/phone';
import { failureSentence } from '../lib/supabase';
import { showToast } from '../lib/toast';
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
import { weekWords } from './schedule-words';
import { SubmitButton } from './submit-button';

type CallForwardingTabProps = {
  settings: Settings;
  /** What is in the field, null while it follows the saved number. */
  typed: string | null;
  onType: (typed: string | null) => void;
  scheduleDraft: ScheduleDraft | null;
  onScheduleDraft: (draft: ScheduleDraft | null) => void;
};

const businessNumberMissing = 'Please save a phone number first';

export function CallForwardingTab({
  settings,
  typed,
  onType,
  scheduleDraft,
  onScheduleDraft,
}: CallForwardingTabProps) {
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
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
    if (update.isPending) return;
    if (businessNumber === null) {
      showToast.error(businessNumberMissing);
      return;
    }
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
    <div className="space-y-6">
      {forwardingNumber === null ? null : (
        <div className="on-dark flex items-start gap-3 rounded bg-go p-4 text-white">
          <PhoneForwarded aria-hidden="true" className="mt-1 size-6 shrink-0" />
          <div>
            <p className="font-heading text-xl font-bold">Call Forwarding Active</p>
            <p>
              Calls ring at <PhoneNumber number={forwardingNumber.value} className="font-bold" />
            </p>
            <ScheduleNote />
          </div>
        </div>
      )}
      <section aria-labelledby="forwarding" className="border border-ink bg-white p-4 md:p-6">
        <h2 id="forwarding">Forward incoming calls</h2>
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
          <SubmitButton disabled={update.isPending || businessNumber === null}>
            {update.isPending ? 'Updating…' : 'Update Call Forwarding'}
          </SubmitButton>
          {businessNumber === null ? (
            <p className="text-slate">{`${businessNumberMissing}, under Settings.`}</p>
          ) : null}
        </form>
      </section>
      <ForwardingSchedule draft={scheduleDraft} onDraft={onScheduleDraft} />
      <ForwardingHistory />
    </div>
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
