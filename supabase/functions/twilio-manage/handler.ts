import { settingKeys, webhookPaths } from '../_shared/contract.ts';
import { createDatabase } from '../_shared/database.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { Env } from '../_shared/env.ts';
import { twilioFor } from '../_shared/twilio.ts';
import { updateCallForwarding } from './call-forwarding.ts';
import { recentCalls } from './call-log.ts';
import { connectNumber } from './connect-number.ts';
import { numberHealth } from './number-health.ts';
import { answerCall, finishCall, remembering } from './voice-webhooks.ts';

/** The function `twilio-manage`: the account's numbers, its calls, and where they are forwarded. */
export function createHandler(env: Env): (request: Request) => Promise<Response> {
  const database = createDatabase(env);
  const forwardingNumber = remembering(() => database.setting(settingKeys.forwardingNumber));
  const dialResultUrl = env.publicFunctionsUrl + webhookPaths.dialResult;
  return endpoint({
    name: 'twilio-manage',
    env,
    database,
    actions: {
      async getPhoneNumbers() {
        const numbers = await twilioFor(env).listNumbers();
        return {
          phoneNumbers: numbers.map(({ sid, phoneNumber, friendlyName, voiceUrl, isVoiceUrlOverridden }) => ({
            sid,
            phoneNumber,
            friendlyName,
            voiceUrl: isVoiceUrlOverridden ? null : voiceUrl,
          })),
        };
      },

      getNumberHealth: () => numberHealth(env, database),

      connectNumber: (body, admin) => connectNumber(env, database, body, admin),

      getCallLogs: () => recentCalls(twilioFor(env), database),

      updateCallForwarding: (body, admin) => updateCallForwarding(env, database, body, admin),
    },
    webhooks: {
      [webhookPaths.inboundCall]: (form) => answerCall(form, dialResultUrl, forwardingNumber),
      [webhookPaths.dialResult]: (form) => Promise.resolve(finishCall(form)),
    },
  });
}
