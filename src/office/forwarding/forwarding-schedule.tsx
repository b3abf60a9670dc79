import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type CallSchedule,
  type ForwardWhen,
  forwardWhens,
} from '../../../supabase/functions/_shared/contract/call-handling';
import { toE164 } from '../../../supabase/functions/_shared/phone';
import { BackendFailure, failureSentence } from '../api/client';
import { showToast } from '../shared/toast';
import { saveSchedule } from '../api/mutations';
import { PhoneNumberField } from '../shared/field';
import { callHandlingQuery, forwardingHistoryQuery } from '../api/queries';
import { QueryPanel } from '../shared/query-panel';
import { BusinessHoursFields } from './business-hours-fields';
import {
  type ScheduleDraft,
  draftOf,
  hoursOf,
  noProblems,
  problemsLeft,
  problemsOf,
  storeSchedule,
  storedSchedule,
} from './schedule-draft';
import { forwardWhenNames, weekdayNames } from './schedule-words';
import { SubmitButton } from '../shared/submit-button';

/** When calls are put through, and where they go while the business is closed. */
export function ForwardingSchedule() {
  const handling = useQuery(callHandlingQuery());
  return (
    <section aria-labelledby="schedule" className="border border-ink bg-white p-4 md:p-6">
      <h2 id="schedule">When calls ring</h2>
      <QueryPanel query={handling} subject="The schedule">
        {({ schedule }) => <ScheduleForm saved={schedule} />}
      </QueryPanel>
    </section>
  );
}

/** What is in the form, its problems, and how it is saved. */
function useScheduleForm(saved: CallSchedule) {
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const [changed, setChanged] = useState(storedSchedule);
  const [problems, setProblems] = useState(noProblems);
  const draft = changed ?? draftOf(saved);
  const { forwardWhen, days, afterHoursNumber } = draft;

  useEffect(() => storeSchedule(changed), [changed]);

  const save = useMutation({
    mutationFn: saveSchedule,
    onSuccess: (_nothing, schedule) => {
      queryClient.setQueryData(callHandlingQuery().queryKey, (known) => known && { ...known, schedule });
      setChanged(null);
      showToast.success('Schedule updated successfully');
      void queryClient.invalidateQueries({ queryKey: forwardingHistoryQuery().queryKey });
    },
    onError: (error) => {
      const sentence = failureSentence(error, 'Failed to update the schedule');
      showToast.error(sentence);
      // Of what was sent only the number can't be judged here.
      const isAboutNumber = error instanceof BackendFailure && error.status === 400 && numberField.current;
      if (!isAboutNumber) return;
      setProblems({ day: null, number: sentence });
      numberField.current?.focus();
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const found = problemsOf(draft);
    setProblems(found);
    if (found.day !== null) {
      const { name, sentence } = found.day;
      showToast.error(`${weekdayNames[name]}: ${sentence}`);
      const empty = days[name].opens !== '' && days[name].closes === '' ? 'closes' : 'opens';
      form.current?.querySelector<HTMLInputElement>(`[name="${name}-${empty}"]`)?.focus();
      return;
    }
    if (found.number !== null) {
      showToast.error(found.number);
      numberField.current?.focus();
      return;
    }
    // A number that isn't needed now stays for later, unless it is none.
    save.mutate({ forwardWhen, hours: hoursOf(days), afterHoursNumber: toE164(afterHoursNumber) });
  }

  function change(changes: Partial<ScheduleDraft>) {
    const next = { ...draft, ...changes };
    setChanged(next);
    setProblems((told) => problemsLeft(told, draft, next));
  }

  function takeBack() {
    setChanged(null);
    setProblems(noProblems);
    // The button goes away, and with it the focus.
    form.current?.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.focus();
  }

  return {
    ...{ draft, change, takeBack, problems, submit, form, numberField },
    isChanged: changed !== null,
    isSaving: save.isPending,
  };
}

function ScheduleForm({ saved }: { saved: CallSchedule }) {
  const { draft, change, takeBack, problems, submit, isChanged, isSaving, form, numberField } =
    useScheduleForm(saved);
  const { forwardWhen, days, afterHoursNumber } = draft;
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-3 space-y-5">
      <WhenChoice value={forwardWhen} onChange={(value) => change({ forwardWhen: value })} />
      {forwardWhen === 'always' ? null : (
        <BusinessHoursFields
          days={days}
          problem={problems.day}
          onChange={(changed) => change({ days: changed })}
        />
      )}
      {forwardWhen === 'emergency_after_hours' ? (
        <PhoneNumberField
          ref={numberField}
          label="Emergency number"
          name="emergency-number"
          value={afterHoursNumber}
          readOnly={isSaving}
          onChange={(event) => change({ afterHoursNumber: event.target.value })}
          problem={problems.number}
        />
      ) : null}
      {forwardWhen === 'business_hours' ? (
        <p className="max-w-measure text-slate">
          After hours nobody’s phone rings: callers get what Settings says under Missed calls.
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton disabled={isSaving}>{isSaving ? 'Applying…' : 'Apply Schedule'}</SubmitButton>
        {isChanged && !isSaving ? (
          <p>
            Not applied yet.{' '}
            <button type="button" className="link min-h-11 cursor-pointer font-semibold" onClick={takeBack}>
              Take the changes back
            </button>
          </p>
        ) : null}
      </div>
    </form>
  );
}

function WhenChoice({ value, onChange }: { value: ForwardWhen; onChange: (value: ForwardWhen) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">When calls ring</legend>
      <div className="flex flex-col items-start gap-2">
        {forwardWhens.map((when) => (
          <label
            key={when}
            className="inline-flex min-h-12 cursor-pointer items-center gap-2.5 rounded border border-steel bg-paper px-3 py-2 has-checked:border-ink has-checked:bg-ink has-checked:text-white"
          >
            <input
              type="radio"
              name={name}
              className="size-5 shrink-0 accent-amber"
              checked={when === value}
              onChange={() => onChange(when)}
            />
            {forwardWhenNames[when]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
