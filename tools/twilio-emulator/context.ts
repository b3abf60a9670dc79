import type { BackgroundWork } from './background.ts';
import type { Store } from './store.ts';
import type { WebhookSender } from './webhooks.ts';

/** How fast the emulator's time runs, in milliseconds. */
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
  pace: Pace;
  now: () => Date;
};

/** Twilio's `ApiVersion`. */
export const apiVersion = '2010-04-01';
/** The API version of messaging.twilio.com, which the emulator serves too. */
export const messagingVersion = 'v1';

const areas: Record<string, [city: string, state: string, zip: string]> = {
  '918': ['TULSA', 'OK', '74103'],
  '539': ['TULSA', 'OK', '74103'],
  '405': ['OKLAHOMA CITY', 'OK', '73102'],
  '580': ['LAWTON', 'OK', '73501'],
  '479': ['FAYETTEVILLE', 'AR', '72701'],
  '620': ['CHANUTE', 'KS', '66720'],
  '417': ['JOPLIN', 'MO', '64801'],
};

/** The place fields of a webhook, e.g. `FromCity`, for a number's area code. */
export function placeFields(prefix: 'From' | 'To' | 'Caller' | 'Called', phoneNumber: string) {
  const [city, state, zip] = areas[/^\+1(\d{3})/.exec(phoneNumber)?.[1] ?? ''] ?? ['', '', ''];
  return {
    [`${prefix}City`]: city,
    [`${prefix}State`]: state,
    [`${prefix}Zip`]: zip,
    [`${prefix}Country`]: phoneNumber.startsWith('+1') ? 'US' : '',
  };
}

export const isE164 = (value: string) => /^\+[1-9]\d{6,14}$/.test(value);
