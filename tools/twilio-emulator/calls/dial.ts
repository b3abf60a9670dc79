import { isE164 } from '../../../supabase/functions/_shared/domain/phone.ts';
import type { CallRecord, CallStatus } from '../store.ts';
import type { TwimlElement } from '../twiml.ts';
import type { ForwardedOutcome } from './call-behavior.ts';
import { addCall, closeCall, LegSession, type CallSession } from './call-session.ts';

const defaultDialTimeout = 30;
/** How long a caller waits before giving up. */
const patienceSeconds = 6;

/** Seconds of ringing before a phone or a voicemail picks up. */
const pickUpSeconds: Partial<Record<ForwardedOutcome, number>> = {
  answered: 6,
  'own-voicemail': 3,
};

const findLegStatus = (outcome: ForwardedOutcome): CallStatus =>
  outcome === 'answered' || outcome === 'own-voicemail' ? 'completed' : outcome;

/** Follows the document of a `<Number url>` on the leg that picked up. */
export type Screen = (leg: LegSession, url: string, method: string) => Promise<void>;

type Target = { to: string; url: string | undefined; method: string };
type RingingLeg = { target: Target; record: CallRecord; outcome: ForwardedOutcome };

function listTargets(verb: TwimlElement): Target[] {
  const numbers = verb.children.filter((child) => child.name === 'Number');
  return (numbers.length > 0 ? numbers : [verb]).map(({ text, attributes }) => ({
    to: text,
    url: numbers.length > 0 ? attributes['url'] : undefined,
    method: attributes['method'] ?? 'POST',
  }));
}

/** The parameters of a dial's `action`. */
const makeParameters = (status: CallStatus, isBridged: boolean, duration: number | null) => ({
  DialCallStatus: status,
  DialBridged: String(isBridged),
  ...(duration !== null && { DialCallDuration: String(duration) }),
});

/** Rings all phones of a <Dial> at once. Returns the parameters of its `action`. */
export async function dial(
  session: CallSession,
  verb: TwimlElement,
  screen: Screen,
): Promise<Record<string, string>> {
  const { call, context } = session;
  const targets = listTargets(verb);
  const numbers = targets.map(({ to }) => to);
  const timeout = Number(verb.attributes['timeout'] ?? defaultDialTimeout);
  const shown = verb.attributes['callerId'] ?? call.from;
  if (verb.attributes['answerOnBridge'] !== 'true') {
    session.answer();
  }

  const refusal = refuseDial(session, numbers, shown);
  const legs = targets.map((target) => ({
    target,
    record: addCall(context, {
      direction: 'outbound-dial',
      from: shown,
      to: target.to,
      status: 'ringing',
      parentSid: call.sid,
    }),
    outcome: refusal === null ? session.findOutcome(target.to) : ('failed' as const),
  }));
  if (refusal !== null) {
    await session.step('error', refusal);
  } else {
    await session.step('dial', `Rings ${numbers.join(', ')}, whose display shows ${shown}`);
  }

  const [first] = legs.toSorted((a, b) => findSeconds(a) - findSeconds(b));
  if (first && findSeconds(first) < timeout) {
    return pickUp(session, first, legs, screen);
  }
  return ringOut(session, legs, timeout, refusal === null);
}

const findSeconds = ({ outcome }: RingingLeg) => pickUpSeconds[outcome] ?? Number.POSITIVE_INFINITY;

/** One phone picks up, the others stop ringing. The caller is put through unless the screening hangs up. */
async function pickUp(
  session: CallSession,
  picked: RingingLeg,
  legs: RingingLeg[],
  screen: Screen,
): Promise<Record<string, string>> {
  const { record, target, outcome } = picked;
  const { seconds } = session.behavior;
  const wait = findSeconds(picked);
  session.elapsed += wait;
  for (const leg of legs) {
    const isSilenced = leg.outcome === 'no-answer' || findSeconds(leg) < Number.POSITIVE_INFINITY;
    if (leg !== picked) {
      leg.record.status = isSilenced ? 'canceled' : findLegStatus(leg.outcome);
    }
  }
  record.status = 'in-progress';
  await session.step(
    'answer',
    outcome === 'own-voicemail' ? `The own voicemail of ${record.to} picks up` : `${record.to} picks up`,
  );
  if (target.url !== undefined) {
    const leg = new LegSession(session, record, outcome === 'answered' ? '1' : null);
    await screen(leg, target.url, target.method);
    session.elapsed += leg.elapsed;
    if (leg.hasHungUp) {
      record.status = 'completed';
      closeCall(record, leg.elapsed, wait + leg.elapsed);
      if (session.answeredAt === null) {
        session.unanswered = 'no-answer';
      }
      await session.step('miss', `${record.to} didn’t take the call`);
      return makeParameters('completed', false, record.duration);
    }
  }
  session.answer();
  await session.step('answer', `${record.to} and the caller talk for ${seconds} s`);
  session.elapsed += seconds;
  record.status = 'completed';
  // Only the talk counts as the duration, not the ringing.
  closeCall(record, seconds, wait + seconds);
  await session.step('end', `${record.to} hangs up`);
  return makeParameters('completed', true, seconds);
}

/** No phone picks up. */
async function ringOut(
  session: CallSession,
  legs: RingingLeg[],
  timeout: number,
  hasRung: boolean,
): Promise<Record<string, string>> {
  const outcomes = legs.map((leg) => leg.outcome);
  const decisive = (['canceled', 'no-answer'] as const).find((one) => outcomes.includes(one));
  const outcome = decisive ?? outcomes[0] ?? 'failed';
  const status = findLegStatus(outcome);
  if (outcome === 'no-answer') {
    session.elapsed += timeout;
  }
  if (outcome === 'canceled') {
    session.elapsed += patienceSeconds;
  }
  for (const each of legs) {
    each.record.status = outcome === 'canceled' ? status : findLegStatus(each.outcome);
  }
  if (session.answeredAt === null) {
    session.unanswered = status;
  }
  if (hasRung) {
    await session.step('miss', missed(outcome, timeout));
  }
  if (outcome === 'canceled') {
    session.call.status = session.answeredAt === null ? 'canceled' : 'completed';
  }
  return makeParameters(status, false, null);
}

/** Why Twilio would fail the leg instead of ringing, or null. */
function refuseDial({ call, context: { store } }: CallSession, targets: string[], shown: string) {
  const isAllowedId = isE164(shown) && (shown === call.from || shown === call.to || store.number(shown));
  if (!isAllowedId) {
    return `"${shown}" may not be shown as caller ID (13214)`;
  }
  const invalid = targets.find((target) => !isE164(target));
  if (invalid !== undefined) {
    return `"${invalid}" is not a phone number (13223)`;
  }
  const own = targets.find((target) => store.number(target));
  return own === undefined ? null : `${own} is this account's own number: the call would go in circles`;
}

function missed(outcome: ForwardedOutcome, timeout: number): string {
  if (outcome === 'busy') {
    return 'The line is busy';
  }
  if (outcome === 'no-answer') {
    return `Nobody answers for ${timeout} s`;
  }
  return outcome === 'canceled' ? 'The caller gives up' : 'The phone can’t be reached';
}
