import { segmentsOf } from '../../../supabase/functions/_shared/segments.ts';
import { apiVersion, isE164, placeFields, type Context } from '../context.ts';
import { RestError } from '../rest-errors.ts';
import { newSid, type MediaRecord, type MessageRecord, type MessageStatus } from '../store.ts';
import { parseTwiml } from '../twiml.ts';
import type { WebhookAnswer } from '../webhooks.ts';
import { keywordOf } from './keywords.ts';
import { delivered, magicNumbers, troubledNumbers, type Ending } from './troubled-numbers.ts';

const maxBodyLength = 1600;
const maxReplies = 10;
const maxMedia = 10;
const mediaTimeoutMs = 10_000;

/** A text as it reaches the business. `media` are `data:` or https addresses. */
export type IncomingText = { from: string; to: string; body: string; media: string[] };

export class Messages {
  constructor(private readonly context: Context) {}

  /**
   * Messages resource, create.
   * @throws {RestError} with the code Twilio gives
   */
  create(form: URLSearchParams): MessageRecord {
    const { store } = this.context;
    const to = (form.get('To') ?? '').trim();
    const from = (form.get('From') ?? '').trim();
    const body = form.get('Body') ?? '';
    const mediaUrls = form.getAll('MediaUrl');
    if (to === '') throw new RestError(400, 21604, "A 'To' phone number is required.");
    if (!isE164(to)) throw new RestError(400, 21211, `Invalid 'To' Phone Number: ${to}`);
    if (from === '') throw new RestError(400, 21603, "A 'From' phone number is required.");
    if (!store.number(from)) {
      throw new RestError(
        400,
        21606,
        `The 'From' phone number ${from} is not a valid, SMS-capable inbound phone number or short code for your account.`,
      );
    }
    if (from === to) throw new RestError(400, 21266, "'To' and 'From' number cannot be the same");
    if (body.trim() === '' && mediaUrls.length === 0) {
      throw new RestError(400, 21602, 'Message body is required.');
    }
    if (body.length > maxBodyLength) {
      throw new RestError(400, 21617, 'The concatenated message body exceeds the 1600 character limit');
    }
    if (mediaUrls.length > maxMedia) {
      throw new RestError(400, 21623, 'Number of media files exceeds allowed limit');
    }
    const statusCallback = form.get('StatusCallback') ?? '';
    if (statusCallback !== '' && !URL.canParse(statusCallback)) {
      throw new RestError(400, 21609, `The StatusCallback URL ${statusCallback} is not a valid URL.`);
    }
    const magic = magicNumbers[to];
    if (magic) throw magic(to, from);
    if (this.isOptedOut(from, to)) {
      throw new RestError(400, 21610, 'Attempt to send to unsubscribed recipient');
    }
    return this.#send({ direction: 'outbound-api', from, to, body, mediaUrls, statusCallback });
  }

  isOptedOut(business: string, customer: string): boolean {
    return this.context.store.optOuts.has(`${business} ${customer}`);
  }

