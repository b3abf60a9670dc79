import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { noDelays } from './delays.ts';
import { makeMessaging } from './messages/messaging-service.ts';

const nullableInteger = v.nullable(v.pipe(v.number(), v.integer()));
/** Empty text: not set, as Twilio shows it. */
const setting = v.optional(v.string(), '');
const method = v.optional(v.string(), 'POST');

/** The fields of a number that an update can change, by Twilio's names with a lowercase first letter. */
const settings = {
  friendlyName: v.string(),
  voiceUrl: setting,
  voiceMethod: method,
  voiceFallbackUrl: setting,
  voiceFallbackMethod: method,
  voiceApplicationSid: setting,
  trunkSid: setting,
  smsApplicationSid: setting,
  smsUrl: setting,
  smsMethod: method,
  smsFallbackUrl: setting,
  smsFallbackMethod: method,
  statusCallback: setting,
  statusCallbackMethod: method,
};
/** A number of the account. */
export const numberSchema = v.object({
  sid: v.string(),
  phoneNumber: v.string(),
  ...settings,
});
export type NumberRecord = v.InferOutput<typeof numberSchema>;
export const isSetting = (name: string): name is keyof typeof settings => name in settings;

const messageStatuses = v.picklist([
  'accepted',
  'queued',
  'sending',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'received',
  'canceled',
]);
export type MessageStatus = v.InferOutput<typeof messageStatuses>;

/** `source` is a `data:` or https address; Twilio's own address of it is made from the SID. */
const mediaSchema = v.object({ sid: v.string(), contentType: v.string(), source: v.string() });
export type MediaRecord = v.InferOutput<typeof mediaSchema>;

export const messageSchema = v.object({
  sid: v.string(),
  direction: v.picklist(['inbound', 'outbound-api', 'outbound-reply']),
  from: v.string(),
  to: v.string(),
  body: v.string(),
  media: v.array(mediaSchema),
  status: messageStatuses,
  errorCode: nullableInteger,
  createdAt: v.string(),
  /** When Twilio began to send it. Null while it waits in the queue. */
  sentAt: v.nullable(v.string()),
  /** What a developer should see beside the message: how its webhooks were answered. */
  notes: v.array(v.string()),
});
export type MessageRecord = v.InferOutput<typeof messageSchema>;

const callStatuses = v.picklist([
  'queued',
  'ringing',
  'in-progress',
  'completed',
  'busy',
  'failed',
  'no-answer',
  'canceled',
]);
export type CallStatus = v.InferOutput<typeof callStatuses>;

export const isOver = (status: CallStatus) => !['queued', 'ringing', 'in-progress'].includes(status);

/** One line of what happened in a call; `detail` holds a webhook's answer. */
const stepSchema = v.object({
  at: v.string(),
  kind: v.picklist(['ring', 'webhook', 'dial', 'answer', 'miss', 'say', 'press', 'record', 'end', 'error']),
  text: v.string(),
  detail: v.exactOptional(v.string()),
});
export type CallStep = v.InferOutput<typeof stepSchema>;

const callSchema = v.object({
  sid: v.string(),
  parentSid: v.nullable(v.string()),
  direction: v.picklist(['inbound', 'outbound-api', 'outbound-dial']),
  from: v.string(),
  to: v.string(),
  status: callStatuses,
  createdAt: v.string(),
  startedAt: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
  /** Whole seconds; null unless the call was answered and is over. */
  duration: nullableInteger,
  steps: v.array(stepSchema),
});
export type CallRecord = v.InferOutput<typeof callSchema>;

/** A recording. Its audio is generated on request. */
const recordingSchema = v.object({
  sid: v.string(),
  callSid: v.string(),
  seconds: v.pipe(v.number(), v.integer()),
  createdAt: v.string(),
});
export type RecordingRecord = v.InferOutput<typeof recordingSchema>;

