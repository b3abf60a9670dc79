import { afterAnswer } from '../_shared/after-answer.ts';
import { noVoicemail } from '../_shared/contract/calls.ts';
import { functionActions } from '../_shared/contract/functions.ts';
import { webhookPaths } from '../_shared/contract/webhooks.ts';
import { createDatabase } from '../_shared/database.ts';
import { endpoint, type Handlers } from '../_shared/endpoint.ts';
import type { Env } from '../_shared/env.ts';
import { refusalFor } from '../_shared/refusal.ts';
import { twilioFor } from '../_shared/twilio.ts';
import { updateCallForwarding } from './call-forwarding.ts';
import { recentCalls } from './call-log.ts';
import { remembering } from './call-routing.ts';
import { updateCallSchedule } from './call-schedule.ts';
import { connectNumber } from './connect-number.ts';
import { getRecording } from './get-recording.ts';
import { numberHealth } from './number-health.ts';
import { peopleHandlers } from './people.ts';
import { textBack } from './text-back.ts';
import { answerCall, finishCall, noteRecording, takeVoicemail, type Voice } from './voice-webhooks.ts';

const actions = functionActions['twilio-manage'];

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
  const handlers: Handlers<typeof actions> = {
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

    connectNumber: (fields, admin) => connectNumber(env, database, fields, admin),

    getCallLogs: () => recentCalls(twilioFor(env), database),

    updateCallForwarding: (fields, admin) => updateCallForwarding(env, database, fields, admin),

    updateCallSchedule: (fields, admin) => updateCallSchedule(env, database, fields, admin),

    async updateMissedCallHandling(fields, admin) {
      await callData.saveMissedCallHandling(fields, admin.userId);
      return { success: true };
    },

    getForwardingHistory: async () => ({ changes: await callData.forwardingHistory(historyLength) }),

    getVoicemails: async () => ({ voicemails: await callData.voicemails(maxVoicemails) }),

    getRecording: ({ callSid }) => getRecording(env, callData, callSid),

    ...peopleHandlers(database),

    async markVoicemailHeard({ callSid }) {
      if (!(await callData.markHeard(callSid))) throw refusalFor(noVoicemail);
      return { success: true };
    },
  };
  return endpoint({
    name: 'twilio-manage',
    env,
    database,
    actions,
    handlers,
    webhooks: {
      [webhookPaths.inboundCall]: (form) => answerCall(voice, form),
      [webhookPaths.dialResult]: (form) => finishCall(voice, form),
      [webhookPaths.voicemail]: (form) => takeVoicemail(voice, form),
      [webhookPaths.recordingStatus]: (form) => noteRecording(voice, form),
    },
  });
}
