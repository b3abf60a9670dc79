import type { Admin } from '../_shared/access.ts';
import { settingKeys, webhookPaths } from '../_shared/contract.ts';
import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { textField, type JsonObject } from '../_shared/json.ts';
import { toE164 } from '../_shared/phone.ts';
import { Refusal } from '../_shared/refusal.ts';
import { twilioFor, type TwilioNumber } from '../_shared/twilio.ts';
import { forwardingProblem } from './forwarding-rules.ts';

function parsedNumber(fields: JsonObject, name: string, sentence: string): string {
  const number = toE164(textField(fields, name));
  if (number === null) throw new Refusal(400, 'invalid_number', sentence);
  return number;
}

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
  fields: JsonObject,
  admin: Admin,
): Promise<{ success: true }> {
  const twilio = twilioFor(env);
  if (textField(fields, 'forwardTo').trim() === '') {
    throw new Refusal(400, 'no_forwarding_number', 'Please enter a number to forward calls to');
  }
  const businessNumber = await database.settings.setting(settingKeys.businessNumber);
  if (businessNumber === null) {
    throw new Refusal(400, 'no_business_number', 'Please save a phone number first');
  }
  const phoneNumber = parsedNumber(fields, 'phoneNumber', 'The business number is not a valid phone number.');
  const forwardTo = parsedNumber(
    fields,
    'forwardTo',
    'The number to forward to is not a valid phone number.',
  );
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
