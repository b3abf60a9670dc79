import {
  calledManners,
  defaultMessageSeconds,
  defaultTalkSeconds,
  defaultWords,
  forwardedOutcomes,
  voicemailManners,
  type CallBehavior,
  type ForwardedOutcome,
} from './calls/behavior.ts';
import { isE164, type Context } from './context.ts';
import { faultKinds, type Disturbance } from './disturbance.ts';
import type { Calls } from './calls/calls.ts';
import type { Messages } from './messages/messages.ts';
import { isMessaging } from './messages/messaging-service.ts';
import { troubledNumbers } from './messages/troubled-numbers.ts';
import type { CallRecord, MessageRecord } from './store.ts';
import type { WebhookAnswer } from './webhooks.ts';

class BadRequest extends Error {}

const maxMedia = 10;
/** Twilio takes 5 MB with one text; as base64. */
const maxMediaLength = 6_700_000;
const maxTalkSeconds = 14_400;
const maxMessageSeconds = 600;
const maxFaults = 100;

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
      const fields = await readFields(request);
      if (action === 'text') return await this.#text(fields);
      if (action === 'call') return await this.#call(fields);
      if (action === 'called') return this.#called(fields);
      if (action === 'fault') return this.#fault(fields);
      if (action === 'limit') return this.#limit(fields);
      if (action === 'outage') return this.#outage(fields);
      if (action === 'messaging') return this.#messaging(fields);
      return failure(404, 'No such action.');
    } catch (error) {
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

  async #text(fields: Record<string, unknown>): Promise<Response> {
    const from = phoneField(fields, 'from');
    const to = this.#businessNumber(fields);
    const body = fields['body'] ?? '';
    if (typeof body !== 'string') throw new BadRequest('"body" must be text.');
    const media = mediaField(fields);
    if (body === '' && media.length === 0) throw new BadRequest('Write a text first.');
    const { message, webhook, replies } = await this.messages.receive({ from, to, body, media });
    return Response.json({
      message: messageView(message),
      webhook: webhook && webhookView(webhook),
      replies: replies.map(messageView),
    });
  }

  async #call(fields: Record<string, unknown>): Promise<Response> {
    const from = fields['from'] === 'anonymous' ? 'anonymous' : phoneField(fields, 'from');
    const outcomes = outcomesField(fields['outcome']);
    const seconds = integerField(fields, 'seconds', 1, maxTalkSeconds, defaultTalkSeconds);
    const voicemail = voicemailManners.find((manner) => manner === (fields['voicemail'] ?? 'speaks'));
    if (!voicemail) throw new BadRequest(`"voicemail" must be one of ${voicemailManners.join(', ')}.`);
    const messageSeconds = integerField(
      fields,
      'messageSeconds',
      1,
      maxMessageSeconds,
      defaultMessageSeconds,
    );
    const words = fields['words'] ?? defaultWords;
    if (typeof words !== 'string') throw new BadRequest('"words" must be text.');
    const to = this.#businessNumber(fields);
    return this.#ring({ from, to, outcomes, seconds, voicemail, messageSeconds, words, keys: null });
  }

  async #ring(planned: { from: string; to: string } & CallBehavior): Promise<Response> {
    const { call, ended } = this.calls.ring(planned);
    await ended;
    return Response.json({ call: this.#callView(call) });
  }

  /** What the phones that the business calls do from now on. */
  #called(fields: Record<string, unknown>): Response {
    const manner = calledManners.find((candidate) => candidate === fields['manner']);
    if (!manner) throw new BadRequest(`"manner" must be one of ${calledManners.join(', ')}.`);
    this.calls.calledManner = manner;
    return Response.json({ manner });
  }

  #fault(fields: Record<string, unknown>): Response {
    const kind = faultKinds.find((candidate) => candidate === fields['kind']);
    if (!kind) throw new BadRequest(`"kind" must be one of ${faultKinds.join(', ')}.`);
    const times = integerField(fields, 'times', 0, maxFaults, 1);
    this.disturbance.faults.splice(0, Infinity, ...Array.from({ length: times }, () => kind));
    return Response.json({ faults: this.disturbance.faults });
  }

  #limit(fields: Record<string, unknown>): Response {
    this.disturbance.perSecond =
      fields['perSecond'] === null ? null : integerField(fields, 'perSecond', 1, 1000, 1);
    return Response.json({ perSecond: this.disturbance.perSecond });
  }

  #outage(fields: Record<string, unknown>): Response {
    const { isDown } = fields;
    if (typeof isDown !== 'boolean') throw new BadRequest('"isDown" must be true or false.');
    this.disturbance.isDown = isDown;
    this.context.store.changed();
    return Response.json({ isDown });
  }

  /** Sets the given fields of the Messaging Service and the registrations. */
  #messaging(fields: Record<string, unknown>): Response {
    const { messaging } = this.context.store;
    const wanted: unknown = { ...messaging, ...fields };
    if (!isMessaging(wanted)) throw new BadRequest('That is no state of a Messaging Service.');
    Object.assign(messaging, wanted);
    this.context.store.changed();
    return Response.json({ messaging });
  }

  #businessNumber(fields: Record<string, unknown>): string {
    const { numbers } = this.context.store;
    const wanted = fields['to'] ?? numbers[0]?.phoneNumber;
    const number = numbers.find((candidate) => candidate.phoneNumber === wanted);
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

const webhookView = ({ url, status, body, problem }: WebhookAnswer) => ({ url, status, body, problem });

/** Browsers say where a request comes from; a program that says nothing is the developer's own. */
function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.get('origin');
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host);
}

async function readFields(request: Request): Promise<Record<string, unknown>> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(await request.text());
  } catch {
    throw new BadRequest('The body is not JSON.');
  }
  if (typeof parsed !== 'object' || parsed === null) throw new BadRequest('Send a JSON object.');
  return Object.fromEntries(Object.entries(parsed));
}

/** One value per phone, in the order of ringing. A single value applies to all phones. */
function outcomesField(value: unknown): ForwardedOutcome[] {
  const given: unknown[] = Array.isArray(value) ? value : [value];
  const outcomes = given.flatMap((one) => forwardedOutcomes.find((outcome) => outcome === one) ?? []);
  if (outcomes.length === 0 || outcomes.length < given.length) {
    throw new BadRequest(`"outcome" must be one of ${forwardedOutcomes.join(', ')}, or a list of them.`);
  }
  return outcomes;
}

function phoneField(fields: Record<string, unknown>, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || !isE164(value)) {
    throw new BadRequest(`"${name}" must be a phone number like +19185550100.`);
  }
  return value;
}

function integerField(
  fields: Record<string, unknown>,
  name: string,
  min: number,
  max: number,
  preset: number,
): number {
  const value = fields[name] ?? preset;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw new BadRequest(`"${name}" must be a whole number from ${min} to ${max}.`);
  }
  return value;
}

function mediaField(fields: Record<string, unknown>): string[] {
  const value = fields['media'] ?? [];
  const isMedia = (item: unknown): item is string =>
    typeof item === 'string' && /^(data:[\w.+-]+\/[\w.+-]+;base64,|https?:\/\/)/.test(item);
  if (!Array.isArray(value) || !value.every(isMedia) || value.length > maxMedia) {
    throw new BadRequest(`"media" must be up to ${maxMedia} pictures or files: web or data: addresses.`);
  }
  if (value.join('').length > maxMediaLength) throw new BadRequest('The pictures are too large.');
  return value;
}
