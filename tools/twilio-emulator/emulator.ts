/**
 * Emulates Twilio on one machine: the REST API that the functions use, the webhooks that Twilio sends them, and a
 * page with a customer's phone. It checks requests and answers against Twilio's own definition of the API
 * (`api-definition.ts`) and reports violations.
 */
import { BackgroundWork } from './background.ts';
import { Calls } from './calls/calls.ts';
import { Clock } from './clock.ts';
import { apiVersion, messagingVersion, type Context, type Pace } from './context.ts';
import { ControlApi } from './control-api.ts';
import { Messages } from './messages/messages.ts';
import { answerPhoneFile } from './phone/phone-page.ts';
import { answerMedia, mediaStorePath } from './rest/media.ts';
import { createRestGateway, restPrefix } from './rest/rest-gateway.ts';
import { seedHistory, type SeedHistory } from './seed.ts';
import { Store } from './store.ts';
import { WebhookSender } from './webhooks.ts';

export type TwilioEmulatorOptions = {
  accountSid: string;
  authToken: string;
  /** The account's numbers, added to those of the state file. */
  numbers: { phoneNumber: string; friendlyName: string; smsUrl: string }[];
  /** The functions' address as Twilio sees it. No other host is ever called. */
  publicFunctionsUrl: string;
  /** The REST API's address as the functions see it. Default: the functions' own origin. */
  apiUrl?: string;
  /** JSON file that keeps the state; null keeps it in memory only. */
  stateFile: string | null;
  pace?: Partial<Pace>;
  /** The time of day. Default: the real one. */
  now?: () => Date;
};

export type TwilioEmulator = {
  /** What the account holds. */
  store: Store;
  /** Answers `/__twilio/2010-04-01/*`, `/__twilio/v1/*`, `/__twilio/media-store/*`, `/__phone` and all below it; null for any other path. */
  handle(request: Request): Promise<Response | null>;
  /** Moves the emulator's clock forward. Whatever waits for the time goes on. */
  moveClock(ms: number): void;
  /** Adds earlier messages and calls, without webhooks. STOP and START among them count. */
  seed(history: SeedHistory): void;
  /** Stops all work and timers, and saves the state. */
  stop(): Promise<void>;
};

const phonePath = '/__phone';
const defaultPace: Pace = { messageStepMs: 40, callStepMs: 250 };

/** @throws {Error} a sentence, when the state file can't be read */
export function createTwilioEmulator(options: TwilioEmulatorOptions): TwilioEmulator {
  const { accountSid, authToken, publicFunctionsUrl } = options;
  const store = new Store(options.stateFile, publicFunctionsUrl);
  for (const number of options.numbers) {
    if (!store.number(number.phoneNumber)) {
      store.addNumber(number);
    }
  }

  const background = new BackgroundWork(() => store.changed());
  const clock = new Clock(options.now ?? (() => new Date()));
  const context: Context = {
    accountSid,
    apiUrl: options.apiUrl ?? new URL(publicFunctionsUrl).origin + restPrefix,
    store,
    webhooks: new WebhookSender(authToken, publicFunctionsUrl, background.signal),
    background,
    clock,
    pace: { ...defaultPace, ...options.pace },
  };
  const messages = new Messages(context);
  const calls = new Calls(context);
  const answerRest = createRestGateway({ context, messages, calls }, authToken);
  const control = new ControlApi(context, messages, calls);

  const answer = async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    const isRest = [apiVersion, messagingVersion].some((version) =>
      pathname.startsWith(`${restPrefix}/${version}/`),
    );
    if (isRest) {
      return answerRest(request);
    }
    if (pathname.startsWith(`${restPrefix}${mediaStorePath}`)) {
      return answerMedia(store, request);
    }
    if (pathname.startsWith(`${phonePath}/api/`)) {
      return control.handle(request, pathname.slice(`${phonePath}/api/`.length));
    }
    if (pathname !== phonePath && !pathname.startsWith(`${phonePath}/`)) {
      return null;
    }
    return answerPhoneFile(pathname.slice(phonePath.length + 1) || 'phone.html');
  };
  return {
    store,
    async handle(request) {
      const answered = await answer(request);
      if (answered && request.method !== 'GET') {
        store.changed();
      }
      return answered;
    },
    moveClock: (ms) => clock.moveForward(ms),
    seed: (history) => seedHistory(store, history),
    async stop() {
      await background.stop();
      store.save();
    },
  };
}
