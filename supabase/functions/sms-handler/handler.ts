import { functionActions } from '../_shared/contract/functions.ts';
import { laterActions } from '../_shared/contract/later-functions.ts';
import { webhookPaths } from '../_shared/contract/webhooks.ts';
import { createEndpoint } from '../_shared/http/endpoint.ts';
import { listMembers } from '../_shared/office/members.ts';
import { openOffice } from '../_shared/office/office.ts';
import type { Env } from '../_shared/runtime/env.ts';
import { removeUnusedPictures } from '../_shared/storage/storage.ts';
import { alertHandlers } from './alerts.ts';
import { contactHandlers } from './contacts.ts';
import { conversationHandlers } from './conversations.ts';
import { followUpHandlers } from './follow-up.ts';
import { receiveMessage, receiveStatus } from './message-webhooks.ts';
import { setOwnName } from './own-name.ts';
import { getMedia } from './pictures.ts';
import { budgets, reconcile } from './reconcile.ts';
import { replyHandlers } from './replies.ts';
import { scheduledTextHandlers, sendScheduled } from './scheduled-texts.ts';
import { sendMessage } from './send-message.ts';

/** The function `sms-handler`: text messages in both directions. */
export function createHandler(env: Env, now: () => Date = () => new Date()) {
  const office = openOffice(env, now);
  const { database, alerts } = office;
  return createEndpoint({
    name: 'sms-handler',
    office,
    actions: { ...functionActions['sms-handler'], ...laterActions['sms-handler'] },
    handlers: {
      ...conversationHandlers(database),
      ...followUpHandlers(database),
      ...contactHandlers(database),
      ...replyHandlers(database),
      getMembers: () => listMembers(database),
      setOwnName: ({ name }, { userId }) => setOwnName(database, userId, name),
      getMedia: ({ messageId, index }) => getMedia(office, messageId, index),
      reconcile: () => reconcile(office, budgets.office),
      sendMessage: (fields, member) => sendMessage(office, fields, member),
      ...alertHandlers(office),
      ...scheduledTextHandlers(office),
    },
    scheduled: {
      sendScheduled: () => sendScheduled(office),
      sendAlerts() {
        alerts.sendHeld();
        return Promise.resolve({ success: true });
      },
      async reconcile() {
        alerts.sendHeld();
        alerts.checkSpend();
        await removeUnusedPictures(office);
        return reconcile(office, budgets.schedule);
      },
    },
    webhooks: {
      [webhookPaths.inboundMessage]: (form) => receiveMessage(office, form),
      [webhookPaths.messageStatus]: (form) => receiveStatus(office, form),
    },
  });
}
