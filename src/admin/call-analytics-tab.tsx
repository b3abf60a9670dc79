import { useQuery } from '@tanstack/react-query';
import { PhoneIncoming, PhoneOutgoing } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallLog } from '../../supabase/functions/_shared/contract';
import { EmptyState } from './empty-state';
import { callsQuery } from './queries';
import { QueryPanel } from './query-panel';
import { RefreshButton } from './refresh-button';
import { Timestamp } from './timestamp';

export function CallAnalyticsTab() {
  const calls = useQuery(callsQuery());
  return (
    <section aria-labelledby="call-activity">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="call-activity">Recent Call Activity</h2>
        <RefreshButton query={calls}>Refresh Call Logs</RefreshButton>
      </div>
      <QueryPanel query={calls} subject="The call log">
        {(rows) =>
          rows.length === 0 ? (
            <div className="mt-4 border border-ink bg-white">
              <EmptyState
                title="No recent calls"
                hint="Calls to and from your Twilio numbers show up here."
              />
            </div>
          ) : (
            <ul aria-labelledby="call-activity" className="mt-4 space-y-3">
              {rows.map((call) => (
                <CallRow key={call.sid} call={call} />
              ))}
            </ul>
          )
        }
      </QueryPanel>
    </section>
  );
}

/** Calls that reached nobody, in Twilio's words: the ones to call back. */
const missedStatuses = new Set(['busy', 'canceled', 'failed', 'no-answer']);

function CallRow({ call }: { call: CallLog }) {
  const isInbound = call.direction === 'inbound';
  const Icon = isInbound ? PhoneIncoming : PhoneOutgoing;
  return (
    <li
      className={`border border-l-4 border-ink bg-white p-4 ${isInbound ? 'border-l-go' : 'border-l-signal'}`}
    >
      <p className="flex items-center gap-2 font-heading text-lg font-bold">
        <Icon aria-hidden="true" className="size-5" />
        {isInbound ? `From ${call.from}` : `To ${call.to}`}
      </p>
      <dl className="mt-2 grid grid-cols-[4fr_3fr] gap-x-4 gap-y-2 md:grid-cols-3 lg:grid-cols-5">
        <Fact name="Caller">{call.from}</Fact>
        <Fact name="Called">{call.to}</Fact>
        <Fact name="Started">
          {call.startTime === null ? 'Not started' : <Timestamp at={call.startTime} />}
        </Fact>
        <Fact name="Status">
          <span className={missedStatuses.has(call.status) ? 'font-bold text-stop' : ''}>{call.status}</span>
        </Fact>
        <Fact name="Duration">{`${call.duration} seconds`}</Fact>
      </dl>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-steel">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
