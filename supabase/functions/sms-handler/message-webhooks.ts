import * as v from 'valibot';
import { newTextEvent } from '../_shared/alerts/alert-words.ts';
import { uuid } from '../_shared/contract/fields.ts';
import { messageStatuses } from '../_shared/contract/messages.ts';
import { afterAnswer } from '../_shared/http/after-answer.ts';
import type { Office } from '../_shared/office.ts';
import { storableText, storableUpTo } from '../_shared/text.ts';
import { twiml } from '../_shared/twilio/twiml.ts';
import type { WebhookForm } from '../_shared/twilio/webhook-form.ts';
import { answerText } from './answer-text.ts';

/** One of our numbers: E.164, a short code or a sender name, but no WhatsApp address (column `business_number`). */
export const ownNumber = /^\+?[A-Za-z0-9]{1,20}$/;
/** The sender of a text: a number, a short code or a sender name (column `address`). */
export const sender = /^[^\p{C}]{1,64}$/u;
/** The most files that Twilio passes on with one text. */
const maxMedia = 10;
const maxStoredBody = 4096;

/** Twilio's default opt-out words (twilio.com/docs, "Advanced Opt-Out"). */
const stopWords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'];
/** Twilio also accepts YES. Here it doesn't undo a STOP, because people answer questions with it. */
const startWords = ['START', 'UNSTOP'];
/** Twilio answers these itself. */
const helpWords = ['HELP', 'INFO'];

/** An incoming text as Twilio reports it, by webhook or in its list. */
type InboundText = {
  providerSid: string;
  from: string;
  to: string;
  body: string;
  media: { url: string; contentType: string }[];
  /** The keyword that Twilio recognized. Null when it recognized none or didn't say. */
  optOutType: string | null;
  /** ISO 8601. Null means now. */
  receivedAt: string | null;
};

/** True for STOP, false for START, null for any other text. */
function optOutOf({ body, optOutType }: InboundText): boolean | null {
  const written = body.trim().toUpperCase();
  const word = optOutType?.toUpperCase() ?? written;
  if (stopWords.includes(word)) return true;
  return startWords.includes(word) && written !== 'YES' ? false : null;
}

/** Whether the text is a word that Twilio and carriers act on, with or without punctuation. */
function isKeyword({ body, optOutType }: InboundText): boolean {
  const word = body.replaceAll(/[^\p{L}]/gu, '').toUpperCase();
  return optOutType !== null || [...stopWords, ...startWords, ...helpWords].includes(word);
}

/** The text as `receive_message` stores it. Sender and recipient must match their patterns. */
export function inboundMessage(text: InboundText) {
  const { providerSid, from, to, body, media, receivedAt } = text;
  return {
    businessNumber: to,
    address: from,
    body: storableUpTo(body, maxStoredBody),
    providerSid,
    media: media
      .filter(({ url }) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))
      .map(({ url, contentType }) => ({ url: storableText(url), contentType: storableText(contentType) })),
    optOut: optOutOf(text),
    receivedAt,
  };
}

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
 * it to the customer. Only a new text is alerted and may get an automatic answer.
 */
export async function receiveMessage(office: Office, form: WebhookForm): Promise<Response> {
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
  const outcome = await office.database.rpc('receive_message', message);
  if (outcome !== 'known') office.alerts.report(newTextEvent(text.from, message.body));
  if (outcome === 'to_answer' && !isKeyword(text))
    afterAnswer('answerText', () => answerText(office, message));
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
