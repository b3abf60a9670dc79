import { apiVersion, type Context } from '../context.ts';
import { isOver, makeSid, type CallRecord, type CallStatus, type CallStep } from '../store.ts';
import type { CallBehavior, ForwardedOutcome } from './call-behavior.ts';

/** Adds a call, or one leg of it, to the account. */
export function addCall(
  { clock, store }: Context,
  fields: Pick<CallRecord, 'direction' | 'from' | 'to' | 'status'> & { parentSid?: string },
): CallRecord {
  const at = clock.time();
  const call: CallRecord = {
    sid: makeSid('CA'),
    parentSid: null,
    ...fields,
    createdAt: at,
    startedAt: fields.status === 'queued' ? null : at,
    endedAt: null,
    duration: null,
    steps: [],
  };
  store.calls.push(call);
  return call;
}

/** Stores the duration of an answered call, and its end, `elapsed` seconds after it began to ring. */
export function closeCall(call: CallRecord, duration: number, elapsed: number): void {
  call.duration = duration;
  call.endedAt = new Date(Date.parse(call.createdAt) + elapsed * 1000).toISOString();
}

/** One call while it lasts. */
export class CallSession {
  /** The call's own clock, in seconds, so that durations look real. */
  elapsed = 0;
  answeredAt: number | null = null;
  /** The status of the last <Dial>, while the caller hasn't been answered. */
  unanswered: CallStatus | null = null;
  /** True when a document ended the call, for example with `<Hangup>`. The caller is then not put through. */
  hasHungUp = false;
  /** The phones, in the order of their first ringing. */
  readonly #rung: string[] = [];
  /** The number of requested documents. */
  documents = 0;

  constructor(
    readonly context: Context,
    readonly call: CallRecord,
    readonly behavior: CallBehavior,
    /** The key to press when asked; null presses none. */
    readonly keys: string | null,
  ) {}

  /** What the phone with this number does each time it rings. */
  findOutcome(number: string): ForwardedOutcome {
    if (!this.#rung.includes(number)) {
      this.#rung.push(number);
    }
    const outcomes = [this.behavior.outcome].flat();
    return outcomes[this.#rung.indexOf(number)] ?? outcomes.at(-1) ?? 'no-answer';
  }

  get isOver(): boolean {
    return isOver(this.call.status);
  }

  async step(kind: CallStep['kind'], text: string, detail?: string): Promise<void> {
    const { background, pace } = this.context;
    this.call.steps.push({ at: this.context.clock.time(), kind, text, ...(detail && { detail }) });
    await background.pause(pace.callStepMs);
  }

  answer(): void {
    if (this.answeredAt !== null || this.isOver) {
      return;
    }
    this.answeredAt = this.elapsed;
    this.unanswered = null;
    this.call.status = 'in-progress';
    this.call.startedAt ??= this.context.clock.time();
  }

  /** The form of a webhook about the call. */
  form(): URLSearchParams {
    const { from, to, sid, status, direction } = this.call;
    return new URLSearchParams({
      CallSid: sid,
      AccountSid: this.context.accountSid,
      From: from,
      To: to,
      CallStatus: status,
      Direction: direction,
      ApiVersion: apiVersion,
    });
  }

  /** Ends the call and tells the number's status callback. */
  async finish(): Promise<void> {
    const { call } = this;
    const { store, webhooks } = this.context;
    if (!this.isOver) {
      call.status = this.answeredAt === null ? (this.unanswered ?? 'no-answer') : 'completed';
    }
    if (this.answeredAt !== null) {
      closeCall(call, this.elapsed - this.answeredAt, this.elapsed);
    }
    await this.step('end', `Call over: ${call.status}`);

    const number = store.number(call.to);
    if (call.direction !== 'inbound' || !number || number.statusCallback === '') {
      return;
    }
    const form = this.form();
    form.set('CallDuration', String(call.duration ?? 0));
    await webhooks.send({ url: number.statusCallback, method: number.statusCallbackMethod }, form);
  }
}

/** A phone that has picked up, before the caller is put through. It follows its own TwiML document. */
export class LegSession extends CallSession {
  constructor(
    private readonly caller: CallSession,
    leg: CallRecord,
    keys: string | null,
  ) {
    super(caller.context, leg, caller.behavior, keys);
    this.answeredAt = 0;
  }

  /** Adds the step to the caller's journal, where speech shows as heard by the phone. */
  override async step(kind: CallStep['kind'], text: string, detail?: string): Promise<void> {
    if (kind === 'say') {
      await this.caller.step('answer', `${this.call.to} hears “${text}”`);
    } else {
      await this.caller.step(kind, `${this.call.to}: ${text}`, detail);
    }
  }

  override form(): URLSearchParams {
    const form = super.form();
    form.set('ParentCallSid', this.caller.call.sid);
    return form;
  }
}
