import * as v from 'valibot';
import {
  calledManners,
  defaultMessageSeconds,
  defaultTalkSeconds,
  defaultWords,
  forwardedOutcomes,
  voicemailManners,
} from './calls/behavior.ts';
import type { Calls } from './calls/calls.ts';
import { isE164, type Context } from './context.ts';
import { faultKinds, type Disturbance } from './disturbance.ts';
import type { Messages } from './messages/messages.ts';
import { messagingSchema } from './messages/messaging-service.ts';
import { troubledNumbers } from './messages/troubled-numbers.ts';
import type { CallRecord, MessageRecord } from './store.ts';

class BadRequest extends Error {}

const maxMedia = 10;
/** Twilio takes 5 MB with one text; as base64. */
const maxMediaLength = 6_700_000;

const fields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, ({ expected }) => `Send a JSON object with ${expected}.`);
const oneOf = <const Options extends readonly string[]>(name: string, options: Options) =>
  v.picklist(options, `"${name}" must be one of ${options.join(', ')}.`);
const whole = (name: string, min: number, max: number) => {
  const problem = `"${name}" must be a whole number from ${min} to ${max}.`;
  return v.pipe(v.number(problem), v.integer(problem), v.minValue(min, problem), v.maxValue(max, problem));
};

const phoneProblem = '"from" must be a phone number like +19185550100.';
const phone = v.pipe(v.string(phoneProblem), v.check(isE164, phoneProblem));
const mediaProblem = `"media" must be up to ${maxMedia} pictures or files: web or data: addresses.`;
const outcome = oneOf('outcome', forwardedOutcomes);

/** The media are web or `data:` addresses; without `to` the text goes to the first number. */
const textFields = fields({
  from: phone,
  to: v.optional(v.string()),
  body: v.optional(v.string('"body" must be text.'), ''),
  media: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(mediaProblem),
          v.regex(/^(data:[\w.+-]+\/[\w.+-]+;base64,|https?:\/\/)/, mediaProblem),
        ),
        mediaProblem,
      ),
      v.maxLength(maxMedia, mediaProblem),
      v.check((media) => media.join('').length <= maxMediaLength, 'The pictures are too large.'),
    ),
    [],
  ),
});
/** One outcome per phone, in the order of ringing. A single one applies to all phones. */
const callFields = fields({
  from: v.union([v.literal('anonymous'), phone], phoneProblem),
  to: v.optional(v.string()),
  outcome: v.pipe(
    v.unknown(),
    v.transform((value): unknown[] => (Array.isArray(value) ? value : [value])),
    v.array(outcome),
    v.minLength(1, '"outcome" must not be empty.'),
  ),
  seconds: v.optional(whole('seconds', 1, 14_400), defaultTalkSeconds),
  voicemail: v.optional(oneOf('voicemail', voicemailManners), 'speaks'),
  messageSeconds: v.optional(whole('messageSeconds', 1, 600), defaultMessageSeconds),
  words: v.optional(v.string('"words" must be text.'), defaultWords),
});
const calledFields = fields({ manner: oneOf('manner', calledManners) });
const faultFields = fields({
  kind: oneOf('kind', faultKinds),
  times: v.optional(whole('times', 0, 100), 1),
});
const limitFields = fields({ perSecond: v.nullable(whole('perSecond', 1, 1000)) });
const outageFields = fields({ isDown: v.boolean('"isDown" must be true or false.') });

/** @throws {BadRequest} */
function parsed<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new BadRequest(result.issues[0].message);
}

const failure = (status: number, error: string) => Response.json({ error }, { status });

/** `/__phone/api/*`: plays the customers' side. Serves only pages of its own origin. */
export class ControlApi {
  constructor(
    private readonly context: Context,
    private readonly messages: Messages,
    private readonly calls: Calls,
    private readonly disturbance: Disturbance,
  ) {}

