import type { Admin } from '../_shared/access.ts';
import type { AnswerOf, FieldsOf } from '../_shared/contract/action.ts';
import { settingKeys } from '../_shared/contract/settings.ts';
import type { startCallActions } from '../_shared/contract/start-call.ts';
import { webhookPaths } from '../_shared/contract/webhooks.ts';
import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { blockedError, HttpError } from '../_shared/http-error.ts';
import { TwilioUnreachable } from '../_shared/twilio-api.ts';
import { twilioFor } from '../_shared/twilio.ts';
import { forwardingProblem } from '../_shared/forwarding-rules.ts';
import { noteStartedCall } from './note-call.ts';

type StartCall = (typeof startCallActions)['startCall'];

/** The limits for all admins together. Failed attempts count too. */
const callLimits = [
  { limit: 30, seconds: 3_600 },
  { limit: 100, seconds: 86_400 },
];

/** The phone that rings first, and the number that the call is made from. */
async function ourNumbers({ settings }: Database): Promise<{ ownPhone: string; businessNumber: string }> {
  const [businessNumber, ownPhone] = await Promise.all([
    settings.setting(settingKeys.businessNumber),
    settings.setting(settingKeys.forwardingNumber),
  ]);
  if (businessNumber === null) {
    throw new HttpError(400, 'no_business_number', 'Please save a phone number first');
  }
  if (ownPhone === null) {
    throw new HttpError(400, 'no_forwarding_number', 'Please enter a number to forward calls to');
  }
  // Checked again, because an admin's browser can write the setting directly to the database.
  const problem = forwardingProblem(ownPhone);
  if (problem !== null) throw new HttpError(400, 'forwarding_not_allowed', problem);
  return { ownPhone, businessNumber };
}

function requireCallable(to: string, ours: readonly string[]): void {
  if (ours.includes(to)) throw new HttpError(400, 'own_number', 'This is a number of your own.');
  if (forwardingProblem(to) !== null) {
    throw new HttpError(
      400,
      'calling_not_allowed',
      'Calls can only be made to ordinary numbers in the United States and Canada.',
    );
  }
}

function tooManyCalls(waitSeconds: number): HttpError {
  const minutes = Math.ceil(waitSeconds / 60);
  return new HttpError(
    429,
    'too_many_calls',
    `The office has made as many calls as its limit allows. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or call from your own phone.`,
    { headers: { 'retry-after': String(waitSeconds) } },
  );
}

/**
 * Rings the owner's phone. On pickup, Twilio calls the webhook `bridge` with a signed request; its address
 * names the customer.
 */
export async function startCall(
  env: Env,
  database: Database,
  { to }: FieldsOf<StartCall>,
  admin: Admin,
): Promise<AnswerOf<StartCall>> {
  const twilio = twilioFor(env);
  const { ownPhone, businessNumber } = await ourNumbers(database);
  requireCallable(to, [ownPhone, businessNumber]);
  const waitSeconds = await database.startedCalls.begin(to, admin.userId, callLimits);
  if (waitSeconds === null) throw blockedError();
  if (waitSeconds > 0) throw tooManyCalls(waitSeconds);
  const url = `${env.publicFunctionsUrl}${webhookPaths.bridge}?${new URLSearchParams({ to })}`;
  try {
    const callSid = await twilio.startCall({ from: businessNumber, to: ownPhone, url });
    await noteStartedCall(database, { callSid, from: businessNumber, to }, null);
    return { success: true, callSid };
  } catch (error) {
    if (!(error instanceof TwilioUnreachable)) throw error;
    throw new HttpError(
      502,
      'call_not_confirmed',
      'Twilio did not confirm the call. If your phone rings, pick up and press 1. If not, try again in a minute.',
      { cause: error },
    );
  }
}
