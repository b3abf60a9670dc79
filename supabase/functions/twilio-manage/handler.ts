import { afterAnswer } from '../_shared/after-answer.ts';
import { alerting, type Alerting } from '../_shared/alerts/alerting.ts';
import { noVoicemail } from '../_shared/contract/calls.ts';
import { functionActions } from '../_shared/contract/functions.ts';
import { webhookPaths } from '../_shared/contract/webhooks.ts';
import { createDatabase, type Database } from '../_shared/database.ts';
import { endpoint, type Handlers } from '../_shared/endpoint.ts';
import type { Env } from '../_shared/env.ts';
import { httpErrorFor } from '../_shared/http-error.ts';
import { twilioFor } from '../_shared/twilio.ts';
import type { WebhookForm } from '../_shared/webhook-form.ts';
import { updateCallForwarding } from './call-forwarding.ts';
import { bridgeCall } from './bridge-webhook.ts';
import { callLog } from './call-log.ts';
import { remembering } from './call-routing.ts';
import { updateCallSchedule } from './call-schedule.ts';
import { screenCall, type Screen } from './call-screen.ts';
import { connectNumber } from './connect-number.ts';
import { getRecording } from './get-recording.ts';
import { arrived, blocked, dialled, messageLeft, noteCall, type Told } from './note-call.ts';
import { numberHealth } from './number-health.ts';
import { officeStatusHandlers } from './office-status.ts';
import { startCall } from './start-call.ts';
import { peopleHandlers } from './people.ts';
import { textBack } from './text-back.ts';
import { answerCall, finishCall, type Voice } from './voice-webhooks.ts';
import { noteRecording, noteTranscript, takeVoicemail } from './voicemail-webhooks.ts';

const actions = functionActions['twilio-manage'];

const historyLength = 5;
const maxVoicemails = 200;

/** What the voice webhooks work with. */
function voiceOf(env: Env, database: Database, alerts: Alerting, now: () => Date): Voice & Screen {
  const { calls: callData, contacts } = database;
  return {
    routing: remembering((caller) => callData.routing(caller)),
    now,
    screenUrl: env.publicFunctionsUrl + webhookPaths.screen,
    dialResultUrl: env.publicFunctionsUrl + webhookPaths.dialResult,
    voicemailUrl: env.publicFunctionsUrl + webhookPaths.voicemail,
    emergencyNumber: env.emergencyForwardNumber,
    fallbackUrl: env.voiceFallback.isCustom ? env.voiceFallback.url : null,
    recordingStatusUrl: env.publicFunctionsUrl + webhookPaths.recordingStatus,
    transcriptUrl: env.publicFunctionsUrl + webhookPaths.transcript,
    textBack: (routing, call) => {
      alerts.missedCall(call.callSid, call.from);
      afterAnswer('textBack', () => textBack(env, database, routing, call, now()));
    },
    callBlocked: (form) => afterAnswer('noteCall', () => noteCall(database, form, blocked())),
    ringingEnded: (form) => afterAnswer('noteCall', () => noteCall(database, form, dialled(form))),
    callerName: (number) => contacts.nameOf(number),
  };
}

async function phoneNumbers(env: Env) {
  const numbers = await twilioFor(env).listNumbers();
  return numbers.map(({ sid, phoneNumber, friendlyName, voiceUrl, isVoiceUrlOverridden }) => ({
    ...{ sid, phoneNumber, friendlyName },
    voiceUrl: isVoiceUrlOverridden ? null : voiceUrl,
  }));
}

/** The function `twilio-manage`: the account's numbers, its calls, and where they go. */
export function createHandler(
  env: Env,
  now: () => Date = () => new Date(),
): (request: Request) => Promise<Response> {
  const database = createDatabase(env);
  const { calls: callData } = database;
  const alerts = alerting(env, database, now);
  const voice = voiceOf(env, database, alerts, now);
  const handlers: Handlers<typeof actions> = {
    getPhoneNumbers: async () => ({ phoneNumbers: await phoneNumbers(env) }),

    getNumberHealth: () => numberHealth(env, database),

    connectNumber: (fields, admin) => connectNumber(env, database, fields, admin),

    startCall: (fields, admin) => startCall(env, database, fields, admin),

    getCallLogs: (fields) => callLog(env, database, fields),

    updateCallForwarding: (fields, admin) =>
      alerts.ofForwarding(updateCallForwarding(env, database, fields, admin)),

    updateCallSchedule: (fields, admin) =>
      alerts.ofForwarding(updateCallSchedule(env, database, fields, admin)),

    async updateMissedCallHandling(fields, admin) {
      await callData.saveAnswering(fields, admin.userId);
      return { success: true };
    },

    async updateTextAnswers(fields, admin) {
      await callData.saveAnswering(fields, admin.userId);
      return { success: true };
    },

    getForwardingHistory: async () => ({ changes: await callData.forwardingHistory(historyLength) }),

    getVoicemails: async () => ({ voicemails: await callData.voicemails(maxVoicemails) }),

    getRecording: ({ callSid }) => getRecording(env, callData, callSid),

    ...peopleHandlers(database),

    ...officeStatusHandlers(env, database, now),

    async markVoicemailHeard({ callSid }) {
      if (!(await callData.markHeard(callSid))) throw httpErrorFor(noVoicemail);
      return { success: true };
    },
  };
  const noted =
    (
      tell: () => Told,
      answer: (voice: Voice, form: WebhookForm, query: URLSearchParams) => Promise<Response>,
    ) =>
    async (form: WebhookForm, query: URLSearchParams) => {
      const [response] = await Promise.all([answer(voice, form, query), noteCall(database, form, tell())]);
      return response;
    };
  return endpoint({
    name: 'twilio-manage',
    env,
    database,
    actions,
    handlers,
    webhooks: {
      [webhookPaths.inboundCall]: noted(arrived, answerCall),
      [webhookPaths.screen]: (form, query) => screenCall(voice, form, query),
      [webhookPaths.dialResult]: (form, query) => finishCall(voice, form, query),
      [webhookPaths.voicemail]: noted(messageLeft, (_, form) =>
        alerts.ofVoicemail(form, takeVoicemail(callData, form)),
      ),
      [webhookPaths.recordingStatus]: (form) => alerts.ofVoicemail(form, noteRecording(callData, form)),
      [webhookPaths.transcript]: (form) => alerts.ofVoicemail(form, noteTranscript(callData, form)),
      [webhookPaths.bridge]: (form, query) => bridgeCall(env, database, form, query),
    },
    onTrouble: alerts.noteTrouble,
  });
}
