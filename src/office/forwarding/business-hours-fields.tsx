import { useId } from 'react';
import { type Weekday, weekdays } from '../../../supabase/functions/_shared/business-hours';
import { business } from '../../content/business';
import type { DayDraft, ScheduleDraft, ScheduleProblems } from './schedule-draft';
import { weekdayNames } from './schedule-words';

type BusinessHoursFieldsProps = {
  days: ScheduleDraft['days'];
  problem: ScheduleProblems['day'];
  onChange: (days: ScheduleDraft['days']) => void;
};

/** When the business is open, day by day. */
export function BusinessHoursFields({ days, problem, onChange }: BusinessHoursFieldsProps) {
  const { opens, closes } = days.monday;

  function copyMonday() {
    const copied = weekdays.map((day) => [day, { ...days[day], opens, closes }] as const);
    onChange({ ...days, ...Object.fromEntries(copied) });
  }

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
            problem={problem?.name === day ? problem.sentence : null}
            onChange={(changes) => onChange({ ...days, [day]: { ...days[day], ...changes } })}
          />
        ))}
      </ul>
      {days.monday.isOpen ? (
        <button type="button" className="button button-outline mt-3 px-3!" onClick={copyMonday}>
          Copy Monday’s hours to all days
        </button>
      ) : null}
    </fieldset>
  );
}

type DayRowProps = {
  day: Weekday;
  hours: DayDraft;
  problem: string | null;
  onChange: (changes: Partial<DayDraft>) => void;
};

function DayRow({ day, hours, problem, onChange }: DayRowProps) {
  const problemId = useId();
  const name = weekdayNames[day];
  const time = (which: 'opens' | 'closes') => (
    <input
      type="time"
      name={`${day}-${which}`}
      aria-label={`${name} ${which}`}
      aria-invalid={problem !== null}
      aria-describedby={problem === null ? undefined : problemId}
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
          <div className="flex flex-wrap items-center gap-2">
            {time('opens')}
            <span>to</span>
            {time('closes')}
          </div>
        ) : (
          <p className="text-slate">Closed</p>
        )}
      </div>
      {problem === null ? null : (
        <p id={problemId} className="font-semibold text-stop">
          {`${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`}
        </p>
      )}
    </li>
  );
}
