import { useQuery } from '@tanstack/react-query';
import type { ForwardingChange } from '#functions/contract/call-handling';
import { forwardingHistoryQuery } from '../api/queries';
import { headingLook } from '../panels/panel';
import { QueryPanel } from '../panels/query-panel';
import { formatPhone } from '../shared/phone-format';
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

const describeNumber = (number: string | null) => (number === null ? 'none' : formatPhone(number));

/** The latest changes of the forwarding settings. */
export function ForwardingHistory() {
  const history = useQuery(forwardingHistoryQuery);
  return (
    <section aria-labelledby="forwarding-changes" className="border-t border-edge pt-5">
      <h2 id="forwarding-changes" className={headingLook}>
        Latest changes
      </h2>
      <QueryPanel query={history} subject="The list of changes">
        {(changes) =>
          changes.length === 0 ? (
            <p className="mt-2 text-slate">Nothing has been changed yet.</p>
          ) : (
            <ol
              aria-labelledby="forwarding-changes"
              className="mt-3 divide-y divide-rule border-y border-rule"
            >
              {changes.map((change) => (
                <li key={change.id} className="py-2">
                  <p>
                    <strong>{names[change.what]}</strong>
                    {/* The other settings have values too long for a line, such as the hours. */}
                    {change.what.endsWith('Number') ? (
                      <>
                        <span>{`: ${describeNumber(change.from)}`}</span> <span aria-hidden="true">→</span>
                        <span className="sr-only">changed to</span> <span>{describeNumber(change.to)}</span>
                      </>
                    ) : null}
                  </p>
                  <p className="text-sm text-steel">
                    <span>{`${change.by ?? 'Outside the office'} · `}</span>
                    <Timestamp at={change.at} />
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
