import { isE164 } from '../context.ts';
import type { CallStatus } from '../store.ts';
import type { TwimlElement } from '../twiml.ts';
import type { ForwardedOutcome } from './behavior.ts';
import { addCall, closeCall, type CallSession } from './call-session.ts';

const answerSeconds = 6;
const defaultDialTimeout = 30;
const maxDialTargets = 10;

const childStatus: Record<ForwardedOutcome, CallStatus> = {
  answered: 'completed',
  busy: 'busy',
  'no-answer': 'no-answer',
  failed: 'failed',
  canceled: 'canceled',
};

/** Rings the phones of a <Dial>; answers with the parameters of its `action`. */
export async function dial(session: CallSession, verb: TwimlElement): Promise<Record<string, string>> {
  const { call, context, behavior } = session;
  const numbers = verb.children.filter((child) => child.name === 'Number').map((child) => child.text);
  const targets = (numbers.length > 0 ? numbers : [verb.text]).slice(0, maxDialTargets);
  const answersOnBridge = verb.attributes['answerOnBridge'] === 'true';
  const timeout = Number(verb.attributes['timeout'] ?? defaultDialTimeout) || defaultDialTimeout;
  const shown = verb.attributes['callerId'] ?? call.from;
  if (!answersOnBridge) session.answer();

  const refusal = refusalOf(session, targets, shown);
  const outcome = refusal === null ? behavior.outcome : 'failed';
  const legs = targets.map((to) =>
    addCall(context, { direction: 'outbound-dial', from: shown, to, status: 'ringing', parentSid: call.sid }),
  );
  if (refusal !== null) await session.step('error', refusal);
  else await session.step('dial', `Rings ${targets.join(', ')}, whose display shows ${shown}`);

  const [first, ...others] = legs;
  for (const leg of others) leg.status = outcome === 'answered' ? 'canceled' : childStatus[outcome];
  const parameters = (status: CallStatus, more: Record<string, string> = {}) => ({
    ...(first && { DialCallSid: first.sid }),
    DialCallStatus: status,
    DialBridged: String(outcome === 'answered'),
    ...more,
  });
  if (outcome === 'answered' && first) {
    session.elapsed += answerSeconds;
    first.status = 'in-progress';
    session.answer();
    await session.step('answer', `${first.to} answers; they talk for ${behavior.seconds} s`);
    session.elapsed += behavior.seconds;
    first.status = 'completed';
    closeCall(first, behavior.seconds, behavior.seconds + answerSeconds);
    await session.step('end', `${first.to} hangs up`);
    return parameters('completed', { DialCallDuration: String(behavior.seconds) });
  }
  const status = childStatus[outcome];
  if (outcome === 'no-answer') session.elapsed += timeout;
  if (outcome === 'canceled') session.elapsed += answerSeconds;
  if (first) first.status = status;
  if (session.answeredAt === null) session.unanswered = status;
  if (refusal === null) await session.step('miss', missed(outcome, timeout));
  if (outcome === 'canceled') {
    call.status = session.answeredAt === null ? 'canceled' : 'completed';
    context.store.changed();
  }
  return parameters(status);
}

/** Why Twilio would fail the leg instead of ringing, or null. */
function refusalOf({ call, context: { store } }: CallSession, targets: string[], shown: string) {
  const isAllowedId = isE164(shown) && (shown === call.from || shown === call.to || store.number(shown));
  if (!isAllowedId) return `"${shown}" may not be shown as caller ID (13214)`;
  const invalid = targets.find((target) => !isE164(target));
  if (invalid !== undefined) return `"${invalid}" is not a phone number (13223)`;
  const own = targets.find((target) => store.number(target));
  return own === undefined ? null : `${own} is this account's own number: the call would go in circles`;
}

function missed(outcome: ForwardedOutcome, timeout: number): string {
  if (outcome === 'busy') return 'The line is busy';
  if (outcome === 'no-answer') return `Nobody answers for ${timeout} s`;
  return outcome === 'canceled' ? 'The caller gives up' : 'The phone can’t be reached';
}
