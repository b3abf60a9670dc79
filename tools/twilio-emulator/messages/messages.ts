import { isE164 } from '../../../supabase/functions/_shared/phone.ts';
import { segmentsOf } from '../../../supabase/functions/_shared/texts/segments.ts';
import { apiVersion, type Context } from '../context.ts';
import { refuse } from '../rest-errors.ts';
import { newSid, type MediaRecord, type MessageRecord } from '../store.ts';
import type { WebhookAnswer } from '../webhooks.ts';
import { delivered, troubledNumbers, type Ending } from './troubled-numbers.ts';

const maxBodyLength = 1600;
const maxMedia = 10;
const mediaTimeoutMs = 10_000;

/** Single words in any letter case, which Twilio answers itself. */
const keywords = {
  stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
  start: ['START', 'YES', 'UNSTOP'],
  help: ['HELP', 'INFO'],
};
export function keywordOf(body: string): 'stop' | 'start' | 'help' | null {
  const word = body.trim().toUpperCase();
  return (['stop', 'start', 'help'] as const).find((keyword) => keywords[keyword].includes(word)) ?? null;
}

type NewMessage = Pick<MessageRecord, 'direction' | 'from' | 'to' | 'body'> & { media: string[] };

export class Messages {
  constructor(private readonly context: Context) {}

  /**
   * Messages resource, create.
   * @throws {RestError} with the code Twilio gives
   */
  create(form: URLSearchParams): MessageRecord {
    const { store } = this.context;
    const [to = '', from = '', body = ''] = ['To', 'From', 'Body'].map((name) => form.get(name) ?? '');
    const media = form.getAll('MediaUrl');
    const statusCallback = form.get('StatusCallback') ?? '';
    refuse([
      [to === '', 21604, "A 'To' phone number is required."],
      [!isE164(to), 21211, `Invalid 'To' Phone Number: ${to}`],
      [from === '', 21603, "A 'From' phone number is required."],
      [!store.number(from), 21606, `${from} is not a valid, SMS-capable phone number for your account.`],
      [from === to, 21266, "'To' and 'From' number cannot be the same"],
      [body.trim() === '' && media.length === 0, 21602, 'Message body is required.'],
      [body.length > maxBodyLength, 21617, 'The message body exceeds the 1600 character limit'],
      [media.length > maxMedia, 21623, 'Number of media files exceeds allowed limit'],
      [statusCallback !== '' && !URL.canParse(statusCallback), 21609, 'StatusCallback is not a valid URL.'],
      [store.optOuts.has(`${from} ${to}`), 21610, 'Attempt to send to unsubscribed recipient'],
    ]);
    return this.#send({ direction: 'outbound-api', from, to, body, media }, statusCallback);
  }

  /** A customer texts the business. Null as answer: no webhook is set. */
  async receive(
    text: Omit<NewMessage, 'direction'>,
  ): Promise<{ message: MessageRecord; webhook: WebhookAnswer | null; replies: MessageRecord[] }> {
    const { accountSid, store, webhooks } = this.context;
    const number = store.number(text.to);
    const { messaging } = store;
    const byService = messaging.hasService && !messaging.useInboundWebhookOnNumber;
    const url = byService ? messaging.inboundRequestUrl : (number?.smsUrl ?? '');
    const message = this.#add({ ...text, direction: 'inbound' });
    const replies = this.#obeyKeyword(message);
    if (!number || url === '') {
      const taker = byService ? 'The Messaging Service drops' : 'No webhook is set for';
      this.#note(message, `${taker} texts to this number.`);
      return { message, webhook: null, replies };
    }
    const form = new URLSearchParams({
      MessageSid: message.sid,
      SmsSid: message.sid,
      SmsMessageSid: message.sid,
      AccountSid: accountSid,
      From: text.from,
      To: text.to,
      Body: text.body,
      NumMedia: String(message.media.length),
      NumSegments: String(segmentsOf(text.body).count),
      SmsStatus: 'received',
      ApiVersion: apiVersion,
    });
    message.media.forEach((media, index) => {
      form.set(`MediaContentType${index}`, media.contentType);
      form.set(`MediaUrl${index}`, this.#mediaUrl(message.sid, media));
    });
    const webhook = await webhooks.send(
      {
        url,
        method: byService ? 'POST' : number.smsMethod,
        fallbackUrl: number.smsFallbackUrl,
        fallbackMethod: number.smsFallbackMethod,
      },
      form,
    );
    this.#note(message, webhook.problem ?? `The webhook answered ${webhook.status}.`);
    return { message, webhook, replies };
  }

  #mediaUrl(messageSid: string, media: MediaRecord): string {
    const { apiUrl, accountSid } = this.context;
    return `${apiUrl}/${apiVersion}/Accounts/${accountSid}/Messages/${messageSid}/Media/${media.sid}`;
  }

