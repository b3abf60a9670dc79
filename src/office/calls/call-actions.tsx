import { Check, MessageSquareText } from 'lucide-react';
import type { CallLog } from '#functions/contract/calls';
import { twilioManage } from '../api/client';
import { useIsAdmin } from '../auth/access';
import { BusinessCallButton, DeviceCallLink } from '../contacts/call-buttons';
import { BlockAction, ContactAction } from '../contacts/contact-actions';
import NewMessage from '../contacts/new-message';
import { TextCaller } from '../contacts/text-caller';
import { NewJobButton } from '../jobs/new-job-button';
import { Button } from '../shared/button';
import { useOfficeAddress } from '../shared/use-office-address';
import { CallDetails } from './call-details';
import { findAddress, nameOtherSide } from './describe-call';

/** 30 days. */
const answerableMs = 30 * 86_400_000;

/** Whether this call allows an answer by text. The server has the same limit and decides. */
const canBeAnswered = ({ direction, outcome, startTime }: CallLog) =>
  direction === 'inbound' &&
  outcome !== 'blocked' &&
  startTime !== null &&
  Date.now() - Date.parse(startTime) < answerableMs;

/** The actions on a call: mark it as done, text if allowed, call back, or block. */
export function CallActions({ call }: { call: CallLog }) {
  const isAdmin = useIsAdmin();
  const isBlocked = call.conversation?.textBlock === 'blocked';
  const number = findAddress(call);
  return (
    <>
      <div className="mt-1 -ml-2.5 flex flex-wrap items-center gap-x-2 gap-y-1">
        {call.followUp === 'waiting' ? (
          // For a caller who can't be called back or need not be.
          <ContactAction
            Icon={Check}
            label="Done"
            done="Call marked as done"
            change={() => twilioManage.call('setCallHandled', { callSid: call.sid, isHandled: true })}
          />
        ) : null}
        {number === null ? null : <TextAction call={call} number={number} />}
        {number === null || isBlocked ? null : (
          <BusinessCallButton
            look="solid"
            className="max-md:grow"
            label={call.direction === 'inbound' ? 'Call back' : 'Call again'}
            number={number}
            name={call.contactName}
          />
        )}
      </div>
      {number === null ? (
        <p className="text-sm/5 text-slate">
          This caller hid their number, so you can’t call or text them back.
        </p>
      ) : null}
      {number !== null && call.conversation === null && !canBeAnswered(call) ? (
        <p className="text-sm/5 text-slate">You need their permission to text them.</p>
      ) : null}
      <div className="-ml-2.5 flex flex-wrap items-center gap-x-2 text-sm">
        <CallDetails call={call} />
        {number === null || isBlocked ? null : <NewJobButton address={number} who={nameOtherSide(call)} />}
        {number === null || isBlocked ? null : <DeviceCallLink number={number} />}
        {number !== null && isAdmin ? (
          <span className="text-stop">
            <BlockAction address={number} isBlocked={isBlocked} />
          </span>
        ) : null}
      </div>
    </>
  );
}

/** Opens the conversation. Without one it starts it, if need be with their permission. */
function TextAction({ call, number }: { call: CallLog; number: string }) {
  const { openConversation } = useOfficeAddress();
  const { conversation, contactName } = call;
  if (conversation === null) {
    return canBeAnswered(call) ? (
      <TextCaller isShort number={number} name={contactName} />
    ) : (
      <NewMessage label="Text this caller" number={number} />
    );
  }
  const isTextable = conversation.textBlock === null;
  return (
    <Button Icon={MessageSquareText} onClick={() => openConversation(number)}>
      <span>
        <span>{isTextable ? 'Text' : 'Open conversation'}</span>{' '}
        <span className="sr-only">{`${isTextable ? 'this caller' : ''}: ${contactName ?? number}`}</span>
      </span>
    </Button>
  );
}
