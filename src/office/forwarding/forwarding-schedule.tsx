import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type CallSchedule, forwardWhens } from '../../../supabase/functions/_shared/contract/call-handling';
import { BackendFailure, failureSentence } from '../api/client';
import { showToast } from '../shared/toast';
import { saveSchedule } from '../api/mutations';
import { PhoneNumberField } from '../shared/field';
import { callHandlingQuery, forwardingHistoryQuery } from '../api/queries';
import { QueryPanel } from '../shared/query-panel';
import { BusinessHoursFields } from './business-hours-fields';
import { Choice } from './choice';
import { HolidayFields } from './holiday-fields';
import { PhoneFields } from './phone-fields';
import {
  type ScheduleDraft,
  complainedNumber,
  draftOf,
  noProblems,
  problemsLeft,
  problemsOf,
  scheduleOf,
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
        {({ schedule, answers }) => (
          <ScheduleForm
            saved={schedule}
            hoursCountForTexts={answers.closedAnswerOn || answers.emergencyAnswerOn}
          />
        )}
      </QueryPanel>
    </section>
  );
}

/** What is in the form, its problems, and how it is saved. */
function useScheduleForm(saved: CallSchedule) {
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [changed, setChanged] = useState(storedSchedule);
  const [problems, setProblems] = useState(noProblems);
  const draft = changed ?? draftOf(saved);

  useEffect(() => storeSchedule(changed), [changed]);

  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

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
      // The form checks everything but the numbers, so the server's error is about a number.
      const name = complainedNumber(draft, saved);
      if (!(error instanceof BackendFailure) || error.status !== 400 || name === null) return;
      setProblems({ ...noProblems, number: { name, sentence } });
      focus(name);
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const found = problemsOf(draft);
    setProblems(found);
    const { day, holiday, number } = found;
    if (day !== null) {
      showToast.error(`${weekdayNames[day.name]}: ${day.sentence}`);
      const { opens, closes } = draft.days[day.name];
      focus(`${day.name}-${opens !== '' && closes === '' ? 'closes' : 'opens'}`);
    } else if (holiday !== null) {
      showToast.error(holiday.sentence);
      focus(`holiday-${holiday.index + 1}`);
    } else if (number !== null) {
      showToast.error(number.sentence);
      focus(number.name);
    } else save.mutate(scheduleOf(draft));
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
    ...{ draft, change, takeBack, problems, submit, form },
    isChanged: changed !== null,
    isSaving: save.isPending,
  };
}

function ScheduleForm({ saved, hoursCountForTexts }: { saved: CallSchedule; hoursCountForTexts: boolean }) {
  const { draft, change, takeBack, problems, submit, isChanged, isSaving, form } = useScheduleForm(saved);
  const { forwardWhen, days, afterHoursNumber, holidays } = draft;
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-3 space-y-5">
      <Choice
        legend="When calls ring"
        names={forwardWhenNames}
        values={forwardWhens}
        value={forwardWhen}
        onChange={(value) => change({ forwardWhen: value })}
      />
      {forwardWhen === 'always' && !hoursCountForTexts ? null : (
        <>
          <BusinessHoursFields
            days={days}
            problem={problems.day}
            onChange={(changed) => change({ days: changed })}
          />
          <HolidayFields
            holidays={holidays}
            problem={problems.holiday}
            onChange={(changed) => change({ holidays: changed })}
          />
        </>
      )}
      {forwardWhen === 'emergency_after_hours' ? (
        <PhoneNumberField
          label="Emergency number"
          name="afterHoursNumber"
          value={afterHoursNumber}
          readOnly={isSaving}
          onChange={(event) => change({ afterHoursNumber: event.target.value })}
          problem={problems.number?.name === 'afterHoursNumber' ? problems.number.sentence : null}
        />
      ) : null}
      {forwardWhen === 'business_hours' ? (
        <p className="max-w-measure text-slate">
          After hours nobody’s phone rings: callers get what Settings says under Missed calls.
        </p>
      ) : null}
      <PhoneFields draft={draft} problem={problems.number} isSaving={isSaving} onChange={change} />
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
