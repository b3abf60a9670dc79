import { Ajv } from 'ajv';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { newMessaging } from './messages/messaging-service.ts';

/** A number of the account. Empty text: not set, as Twilio shows it. */
export type NumberRecord = {
  sid: string;
  phoneNumber: string;
  friendlyName: string;
  voiceUrl: string;
  voiceMethod: string;
  voiceFallbackUrl: string;
  voiceFallbackMethod: string;
  voiceApplicationSid: string;
  trunkSid: string;
  smsUrl: string;
  smsMethod: string;
  smsFallbackUrl: string;
  smsFallbackMethod: string;
  smsApplicationSid: string;
  statusCallback: string;
  statusCallbackMethod: string;
  createdAt: string;
  updatedAt: string;
};

export type MessageStatus =
  'queued' | 'sending' | 'sent' | 'delivered' | 'undelivered' | 'failed' | 'received' | 'canceled';

/** `source` is a `data:` or https address; Twilio's own address of it is made from the SID. */
export type MediaRecord = { sid: string; contentType: string; source: string };

export type MessageRecord = {
  sid: string;
  direction: 'inbound' | 'outbound-api' | 'outbound-reply';
  from: string;
  to: string;
  body: string;
  media: MediaRecord[];
  status: MessageStatus;
  errorCode: number | null;
  createdAt: string;
  updatedAt: string;
  sentAt: string | null;
  statusCallback: string;
  /** The statuses still to come. */
  journey: MessageStatus[];
  /** The error that the last status of the journey brings. */
  journeyError: number | null;
  /** What a developer should see beside the message: how its webhooks were answered. */
  notes: string[];
};

export type CallStatus =
  'queued' | 'ringing' | 'in-progress' | 'completed' | 'busy' | 'failed' | 'no-answer' | 'canceled';

/** One line of what happened in a call; `detail` holds a webhook's answer. */
export type CallStep = {
  at: string;
  kind: 'ring' | 'webhook' | 'dial' | 'answer' | 'miss' | 'say' | 'press' | 'record' | 'end' | 'error';
  text: string;
  detail?: string;
};

export type CallRecord = {
  sid: string;
  parentSid: string | null;
  direction: 'inbound' | 'outbound-api' | 'outbound-dial';
  from: string;
  to: string;
  status: CallStatus;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
  /** Whole seconds; null unless the call was answered and is over. */
  duration: number | null;
  steps: CallStep[];
};

/** What a caller has spoken; the sound itself is made when it is asked for. */
export type RecordingRecord = { sid: string; callSid: string; seconds: number; createdAt: string };

type State = {
  version: 1;
  /** Where this stack's functions were when the state was written. */
  publicFunctionsUrl: string;
  numbers: NumberRecord[];
  messages: MessageRecord[];
  calls: CallRecord[];
  /** Absent in a state that was written before there were any. */
  recordings?: RecordingRecord[];
  /** `${business number} ${customer}` pairs. */
  optOuts: string[];
};

const text = { type: 'string' };
const maybeText = { type: 'string', nullable: true };
const maybeInteger = { type: 'integer', nullable: true };
const listOf = (items: object) => ({ type: 'array', items });
const record = (properties: Record<string, object>, optional: string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

const isState = new Ajv({ strict: false }).compile<State>(
  record(
    {
      version: { const: 1 },
      publicFunctionsUrl: text,
      numbers: listOf(
        record({
          ...{ sid: text, phoneNumber: text, friendlyName: text, createdAt: text, updatedAt: text },
          ...{ voiceUrl: text, voiceMethod: text, voiceFallbackUrl: text, voiceFallbackMethod: text },
          ...{ smsUrl: text, smsMethod: text, smsFallbackUrl: text, smsFallbackMethod: text },
          ...{ voiceApplicationSid: text, trunkSid: text, smsApplicationSid: text },
          ...{ statusCallback: text, statusCallbackMethod: text },
        }),
      ),
      messages: listOf(
        record({
          ...{ sid: text, direction: text, from: text, to: text, body: text, status: text },
          media: listOf(record({ sid: text, contentType: text, source: text })),
          ...{ errorCode: maybeInteger, createdAt: text, updatedAt: text, sentAt: maybeText },
          ...{ statusCallback: text, journey: listOf(text), journeyError: maybeInteger, notes: listOf(text) },
        }),
      ),
      calls: listOf(
        record({
          ...{ sid: text, parentSid: maybeText, direction: text, from: text, to: text, status: text },
          ...{ createdAt: text, startedAt: maybeText, endedAt: maybeText, duration: maybeInteger },
          steps: listOf(record({ at: text, kind: text, text, detail: text }, ['detail'])),
        }),
      ),
      recordings: listOf(record({ sid: text, callSid: text, seconds: { type: 'integer' }, createdAt: text })),
      optOuts: listOf(text),
    },
    ['recordings'],
  ),
);

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
      const statusCallback = rehome(
        message.statusCallback,
        state.publicFunctionsUrl,
        this.publicFunctionsUrl,
      );
      this.messages.push({ ...message, statusCallback });
    }
    // A call doesn't outlive the emulator that carried it.
    for (const call of state.calls) {
      const isOver = call.status !== 'queued' && call.status !== 'ringing' && call.status !== 'in-progress';
      this.calls.push(isOver ? call : { ...call, status: 'failed' });
    }
    this.recordings.push(...(state.recordings ?? []));
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
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const damaged = new Error(`The Twilio emulator can't read ${file}: delete it to start afresh.`);
  let state: unknown;
  try {
    state = JSON.parse(content);
  } catch {
    throw damaged;
  }
  if (!isState(state)) throw damaged;
  return state;
}
