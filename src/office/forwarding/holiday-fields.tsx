import { X } from 'lucide-react';
import type { Holiday } from '../../../supabase/functions/_shared/business-hours';
import { maxHolidayName, maxHolidays } from '../../../supabase/functions/_shared/contract/call-handling';

const inputLook = 'min-h-11 rounded border-2 border-steel bg-white px-2 aria-invalid:border-stop';

type HolidayFieldsProps = {
  holidays: readonly Holiday[];
  problemOf: (field: string) => string | null;
  onChange: (holidays: Holiday[]) => void;
};

/** The fields for the days off. */
export function HolidayFields({ holidays, problemOf, onChange }: HolidayFieldsProps) {
  const change = (index: number, changes: Partial<Holiday>) =>
    onChange(holidays.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  return (
    <fieldset>
      <legend className="font-semibold">Holidays and days off</legend>
      <p className="text-sm text-slate">On these days the business counts as closed all day.</p>
      {holidays.length === 0 ? null : (
        <ul className="mt-2 max-w-2xl divide-y divide-line border-y border-line">
          {holidays.map(({ date, name }, index) => (
            // Rows have no id and are only appended, so the index can be the key.
            <li key={index} className="flex flex-wrap items-center gap-x-2 py-2">
              <input
                type="date"
                name={`holidays.${index}.date`}
                aria-label={`Date of day off ${index + 1}`}
                aria-invalid={problemOf(`holidays.${index}`) !== null}
                aria-describedby={`holiday-${index}-problem`}
                value={date}
                onChange={({ target }) => change(index, { date: target.value })}
                className={`${inputLook} w-36 shrink-0`}
              />
              <input
                aria-label={`Name of day off ${index + 1}`}
                placeholder="Name (optional)"
                maxLength={maxHolidayName}
                value={name ?? ''}
                onChange={({ target }) => change(index, { name: target.value })}
                className={`${inputLook} min-w-0 flex-1`}
              />
              <button
                type="button"
                aria-label={`Remove day off ${index + 1}`}
                className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center"
                onClick={() => onChange(holidays.filter((_, at) => at !== index))}
              >
                <X aria-hidden="true" className="size-5" />
              </button>
              <p id={`holiday-${index}-problem`} className="basis-full font-semibold text-stop empty:hidden">
                {problemOf(`holidays.${index}`)}
              </p>
            </li>
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
