import { ChevronDown, PhoneIncoming, PhoneMissed, PhoneOutgoing, Voicemail } from 'lucide-react';
import type { CallLog } from '#functions/contract/calls';
import { VoicemailPlayer } from '../contacts/voicemail-player';
import { findCallGroup, isMissedYet } from '../shared/call-group';
import { PhoneNumber } from '../shared/phone-number';
import { ClockTime, formatDate, formatRelativeDay } from '../shared/timestamp';
import { CallActions } from './call-actions';
import { callColumns } from './call-columns';
import { CallDialog } from './call-dialog';
import { describeOutcome, findAddress, nameOtherSide } from './describe-call';

const icons = {
  outgoing: PhoneOutgoing,
  voicemail: Voicemail,
  missed: PhoneMissed,
  incoming: PhoneIncoming,
};

function findKind(call: CallLog): keyof typeof icons {
  if (call.direction === 'outbound') {
    return 'outgoing';
  }
  if (call.voicemail !== null) {
    return 'voicemail';
  }
  return findCallGroup(call) === 'missed' ? 'missed' : 'incoming';
}

type CallRowProps = {
  call: CallLog;
  /** Whether no heading above says the day. */
  hasOwnDay: boolean;
  /** Called when the row opens or closes. */
  onToggle: (call: CallLog, isOpen: boolean) => void;
};

/** A call, which opens in place. The button that calls back stands beside the summary, which may hold no button. */
export function CallRow({ call, hasOwnDay, onToggle }: CallRowProps) {
  const number = findAddress(call);
  const isBlocked = call.conversation?.textBlock === 'blocked';
  return (
    // Off-screen rows skip layout, so that a long log scrolls smoothly.
    <li className="relative border-b border-rule [contain-intrinsic-block-size:auto_5rem] [content-visibility:auto] xl:[contain-intrinsic-block-size:auto_2.8125rem]">
      <details className="group" onToggle={({ currentTarget }) => onToggle(call, currentTarget.open)}>
        <CallSummary call={call} hasOwnDay={hasOwnDay} />
        <div className="pr-4 pb-3 pl-11.5 md:pl-12.5">
          {call.voicemail === null ? null : (
            <VoicemailPlayer callSid={call.sid} caller={nameOtherSide(call)} {...call.voicemail} />
          )}
          <CallActions call={call} />
        </div>
      </details>
      {number === null || isBlocked ? null : (
        <div className="absolute top-4.5 right-1 text-slate md:top-2 md:right-12 xl:top-0">
          <CallDialog number={number} name={call.contactName} />
        </div>
      )}
    </li>
  );
}

/** All that the specification lists of a call, as text and in its order. */
function CallSummary({ call, hasOwnDay }: Pick<CallRowProps, 'call' | 'hasOwnDay'>) {
  const isInbound = call.direction === 'inbound';
  const isMissed = isMissedYet(call);
  const Icon = icons[findKind(call)];
  const number = findAddress(call);
  const outcome = describeOutcome(call);
  return (
    <summary
      className={`${callColumns} cursor-pointer list-none py-2 text-sm/5 text-slate -outline-offset-4 hover:bg-paper xl:min-h-11 xl:py-1`}
    >
      <Icon aria-hidden="true" className={`size-4.5 max-xl:row-start-1 ${isMissed ? 'text-stop' : ''}`} />
      <span
        className={`col-start-2 truncate text-base max-[22.5rem]:whitespace-normal/[1.4375rem] text-ink max-md:col-span-2 ${isMissed ? 'font-bold' : 'font-medium'}`}
      >
        <span>{isInbound ? 'From ' : 'To '}</span>
        {call.contactName === null ? null : <bdi>{call.contactName}</bdi>}
        {number === null && call.contactName === null ? <span>a hidden number</span> : null}
        {number === null ? null : (
          <PhoneNumber
            number={number}
            className={
              call.contactName === null ? '' : 'ml-1.5 text-sm/5 font-normal text-steel max-md:sr-only'
            }
          />
        )}
      </span>
      <span className="max-xl:row-start-2 max-xl:col-start-2 max-md:row-start-3">
        <span>{isInbound ? 'to ' : 'from '}</span>
        <PhoneNumber number={isInbound ? call.to : call.from} />
      </span>
      <span className="max-md:col-start-4 max-md:row-start-1 md:max-xl:col-start-3 md:max-xl:row-start-1">
        <StartTime at={call.startTime} hasOwnDay={hasOwnDay} />
      </span>
      <span className="max-xl:col-start-3 max-xl:row-start-2 max-md:col-end-5 max-md:pl-2">
        <Status code={call.status} />
      </span>
      <span className="max-md:col-start-3 max-md:col-end-5 max-md:row-start-3 max-md:pl-2 md:max-xl:col-start-4 md:max-xl:row-start-1">
        {`${call.duration} seconds`}
      </span>
      <span
        className={`max-md:col-start-2 max-md:row-start-2 md:max-xl:col-start-5 md:max-xl:row-start-1 ${isMissed ? 'font-bold text-stop' : ''}`}
      >
        {outcome}
      </span>
      <ChevronDown
        aria-hidden="true"
        className="mr-3 size-5 justify-self-end group-open:rotate-180 max-md:hidden md:max-xl:col-start-6 md:max-xl:row-span-2 md:max-xl:row-start-1"
      />
    </summary>
  );
}

/** Today's calls need no date to be seen. Screen readers hear the day of each. */
function StartTime({ at, hasOwnDay }: { at: CallLog['startTime']; hasOwnDay: boolean }) {
  if (at === null) {
    return <span>Not started</span>;
  }
  const day = formatRelativeDay(at);
  const isShown = hasOwnDay && day !== 'Today';
  return (
    <>
      <span className={isShown ? '' : 'sr-only'}>{`${isShown ? formatDate(at) : day}, `}</span>
      <ClockTime at={at} />
    </>
  );
}

/** Twilio's code, which the specification has as the status. It is drawn as words. */
function Status({ code }: { code: string }) {
  if (!code.includes('-')) {
    return <span className="inline-block first-letter:uppercase">{code}</span>;
  }
  return (
    <>
      <span className="sr-only">{code}</span>
      <span aria-hidden="true" className="inline-block first-letter:uppercase">
        {code.replaceAll('-', ' ')}
      </span>
    </>
  );
}
