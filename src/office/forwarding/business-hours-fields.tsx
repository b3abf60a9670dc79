import { type OpenHours, type Weekday, createWeek, weekdays } from '#functions/domain/business-hours';
import { business } from '../../content/business';
import { Checkbox } from '../forms/checkbox';
import type { HandlingForm } from '../forms/handling-panel';
import { Button } from '../shared/button';

const usualDay: OpenHours = { opens: '08:00', closes: '17:00' };

const formatWeekday = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);

/** The fields for opening and closing times of each weekday. */
export function BusinessHoursFields({ form }: { form: HandlingForm<'schedule'> }) {
  const { change, findFieldProblem } = form;
  const { hours } = form.draft;
  const { monday } = hours;

  function renderTime(day: Weekday, given: OpenHours, which: 'opens' | 'closes') {
    return (
      <input
        type="time"
        name={`hours.${day}.${which}`}
        aria-label={`${formatWeekday(day)} ${which}`}
        aria-invalid={findFieldProblem(`hours.${day}`) !== null}
        aria-describedby={`${day}-problem`}
        value={given[which]}
        onChange={({ target }) => change({ hours: { ...hours, [day]: { ...given, [which]: target.value } } })}
        className="min-h-11 w-34 rounded border border-steel bg-white px-2 aria-invalid:border-stop"
      />
    );
  }

  return (
    <fieldset>
      <legend className="font-semibold">Business hours</legend>
      <p className="text-sm text-slate">
        {`Times are ${business.location.city} time, wherever you are. A closing time of 12:00 AM means midnight.`}
      </p>
      <ul className="mt-2 max-w-2xl divide-y divide-rule border-y border-rule">
        {weekdays.map((day) => {
          const given = hours[day];
          return (
            <li key={day} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <Checkbox
                label={formatWeekday(day)}
                look="w-36"
                checked={given !== null}
                onChange={({ target }) =>
                  change({ hours: { ...hours, [day]: target.checked ? usualDay : null } })
                }
              />
              {given === null ? (
                <p className="text-slate">Closed</p>
              ) : (
                <div className="flex flex-wrap items-center gap-2">
                  {renderTime(day, given, 'opens')}
                  <span>to</span>
                  {renderTime(day, given, 'closes')}
                </div>
              )}
              <p id={`${day}-problem`} className="basis-full font-semibold text-stop empty:hidden">
                {findFieldProblem(`hours.${day}`)}
              </p>
            </li>
          );
        })}
      </ul>
      {monday === null ? null : (
        <Button
          className="mt-1 -ml-2.5"
          onClick={() => change({ hours: createWeek((day) => hours[day] && monday) })}
        >
          Copy Monday’s hours to all open days
        </Button>
      )}
    </fieldset>
  );
}
