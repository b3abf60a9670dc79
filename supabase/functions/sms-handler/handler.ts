import { afterAnswer } from '../_shared/http/after-answer.ts';
import { alerting } from '../_shared/alerts/alerting.ts';
import { functionActions } from '../_shared/contract/functions.ts';
import { webhookPaths } from '../_shared/contract/webhooks.ts';
import { createDatabase } from '../_shared/database.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import type { Env } from '../_shared/env.ts';
import { removeUnusedPictures } from '../_shared/storage.ts';
import { alertHandlers } from './alerts.ts';
import { answerText } from './answer-text.ts';
import { conversationHandlers } from './conversations.ts';
import { followUpHandlers } from './follow-up.ts';
import { receiveMessage, receiveStatus } from './message-webhooks.ts';
import { getMedia } from './pictures.ts';
import { budgets, reconcile } from './reconcile.ts';
import { sendMessage } from './send-message.ts';

/** The function `sms-handler`: text messages in both directions. */
export function createHandler(
  env: Env,
  now: () => Date = () => new Date(),
): (request: Request) => Promise<Response> {
  const database = createDatabase(env);
  const alerts = alerting(env, database, now);
  return endpoint({
    name: 'sms-handler',
    env,
    database,
    actions: functionActions['sms-handler'],
    handlers: {
      ...conversationHandlers(database),
      ...followUpHandlers(database),
      getMedia: (fields) => getMedia(env, database, fields),
      reconcile: () => reconcile(env, database, budgets.office, alerts.newText),
      sendMessage: (fields, admin) => sendMessage(env, database, alerts, fields, admin),
      ...alertHandlers(env, database, alerts),
    },
    scheduled: {
      async reconcile() {
        alerts.sendHeld();
        const done = await reconcile(env, database, budgets.schedule, alerts.newText);
        await alerts.checkSpend();
        await removeUnusedPictures(env, database);
        return done;
      },
    },
    webhooks: {
      [webhookPaths.inboundMessage]: (form) =>
        receiveMessage(database, form, (message, isToAnswer) => {
          alerts.newText(message.address, message.body);
          if (isToAnswer) afterAnswer('answerText', () => answerText(env, database, message, now()));
        }),
      [webhookPaths.messageStatus]: (form, query) => receiveStatus(database, form, query),
    },
    onTrouble: alerts.noteTrouble,
  });
}
