import type { Admin } from '../_shared/access.ts';
import type { FieldsOf } from '../_shared/contract/action.ts';
import type { callHandlingActions } from '../_shared/contract/call-handling.ts';
import { settingKeys } from '../_shared/contract/settings.ts';
import { webhookPaths } from '../_shared/contract/webhooks.ts';
import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { Refusal } from '../_shared/refusal.ts';
import { twilioFor, type TwilioNumber } from '../_shared/twilio.ts';
import { forwardingProblem } from './forwarding-rules.ts';

/** Throws unless calls may ring at this E.164 number. `businessNumber` null: none is saved. */
export function requireForwardable(
  forwardTo: string,
  businessNumber: string | null,
  owned: TwilioNumber[],
): void {
  const problem = forwardingProblem(forwardTo);
  if (problem !== null) throw new Refusal(400, 'forwarding_not_allowed', problem);
  if (forwardTo === businessNumber || owned.some(({ phoneNumber }) => phoneNumber === forwardTo)) {
    throw new Refusal(
      400,
      'forwarding_loop',
      'Calls can’t be forwarded to a number of this account: they would go round in circles.',
    );
  }
}

/**
 * Makes the business number's calls ring at another number: points the number at our voice webhook,
 * makes sure that Twilio will really ask it, then saves the target, which the webhook reads on every
 * call. May be repeated at any point.
 */
export async function updateCallForwarding(
  env: Env,
  database: Database,
  { phoneNumber, forwardTo }: FieldsOf<(typeof callHandlingActions)['updateCallForwarding']>,
  admin: Admin,
): Promise<{ success: true }> {
  const twilio = twilioFor(env);
  const businessNumber = await database.settings.setting(settingKeys.businessNumber);
  if (businessNumber === null) {
    throw new Refusal(400, 'no_business_number', 'Please save a phone number first');
  }
  if (phoneNumber !== businessNumber) {
    throw new Refusal(403, 'wrong_number', 'Only the saved business number can be forwarded.');
  }

  const owned = await twilio.listNumbers();
  requireForwardable(forwardTo, businessNumber, owned);
  const number = owned.find((candidate) => candidate.phoneNumber === phoneNumber);
  if (!number) {
    throw new Refusal(400, 'number_not_owned', 'The business number is not a number of this Twilio account.');
  }

  const voiceUrl = env.publicFunctionsUrl + webhookPaths.inboundCall;
  const updated = await twilio.setVoiceUrl(number.sid, voiceUrl);
  if (updated.voiceUrl !== voiceUrl || updated.isVoiceUrlOverridden) {
    throw new Refusal(
      409,
      'number_routed_elsewhere',
      'Another phone system takes this number’s calls (a SIP trunk or an application at Twilio). Take it off first: press Set up under Settings.',
    );
  }
  await database.settings.saveForwardingNumber(forwardTo, admin.token);
  return { success: true };
}
