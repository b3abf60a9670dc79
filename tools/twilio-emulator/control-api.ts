import * as v from 'valibot';
import { isE164 } from '../../supabase/functions/_shared/domain/phone.ts';
import { callBehavior } from './calls/call-behavior.ts';
import type { Calls } from './calls/calls.ts';
import type { Context } from './context.ts';
import { delaysSchema } from './delays.ts';
import type { Messages } from './messages/messages.ts';
import { messagingSchema } from './messages/messaging-service.ts';
import { troubledNumbers } from './messages/troubled-numbers.ts';

class BadRequest extends Error {}

const phone = v.pipe(v.string(), v.check(isE164, 'That is not a phone number such as +19185550100.'));

/** The media are web or `data:` addresses; without `to` the text goes to the first number. */
const textFields = v.object({
  from: phone,
  to: v.optional(v.string()),
  body: v.optional(v.string(), ''),
  media: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^(data:|https?:\/\/)/))), v.maxLength(10)),
    [],
  ),
});
const callFields = v.object({
  from: v.union([v.literal('anonymous'), phone]),
  to: v.optional(v.string()),
  ...callBehavior.entries,
});
const calledFields = v.object({ pressesOne: v.boolean() });
const clockFields = v.object({ forwardMs: v.pipe(v.number(), v.integer(), v.minValue(0)) });
const outageFields = v.object({ isDown: v.boolean() });

/** @throws {BadRequest} */
function parsed<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) {
    return result.output;
  }
  throw new BadRequest(v.summarize(result.issues));
}

const failure = (status: number, error: string) => Response.json({ error }, { status });

/** `/__phone/api/*`: plays the customers. Serves only pages of its own origin. */
export class ControlApi {
  constructor(
    private readonly context: Context,
    private readonly messages: Messages,
    private readonly calls: Calls,
  ) {}

  async handle(request: Request, action: string): Promise<Response> {
    const { store } = this.context;
    if (isCrossOrigin(request)) {
      return failure(403, 'Only pages of this origin may use the phone.');
    }
    if (request.method === 'GET' && action === 'state') {
      return this.#state(new URL(request.url).searchParams.get('known'));
    }
    try {
      const answer =
        request.method === 'GET' && action === 'violations'
          ? { violations: store.violations }
          : await this.#act(action, await request.json());
      return answer === null ? failure(404, 'No such action.') : Response.json(answer);
    } catch (error) {
      if (error instanceof SyntaxError) {
        return failure(400, 'The body is not JSON.');
      }
      if (error instanceof BadRequest) {
        return failure(400, error.message);
      }
      throw error;
    }
  }

  /** `known` is the version that the page has. Answers 204 when nothing is new. */
  #state(known: string | null): Response {
    const { version, numbers, messages, calls, violations, isDown, optOuts } = this.context.store;
    if (known === String(version)) {
      return new Response(null, { status: 204 });
    }
    const state = { version, numbers, messages, calls, violations, isDown, optOuts: [...optOuts] };
    return Response.json({ ...state, troubledNumbers }, { headers: { 'Cache-Control': 'no-store' } });
  }

  /** Simulates a customer's action, or sets how Twilio and the phones behave. Null for an unknown action. */
  async #act(action: string, body: unknown): Promise<object | null> {
    const { calls, context } = this;
    const { store } = context;
    switch (action) {
      case 'text': {
        const { to, ...text } = parsed(textFields, body);
        return { webhook: await this.messages.receive({ ...text, to: this.#businessNumber(to) }) };
      }
      case 'call': {
        const { from, to, ...behavior } = parsed(callFields, body);
        const call = await calls.ring(from, this.#businessNumber(to), behavior);
        return { call: { ...call, legs: store.calls.filter((leg) => leg.parentSid === call.sid) } };
      }
      case 'called':
        calls.calledPressesOne = parsed(calledFields, body).pressesOne;
        return {};
      case 'outage':
        store.isDown = parsed(outageFields, body).isDown;
        return {};
      case 'clock':
        context.clock.moveForward(parsed(clockFields, body).forwardMs);
        return { now: context.clock.time() };
      case 'delays':
        Object.assign(store.delays, parsed(v.partial(delaysSchema), body));
        return {};
      case 'messaging':
        Object.assign(store.messaging, parsed(v.partial(messagingSchema), body));
        return {};
      default:
        return null;
    }
  }

  #businessNumber(to: string | undefined): string {
    const { numbers } = this.context.store;
    const number = to === undefined ? numbers[0] : this.context.store.number(to);
    if (!number) {
      throw new BadRequest('"to" must be a number of the business.');
    }
    return number.phoneNumber;
  }
}

/** Browsers name the origin of a request. A program that doesn't is the developer's own. */
function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') {
    return true;
  }
  const origin = request.headers.get('origin');
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host);
}
