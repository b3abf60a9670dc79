import { ChevronDown, MessageSquareText, PhoneIncoming, PhoneOutgoing } from 'lucide-react';
import { type CallLog, type CallOutcome, unansweredStatuses } from '#functions/contract/calls';
import { callableNumber } from '#functions/phone';
import { callGroup, outcomes } from './call-group';
import { useIsAdmin } from '../auth/access';
import { BlockAction } from '../conversation/contact-actions';
import NewMessage from '../inbox/new-message';
import { Button } from '../shared/button';
import { CallButtons } from './call-buttons';
import { PhoneNumber } from '../shared/phone-number';
import { ClockTime } from '../shared/timestamp';
import { useOfficeAddress } from '../use-office-address';
import { VoicemailPlayer } from './voicemail-player';

type CallRowProps = {
  call: CallLog;
  /** The date heading above the first call of a day. Null for other calls. */
  day: string | null;
};

export function CallRow({ call, day }: CallRowProps) {
  const isInbound = call.direction === 'inbound';
  const Icon = isInbound ? PhoneIncoming : PhoneOutgoing;
  return (
    // Off-screen rows skip layout, so that a long log scrolls smoothly.
    <li className="[contain-intrinsic-block-size:auto_3rem] [content-visibility:auto]">
      {day === null ? null : <p className="pt-3 pb-1 font-heading font-bold">{day}</p>}
      <details
        className={`group border border-l-4 bg-white ${callGroup(call) === 'missed' ? 'border-stop' : 'border-ink'}`}
      >
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-2 px-2 py-1 -outline-offset-4 hover:bg-paper">
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-[min(11rem,100%)] flex-1 truncate">
            <span className="font-semibold">
              {isInbound ? 'From ' : 'To '}
              <PhoneNumber number={isInbound ? call.from : call.to} />
            </span>{' '}
            {call.contactName === null ? null : <bdi className="text-slate">{call.contactName}</bdi>}
          </span>
          <span className="text-sm text-steel max-xl:order-last max-xl:basis-full max-md:text-xs">
            {isInbound ? 'to ' : 'from '}
            <PhoneNumber number={isInbound ? call.to : call.from} />
            {' · '}
            {call.startTime === null ? 'Not started' : <ClockTime at={call.startTime} />}
            {' · '}
            <span className={unansweredStatuses.includes(call.status) ? 'font-bold text-stop' : ''}>
              {call.status}
            </span>
            {` · ${call.duration} seconds`}
          </span>
          {call.outcome === null ? null : <OutcomeTag outcome={call.outcome} />}
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="border-t border-line px-4 pt-2 pb-4">
          {call.voicemail === null ? null : (
            <VoicemailPlayer callSid={call.sid} caller={call.contactName ?? call.from} {...call.voicemail} />
          )}
          <CallActions call={call} />
        </div>
      </details>
    </li>
  );
}

function OutcomeTag({ outcome }: { outcome: CallOutcome }) {
  const { label, look } = outcomes[outcome];
  return (
    <span className={`shrink-0 rounded border-2 px-1 text-sm/5 font-bold max-md:text-xs/4 ${look}`}>
      {label}
    </span>
  );
}

/** The actions on a call: call back, text if allowed, or block. */
function CallActions({ call }: Pick<CallRowProps, 'call'>) {
  const { openConversation } = useOfficeAddress();
  const isAdmin = useIsAdmin();
  const isBlocked = call.conversation?.textBlock === 'blocked';
  const number = callableNumber(call.direction === 'inbound' ? call.from : call.to);
  if (number === null) {
    return (
      <p className="mt-3 text-base text-slate">
        This caller hid their number, so you can’t call or text them back.
      </p>
    );
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      {call.conversation === null ? (
        <NewMessage label="Text this caller" number={number} />
      ) : (
        <Button Icon={MessageSquareText} onClick={() => openConversation(number)}>
          <span>
            {call.conversation.textBlock === null ? 'Text this caller' : 'Open conversation'}
            <span className="sr-only">: {call.contactName ?? number}</span>
          </span>
        </Button>
      )}
      {isBlocked ? null : <CallButtons number={number} name={call.contactName} />}
      {isAdmin ? <BlockAction to={number} isBlocked={isBlocked} /> : null}
      {call.conversation === null ? (
        <p className="text-base text-slate">You need their permission to text them.</p>
      ) : null}
    </div>
  );
}
