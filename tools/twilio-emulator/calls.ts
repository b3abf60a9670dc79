import { apiVersion, isE164, placeFields, type Context } from './context.ts';
import { RestError } from './rest-errors.ts';
import { newSid, type CallRecord, type CallStatus, type CallStep } from './store.ts';
import { parseTwiml, type TwimlElement } from './twiml.ts';

/** What the phone does that a call is forwarded to. `canceled`: the caller gives up meanwhile. */
export const forwardedOutcomes = ['answered', 'busy', 'no-answer', 'failed', 'canceled'] as const;
type ForwardedOutcome = (typeof forwardedOutcomes)[number];

/**
 * What a caller does who is asked to leave a message. `speaks`: until they press the pound key.
 * `hangs-up`: in the middle of it. `says-nothing`: waits. `gives-up`: hangs up before the tone.
 */
export const voicemailManners = ['speaks', 'hangs-up', 'says-nothing', 'gives-up'] as const;
type VoicemailManner = (typeof voicemailManners)[number];

/** Seconds a person talks, when nobody says otherwise. */
export const defaultTalkSeconds = 42;
export const defaultMessageSeconds = 12;
const answerSeconds = 6;
const defaultDialTimeout = 30;
const defaultSilence = 5;
const defaultMaxRecording = 3600;
const maxDocuments = 10;
const maxDialTargets = 10;
const wordsPerSecond = 2.5;

const isOver = (status: CallStatus) =>
  status !== 'queued' && status !== 'ringing' && status !== 'in-progress';

const childStatus: Record<ForwardedOutcome, CallStatus> = {
  answered: 'completed',
  busy: 'busy',
  'no-answer': 'no-answer',
  failed: 'failed',
  canceled: 'canceled',
};

/** One call while it lasts. `elapsed` is its own clock, in seconds, so that durations look real. */
type Session = {
  call: CallRecord;
  behavior: CallBehavior;
  elapsed: number;
  answeredAt: number | null;
  /** How the last <Dial> went, while the caller hasn't been answered. */
  unanswered: CallStatus | null;
  documents: number;
};

/** What the people on the line do. */
export type CallBehavior = {
  outcome: ForwardedOutcome;
  /** Of talk with whoever answers. */
  seconds: number;
  voicemail: VoicemailManner;
  /** Of a spoken message. */
  messageSeconds: number;
};

export class Calls {
  constructor(private readonly context: Context) {}

