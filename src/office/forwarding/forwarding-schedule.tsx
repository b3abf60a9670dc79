import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import {
  areOpenHours,
  type WeekHours,
  type Weekday,
  weekOf,
  weekdays,
} from '../../../supabase/functions/_shared/business-hours';
import {
  type CallSchedule,
  type ForwardWhen,
  forwardWhens,
} from '../../../supabase/functions/_shared/contract';
import { toE164 } from '../../../supabase/functions/_shared/phone';
import { business } from '../../content/business';
import { failureSentence } from '../api/client';
import { showToast } from '../../ui/toast';
import { saveSchedule } from '../api/mutations';
import { PhoneNumberField } from '../shared/field';
import { phoneNumberProblem } from '../shared/phone-rules';
import { callHandlingQuery, forwardingHistoryQuery } from '../api/queries';
import { QueryPanel } from '../shared/query-panel';
import { forwardWhenNames, weekdayNames } from './schedule-words';
import { SubmitButton } from '../shared/submit-button';

type DayDraft = { isOpen: boolean; opens: string; closes: string };

/** The schedule while it is being changed: a closed day keeps the times that it had. */
type ScheduleDraft = {
  forwardWhen: ForwardWhen;
  days: Readonly<Record<Weekday, DayDraft>>;
  afterHoursNumber: string;
};

const usualDay = { opens: '08:00', closes: '17:00' };

function draftOf({ forwardWhen, hours, afterHoursNumber }: CallSchedule): ScheduleDraft {
  return {
    forwardWhen,
    days: weekOf((day) => ({ isOpen: hours[day] !== null, ...(hours[day] ?? usualDay) })),
    afterHoursNumber: afterHoursNumber ?? '',
  };
}

function hoursOf(days: ScheduleDraft['days']): WeekHours {
  return weekOf((day) => {
    const { isOpen, opens, closes } = days[day];
    return isOpen ? { opens, closes } : null;
  });
}

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

type Problems = { day: Weekday | null; number: string | null };
const noProblems: Problems = { day: null, number: null };

/** What is in the form, its problems, and how it is saved. */
function useScheduleForm(saved: CallSchedule) {
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const [changed, setChanged] = useState<ScheduleDraft | null>(null);
  const [problems, setProblems] = useState(noProblems);
  const draft = changed ?? draftOf(saved);
  const { forwardWhen, days, afterHoursNumber } = draft;

  const save = useMutation({
    mutationFn: saveSchedule,
    onSuccess: (_nothing, schedule) => {
      queryClient.setQueryData(callHandlingQuery().queryKey, (known) => known && { ...known, schedule });
      setChanged(null);
      showToast.success('Schedule updated successfully');
      void queryClient.invalidateQueries({ queryKey: forwardingHistoryQuery().queryKey });
    },
    onError: (error) => showToast.error(failureSentence(error, 'Failed to update the schedule')),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const wrongDay = weekdays.find((day) => days[day].isOpen && !areOpenHours(days[day])) ?? null;
    const needsNumber = forwardWhen === 'emergency_after_hours';
    const number = needsNumber
      ? phoneNumberProblem(afterHoursNumber, 'Please enter an emergency number')
      : null;
    setProblems({ day: wrongDay, number });
    if (wrongDay !== null) {
      showToast.error(`${weekdayNames[wrongDay]}: the closing time must be after the opening time`);
      form.current?.querySelector<HTMLInputElement>(`[name="${wrongDay}-opens"]`)?.focus();
      return;
    }
    if (number !== null) {
      showToast.error(number);
      numberField.current?.focus();
      return;
    }
    // A number that isn't needed now stays for later, unless it is none.
    save.mutate({ forwardWhen, hours: hoursOf(days), afterHoursNumber: toE164(afterHoursNumber) });
  }

  const change = (changes: Partial<ScheduleDraft>) => setChanged({ ...draft, ...changes });
  return { draft, change, problems, submit, isSaving: save.isPending, form, numberField };
}

function ScheduleForm({ saved }: { saved: CallSchedule }) {
  const { draft, change, problems, submit, isSaving, form, numberField } = useScheduleForm(saved);
  const { forwardWhen, days, afterHoursNumber } = draft;
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-3 space-y-5">
      <WhenChoice value={forwardWhen} onChange={(value) => change({ forwardWhen: value })} />
      {forwardWhen === 'always' ? null : (
        <BusinessHours
          days={days}
          wrongDay={problems.day}
          onChange={(day, changes) => change({ days: { ...days, [day]: { ...days[day], ...changes } } })}
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
      <SubmitButton disabled={isSaving}>{isSaving ? 'Applying…' : 'Apply Schedule'}</SubmitButton>
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

type BusinessHoursProps = {
  days: ScheduleDraft['days'];
  wrongDay: Weekday | null;
  onChange: (day: Weekday, changes: Partial<DayDraft>) => void;
};

function BusinessHours({ days, wrongDay, onChange }: BusinessHoursProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Business hours</legend>
      <p className="text-sm text-slate">
        {`Clock time in ${business.location.city}, wherever you are. 12:00 AM as the closing time is midnight.`}
      </p>
      <ul className="mt-2 max-w-2xl divide-y divide-line border-y border-line">
        {weekdays.map((day) => (
          <DayRow
            key={day}
            day={day}
            hours={days[day]}
            isWrong={wrongDay === day}
            onChange={(changes) => onChange(day, changes)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

type DayRowProps = {
  day: Weekday;
  hours: DayDraft;
  isWrong: boolean;
  onChange: (changes: Partial<DayDraft>) => void;
};

function DayRow({ day, hours, isWrong, onChange }: DayRowProps) {
  const problemId = useId();
  const name = weekdayNames[day];
  const time = (which: 'opens' | 'closes') => (
    <input
      type="time"
      name={`${day}-${which}`}
      aria-label={`${name} ${which}`}
      aria-invalid={isWrong}
      aria-describedby={isWrong ? problemId : undefined}
      value={hours[which]}
      onChange={(event) => onChange({ [which]: event.target.value })}
      className="min-h-11 w-34 rounded border-2 border-steel bg-white px-2 aria-invalid:border-stop"
    />
  );
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <label className="flex min-h-11 w-36 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0 accent-ink"
            checked={hours.isOpen}
            onChange={(event) => onChange({ isOpen: event.target.checked })}
          />
          {name}
        </label>
        {hours.isOpen ? (
          <div className="flex items-center gap-2">
            {time('opens')}
            <span>to</span>
            {time('closes')}
          </div>
        ) : (
          <p className="text-slate">Closed</p>
        )}
      </div>
      {isWrong ? (
        <p id={problemId} className="font-semibold text-stop">
          The closing time must be after the opening time.
        </p>
      ) : null}
    </li>
  );
}
