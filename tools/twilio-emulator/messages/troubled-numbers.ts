import { RestError } from '../rest-errors.ts';
import type { MessageStatus } from '../store.ts';

/** The statuses that a text to a number goes through, and the error that the last one brings. */
export type Ending = { journey: MessageStatus[]; errorCode: number | null; explanation: string };

export const delivered: Ending = {
  journey: ['sending', 'sent', 'delivered'],
  errorCode: null,
  explanation: '',
};

/** Customers whose phones misbehave, for trying out what the office shows. */
export const troubledNumbers: Record<string, Ending> = {
  '+19185550166': {
    journey: ['sending', 'sent', 'undelivered'],
    errorCode: 30003,
    explanation: 'switched off: every text ends undelivered (30003)',
  },
  '+19185550167': {
    journey: ['sending', 'failed'],
    errorCode: 30006,
    explanation: 'a landline: every text fails (30006)',
  },
  '+19185550168': {
    journey: ['sending', 'sent'],
    errorCode: null,
    explanation: 'its carrier never confirms: texts stay at sent',
  },
  '+19185550169': {
    journey: ['sending', 'sent', 'undelivered'],
    errorCode: 30007,
    explanation: 'its carrier filters: every text ends undelivered (30007)',
  },
  '+19185550170': {
    journey: ['sending', 'sent', 'undelivered'],
    errorCode: 30034,
    explanation: 'its carrier wants the business number registered: undelivered (30034)',
  },
};

/** What Twilio calls an error, by code (Messages resource, `ErrorMessage`). */
const errorMessages: Record<number, string> = {
  11200: 'HTTP retrieval failure',
  12300: 'Invalid Content-Type',
  30003: 'Unreachable destination handset',
  30006: 'Landline or unreachable carrier',
  30007: 'Carrier violation',
  30034: 'US A2P 10DLC - Message from an Unregistered Number',
};
export const errorMessage = (code: number | null) => (code === null ? null : (errorMessages[code] ?? null));

/** Twilio's magic numbers: texting one of them always meets this refusal ("Test credentials"). */
export const magicNumbers: Record<string, (to: string, from: string) => RestError> = {
  '+15005550001': (to) => new RestError(400, 21211, `Invalid 'To' Phone Number: ${to}`),
  '+15005550002': (to, from) =>
    new RestError(
      400,
      21612,
      `The 'To' phone number: ${to}, is not currently reachable using the 'From' phone number: ${from} via SMS.`,
    ),
  '+15005550003': (to) =>
    new RestError(
      400,
      21408,
      `Permission to send an SMS has not been enabled for the region indicated by the 'To' number: ${to}`,
    ),
  '+15005550004': () => new RestError(400, 21610, 'Attempt to send to unsubscribed recipient'),
  '+15005550009': (to) => new RestError(400, 21614, `To number: ${to}, is not a mobile number`),
};
