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

/**
 * Formats a stored value for display; settings not listed here are phone numbers. Throws when the value is
 * malformed.
 */
const wordsOf: Partial<Record<ForwardingChange['what'], (stored: string) => string>> = {
  forwardWhen: (stored) => forwardWhenNames[v.parse(v.picklist(forwardWhens), stored)],
  ringOrder: (stored) => ringOrderNames[v.parse(v.picklist(ringOrders), stored)],
  screeningOn: (stored) => (stored === 'true' ? 'on' : 'off'),
  hours: (stored) => weekWords(v.parse(weekHours, JSON.parse(stored))),
  holidays: (stored) => holidayWords(v.parse(holidayList, JSON.parse(stored))),
};

function words(what: ForwardingChange['what'], stored: string | null): string {
  if (stored === null) return 'none';
  try {
    return (wordsOf[what] ?? formatPhone)(stored);
  } catch {
    return stored;
  }
}

/** The latest changes of the forwarding settings. */
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
