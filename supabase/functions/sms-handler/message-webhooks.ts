import type { MessageStatus } from '../_shared/contract.ts';
import type { Database, InboundMessage } from '../_shared/database.ts';
import { storableText } from '../_shared/text.ts';
import { twiml } from '../_shared/twiml.ts';
import type { WebhookForm } from '../_shared/webhook-form.ts';

const messageSid = /^(SM|MM)[0-9a-f]{32}$/i;
/** One of our numbers: E.164, short code or WhatsApp-free sender name (column `business_number`). */
const ownNumber = /^\+?[A-Za-z0-9]{1,20}$/;
/** Whoever wrote: a number, a short code or a sender name (column `other_number`). */
const sender = /^[^\p{C}]{1,64}$/u;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const maxStoredBody = 4096;
const maxMedia = 10;

/** The single words that carriers and Twilio act on (docs: Advanced Opt-Out, default keywords). */
const stopWords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'];
const startWords = ['START', 'YES', 'UNSTOP'];

function optOutOf(form: WebhookForm, body: string): boolean | null {
  const word = form.value('OptOutType')?.toUpperCase() ?? body.trim().toUpperCase();
  if (stopWords.includes(word)) return true;
  return startWords.includes(word) ? false : null;
}

function mediaOf(form: WebhookForm): InboundMessage['media'] {
  const count = Math.min(Number.parseInt(form.value('NumMedia') ?? '0', 10) || 0, maxMedia);
  const media: InboundMessage['media'] = [];
  for (let index = 0; index < count; index += 1) {
    const url = form.value(`MediaUrl${index}`);
    if (!url || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) continue;
    media.push({
      url: storableText(url),
      contentType: storableText(form.value(`MediaContentType${index}`) ?? ''),
    });
  }
  return media;
}

/**
 * A text came in: stored before Twilio hears that all is well, and only once. The answer is always
 * empty, since any text in it would be sent to the customer.
 */
export async function receiveMessage(database: Database, form: WebhookForm): Promise<Response> {
  const providerSid = form.matching('MessageSid', messageSid);
  const otherNumber = form.matching('From', sender);
  const businessNumber = form.matching('To', ownNumber);
  const body = storableText(form.value('Body') ?? '');
  await database.receive({
    businessNumber,
    otherNumber,
    // Cut by code unit, so that a halved emoji has to be mended once more.
    body: storableText(body.slice(0, maxStoredBody)),
    providerSid,
    media: mediaOf(form),
    optOut: optOutOf(form, body),
  });
  return twiml();
}

const reported: readonly MessageStatus[] = [
  'accepted',
  'queued',
  'sending',
  'sent',
  'delivered',
  'undelivered',
  'failed',
];

/**
 * Twilio says how far a message of ours has come; neither order nor delivery of these posts is
 * promised. The address names our row, since the post may come before the send has answered.
 */
export async function receiveStatus(
  database: Database,
  form: WebhookForm,
  query: URLSearchParams,
): Promise<Response> {
  const providerSid = form.matching('MessageSid', messageSid);
  const named = form.value('MessageStatus') ?? form.value('SmsStatus');
  const status = reported.find((known) => known === named);
  const errorCode = Number.parseInt(form.value('ErrorCode') ?? '', 10);
  const messageId = query.get('message');
  if (status !== undefined) {
    await database.updateStatus({
      messageId: messageId !== null && uuid.test(messageId) ? messageId : null,
      providerSid,
      status,
      errorCode: Number.isInteger(errorCode) && errorCode > 0 && errorCode < 1_000_000 ? errorCode : null,
    });
  }
  return new Response(null, { status: 204 });
}
