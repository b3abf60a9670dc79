import { isE164, type Context } from '../context.ts';
import { RestError } from '../rest-errors.ts';
import type { CallRecord } from '../store.ts';
import { defaultTalkSeconds, type CallBehavior, type CalledManner } from './behavior.ts';
import { addCall, CallSession } from './call-session.ts';
import { fetchAndFollow, followTwiml } from './follow-twiml.ts';

export class Calls {
  /** What the phones that the business calls do, until the control API changes it. */
  calledManner: CalledManner = 'presses-1';

  constructor(private readonly context: Context) {}

  /** A customer calls the business. The record is there at once; `ended` settles with the call. */
  ring({ from, to, ...behavior }: { from: string; to: string } & CallBehavior): {
    call: CallRecord;
    ended: Promise<void>;
  } {
    const call = addCall(this.context, { direction: 'inbound', from, to, status: 'ringing' });
    const session = new CallSession(this.context, call, behavior);
    return { call, ended: this.#inBackground(() => runInbound(session)) };
  }

  /**
   * Creates a call of the business (Calls resource).
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

    const call = addCall(this.context, { direction: 'outbound-api', from, to, status: 'queued' });
    const session = new CallSession(this.context, call, {
      outcomes: ['answered'],
      seconds: defaultTalkSeconds,
      voicemail: 'says-nothing',
      messageSeconds: 0,
      words: '',
      keys: this.calledManner === 'presses-1' ? '1' : null,
    });
    const manner = this.calledManner;
    void this.#inBackground(async () => {
      await session.step('ring', `${to} rings, whose display shows ${from}`);
      call.status = 'ringing';
      if (manner === 'no-answer' || manner === 'busy') {
        session.unanswered = manner;
        await session.step('miss', manner === 'busy' ? 'The line is busy' : 'Nobody picks up');
        await session.finish();
        return;
      }
      session.answer();
      await session.step('answer', manner === 'voicemail' ? 'Its voicemail picks up' : `${to} is picked up`);
      if (twiml !== '') await followTwiml(session, twiml, null);
      else await fetchAndFollow(session, { url, method: form.get('Method') ?? 'POST' });
      await session.finish();
    });
    return call;
  }

  #inBackground(task: () => Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      this.context.background.run(() => task().finally(resolve));
    });
  }
}

/** Does with a customer's call what the settings of the called number say. */
async function runInbound(session: CallSession): Promise<void> {
  const { from, to } = session.call;
  const number = session.context.store.number(to);
  await session.step('ring', `${from} calls ${to}`);
  const overriding = number?.voiceApplicationSid || number?.trunkSid;
  if (overriding) {
    await session.step('error', `VoiceUrl is ignored: ${overriding} takes this number's calls`);
    session.unanswered = 'failed';
  } else if (!number || number.voiceUrl === '') {
    session.answer();
    await session.step('say', 'No voice webhook is set for this number: nobody is told of the call');
  } else {
    await fetchAndFollow(session, {
      url: number.voiceUrl,
      method: number.voiceMethod,
      fallbackUrl: number.voiceFallbackUrl,
      fallbackMethod: number.voiceFallbackMethod,
    });
  }
  await session.finish();
}
