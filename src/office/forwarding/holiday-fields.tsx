import { X } from 'lucide-react';
import { useId } from 'react';
import type { Holiday } from '../../../supabase/functions/_shared/business-hours';
import { maxHolidayName, maxHolidays } from '../../../supabase/functions/_shared/contract/call-handling';

type HolidayFieldsProps = {
  holidays: readonly Holiday[];
  problemOf: (field: string) => string | null;
  onChange: (holidays: Holiday[]) => void;
};

/** The fields for the days off. */
export function HolidayFields({ holidays, problemOf, onChange }: HolidayFieldsProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Holidays and days off</legend>
      <p className="text-sm text-slate">On these days the business counts as closed all day.</p>
      {holidays.length === 0 ? null : (
        <ul className="mt-2 max-w-2xl divide-y divide-line border-y border-line">
          {holidays.map((holiday, index) => (
            <HolidayRow
              // Rows have no id, and new ones only come at the end, so the index can be the key.
              key={index}
              number={index + 1}
              holiday={holiday}
              problem={problemOf(`holidays.${index}`)}
              onChange={(changes) =>
                onChange(holidays.map((one, at) => (at === index ? { ...one, ...changes } : one)))
              }
              onRemove={() => onChange(holidays.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
      )}
      {holidays.length < maxHolidays ? (
        <button
          type="button"
          className="button button-outline mt-3 px-3!"
          onClick={() => onChange([...holidays, { date: '', name: null }])}
        >
          Add a day off
        </button>
      ) : null}
    </fieldset>
  );
}

type HolidayRowProps = {
  number: number;
  holiday: Holiday;
  problem: string | null;
  onChange: (changes: Partial<Holiday>) => void;
  onRemove: () => void;
};

const inputLook = 'min-h-11 rounded border-2 border-steel bg-white px-2 aria-invalid:border-stop';

function HolidayRow({ number, holiday, problem, onChange, onRemove }: HolidayRowProps) {
  const problemId = useId();
  return (
    <li className="py-2">
      <div className="flex items-center gap-2">
        <input
          type="date"
          name={`holidays.${number - 1}.date`}
          aria-label={`Date of day off ${number}`}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : problemId}
          value={holiday.date}
          onChange={(event) => onChange({ date: event.target.value })}
          className={`${inputLook} w-36 shrink-0`}
        />
        <input
          aria-label={`Name of day off ${number}`}
          placeholder="Name, if you like"
          maxLength={maxHolidayName}
          value={holiday.name ?? ''}
          onChange={(event) => onChange({ name: event.target.value })}
          className={`${inputLook} min-w-0 flex-1`}
        />
        <button
          type="button"
          aria-label={`Remove day off ${number}`}
          className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center"
          onClick={onRemove}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {problem === null ? null : (
        <p id={problemId} className="font-semibold text-stop">
          {problem}
        </p>
      )}
    </li>
  );
}