const stateSchema = v.object({
  /** Where this stack's functions were when the state was written. */
  publicFunctionsUrl: v.string(),
  numbers: v.array(numberSchema),
  messages: v.array(messageSchema),
  calls: v.array(callSchema),
  recordings: v.array(recordingSchema),
  /** `${business number} ${customer}` pairs. */
  optOuts: v.array(v.string()),
});
type State = v.InferOutput<typeof stateSchema>;

export function makeSid(prefix: 'PN' | 'SM' | 'MM' | 'CA' | 'ME' | 'RE' | 'MG'): string {
  return prefix + randomBytes(16).toString('hex');
}

/** A place where a request or an answer breaks Twilio's API definition. */
type Violation = { side: 'request' | 'answer'; method: string; path: string; problem: string };

const saveDelayMs = 200;

/** Everything the emulator remembers: in memory, and in a file when it is given one. */
export class Store {
  readonly numbers: NumberRecord[] = [];
  readonly messages: MessageRecord[] = [];
  readonly calls: CallRecord[] = [];
  readonly recordings: RecordingRecord[] = [];
  readonly optOuts = new Set<string>();
  // What follows is not saved in the file: each start begins with a service that works.
  readonly messaging = makeMessaging(makeSid('MG'));
  readonly delays = noDelays();
  readonly violations: Violation[] = [];
  /** True while the REST API answers every request with an error. */
  isDown = false;
  /** Grows with every change, so that a reader can ask whether anything is new. */
  version = 1;
  readonly #logged = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  /** @throws {Error} a sentence, when the file can't be read */
  constructor(
    private readonly file: string | null,
    private readonly publicFunctionsUrl: string,
  ) {
    if (file === null || !existsSync(file)) {
      return;
    }
    const state = readState(file, publicFunctionsUrl);
    this.numbers.push(...state.numbers);
    this.messages.push(...state.messages);
    // Calls in progress ended with the emulator.
    for (const call of state.calls) {
      this.calls.push(isOver(call.status) ? call : { ...call, status: 'failed' });
    }
    this.recordings.push(...state.recordings);
    for (const pair of state.optOuts) {
      this.optOuts.add(pair);
    }
  }

  changed(): void {
    this.version += 1;
    if (this.file !== null) {
      this.#timer ??= setTimeout(() => this.save(), saveDelayMs);
    }
  }

  /** Notes a violation, and logs it the first time. */
  report(violation: Violation): void {
    this.violations.push(violation);
    this.changed();
    const { side, method, path, problem } = violation;
    const line = `Twilio's API definition, ${side} of ${method} ${path.split('?', 1)[0]}: ${problem}`;
    if (!this.#logged.has(line)) {
      console.error(line);
    }
    this.#logged.add(line);
  }

  number(phoneNumber: string): NumberRecord | undefined {
    return this.numbers.find((candidate) => candidate.phoneNumber === phoneNumber);
  }

  /** Adds a number as a new account has it: texts go to `smsUrl`, calls go nowhere yet. */
  addNumber(number: { phoneNumber: string; friendlyName: string; smsUrl: string }): void {
    this.numbers.push(v.parse(numberSchema, { ...number, sid: makeSid('PN') }));
  }

  /** Writes a finished copy beside the file and renames it, so that a crash leaves the old one. */
  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.file === null) {
      return;
    }
    const { publicFunctionsUrl, numbers, messages, calls, recordings, optOuts } = this;
    const state: State = {
      publicFunctionsUrl,
      numbers,
      messages,
      calls,
      recordings,
      optOuts: [...optOuts],
    };
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.new`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${this.file}.new`, this.file);
  }
}

/** The local stack may start on another port, so the addresses of its functions are updated. */
function readState(file: string, publicFunctionsUrl: string): State {
  const read = (text: string) => v.parse(stateSchema, JSON.parse(text));
  try {
    const text = readFileSync(file, 'utf8');
    return read(text.replaceAll(`${read(text).publicFunctionsUrl}/`, `${publicFunctionsUrl}/`));
  } catch {
    throw new Error(`The Twilio emulator can't read ${file}: delete it to start afresh.`);
  }
}
