import { accountActions, functionActions } from '../_shared/contract/functions.ts';
import { webhookPaths } from '../_shared/contract/webhooks.ts';
import { createEndpoint, handleForAccounts } from '../_shared/http/endpoint.ts';
import { openOffice } from '../_shared/office/office.ts';
import type { Env } from '../_shared/runtime/env.ts';
import { callHandlingHandlers } from './call-handling.ts';
import { callHandlers } from './calls.ts';
import { numberHandlers } from './connect-number.ts';
import { officeStatusHandlers } from './office-status.ts';
import { acceptInvitation, lookAtInvitation, peopleHandlers } from './people.ts';
import { bridgeCall } from './start-call.ts';
import { answerCall, finishCall, screenCall } from './voice-webhooks.ts';
import { noteRecording, noteTranscript, takeVoicemail } from './voicemails.ts';

/** The function `twilio-manage`: the account's numbers, calls and call forwarding. */
export function createHandler(env: Env, now: () => Date = () => new Date()) {
  const office = openOffice(env, now);
  return createEndpoint({
    name: 'twilio-manage',
    office,
    actions: functionActions['twilio-manage'],
    handlers: {
      ...numberHandlers(office),
      ...callHandlers(office),
      ...callHandlingHandlers(office),
      ...peopleHandlers(office),
      ...officeStatusHandlers(office),
    },
    accountActions: {
      lookAtInvitation: handleForAccounts(accountActions.lookAtInvitation, (fields, account) =>
        lookAtInvitation(office, fields, account),
      ),
      acceptInvitation: handleForAccounts(accountActions.acceptInvitation, (fields, account) =>
        acceptInvitation(office, fields, account),
      ),
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
  });
}
