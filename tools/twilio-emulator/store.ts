import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { readJsonFile } from '../json-file.ts';
import { newMessaging } from './messages/messaging-service.ts';

const nullableText = v.nullable(v.string());
const nullableInteger = v.nullable(v.pipe(v.number(), v.integer()));

/** A number of the account. Empty text: not set, as Twilio shows it. */
const numberSchema = v.object({
  sid: v.string(),
  phoneNumber: v.string(),
  friendlyName: v.string(),
  voiceUrl: v.string(),
  voiceMethod: v.string(),
  voiceFallbackUrl: v.string(),
  voiceFallbackMethod: v.string(),
  voiceApplicationSid: v.string(),
  trunkSid: v.string(),
  smsUrl: v.string(),
  smsMethod: v.string(),
  smsFallbackUrl: v.string(),
  smsFallbackMethod: v.string(),
  smsApplicationSid: v.string(),
  statusCallback: v.string(),
  statusCallbackMethod: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type NumberRecord = v.InferOutput<typeof numberSchema>;

const messageStatuses = v.picklist([
  ...(['queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed'] as const),
  ...(['received', 'canceled'] as const),
]);
export type MessageStatus = v.InferOutput<typeof messageStatuses>;

/** `source` is a `data:` or https address; Twilio's own address of it is made from the SID. */
const mediaSchema = v.object({ sid: v.string(), contentType: v.string(), source: v.string() });
export type MediaRecord = v.InferOutput<typeof mediaSchema>;

const messageSchema = v.object({
  sid: v.string(),
  direction: v.picklist(['inbound', 'outbound-api', 'outbound-reply']),
  from: v.string(),
  to: v.string(),
  body: v.string(),
  media: v.array(mediaSchema),
  status: messageStatuses,
  errorCode: nullableInteger,
  createdAt: v.string(),
  updatedAt: v.string(),
  sentAt: nullableText,
  statusCallback: v.string(),
  /** The statuses still to come. */
  journey: v.array(messageStatuses),
  /** The error that the last status of the journey brings. */
  journeyError: nullableInteger,
  /** What a developer should see beside the message: how its webhooks were answered. */
  notes: v.array(v.string()),
});
export type MessageRecord = v.InferOutput<typeof messageSchema>;

const callStatuses = v.picklist([
  ...(['queued', 'ringing', 'in-progress', 'completed'] as const),
  ...(['busy', 'failed', 'no-answer', 'canceled'] as const),
]);
export type CallStatus = v.InferOutput<typeof callStatuses>;

export const isOver = (status: CallStatus) => !['queued', 'ringing', 'in-progress'].includes(status);

/** One line of what happened in a call; `detail` holds a webhook's answer. */
const stepSchema = v.object({
  at: v.string(),
  kind: v.picklist([
    ...(['ring', 'webhook', 'dial', 'answer', 'miss'] as const),
    ...(['say', 'press', 'record', 'end', 'error'] as const),
  ]),
  text: v.string(),
  detail: v.exactOptional(v.string()),
});
export type CallStep = v.InferOutput<typeof stepSchema>;

const callSchema = v.object({
  sid: v.string(),
  parentSid: nullableText,
  direction: v.picklist(['inbound', 'outbound-api', 'outbound-dial']),
  from: v.string(),
  to: v.string(),
  status: callStatuses,
  createdAt: v.string(),
  startedAt: nullableText,
  endedAt: nullableText,
  /** Whole seconds; null unless the call was answered and is over. */
  duration: nullableInteger,
  steps: v.array(stepSchema),
});
export type CallRecord = v.InferOutput<typeof callSchema>;

/** What a caller has spoken; the sound itself is made when it is asked for. */
const recordingSchema = v.object({
  sid: v.string(),
  callSid: v.string(),
  seconds: v.pipe(v.number(), v.integer()),
  createdAt: v.string(),
});
export type RecordingRecord = v.InferOutput<typeof recordingSchema>;

const stateSchema = v.object({
  version: v.literal(1),
  /** Where this stack's functions were when the state was written. */
  publicFunctionsUrl: v.string(),
  numbers: v.array(numberSchema),
  messages: v.array(messageSchema),
  calls: v.array(callSchema),
  /** Absent in a state that was written before there were any. */
  recordings: v.optional(v.array(recordingSchema), []),
  /** `${business number} ${customer}` pairs. */
  optOuts: v.array(v.string()),
});
type State = v.InferOutput<typeof stateSchema>;

export function newSid(prefix: 'PN' | 'SM' | 'MM' | 'CA' | 'ME' | 'RE' | 'TR' | 'MG'): string {
  return prefix + randomBytes(16).toString('hex');
}

/** A number as a new account has it: texts go to `smsUrl`, calls go nowhere yet. */
export function newNumber(
  phoneNumber: string,
  friendlyName: string,
  smsUrl: string,
  now: string,
): NumberRecord {
  return {
    sid: newSid('PN'),
    phoneNumber,
    friendlyName,
    voiceUrl: '',
    voiceMethod: 'POST',
    voiceFallbackUrl: '',
    voiceFallbackMethod: 'POST',
    voiceApplicationSid: '',
    trunkSid: '',
    smsUrl,
    smsMethod: 'POST',
    smsFallbackUrl: '',
    smsFallbackMethod: 'POST',
    smsApplicationSid: '',
    statusCallback: '',
    statusCallbackMethod: 'POST',
    createdAt: now,
    updatedAt: now,
  };
}

const saveDelayMs = 200;

/** Everything the emulator remembers: in memory, and in a file when it is given one. */
export class Store {
  readonly numbers: NumberRecord[] = [];
  readonly messages: MessageRecord[] = [];
  readonly calls: CallRecord[] = [];
  readonly recordings: RecordingRecord[] = [];
  readonly optOuts = new Set<string>();
  /** Not saved in the file, so each start begins with a working service. */
  readonly messaging = newMessaging(newSid('MG'));
  /** Grows with every change, so that a reader can ask whether anything is new. */
  version = 1;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly file: string | null,
    private readonly publicFunctionsUrl: string,
  ) {
    if (file !== null) this.#load(file);
  }

  changed(): void {
    this.version += 1;
    if (this.file !== null) this.#timer ??= setTimeout(() => this.save(), saveDelayMs);
  }

  number(phoneNumber: string): NumberRecord | undefined {
    return this.numbers.find((candidate) => candidate.phoneNumber === phoneNumber);
  }

  /** Writes a finished copy beside the file and renames it, so that a crash leaves the old one. */
  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.file === null) return;
    const state: State = {
      version: 1,
      publicFunctionsUrl: this.publicFunctionsUrl,
      numbers: this.numbers,
      messages: this.messages,
      calls: this.calls,
      recordings: this.recordings,
      optOuts: [...this.optOuts],
    };
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.new`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${this.file}.new`, this.file);
  }

  #load(file: string): void {
    const state = readState(file);
    if (state === null) return;
    for (const record of state.numbers) this.numbers.push(this.#rehomed(record, state.publicFunctionsUrl));
    for (const message of state.messages) {
      const { statusCallback: earlier } = message;
      const statusCallback = rehome(earlier, state.publicFunctionsUrl, this.publicFunctionsUrl);
      this.messages.push({ ...message, statusCallback });
    }
    // A call doesn't outlive the emulator that carried it.
    for (const call of state.calls) {
      this.calls.push(isOver(call.status) ? call : { ...call, status: 'failed' });
    }
    this.recordings.push(...state.recordings);
    for (const pair of state.optOuts) this.optOuts.add(pair);
  }

  #rehomed(record: NumberRecord, earlier: string): NumberRecord {
    const move = (url: string) => rehome(url, earlier, this.publicFunctionsUrl);
    return {
      ...record,
      voiceUrl: move(record.voiceUrl),
      voiceFallbackUrl: move(record.voiceFallbackUrl),
      smsUrl: move(record.smsUrl),
      smsFallbackUrl: move(record.smsFallbackUrl),
      statusCallback: move(record.statusCallback),
    };
  }
}

/** The local stack may come back on another port: addresses below its old functions move along. */
function rehome(url: string, earlier: string, current: string): string {
  return url.startsWith(`${earlier}/`) ? current + url.slice(earlier.length) : url;
}

function readState(file: string): State | null {
  if (!existsSync(file)) return null;
  const state = readJsonFile(file, stateSchema);
  if (state) return state;
  throw new Error(`The Twilio emulator can't read ${file}: delete it to start afresh.`);
}
