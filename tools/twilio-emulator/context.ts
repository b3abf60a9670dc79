import type { BackgroundWork } from './background.ts';
import type { Clock } from './clock.ts';
import type { Store } from './store.ts';
import type { WebhookSender } from './webhooks.ts';

/** The emulator's delays, in milliseconds. */
export type Pace = {
  /** Between two statuses of a message. */
  messageStepMs: number;
  /** Between two events of a call; the seconds reported to the functions stay realistic. */
  callStepMs: number;
};

/** What every part of the emulator shares. */
export type Context = {
  accountSid: string;
  /** The REST API's address as the functions see it; media addresses start with it. */
  apiUrl: string;
  store: Store;
  webhooks: WebhookSender;
  background: BackgroundWork;
  clock: Clock;
  pace: Pace;
};

/** Twilio's `ApiVersion`. */
export const apiVersion = '2010-04-01';
/** The API version of messaging.twilio.com, which the emulator serves too. */
export const messagingVersion = 'v1';
