import { afterAnswer } from '../_shared/after-answer.ts';
import { webhookPaths } from '../_shared/contract.ts';
import { createDatabase } from '../_shared/database.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { Env } from '../_shared/env.ts';
import { twilioFor } from '../_shared/twilio.ts';
import { updateCallForwarding } from './call-forwarding.ts';
import { recentCalls } from './call-log.ts';
import { remembering } from './call-routing.ts';
import { updateCallSchedule } from './call-schedule.ts';
import { connectNumber } from './connect-number.ts';
import { getRecording, noVoicemail, voicemailOf } from './get-recording.ts';
import { updateMissedCallHandling } from './missed-call-handling.ts';
import { numberHealth } from './number-health.ts';
import { textBack } from './text-back.ts';
import { answerCall, finishCall, noteRecording, takeVoicemail, type Voice } from './voice-webhooks.ts';

const historyLength = 5;
const maxVoicemails = 200;

/** The function `twilio-manage`: the account's numbers, its calls, and where they go. */
export function createHandler(
  env: Env,
  now: () => Date = () => new Date(),
): (request: Request) => Promise<Response> {
  const database = createDatabase(env);
  const { calls: callData } = database;
  const voice: Voice = {
    routing: remembering(() => callData.routing()),
    now,
    dialResultUrl: env.publicFunctionsUrl + webhookPaths.dialResult,
    voicemailUrl: env.publicFunctionsUrl + webhookPaths.voicemail,
    fallbackUrl: env.voiceFallback.isCustom ? env.voiceFallback.url : null,
    recordingStatusUrl: env.publicFunctionsUrl + webhookPaths.recordingStatus,
    textBack: (routing, call) => afterAnswer('textBack', () => textBack(env, database, routing, call, now())),
    callData,
  };
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

      updateCallSchedule: (body, admin) => updateCallSchedule(env, database, body, admin),

      updateMissedCallHandling: (body, admin) => updateMissedCallHandling(callData, body, admin),

      getForwardingHistory: async () => ({ changes: await callData.forwardingHistory(historyLength) }),

      getVoicemails: async () => ({ voicemails: await callData.voicemails(maxVoicemails) }),

      getRecording: (body) => getRecording(env, callData, body),

      async markVoicemailHeard(body): Promise<{ success: true }> {
        if (!(await callData.markHeard(voicemailOf(body)))) throw noVoicemail();
        return { success: true };
      },
    },
    webhooks: {
      [webhookPaths.inboundCall]: (form) => answerCall(voice, form),
      [webhookPaths.dialResult]: (form) => finishCall(voice, form),
      [webhookPaths.voicemail]: (form) => takeVoicemail(voice, form),
      [webhookPaths.recordingStatus]: (form) => noteRecording(voice, form),
    },
  });
}
