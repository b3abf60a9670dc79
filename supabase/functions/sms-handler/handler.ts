import { functionActions } from '../_shared/contract/functions.ts';
import { webhookPaths } from '../_shared/contract/webhooks.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import type { Env } from '../_shared/env.ts';
import { openOffice } from '../_shared/office.ts';
import { removeUnusedPictures } from '../_shared/storage.ts';
import { alertHandlers } from './alerts.ts';
import { conversationHandlers } from './conversations.ts';
import { followUpHandlers } from './follow-up.ts';
import { receiveMessage, receiveStatus } from './message-webhooks.ts';
import { getMedia } from './pictures.ts';
import { budgets, reconcile } from './reconcile.ts';
import { sendMessage } from './send-message.ts';

/** The function `sms-handler`: text messages in both directions. */
export function createHandler(env: Env, now: () => Date = () => new Date()) {
  const office = openOffice(env, now);
  const { database, alerts } = office;
  return endpoint({
    name: 'sms-handler',
    office,
    actions: functionActions['sms-handler'],
    handlers: {
      ...conversationHandlers(database),
      ...followUpHandlers(database),
      getMedia: ({ messageId, index }) => getMedia(office, messageId, index),
      reconcile: () => reconcile(office, budgets.office),
      sendMessage: (fields, member) => sendMessage(office, fields, member),
      ...alertHandlers(office),
    },
    scheduled: {
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
