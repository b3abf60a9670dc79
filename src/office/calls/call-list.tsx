import { useState } from 'react';
import type { CallLog } from '#functions/contract/calls';
import { callColumns } from './call-columns';
import { CallRow } from './call-row';
import { nameDay } from './describe-call';

/** The calls of a day, or those that wait for a call back. */
type Group = { heading: string; isDay: boolean; calls: CallLog[] };

/** Groups calls that are sorted by their time. `keptSid` stays on top after it has stopped waiting. */
function groupCalls(calls: readonly CallLog[], keptSid: string | null): Group[] {
  const onTop = calls.filter(({ sid, followUp }) => followUp === 'waiting' || sid === keptSid);
  const waitingCount = onTop.filter(({ followUp }) => followUp === 'waiting').length;
  const days = new Map<string, CallLog[]>();
  for (const call of calls) {
    if (!onTop.includes(call)) {
      const day = nameDay(call);
      days.set(day, [...(days.get(day) ?? []), call]);
    }
  }
  const groups = [...days].map(([heading, dayCalls]) => ({ heading, isDay: true, calls: dayCalls }));
  const heading = `Missed, not called back · ${waitingCount}`;
  return onTop.length === 0 ? groups : [{ heading, isDay: false, calls: onTop }, ...groups];
}

/**
 * All calls are in one list, because a call that stops waiting must stay open and keep the focus. It moves to its day
 * once it is closed or another one is opened, so that nothing jumps under the hand. The headings are hidden from screen
 * readers, to whom each call says its day and what became of it.
 */
export function CallList({ calls }: { calls: readonly CallLog[] }) {
  const [keptSid, setKeptSid] = useState<string | null>(null);

  function noteOpen({ sid, followUp }: CallLog, isOpen: boolean) {
    if (isOpen && sid !== keptSid) {
      setKeptSid(followUp === 'waiting' ? sid : null);
    } else if (!isOpen && sid === keptSid) {
      setKeptSid(null);
    }
  }

  return (
    <>
      <CallColumnHeads />
      <ul aria-labelledby="call-activity">
        {groupCalls(calls, keptSid).flatMap(({ heading, isDay, calls: grouped }) => [
          <li
            key={heading}
            aria-hidden="true"
            className="sticky top-0 z-1 min-h-7 border-b border-rule bg-paper py-1 pr-4 pl-11.5 text-sm/5 font-bold text-slate md:pl-12.5 xl:top-8"
          >
            {heading}
          </li>,
          ...grouped.map((call) => (
            <CallRow key={call.sid} call={call} hasOwnDay={!isDay} onToggle={noteOpen} />
          )),
        ])}
      </ul>
    </>
  );
}

/** Over the columns of a wide window. Hidden from screen readers, because each cell says enough alone. */
function CallColumnHeads() {
  return (
    <div
      aria-hidden="true"
      className={`${callColumns} sticky top-0 z-2 min-h-8 border-b border-line bg-white text-sm text-steel max-xl:hidden`}
    >
      <span className="col-start-2">Direction and caller</span>
      <span>Other side</span>
      <span>Start</span>
      <span>Status</span>
      <span>Duration</span>
      <span>Outcome</span>
    </div>
  );
}
