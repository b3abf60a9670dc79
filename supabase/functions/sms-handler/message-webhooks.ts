import * as v from 'valibot';
import { uuid } from '../_shared/contract/fields.ts';
import { messageStatuses } from '../_shared/contract/messages.ts';
import type { Database } from '../_shared/database.ts';
import { twiml } from '../_shared/twilio/twiml.ts';
import type { WebhookForm } from '../_shared/twilio/webhook-form.ts';
import {
  type InboundMessage,
  type InboundText,
  inboundMessage,
  isKeyword,
  maxMedia,
  ownNumber,
  sender,
} from './inbound-message.ts';

const messageSid = /^(SM|MM)[0-9a-f]{32}$/i;

function mediaOf(form: WebhookForm): InboundText['media'] {
  const count = Math.min(Number.parseInt(form.value('NumMedia') ?? '0', 10) || 0, maxMedia);
  return Array.from({ length: count }, (_, index) => ({
    url: form.value(`MediaUrl${index}`) ?? '',
    contentType: form.value(`MediaContentType${index}`) ?? '',
  }));
}

/**
 * Stores an incoming text once, then answers Twilio with empty TwiML, because Twilio would send any text in
 * it to the customer. `onNew` is called once per text.
 */
export async function receiveMessage(
  database: Database,
  form: WebhookForm,
  onNew: (message: InboundMessage, isToAnswer: boolean) => void,
): Promise<Response> {
  const text = {
    providerSid: form.matching('MessageSid', messageSid),
    from: form.matching('From', sender),
    to: form.matching('To', ownNumber),
    body: form.value('Body') ?? '',
    media: mediaOf(form),
    optOutType: form.value('OptOutType'),
    receivedAt: null,
  };
  const message = inboundMessage(text);
  const outcome = await database.call('receive_message', message);
  if (outcome !== 'known') onNew(message, outcome === 'to_answer' && !isKeyword(text));
  return twiml();
}

/** The statuses that Twilio reports for our texts. */
const reported = messageStatuses.filter((status) => !['pending', 'unknown', 'received'].includes(status));

/**
 * Stores the delivery status of our text. Reports may be lost or out of order. The address names our row,
 * because a report may arrive before Twilio has answered the request to send.
 */
export async function receiveStatus(database: Database, form: WebhookForm): Promise<Response> {
  const providerSid = form.matching('MessageSid', messageSid);
  const named = form.value('MessageStatus') ?? form.value('SmsStatus');
  const status = reported.find((known) => known === named);
  const errorCode = Number.parseInt(form.value('ErrorCode') ?? '', 10);
  const messageId = form.query.get('message');
  if (status !== undefined) {
    await database.call('update_message_status', {
      messageId: v.is(uuid, messageId) ? messageId : null,
      providerSid,
      status,
      errorCode: Number.isInteger(errorCode) && errorCode > 0 && errorCode < 1_000_000 ? errorCode : null,
    });
  }
  return new Response(null, { status: 204 });
}