  async handle(request: Request, action: string): Promise<Response> {
    if (isCrossOrigin(request)) return failure(403, 'Only pages of this origin may use the phone.');
    if (request.method === 'GET') {
      if (action === 'state') return this.#state(new URL(request.url).searchParams.get('known'));
      if (action === 'violations') return Response.json({ violations: this.disturbance.violations });
      return failure(404, 'No such action.');
    }
    if (request.method !== 'POST') return failure(405, 'Use GET or POST.');
    if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
      return failure(415, 'Send JSON.');
    }
    try {
      const body: unknown = await request.json();
      const answer = await this.#act(action, body);
      return answer === null ? failure(404, 'No such action.') : Response.json(answer);
    } catch (error) {
      if (error instanceof SyntaxError) return failure(400, 'The body is not JSON.');
      if (error instanceof BadRequest) return failure(400, error.message);
      throw error;
    }
  }

  /** `known` is the version a page has already: 204 when nothing is new. */
  #state(known: string | null): Response {
    const { store } = this.context;
    if (known === String(store.version)) return new Response(null, { status: 204 });
    return Response.json(
      {
        version: store.version,
        numbers: store.numbers.map(
          ({ sid, phoneNumber, friendlyName, smsUrl, voiceUrl, voiceApplicationSid }) => ({
            ...{ sid, phoneNumber, friendlyName, smsUrl, voiceUrl, voiceApplicationSid },
          }),
        ),
        threads: this.#threads(),
        calls: store.calls.filter((call) => call.parentSid === null).map((call) => this.#callView(call)),
        violations: this.disturbance.violations.length,
        isDown: this.disturbance.isDown,
        troubledNumbers: Object.entries(troubledNumbers).map(([phoneNumber, { explanation }]) => ({
          ...{ phoneNumber, explanation },
        })),
      },
      { headers: { 'Cache-Control': 'no-store' } },
    );
  }

  #threads() {
    const threads = new Map<
      string,
      { businessNumber: string; customer: string; messages: MessageRecord[] }
    >();
    for (const message of this.context.store.messages) {
      const isInbound = message.direction === 'inbound';
      const [customer, businessNumber] = isInbound ? [message.from, message.to] : [message.to, message.from];
      const key = `${businessNumber} ${customer}`;
      const thread = threads.get(key) ?? { businessNumber, customer, messages: [] };
      thread.messages.push(message);
      threads.set(key, thread);
    }
    return [...threads.values()].map((thread) => ({
      businessNumber: thread.businessNumber,
      customer: thread.customer,
      isOptedOut: this.messages.isOptedOut(thread.businessNumber, thread.customer),
      messages: thread.messages.map(messageView).sort((left, right) => left.at.localeCompare(right.at)),
    }));
  }

  #callView(call: CallRecord) {
    const { sid, direction, from, to, status, duration, createdAt, steps } = call;
    const legs = this.context.store.calls
      .filter((leg) => leg.parentSid === sid)
      .map((leg) => ({
        ...{ sid: leg.sid, to: leg.to, status: leg.status, duration: leg.duration },
        shownCallerId: leg.from,
        steps: leg.steps,
      }));
    const recordings = this.context.store.recordings
      .filter(({ callSid }) => callSid === sid)
      .map((recording) => ({ sid: recording.sid, seconds: recording.seconds }));
    return { sid, direction, from, to, status, duration, at: createdAt, steps, legs, recordings };
  }

  /** Plays what a customer does, or sets how Twilio and the phones behave from now on; null for any other action. */
  async #act(action: string, body: unknown): Promise<object | null> {
    const { calls, disturbance } = this;
    switch (action) {
      case 'text':
        return this.#text(parsed(textFields, body));
      case 'call': {
        const { outcome: outcomes, to, ...behavior } = parsed(callFields, body);
        const ringing = { ...behavior, outcomes, to: this.#businessNumber(to), keys: null };
        const { call, ended } = calls.ring(ringing);
        await ended;
        return { call: this.#callView(call) };
      }
      case 'called':
        calls.calledManner = parsed(calledFields, body).manner;
        return { manner: calls.calledManner };
      case 'fault': {
        const { kind, times } = parsed(faultFields, body);
        disturbance.faults.splice(0, Infinity, ...Array.from({ length: times }, () => kind));
        return { faults: disturbance.faults };
      }
      case 'limit':
        disturbance.perSecond = parsed(limitFields, body).perSecond;
        return { perSecond: disturbance.perSecond };
      case 'outage':
        disturbance.isDown = parsed(outageFields, body).isDown;
        this.context.store.changed();
        return { isDown: disturbance.isDown };
      case 'messaging': {
        const { store } = this.context;
        Object.assign(store.messaging, parsed(v.partial(messagingSchema), body));
        store.changed();
        return { messaging: store.messaging };
      }
      default:
        return null;
    }
  }

  async #text({ from, to, body, media }: v.InferOutput<typeof textFields>): Promise<object> {
    if (body === '' && media.length === 0) throw new BadRequest('Write a text first.');
    const text = { from, to: this.#businessNumber(to), body, media };
    const { message, webhook, replies } = await this.messages.receive(text);
    return {
      message: messageView(message),
      webhook: webhook && {
        ...{ url: webhook.url, status: webhook.status, body: webhook.body, problem: webhook.problem },
      },
      replies: replies.map(messageView),
    };
  }

  #businessNumber(to: string | undefined): string {
    const { numbers } = this.context.store;
    const number = to === undefined ? numbers[0] : this.context.store.number(to);
    if (!number) throw new BadRequest('"to" must be a number of the business.');
    return number.phoneNumber;
  }
}

const messageView = (message: MessageRecord) => ({
  sid: message.sid,
  direction: message.direction,
  from: message.from,
  to: message.to,
  body: message.body,
  status: message.status,
  errorCode: message.errorCode,
  at: message.createdAt,
  media: message.media.map(({ source }) => source),
  notes: message.notes,
});

/** Browsers say where a request comes from; a program that says nothing is the developer's own. */
function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.get('origin');
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host);
}