  #note(message: MessageRecord, note: string): void {
    message.notes.push(note);
    this.context.store.changed();
  }

  /** STOP, START and HELP, answered by Twilio itself; the text goes to the webhook all the same. */
  #obeyKeyword({ from: customer, to: business, body: text }: MessageRecord): MessageRecord[] {
    const { optOuts } = this.context.store;
    const keyword = keywordOf(text);
    const pair = `${business} ${customer}`;
    const answer = (body: string) => [
      this.#send({ direction: 'outbound-reply', from: business, to: customer, body, media: [] }, ''),
    ];
    if (keyword === 'stop' && !optOuts.has(pair)) {
      optOuts.add(pair);
      return answer(
        'You have successfully been unsubscribed. You will not receive any more messages from this number. Reply START to resubscribe.',
      );
    }
    if (keyword === 'start' && optOuts.delete(pair)) {
      return answer(
        'You have successfully been re-subscribed to messages from this number. Reply HELP for help. Reply STOP to unsubscribe. Msg&Data Rates May Apply.',
      );
    }
    return keyword === 'help' ? answer('Reply STOP to unsubscribe. Msg&Data Rates May Apply.') : [];
  }

  #add({ media, ...fields }: NewMessage): MessageRecord {
    const { store } = this.context;
    const at = new Date().toISOString();
    const isInbound = fields.direction === 'inbound';
    const message: MessageRecord = {
      ...fields,
      sid: newSid(media.length > 0 ? 'MM' : 'SM'),
      media: media.map((source) => ({
        sid: newSid('ME'),
        contentType: /^data:([^;,]+)/.exec(source)?.[1] ?? 'image/jpeg',
        source,
      })),
      status: isInbound ? 'received' : 'queued',
      errorCode: null,
      createdAt: at,
      sentAt: isInbound ? at : null,
      notes: [],
    };
    store.messages.push(message);
    store.changed();
    return message;
  }

  /** Accepts a text of the business, which then goes through its statuses and reports each. */
  #send(fields: NewMessage, statusCallback: string): MessageRecord {
    const { background, pace, store } = this.context;
    const message = this.#add(fields);
    background.run(async () => {
      const mediaError = await this.#fetchMedia(message);
      const { journey, errorCode }: Ending =
        mediaError === null
          ? (troubledNumbers[message.to] ?? delivered)
          : { journey: ['failed'], errorCode: mediaError };
      for (const [index, status] of journey.entries()) {
        await background.pause(pace.messageStepMs);
        message.status = status;
        if (status === 'sent') message.sentAt = new Date().toISOString();
        if (index === journey.length - 1) message.errorCode = errorCode;
        store.changed();
        if (statusCallback !== '') await this.#reportStatus(message, statusCallback);
      }
    });
    return message;
  }

  /** As Twilio does, a text whose pictures can't be had fails as a whole: answers the error, or null. */
  async #fetchMedia(message: MessageRecord): Promise<number | null> {
    for (const media of message.media) {
      const signal = AbortSignal.any([this.context.background.signal, AbortSignal.timeout(mediaTimeoutMs)]);
      const response = await fetch(media.source, { signal }).catch(() => null);
      const type = response?.headers.get('content-type')?.split(';')[0] ?? '';
      if (!response?.ok || !/^(image|video|audio)\//.test(type)) {
        this.#note(message, `A picture could not be fetched (${response?.status ?? 'no answer'}).`);
        return response?.ok ? 12300 : 11200;
      }
      media.contentType = type;
      media.source = `data:${type};base64,${Buffer.from(await response.arrayBuffer()).toString('base64')}`;
    }
    return null;
  }

  async #reportStatus(message: MessageRecord, url: string): Promise<void> {
    const { accountSid, webhooks } = this.context;
    const form = new URLSearchParams({
      MessageSid: message.sid,
      MessageStatus: message.status,
      SmsSid: message.sid,
      SmsStatus: message.status,
      From: message.from,
      To: message.to,
      AccountSid: accountSid,
      ApiVersion: apiVersion,
      ...(message.errorCode !== null && { ErrorCode: String(message.errorCode) }),
    });
    const answer = await webhooks.send({ url, method: 'POST' }, form);
    if (answer.problem !== null)
      this.#note(message, `Status callback "${message.status}": ${answer.problem}`);
  }
}