  /** A customer calls the business. The record is there at once; `ended` settles with the call. */
  ring(call: { from: string; to: string } & CallBehavior): {
    call: CallRecord;
    ended: Promise<void>;
  } {
    const record = this.#add({ direction: 'inbound', from: call.from, to: call.to, status: 'ringing' });
    const session = newSession(record, call);
    return { call: record, ended: this.#inBackground(() => this.#runInbound(session)) };
  }

  /**
   * Calls resource, create: the business calls out. The far end always answers.
   * @throws {RestError} with the code Twilio gives
   */
  create(form: URLSearchParams): CallRecord {
    const to = form.get('To') ?? '';
    const from = form.get('From') ?? '';
    const url = form.get('Url') ?? '';
    const twiml = form.get('Twiml') ?? '';
    if (to === '') throw new RestError(400, 21201, 'No To number is specified');
    if (!isE164(to))
      throw new RestError(400, 21211, `The phone number you are attempting to call, ${to}, is not valid.`);
    if (!this.context.store.number(from)) {
      throw new RestError(
        400,
        21210,
        `The source phone number provided, ${from}, is not yet verified for your account.`,
      );
    }
    if (url === '' && twiml === '') throw new RestError(400, 21205, 'Url parameter is required.');
    if (url !== '' && !URL.canParse(url)) throw new RestError(400, 21205, `Url is not a valid URL: ${url}`);

    const call = this.#add({ direction: 'outbound-api', from, to, status: 'queued' });
    const session = newSession(call, {
      outcome: 'answered',
      seconds: defaultTalkSeconds,
      voicemail: 'says-nothing',
      messageSeconds: 0,
    });
    void this.#inBackground(async () => {
      await this.#step(session, 'ring', `${to} rings`);
      call.status = 'ringing';
      this.#answer(session);
      if (twiml !== '') await this.#follow(session, twiml, null);
      else await this.#fetchAndFollow(session, { url, method: form.get('Method') ?? 'POST' }, {});
      await this.#finish(session);
    });
    return call;
  }

  /**
   * Calls resource, update with a status: hangs up.
   * @throws {RestError} 21220 when the call is over already
   */
  hangUp(call: CallRecord, status: 'canceled' | 'completed'): void {
    const { store, now } = this.context;
    if (isOver(call.status)) throw new RestError(400, 21220, 'Call is not in-progress. Cannot redirect.');
    call.status = status;
    call.steps.push({ at: now().toISOString(), kind: 'end', text: 'Ended over the REST API' });
    store.changed();
  }

  #inBackground(task: () => Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      this.context.background.run(() => task().finally(resolve));
    });
  }

  #add(fields: {
    direction: CallRecord['direction'];
    from: string;
    to: string;
    status: CallStatus;
    parentSid?: string;
  }): CallRecord {
    const { store, now } = this.context;
    const at = now().toISOString();
    const call: CallRecord = {
      sid: newSid('CA'),
      parentSid: fields.parentSid ?? null,
      direction: fields.direction,
      from: fields.from,
      to: fields.to,
      status: fields.status,
      createdAt: at,
      startedAt: fields.status === 'queued' ? null : at,
      endedAt: null,
      duration: null,
      steps: [],
    };
    store.calls.push(call);
    store.changed();
    return call;
  }

  async #step(session: Session, kind: CallStep['kind'], text: string, detail?: string): Promise<void> {
    const { background, pace, store, now } = this.context;
    session.call.steps.push({ at: now().toISOString(), kind, text, ...(detail && { detail }) });
    store.changed();
    await background.pause(pace.callStepMs);
  }

  #answer(session: Session): void {
    if (session.answeredAt !== null || isOver(session.call.status)) return;
    session.answeredAt = session.elapsed;
    session.unanswered = null;
    session.call.status = 'in-progress';
    session.call.startedAt ??= this.context.now().toISOString();
    this.context.store.changed();
  }

  async #finish(session: Session): Promise<void> {
    const { store, webhooks } = this.context;
    const { call } = session;
    if (!isOver(call.status)) {
      call.status = session.answeredAt === null ? (session.unanswered ?? 'no-answer') : 'completed';
    }
    if (session.answeredAt !== null) close(call, session.elapsed - session.answeredAt, session.elapsed);
    store.changed();
    await this.#step(session, 'end', `Call over: ${call.status}`);

    const number = store.number(call.to);
    if (call.direction !== 'inbound' || !number || number.statusCallback === '') return;
    const form = this.#form(call);
    form.set('CallDuration', String(call.duration ?? 0));
    await webhooks.send({ url: number.statusCallback, method: number.statusCallbackMethod }, form);
  }

  async #runInbound(session: Session): Promise<void> {
    const { call } = session;
    const number = this.context.store.number(call.to);
    await this.#step(session, 'ring', `${call.from} calls ${call.to}`);
    const overriding = number?.voiceApplicationSid || number?.trunkSid;
    if (overriding) {
      await this.#step(session, 'error', `VoiceUrl is ignored: ${overriding} takes this number's calls`);
      session.unanswered = 'failed';
    } else if (!number || number.voiceUrl === '') {
      this.#answer(session);
      await this.#step(session, 'say', 'No voice webhook is set for this number: nobody is told of the call');
    } else {
      const target = {
        url: number.voiceUrl,
        method: number.voiceMethod,
        fallbackUrl: number.voiceFallbackUrl,
        fallbackMethod: number.voiceFallbackMethod,
      };
      await this.#fetchAndFollow(session, target, {});
    }
    await this.#finish(session);
  }

  #form(call: CallRecord): URLSearchParams {
    return new URLSearchParams({
      ...placeFields('From', call.from),
      ...placeFields('To', call.to),
      ...placeFields('Caller', call.from),
      ...placeFields('Called', call.to),
      CallSid: call.sid,
      AccountSid: this.context.accountSid,
      From: call.from,
      To: call.to,
      Caller: call.from,
      Called: call.to,
      CallStatus: call.status,
      Direction: call.direction,
      ApiVersion: apiVersion,
    });
  }

  async #fetchAndFollow(
    session: Session,
    target: { url: string; method: string; fallbackUrl?: string; fallbackMethod?: string },
    more: Record<string, string>,
  ): Promise<void> {
    session.documents += 1;
    if (session.documents > maxDocuments)
      return this.#applicationError(session, 'The TwiML goes round in circles');
    const form = this.#form(session.call);
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    const answer = await this.context.webhooks.send(target, form);
    const name = new URL(answer.url, 'http://localhost').pathname;
    const heading = `${answer.status ?? 'No answer'} from ${name}`;
    if (answer.problem !== null) {
      return this.#applicationError(session, `${answer.problem} (${answer.errorCode ?? 11200})`, answer.body);
    }
    await this.#step(session, 'webhook', heading, answer.body);
    await this.#follow(session, answer.body, answer.url);
  }

  async #applicationError(session: Session, problem: string, detail?: string): Promise<void> {
    await this.#step(session, 'error', problem, detail);
    if (isOver(session.call.status)) return;
    this.#answer(session);
    session.elapsed += 4;
    await this.#step(session, 'say', 'We are sorry. An application error has occurred. Goodbye.');
  }

  /** `base` is the document's address, which relative ones in it start from. */
  async #follow(session: Session, twiml: string, base: string | null): Promise<void> {
    const verbs = parseTwiml(twiml);
    if (verbs === null) return this.#applicationError(session, 'The answer is not TwiML (12100)');
    for (const verb of verbs) {
      if (isOver(session.call.status)) return;
      switch (verb.name) {
        case 'Say':
          this.#answer(session);
          session.elapsed += Math.ceil(verb.text.split(/\s+/).length / wordsPerSecond);
          await this.#step(session, 'say', verb.text);
          break;
        case 'Pause':
          session.elapsed += Number(verb.attributes['length'] ?? 1) || 1;
          break;
        case 'Reject':
          if (session.answeredAt === null) {
            session.unanswered = verb.attributes['reason'] === 'busy' ? 'busy' : 'no-answer';
          }
          return;
        case 'Hangup':
          // Alone, it answers and hangs up; after an unanswered <Dial answerOnBridge> it leaves it so.
          if (session.unanswered === null) this.#answer(session);
          return;
        case 'Redirect': {
          const method = verb.attributes['method'] ?? 'POST';
          return this.#fetchAndFollow(session, { url: resolve(verb.text, base), method }, {});
        }
        case 'Dial': {
          const result = await this.#dial(session, verb);
          const { action, method = 'POST' } = verb.attributes;
          if (action === undefined) break;
          return this.#fetchAndFollow(session, { url: resolve(action, base), method }, result);
        }
        case 'Record': {
          const result = await this.#record(session, verb);
          if (result === null) break;
          // Without an action, Twilio asks the document's own address once more.
          const { action = '', method = 'POST' } = verb.attributes;
          return this.#fetchAndFollow(session, { url: resolve(action, base), method }, result);
        }
        default:
          await this.#step(session, 'error', `The stand-in doesn't follow <${verb.name}> (12200)`);
      }
    }
  }

  /** Rings the phones of a <Dial>; answers with the parameters of its `action`. */
  async #dial(session: Session, verb: TwimlElement): Promise<Record<string, string>> {
    const { call } = session;
    const numbers = verb.children.filter((child) => child.name === 'Number').map((child) => child.text);
    const targets = (numbers.length > 0 ? numbers : [verb.text]).slice(0, maxDialTargets);
    const answersOnBridge = verb.attributes['answerOnBridge'] === 'true';
    const timeout = Number(verb.attributes['timeout'] ?? defaultDialTimeout) || defaultDialTimeout;
    const shown = verb.attributes['callerId'] ?? call.from;
    if (!answersOnBridge) this.#answer(session);

    const refusal = this.#refusal(call, targets, shown);
    const outcome = refusal === null ? session.behavior.outcome : 'failed';
    const legs = targets.map((to) =>
      this.#add({ direction: 'outbound-dial', from: shown, to, status: 'ringing', parentSid: call.sid }),
    );
    if (refusal !== null) await this.#step(session, 'error', refusal);
    else await this.#step(session, 'dial', `Rings ${targets.join(', ')}, whose display shows ${shown}`);

    const [first, ...others] = legs;
    for (const leg of others) leg.status = outcome === 'answered' ? 'canceled' : childStatus[outcome];
    const parameters = (status: CallStatus, more: Record<string, string> = {}) => ({
      ...(first && { DialCallSid: first.sid }),
      DialCallStatus: status,
      DialBridged: String(outcome === 'answered'),
      ...more,
    });
    if (outcome === 'answered' && first) {
      session.elapsed += answerSeconds;
      first.status = 'in-progress';
      this.#answer(session);
      await this.#step(session, 'answer', `${first.to} answers; they talk for ${session.behavior.seconds} s`);
      session.elapsed += session.behavior.seconds;
      first.status = 'completed';
      close(first, session.behavior.seconds, session.behavior.seconds + answerSeconds);
      await this.#step(session, 'end', `${first.to} hangs up`);
      return parameters('completed', { DialCallDuration: String(session.behavior.seconds) });
    }
    const status = childStatus[outcome];
    if (outcome === 'no-answer') session.elapsed += timeout;
    if (outcome === 'canceled') session.elapsed += answerSeconds;
    if (first) first.status = status;
    if (session.answeredAt === null) session.unanswered = status;
    if (refusal === null) await this.#step(session, 'miss', missed(outcome, timeout));
    if (outcome === 'canceled') {
      call.status = session.answeredAt === null ? 'canceled' : 'completed';
      this.context.store.changed();
    }
    return parameters(status);
  }

  /**
   * The caller speaks after the tone; answers with the parameters of the verb's `action`, or null when
   * nothing was recorded, since Twilio then goes on with the next verb.
   */
  async #record(session: Session, verb: TwimlElement): Promise<Record<string, string> | null> {
    const { accountSid, apiUrl, background, now, pace, store, webhooks } = this.context;
    const { call, behavior } = session;
    const { attributes } = verb;
    this.#answer(session);
    if (behavior.voicemail === 'gives-up') {
      call.status = 'completed';
      await this.#step(session, 'miss', 'The caller hangs up before the tone');
      return null;
    }
    if (attributes['playBeep'] !== 'false') await this.#step(session, 'say', 'Beep');
    if (behavior.voicemail === 'says-nothing') {
      session.elapsed += Number(attributes['timeout'] ?? defaultSilence) || defaultSilence;
      await this.#step(session, 'record', 'The caller says nothing');
      return null;
    }
    const longest = Number(attributes['maxLength'] ?? defaultMaxRecording) || defaultMaxRecording;
    const seconds = Math.min(behavior.messageSeconds, longest);
    const recording = { sid: newSid('RE'), callSid: call.sid, seconds, createdAt: now().toISOString() };
    session.elapsed += seconds;
    store.recordings.push(recording);
    const hangsUp = behavior.voicemail === 'hangs-up';
    await this.#step(
      session,
      'record',
      `The caller speaks for ${seconds} s${hangsUp ? ' and hangs up' : ''}: recording ${recording.sid}`,
    );
    if (hangsUp) call.status = 'completed';
    store.changed();

    const parameters = {
      RecordingSid: recording.sid,
      RecordingUrl: `${apiUrl}/${apiVersion}/Accounts/${accountSid}/Recordings/${recording.sid}`,
      RecordingDuration: String(seconds),
    };
    const { recordingStatusCallback } = attributes;
    if (recordingStatusCallback !== undefined) {
      const form = new URLSearchParams({
        ...parameters,
        AccountSid: accountSid,
        CallSid: call.sid,
        RecordingStatus: 'completed',
        RecordingChannels: '1',
        RecordingSource: 'RecordVerb',
        RecordingStartTime: new Date(recording.createdAt).toUTCString().replace('GMT', '+0000'),
      });
      const method = attributes['recordingStatusCallbackMethod'] ?? 'POST';
      background.run(async () => {
        await background.pause(pace.callStepMs);
        await webhooks.send({ url: recordingStatusCallback, method }, form);
      });
    }
    return { ...parameters, Digits: hangsUp ? 'hangup' : '#' };
  }

  /** Why Twilio would fail the leg instead of ringing, or null. */
  #refusal(call: CallRecord, targets: string[], shown: string): string | null {
    const { store } = this.context;
    const isAllowedId = isE164(shown) && (shown === call.from || shown === call.to || store.number(shown));
    if (!isAllowedId) return `"${shown}" may not be shown as caller ID (13214)`;
    const invalid = targets.find((target) => !isE164(target));
    if (invalid !== undefined) return `"${invalid}" is not a phone number (13223)`;
    const own = targets.find((target) => store.number(target));
    return own === undefined ? null : `${own} is this account's own number: the call would go in circles`;
  }
}

function newSession(call: CallRecord, behavior: CallBehavior): Session {
  return { call, behavior, elapsed: 0, answeredAt: null, unanswered: null, documents: 0 };
}

function resolve(url: string, base: string | null): string {
  return base !== null && URL.canParse(url, base) ? new URL(url, base).href : url;
}

function missed(outcome: ForwardedOutcome, timeout: number): string {
  if (outcome === 'busy') return 'The line is busy';
  if (outcome === 'no-answer') return `Nobody answers for ${timeout} s`;
  return outcome === 'canceled' ? 'The caller gives up' : 'The phone can’t be reached';
}

/** Writes the length of an answered call; its end lies `elapsed` seconds after it began to ring. */
function close(call: CallRecord, duration: number, elapsed: number): void {
  call.duration = duration;
  call.endedAt = new Date(Date.parse(call.createdAt) + elapsed * 1000).toISOString();
}
