import * as v from 'valibot';
import { uuid } from '../_shared/contract/fields.ts';
import { messageStatuses } from '../_shared/contract/messages.ts';
import { readRouting } from '../_shared/database/call-handling.ts';
import type { Office } from '../_shared/office/office.ts';
import { twiml } from '../_shared/twilio/twiml.ts';
import type { WebhookForm } from '../_shared/twilio/webhook-form.ts';
import { type IncomingText, ownNumber, receiveText, sender } from './receive-text.ts';

/** The most files that Twilio passes on with one text. */
const maxMedia = 10;

const messageSid = /^(SM|MM)[0-9a-f]{32}$/i;

function readMedia(form: WebhookForm): IncomingText['media'] {
  const count = Math.min(Number.parseInt(form.value('NumMedia') ?? '0', 10) || 0, maxMedia);
  return Array.from({ length: count }, (_, index) => ({
    url: form.value(`MediaUrl${index}`) ?? '',
    contentType: form.value(`MediaContentType${index}`) ?? '',
  }));
}

/**
 * Receives an incoming text, then answers Twilio with empty TwiML, because Twilio would send any text in it to
 * the customer.
 */
export async function receiveMessage(office: Office, form: WebhookForm): Promise<Response> {
  const text = {
    providerSid: form.matching('MessageSid', messageSid),
    from: form.matching('From', sender),
    to: form.matching('To', ownNumber),
    body: form.value('Body') ?? '',
    media: readMedia(form),
    optOutType: form.value('OptOutType'),
    receivedAt: null,
  };
  await receiveText(office, await readRouting(office.database, text.from), text);
  return twiml();
}

/**
 * Stores the delivery status of our text. Reports may be lost or out of order. The address names our row,
 * because a report may arrive before Twilio has answered the request to send.
 */
export async function receiveStatus({ database }: Office, form: WebhookForm): Promise<Response> {
  const providerSid = form.matching('MessageSid', messageSid);
  const named = form.value('MessageStatus') ?? form.value('SmsStatus');
  const status = messageStatuses.find((known) => known === named);
  const errorCode = Number.parseInt(form.value('ErrorCode') ?? '', 10);
  const messageId = form.query.get('message');
  if (status !== undefined) {
    await database.rpc('update_message_status', {
      messageId: v.is(uuid, messageId) ? messageId : null,
      providerSid,
      status,
      errorCode: errorCode > 0 && errorCode < 1_000_000 ? errorCode : null,
    });
  }
  return new Response(null, { status: 204 });
}
