import { callSidPattern, unansweredStatuses } from '../_shared/contract/calls.ts';
import type { Database } from '../_shared/database/client.ts';
import { convertToColumns } from '../_shared/domain/columns.ts';
import { isE164 } from '../_shared/domain/phone.ts';
import { cutStorable } from '../_shared/domain/text.ts';
import { classifyTalk, type ReportedCall } from '../_shared/reconcile/call-outcome.ts';
import { afterAnswer } from '../_shared/runtime/after-answer.ts';
import { HttpError } from '../_shared/runtime/http-error.ts';
import { logFailure } from '../_shared/runtime/log.ts';
import type { WebhookForm } from '../_shared/twilio/webhook-form.ts';

/** What a webhook reports about its call. By default the duration is 0, and there is no dial result. */
type CallReport = Pick<ReportedCall, 'status' | 'outcome' | 'duration' | 'hasDialResult'>;

/** The call has come in. A phone is ringing or our voice answers. */
export const callArrived: CallReport = { status: 'ringing', outcome: 'ongoing' };

/** The caller is blocked. Twilio's lists don't show that, so later rows must not overwrite it. */
export const callBlocked: CallReport = { status: 'completed', outcome: 'blocked', hasDialResult: true };

/** Our voice answered and nobody else, unless a dial result is stored. */
export const voiceAnswered: CallReport = { status: 'completed', outcome: 'not_rung' };

/**
 * The result after the phones have rung. Any status but the unanswered ones is a pickup; with `DialBridged`
 * "false" it counts as missed.
 */
export function readDialOutcome(form: WebhookForm): CallReport {
  const status = form.value('DialCallStatus') ?? '';
  const isUnanswered = unansweredStatuses.includes(status);
  if (status === '' || isUnanswered || form.value('DialBridged') === 'false') {
    return { status: isUnanswered ? status : 'no-answer', outcome: 'missed', hasDialResult: true };
  }
  const duration = form.seconds('DialCallDuration');
  return { status: 'completed', duration, outcome: classifyTalk(duration), hasDialResult: true };
}

/**
 * Stores what a webhook reports about a call, without delaying the webhook's answer to the caller. The
 * reconciliation adds what is lost here.
 */
export function noteCall(database: Database, form: WebhookForm, report: CallReport): void {
  const callSid = form.value('CallSid') ?? '';
  const businessNumber = form.value('To') ?? '';
  if (!callSidPattern.test(callSid) || !isE164(businessNumber)) {
    return;
  }
  const fromNumber = cutStorable(form.value('From') ?? '', 64);
  const numbers = { businessNumber, fromNumber, toNumber: businessNumber };
  afterAnswer('noteCall', () => saveCall(database, { callSid, direction: 'inbound', ...numbers, ...report }));
}

/**
 * Stores a call that the office makes. `ended` is the result of the customer's leg, null until it is over.
 */
export function noteStartedCall(
  database: Database,
  { callSid, from, to }: { callSid: string; from: string; to: string },
  ended: { status: string; duration: number } | null,
): Promise<void> {
  const numbers = { businessNumber: from, fromNumber: from, toNumber: to };
  const report = { ...(ended ?? { status: 'ringing' }), hasDialResult: ended !== null };
  return saveCall(database, { callSid, direction: 'outbound', ...numbers, ...report, outcome: null });
}

async function saveCall(database: Database, call: Omit<ReportedCall, 'startedAt' | 'arrivedAt'>) {
  const startedAt = new Date(Date.now() - (call.duration ?? 0) * 1_000).toISOString();
  const row = { duration: 0, hasDialResult: false, ...call, startedAt, arrivedAt: startedAt };
  try {
    const [saved] = await database.rpc('save_calls', { calls: [convertToColumns(row)] });
    if (saved?.failure) {
      throw new Error(`SQL state ${saved.failure}`);
    }
  } catch (error) {
    // The webhook's other requests already report that the database is down.
    if (!(error instanceof HttpError)) {
      logFailure('noteCall', 'call_not_stored', error);
    }
  }
}