  /** A customer texts the business. Null as answer: no webhook is set. */
  async receive(
    text: IncomingText,
  ): Promise<{ message: MessageRecord; webhook: WebhookAnswer | null; replies: MessageRecord[] }> {
    const { accountSid, store, webhooks } = this.context;
    const number = store.number(text.to);
    const { messaging } = store;
    const byService = messaging.hasService && !messaging.useInboundWebhookOnNumber;
    const url = byService ? messaging.inboundRequestUrl : (number?.smsUrl ?? '');
    const message = this.#add({ ...text, direction: 'inbound', mediaUrls: text.media, status: 'received' });
    const replies = this.#obeyKeyword(message);
    if (!number || url === '') {
      message.notes.push(
        byService
          ? 'The Messaging Service drops texts to this number.'
          : 'No webhook is set for texts to this number.',
      );
      store.changed();
      return { message, webhook: null, replies };
    }
    const form = new URLSearchParams({
      ...placeFields('To', text.to),
      ...placeFields('From', text.from),
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
      form.set(`MediaUrl${index}`, this.mediaUrl(message.sid, media));
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
    if (webhook.problem === null) replies.push(...this.#followReply(message, webhook));
    store.changed();
    return { message, webhook, replies };
  }

  mediaUrl(messageSid: string, media: MediaRecord): string {
    const { apiUrl, accountSid } = this.context;
    return `${apiUrl}/${apiVersion}/Accounts/${accountSid}/Messages/${messageSid}/Media/${media.sid}`;
  }

  /** Goes on with the journeys that a restart interrupted. */
  resume(): void {
    for (const message of this.context.store.messages) {
      if (message.journey.length > 0) this.#progress(message);
    }
  }

  /** STOP, START and HELP, answered by Twilio itself; the text goes to the webhook all the same. */
  #obeyKeyword({ from: customer, to: business, body }: MessageRecord): MessageRecord[] {
    const { optOuts } = this.context.store;
    const keyword = keywordOf(body);
    const pair = `${business} ${customer}`;
    const answer = (reply: string) => [
      this.#send({ direction: 'outbound-reply', from: business, to: customer, body: reply }),
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
    if (keyword === 'help') return answer('Reply STOP to unsubscribe. Msg&Data Rates May Apply.');
    return [];
  }

  #followReply(message: MessageRecord, webhook: WebhookAnswer): MessageRecord[] {
    if (webhook.body.trim() === '') return [];
    const verbs = parseTwiml(webhook.body);
    if (verbs === null) {
      message.notes.push("The webhook's answer is not TwiML (12100).");
      return [];
    }
    const replies: MessageRecord[] = [];
    for (const verb of verbs.slice(0, maxReplies)) {
      if (verb.name !== 'Message') {
        message.notes.push(`The emulator doesn't follow <${verb.name}> in answer to a text (12200).`);
        continue;
      }
      const child = verb.children.find((element) => element.name === 'Body');
      const body = child?.text ?? verb.text;
      if (this.isOptedOut(message.to, message.from)) {
        message.notes.push('A reply was not sent: the customer has opted out (21610).');
      } else if (body !== '') {
        replies.push(this.#send({ direction: 'outbound-reply', from: message.to, to: message.from, body }));
      }
    }
    return replies;
  }

  #add(fields: {
    direction: MessageRecord['direction'];
    from: string;
    to: string;
    body: string;
    mediaUrls?: string[];
    status: MessageStatus;
    statusCallback?: string;
    ending?: Ending;
  }): MessageRecord {
    const { store, now } = this.context;
    const { direction, from, to, body, mediaUrls = [], status, statusCallback = '', ending } = fields;
    const at = now().toISOString();
    const message: MessageRecord = {
      sid: newSid(mediaUrls.length > 0 ? 'MM' : 'SM'),
      direction,
      from,
      to,
      body,
      media: mediaUrls.map((source) => ({
        sid: newSid('ME'),
        contentType: /^data:([^;,]+)/.exec(source)?.[1] ?? 'image/jpeg',
        source,
      })),
      status,
      errorCode: null,
      createdAt: at,
      updatedAt: at,
      sentAt: direction === 'inbound' ? at : null,
      statusCallback,
      journey: [...(ending?.journey ?? [])],
      journeyError: ending?.errorCode ?? null,
      notes: [],
    };
    store.messages.push(message);
    store.changed();
    return message;
  }

  #send(fields: {
    direction: MessageRecord['direction'];
    from: string;
    to: string;
    body: string;
    mediaUrls?: string[];
    statusCallback?: string;
  }): MessageRecord {
    const message = this.#add({
      ...fields,
      status: 'queued',
      ending: troubledNumbers[fields.to] ?? delivered,
    });
    this.#progress(message);
    return message;
  }

  /** As Twilio does, a text whose pictures can't be had fails as a whole. */
  async #fetchMedia(message: MessageRecord): Promise<void> {
    for (const media of message.media) {
      if (media.source.startsWith('data:')) continue;
      const signal = AbortSignal.any([this.context.background.signal, AbortSignal.timeout(mediaTimeoutMs)]);
      const response = await fetch(media.source, { signal }).catch(() => null);
      const type = response?.headers.get('content-type')?.split(';')[0] ?? '';
      if (!response?.ok || !/^(image|video|audio)\//.test(type)) {
        message.journey = ['failed'];
        message.journeyError = response?.ok ? 12300 : 11200;
        message.notes.push(`A picture could not be fetched (${response?.status ?? 'no answer'}).`);
        return;
      }
      media.contentType = type;
      media.source = `data:${type};base64,${Buffer.from(await response.arrayBuffer()).toString('base64')}`;
    }
  }

  #progress(message: MessageRecord): void {
    const { background, pace, store, now } = this.context;
    background.run(async () => {
      if (message.direction !== 'inbound') await this.#fetchMedia(message);
      for (;;) {
        await background.pause(pace.messageStepMs);
        const status = message.journey.shift();
        if (status === undefined) return;
        message.status = status;
        message.updatedAt = now().toISOString();
        if (status === 'sent') message.sentAt = message.updatedAt;
        if (message.journey.length === 0) message.errorCode = message.journeyError;
        store.changed();
        if (message.statusCallback !== '') await this.#reportStatus(message);
      }
    });
  }

  async #reportStatus(message: MessageRecord): Promise<void> {
    const { accountSid, store, webhooks } = this.context;
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
    const answer = await webhooks.send({ url: message.statusCallback, method: 'POST' }, form);
    if (answer.problem === null) return;
    message.notes.push(`Status callback "${message.status}": ${answer.problem}`);
    store.changed();
  }
}
