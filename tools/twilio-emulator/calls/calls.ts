import * as v from 'valibot';
import { isE164 } from '../../../supabase/functions/_shared/domain/phone.ts';
import type { Context } from '../context.ts';
import { refuse } from '../rest-errors.ts';
import type { CallRecord } from '../store.ts';
import { callBehavior, type CallBehavior } from './call-behavior.ts';
import { addCall, CallSession } from './call-session.ts';
import { fetchAndFollow } from './follow-twiml.ts';

export class Calls {
  /** Whether the phone that the business calls presses 1. A voicemail doesn't. */
  calledPressesOne = true;

  constructor(private readonly context: Context) {}

  /** A customer calls the business. Settles when the call is over. */
  async ring(from: string, to: string, behavior: CallBehavior): Promise<CallRecord> {
    const call = addCall(this.context, { direction: 'inbound', from, to, status: 'ringing' });
    await this.context.background.run(() => runInbound(new CallSession(this.context, call, behavior, null)));
    return call;
  }

  /**
   * Creates a call of the business (Calls resource).
   * @throws {RestError} with the code Twilio gives
   */
  create(form: URLSearchParams): CallRecord {
    const field = (name: string) => form.get(name) ?? '';
    const [to, from, url] = [field('To'), field('From'), field('Url')];
    refuse([
      [!isE164(to), 21211, `The phone number you are attempting to call, ${to}, is not valid.`],
      [!this.context.store.number(from), 21210, `${from} is not yet verified for your account.`],
      [!URL.canParse(url), 21205, `Url is not a valid URL: ${url}`],
    ]);
    const call = addCall(this.context, { direction: 'outbound-api', from, to, status: 'queued' });
    const pressesOne = this.calledPressesOne;
    const session = new CallSession(this.context, call, v.parse(callBehavior, {}), pressesOne ? '1' : null);
    void this.context.background.run(async () => {
      await session.step('ring', `${to} rings, whose display shows ${from}`);
      call.status = 'ringing';
      session.answer();
      await session.step('answer', pressesOne ? `${to} is picked up` : 'Its voicemail picks up');
      await fetchAndFollow(session, { url, method: form.get('Method') ?? 'POST' });
      await session.finish();
    });
    return call;
  }
}

/** Handles a customer's call as the called number is configured. */
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
