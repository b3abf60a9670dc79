import { isE164 } from '../../../supabase/functions/_shared/domain/phone.ts';
import { apiVersion, type Context } from '../context.ts';
import { validityExpired, validityMs } from '../delays.ts';
import { refuse } from '../rest-errors.ts';
import { makeSid, type MediaRecord, type MessageRecord } from '../store.ts';
import type { WebhookAnswer } from '../webhooks.ts';
import { delivered, troubledNumbers, type Ending } from './troubled-numbers.ts';

const maxBodyLength = 1600;
const maxMedia = 10;
const mediaTimeoutMs = 10_000;

/** Texts of a single word, in any letter case, that Twilio answers itself. */
const keywords = {
  stop: {
    words: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
    answer:
      'You have successfully been unsubscribed. You will not receive any more messages from this number. Reply START to resubscribe.',
  },
  start: {
    words: ['START', 'YES', 'UNSTOP'],
    answer:
      'You have successfully been re-subscribed to messages from this number. Reply HELP for help. Reply STOP to unsubscribe. Msg&Data Rates May Apply.',
  },
  help: { words: ['HELP', 'INFO'], answer: 'Reply STOP to unsubscribe. Msg&Data Rates May Apply.' },
};
export function findKeyword(body: string): keyof typeof keywords | null {
  const word = body.trim().toUpperCase();
  return (['stop', 'start', 'help'] as const).find((name) => keywords[name].words.includes(word)) ?? null;
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
    const field = (name: string) => form.get(name) ?? '';
    const [to, from, body] = [field('To'), field('From'), field('Body')];
    const media = form.getAll('MediaUrl');
    const statusCallback = field('StatusCallback');
    refuse([
      [!isE164(to), 21211, `Invalid 'To' Phone Number: ${to}`],
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

  /** A customer texts the business. Returns null when no webhook is set. */
  async receive(text: Omit<NewMessage, 'direction'>): Promise<WebhookAnswer | null> {
    const { store, webhooks } = this.context;
    const number = store.number(text.to);
    const { messaging } = store;
    const byService = messaging.hasService && !messaging.useInboundWebhookOnNumber;
    const url = byService ? messaging.inboundRequestUrl : (number?.smsUrl ?? '');
    const message = this.#add({ ...text, direction: 'inbound' });
    this.#obeyKeyword(message);
    if (!number || url === '') {
      const taker = byService ? 'The Messaging Service drops' : 'No webhook is set for';
      message.notes.push(`${taker} texts to this number.`);
      return null;
    }
    const form = this.#makeForm(message, {
      Body: text.body,
      NumMedia: String(message.media.length),
      SmsStatus: 'received',
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
    message.notes.push(webhook.problem ?? `The webhook answered ${webhook.status}.`);
    return webhook;
  }

  /** The form of a webhook about the text. */
  #makeForm({ sid, from, to }: MessageRecord, more: Record<string, string>): URLSearchParams {
    const ids = { MessageSid: sid, SmsSid: sid, AccountSid: this.context.accountSid };
    return new URLSearchParams({ ...ids, From: from, To: to, ApiVersion: apiVersion, ...more });
  }

  #mediaUrl(messageSid: string, media: MediaRecord): string {
    const { apiUrl, accountSid } = this.context;
    return `${apiUrl}/${apiVersion}/Accounts/${accountSid}/Messages/${messageSid}/Media/${media.sid}`;
  }

  /** Acts on STOP, START and HELP as Twilio does. The text still goes to the webhook. */
  #obeyKeyword({ from: customer, to: business, body }: MessageRecord): void {
    const { optOuts } = this.context.store;
    const keyword = findKeyword(body);
    const pair = `${business} ${customer}`;
    if (keyword === null || (keyword === 'stop' && optOuts.has(pair))) {
      return;
    }
    if (keyword === 'start' && !optOuts.delete(pair)) {
      return;
    }
    if (keyword === 'stop') {
      optOuts.add(pair);
    }
    const { answer } = keywords[keyword];
    this.#send({ direction: 'outbound-reply', from: business, to: customer, body: answer, media: [] }, '');
  }

  #add({ media, ...fields }: NewMessage): MessageRecord {
    const { store, clock } = this.context;
    const at = clock.time();
    const isInbound = fields.direction === 'inbound';
    const message: MessageRecord = {
      ...fields,
      sid: makeSid(media.length > 0 ? 'MM' : 'SM'),
      media: media.map((source) => ({
        sid: makeSid('ME'),
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
    return message;
  }

  /** Accepts a text of the business, which then goes through its statuses and reports each. */
  #send(fields: NewMessage, statusCallback: string): MessageRecord {
    const { background, clock, pace, store } = this.context;
    const { queueMs } = store.delays;
    const message = this.#add(fields);
    void background.run(async () => {
      await clock.untilAge(message.createdAt, Math.min(queueMs, validityMs), background.signal);
      const problem = queueMs > validityMs ? validityExpired : await this.#fetchMedia(message);
      const { journey, errorCode }: Ending =
        problem === null
          ? (troubledNumbers[message.to] ?? delivered)
          : { journey: ['failed'], errorCode: problem };
      for (const [index, status] of journey.entries()) {
        await background.pause(pace.messageStepMs);
        message.status = status;
        if (status === 'sending') {
          message.sentAt = clock.time();
        }
        if (index === journey.length - 1) {
          message.errorCode = errorCode;
        }
        if (statusCallback !== '') {
          await this.#reportStatus(message, statusCallback);
        }
      }
    });
    return message;
  }

  /** Fetches the pictures. Returns the error of one that can't be fetched, which fails the whole text at Twilio. */
  async #fetchMedia(message: MessageRecord): Promise<number | null> {
    for (const media of message.media) {
      const signal = AbortSignal.any([this.context.background.signal, AbortSignal.timeout(mediaTimeoutMs)]);
      const response = await fetch(media.source, { signal }).catch(() => null);
      const type = response?.headers.get('content-type')?.split(';')[0] ?? '';
      if (!response?.ok || !/^(image|video|audio)\//.test(type)) {
        message.notes.push(`A picture could not be fetched (${response?.status ?? 'no answer'}).`);
        return response?.ok ? 12300 : 11200;
      }
      media.contentType = type;
      media.source = `data:${type};base64,${Buffer.from(await response.arrayBuffer()).toString('base64')}`;
    }
    return null;
  }

  async #reportStatus(message: MessageRecord, url: string): Promise<void> {
    const { status, errorCode } = message;
    const code: Record<string, string> = errorCode === null ? {} : { ErrorCode: String(errorCode) };
    const form = this.#makeForm(message, { MessageStatus: status, SmsStatus: status, ...code });
    const { problem } = await this.context.webhooks.send({ url, method: 'POST' }, form);
    if (problem !== null) {
      message.notes.push(`Status callback "${status}": ${problem}`);
    }
  }
}
