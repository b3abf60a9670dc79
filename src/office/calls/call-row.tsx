import { ChevronDown, MessageSquareText, Phone, PhoneIncoming, PhoneOutgoing } from 'lucide-react';
import type { ReactNode } from 'react';
import { type CallLog, unansweredStatuses } from '../../../supabase/functions/_shared/contract/calls';
import type { TextBlock } from '../../../supabase/functions/_shared/contract/messages';
import { clockText, momentText } from './business-clock';
import { callGroup } from './call-group';
import { CallOutcomeTag } from './call-outcome-tag';
import { otherNumber } from './other-party';
import { NewMessage } from '../inbox/new-message';
import { CallButton } from '../shared/call-button';
import { PhoneNumber } from '../shared/phone-number';
import { VoicemailPlayer } from './voicemail-player';

type CallRowProps = {
  call: CallLog;
  /** The heading above the first call of a day; null above the others. */
  day: string | null;
  /** Opens the conversation with a number. */
  onText: (otherNumber: string) => void;
};

export function CallRow({ call, day, onText }: CallRowProps) {
  const isInbound = call.direction === 'inbound';
  const Icon = isInbound ? PhoneIncoming : PhoneOutgoing;
  return (
    // Rows out of sight are not laid out, so that a long log scrolls like a short one.
    <li className="[contain-intrinsic-block-size:auto_3rem] [content-visibility:auto]">
      {day === null ? null : <p className="pt-3 pb-1 font-heading font-bold">{day}</p>}
      <details className={`group border border-l-4 border-ink bg-white ${edge(call)}`}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-2 px-2 py-1 -outline-offset-4 hover:bg-paper">
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0 grow truncate">
            <span className="font-semibold">
              <span className="max-md:sr-only">{isInbound ? 'From ' : 'To '}</span>
              <PhoneNumber number={isInbound ? call.from : call.to} />
            </span>{' '}
            {call.contactName === null ? null : <bdi className="text-slate">{call.contactName}</bdi>}
          </span>
          {call.outcome === null ? null : <CallOutcomeTag outcome={call.outcome} />}
          {call.startTime === null ? null : (
            <span className="shrink-0 text-sm text-steel max-md:text-xs">{clockText(call.startTime)}</span>
          )}
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180 max-md:hidden" />
        </summary>
        <div className="border-t border-line px-4 pt-2 pb-4">
          <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
            <Fact name="Caller">
              <PhoneNumber number={call.from} />
            </Fact>
            <Fact name="Called">
              <PhoneNumber number={call.to} />
            </Fact>
            <Fact name="Started">
              {call.startTime === null ? (
                'Not started'
              ) : (
                <time dateTime={call.startTime}>{momentText(call.startTime)}</time>
              )}
            </Fact>
            <Fact name="Status">
              <span className={unansweredStatuses.includes(call.status) ? 'font-bold text-stop' : ''}>
                {call.status}
              </span>
            </Fact>
            <Fact name="Duration">{`${call.duration} seconds`}</Fact>
            {call.waited === null ? null : <Fact name="Waited">{`${call.waited} seconds`}</Fact>}
          </dl>
          {call.voicemail === null ? null : (
            <VoicemailPlayer callSid={call.sid} caller={call.contactName ?? call.from} {...call.voicemail} />
          )}
          <CallActions call={call} onText={onText} />
        </div>
      </details>
    </li>
  );
}

function edge(call: CallLog): string {
  if (call.direction === 'outbound') return 'border-l-signal';
  const group = callGroup(call);
  if (group === 'missed') return 'border-l-stop';
  return group === 'answered' ? 'border-l-go' : 'border-l-steel';
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-steel">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

/** Why the conversation opens without a box to write in; the conversation itself explains. */
const blockNotes: Record<TextBlock, string> = {
  blocked: 'This contact is blocked.',
  opted_out: 'Said STOP to texts.',
  opted_out_by_office: 'Marked as opted out.',
  no_consent: 'Has not agreed to texts.',
  no_phone: 'Left no number.',
};

/** The actions on a call: call back, or text where texts are allowed. */
function CallActions({ call, onText }: Omit<CallRowProps, 'day'>) {
  const number = otherNumber(call);
  if (number === null) {
    return (
      <p className="mt-3 text-base text-slate">Number withheld: there is nobody to call back or text.</p>
    );
  }
  const name = call.contactName ?? number;
  const note =
    call.conversation === null
      ? 'Texting them needs their permission.'
      : call.conversation.textBlock && blockNotes[call.conversation.textBlock];
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      {call.conversation === null ? (
        <NewMessage label="Text this caller" number={number} onOpened={onText} />
      ) : (
        <button type="button" className="button button-outline px-3!" onClick={() => onText(number)}>
          <MessageSquareText aria-hidden="true" className="size-5" />
          <span>
            {call.conversation.textBlock === null ? 'Text this caller' : 'Open conversation'}
            <span className="sr-only">: {name}</span>
          </span>
        </button>
      )}
      {call.conversation?.textBlock === 'blocked' ? null : (
        <CallButton number={number} name={call.contactName} />
      )}
      <a href={`tel:${number}`} className="button button-outline px-3!">
        <Phone aria-hidden="true" className="size-5" />
        <span>
          Call from this phone<span className="sr-only">: {name}</span>
        </span>
      </a>
      {note ? <p className="text-base text-slate">{note}</p> : null}
    </div>
  );
}
