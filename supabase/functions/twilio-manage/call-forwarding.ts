import type { Admin } from '../_shared/access.ts';
import type { FieldsOf } from '../_shared/contract/action.ts';
import { replacesSetUp, type callHandlingActions } from '../_shared/contract/call-handling.ts';
import { areSameChanges, type NumberChange } from '../_shared/contract/numbers.ts';
import { settingKeys } from '../_shared/contract/settings.ts';
import { webhookPaths } from '../_shared/contract/webhooks.ts';
import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { HttpError, httpErrorFor } from '../_shared/http-error.ts';
import { twilioFor } from '../_shared/twilio.ts';
import type { TwilioNumber } from '../_shared/twilio-rows.ts';
import { noted } from './connect-number.ts';
import { forwardingProblem } from '../_shared/forwarding-rules.ts';

/** Throws unless calls may ring at this E.164 number. `businessNumber` null: none is saved. */
export function requireForwardable(
  forwardTo: string,
  businessNumber: string | null,
  owned: TwilioNumber[],
): void {
  const problem = forwardingProblem(forwardTo);
  if (problem !== null) throw new HttpError(400, 'forwarding_not_allowed', problem);
  if (forwardTo === businessNumber || owned.some(({ phoneNumber }) => phoneNumber === forwardTo)) {
    throw new HttpError(
      400,
      'forwarding_loop',
      'Calls can’t be forwarded to a number of this account: they would go round in circles.',
    );
  }
}

/** Twilio's default for a new number. It doesn't count as set by somebody. */
const twiliosOwn = 'https://demo.twilio.com/';

/** The existing call settings of the number that forwarding would replace. */
function replacedBy(voiceUrl: string, { setUp }: TwilioNumber): NumberChange[] {
  const { VoiceUrl, VoiceApplicationSid } = setUp;
  const isNobodys = ['', voiceUrl].includes(VoiceUrl) || VoiceUrl.startsWith(twiliosOwn);
  return [
    ...(isNobodys ? [] : [{ field: 'VoiceUrl' as const, from: VoiceUrl, to: voiceUrl }]),
    ...(VoiceApplicationSid === ''
      ? []
      : [{ field: 'VoiceApplicationSid' as const, from: VoiceApplicationSid, to: '' }]),
  ];
}

/**
 * Forwards the business number's calls: points the number at our voice webhook, checks that, then saves the
 * target. Replaces existing settings only as the admin was shown them; safe to repeat at any point.
 */
export async function updateCallForwarding(
  env: Env,
  database: Database,
  { phoneNumber, forwardTo, replacing }: FieldsOf<(typeof callHandlingActions)['updateCallForwarding']>,
  admin: Admin,
): Promise<{ success: true }> {
  const twilio = twilioFor(env);
  const businessNumber = await database.settings.setting(settingKeys.businessNumber);
  if (businessNumber === null) {
    throw new HttpError(400, 'no_business_number', 'Please save a phone number first');
  }
  if (phoneNumber !== businessNumber) {
    throw new HttpError(403, 'wrong_number', 'Only the saved business number can be forwarded.');
  }

  const owned = await twilio.listNumbers();
  requireForwardable(forwardTo, businessNumber, owned);
  const number = owned.find((candidate) => candidate.phoneNumber === phoneNumber);
  if (!number) {
    throw new HttpError(
      400,
      'number_not_owned',
      'The business number is not a number of this Twilio account.',
    );
  }

  const voiceUrl = env.publicFunctionsUrl + webhookPaths.inboundCall;
  const replaced = replacedBy(voiceUrl, number);
  if (replaced.length > 0 && !areSameChanges(replacing, replaced)) {
    throw httpErrorFor(replacesSetUp, { changes: replaced });
  }
  const updated = await noted(database, phoneNumber, replaced, admin, () =>
    twilio.setVoiceUrl(number.sid, voiceUrl),
  );
  if (updated.voiceUrl !== voiceUrl || updated.isVoiceUrlOverridden) {
    throw new HttpError(
      409,
      'number_routed_elsewhere',
      'Another phone system takes this number’s calls (a SIP trunk or an application at Twilio). Take it off first: press Set up under Settings.',
    );
  }
  await database.settings.saveForwardingNumber(forwardTo, admin.token);
  return { success: true };
}
