import { X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { maxHolidayName, maxHolidays } from '#functions/contract/call-handling';
import type { Holiday } from '#functions/domain/business-hours';
import type { HandlingForm } from '../forms/handling-panel';
import { Button } from '../shared/button';

const inputLook = 'min-h-11 rounded border border-steel bg-white px-2 aria-invalid:border-stop';

/** The fields for the days off. */
export function HolidayFields({ form }: { form: HandlingForm<'schedule'> }) {
  const { findFieldProblem } = form;
  const { holidays } = form.draft;
  const put = (changed: Holiday[]) => form.change({ holidays: changed });
  const change = (index: number, changes: Partial<Holiday>) =>
    put(holidays.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  const fieldset = useRef<HTMLFieldSetElement>(null);

  function add() {
    flushSync(() => put([...holidays, { date: '', name: null }]));
    fieldset.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  }

  return (
    <fieldset ref={fieldset}>
      <legend className="font-semibold">Holidays and days off</legend>
      <p className="text-sm text-slate">
        On these days the business counts as closed all day. Names are optional.
      </p>
      {holidays.length === 0 ? null : (
        <ul className="mt-2 max-w-2xl divide-y divide-rule border-y border-rule">
          {holidays.map(({ date, name }, index) => (
            // All fields are controlled, so the index can be the key.
            <li key={index} className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
              <input
                type="date"
                name={`holidays.${index}.date`}
                aria-label={`Date of day off ${index + 1}`}
                aria-invalid={findFieldProblem(`holidays.${index}`) !== null}
                aria-describedby={`holiday-${index}-problem`}
                value={date}
                onChange={({ target }) => change(index, { date: target.value })}
                className={`${inputLook} w-36 shrink-0`}
              />
              <input
                aria-label={`Name of day off ${index + 1}`}
                placeholder="Name"
                maxLength={maxHolidayName}
                value={name ?? ''}
                onChange={({ target }) => change(index, { name: target.value })}
                className={`${inputLook} min-w-0 flex-1`}
              />
              <Button
                look="square"
                Icon={X}
                aria-label={`Remove day off ${index + 1}`}
                onClick={() => put(holidays.filter((_, at) => at !== index))}
              />
              <p id={`holiday-${index}-problem`} className="basis-full font-semibold text-stop empty:hidden">
                {findFieldProblem(`holidays.${index}`)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {holidays.length < maxHolidays ? (
        <Button className="mt-1 -ml-2.5" onClick={add}>
          Add a day off
        </Button>
      ) : null}
    </fieldset>
  );
}
