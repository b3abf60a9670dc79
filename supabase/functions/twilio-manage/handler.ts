import { fieldName } from '../_shared/columns.ts';
import { functionActions } from '../_shared/contract/functions.ts';
import { webhookPaths } from '../_shared/contract/webhooks.ts';
import { readRouting, saveHandling } from '../_shared/data/calls.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import type { Env } from '../_shared/env.ts';
import { openOffice } from '../_shared/office.ts';
import { twilioFor } from '../_shared/twilio/twilio.ts';
import { updateCallForwarding, updateCallSchedule } from './call-forwarding.ts';
import { callLog } from './call-log.ts';
import { withLastKnown } from './call-routing.ts';
import { connectNumber } from './connect-number.ts';
import { numberHealth } from './number-health.ts';
import { officeStatusHandlers } from './office-status.ts';
import type { Office } from './office.ts';
import { bridgeCall, startCall } from './start-call.ts';
import { peopleHandlers } from './people.ts';
import { answerCall, finishCall, screenCall } from './voice-webhooks.ts';
import {
  getRecording,
  markVoicemailHeard,
  noteRecording,
  noteTranscript,
  takeVoicemail,
} from './voicemails.ts';

const historyLength = 5;

/** The function `twilio-manage`: the account's numbers, calls and call forwarding. */
export function createHandler(env: Env, now: () => Date = () => new Date()) {
  const opened = openOffice(env, now);
  const { database, alerts } = opened;
  const office: Office = { ...opened, routing: withLastKnown((caller) => readRouting(database, caller)) };
  return endpoint({
    name: 'twilio-manage',
    env,
    database,
    actions: functionActions['twilio-manage'],
    handlers: {
      getPhoneNumbers: async () => ({ phoneNumbers: await twilioFor(env).listNumbers() }),

      getNumberHealth: () => numberHealth(office),

      connectNumber: connectNumber(office),

      startCall: startCall(office),

      getCallLogs: callLog(office),

      updateCallForwarding: updateCallForwarding(office),

      updateCallSchedule: updateCallSchedule(office),

      updateMissedCallHandling: (fields, admin) => saveHandling(database, fields, admin),

      updateTextAnswers: (fields, admin) => saveHandling(database, fields, admin),

      async getForwardingHistory() {
        const rows = await database.call('forwarding_history', { limit: historyLength });
        return { changes: rows.map((row) => ({ ...row, what: fieldName(row.what) })) };
      },

      getRecording: ({ callSid }) => getRecording(office, callSid),

      ...peopleHandlers(office),

      ...officeStatusHandlers(office),

      markVoicemailHeard: markVoicemailHeard(office),
    },
    webhooks: {
      [webhookPaths.inboundCall]: (form) => answerCall(office, form),
      [webhookPaths.screen]: (form) => screenCall(office, form),
      [webhookPaths.dialResult]: (form) => finishCall(office, form),
      [webhookPaths.voicemail]: (form) => takeVoicemail(office, form),
      [webhookPaths.recordingStatus]: (form) => noteRecording(office, form),
      [webhookPaths.transcript]: (form) => noteTranscript(office, form),
      [webhookPaths.bridge]: (form) => bridgeCall(office, form),
    },
    onTrouble: alerts.noteTrouble,
  });
}
