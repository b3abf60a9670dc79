import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  type ForwardingChange,
  forwardWhens,
  holidayList,
  ringOrders,
  weekHours,
} from '../../../supabase/functions/_shared/contract/call-handling';
import { formatPhone } from '../shared/phone-format';
import { forwardingHistoryQuery } from '../api/queries';
import { QueryPanel } from '../shared/query-panel';
import { forwardWhenNames, holidayWords, ringOrderNames, weekWords } from './schedule-words';
import { Timestamp } from '../shared/timestamp';

const names: Readonly<Record<ForwardingChange['what'], string>> = {
  forwardingNumber: 'Number that rings',
  forwardWhen: 'When calls ring',
  hours: 'Business hours',
  holidays: 'Days off',
  secondNumber: 'Second phone',
  thirdNumber: 'Third phone',
  ringOrder: 'How the phones ring',
  screeningOn: 'Press 1 to take a call',
  afterHoursNumber: 'Emergency number',
};

/** The words for stored values that aren't phone numbers. */
const wordsOf = {
  forwardWhen: v.pipe(
    v.picklist(forwardWhens),
    v.transform((when) => forwardWhenNames[when]),
  ),
  ringOrder: v.pipe(
    v.picklist(ringOrders),
    v.transform((order) => ringOrderNames[order]),
  ),
  screeningOn: v.pipe(
    v.picklist(['true', 'false']),
    v.transform((on) => (on === 'true' ? 'on' : 'off')),
  ),
  hours: v.pipe(
    v.string(),
    v.parseJson(),
    weekHours,
    v.transform((week) => weekWords(week)),
  ),
  holidays: v.pipe(
    v.string(),
    v.parseJson(),
    holidayList,
    v.transform((holidays) => holidayWords(holidays)),
  ),
};

const hasWords = (what: ForwardingChange['what']): what is keyof typeof wordsOf => what in wordsOf;

/** A stored value in words. */
function words(what: ForwardingChange['what'], value: string | null): string {
  if (value === null) return 'none';
  if (!hasWords(what)) return formatPhone(value);
  const { success, output } = v.safeParse(wordsOf[what], value);
  return success ? output : value;
}

/** Who changed where calls go, and when. */
export function ForwardingHistory() {
  const history = useQuery(forwardingHistoryQuery());
  return (
    <section aria-labelledby="forwarding-changes">
      <h2 id="forwarding-changes">Latest changes</h2>
      <QueryPanel query={history} subject="The list of changes">
        {(changes) =>
          changes.length === 0 ? (
            <p className="mt-2 text-slate">Nothing has been changed yet.</p>
          ) : (
            <ol
              aria-labelledby="forwarding-changes"
              className="mt-3 divide-y divide-line border border-ink bg-white"
            >
              {changes.map((change) => (
                <li key={change.id} className="px-4 py-3">
                  <p>
                    <strong>{names[change.what]}</strong>: {words(change.what, change.from)}{' '}
                    <span aria-hidden="true">→</span>
                    <span className="sr-only">changed to</span> {words(change.what, change.to)}
                  </p>
                  <p className="text-sm text-steel">
                    {change.by ?? 'Outside the office'} · <Timestamp at={change.at} />
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </QueryPanel>
    </section>
  );
}
