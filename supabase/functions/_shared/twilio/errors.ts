import { HttpError } from '../runtime/http-error.ts';
import { TwilioError, TwilioUnreachable } from './api.ts';

/** `update_message_status` also marks the contact when it gets this code. */
const optedOutCode = 21610;

/** The sender is not a number of this account. */
export const notOurSenderCodes: readonly number[] = [21606, 21659, 21660];

const setupProblem = 'Setup problem: send this message to whoever installed the site.';

/** What to do about each Twilio error that an admin can meet (twilio.com/docs/api/errors). */
const sentences: Readonly<Record<number, string>> = {
  11200: 'Twilio could not fetch the picture. Try once more.',
  12300: 'Twilio does not send this kind of file. Attach the picture again.',
  20003: `${setupProblem} Twilio refused the account SID or auth token.`,
  20404: 'Twilio no longer has this number or message.',
  20429: 'Twilio is busy. Please try again in a moment.',
  21210: 'The business number can’t make calls from this account. Pick one of its numbers in Settings.',
  21211: 'The recipient is not a valid phone number. Check the number.',
  21219: 'A Twilio trial account calls verified numbers only. Verify the number or upgrade the account.',
  21408:
    'Your Twilio account doesn’t text to this country. Turn it on there under Messaging, Geo permissions.',
  21606: 'The business number can’t send texts from this account. Pick one of its numbers in Settings.',
  21608: 'A Twilio trial account texts verified numbers only. Verify the recipient or upgrade the account.',
  21609: `${setupProblem} Twilio can’t reach the address in PUBLIC_FUNCTIONS_URL.`,
  [optedOutCode]:
    'This contact has opted out of texts. They must text START before you can write to them again.',
  21612: 'This number can’t be reached by text from the business number. Call instead.',
  21614: 'This number can’t receive texts. Call instead.',
  21617: 'The message is too long. Shorten it to 1600 characters.',
  21635: 'This number is a landline and can’t receive texts. Call instead.',
  30001: 'Too many messages are waiting at Twilio. Please try again later.',
  30002: 'The Twilio account is suspended. Check the account.',
  30003: 'The recipient’s phone is off or out of reach. Try again later.',
  30004: 'The recipient or their carrier blocks this message.',
  30005: 'This number is unknown or no longer in use. Check the number.',
  30006: 'This number is a landline or can’t be reached by text. Call instead.',
  30007: 'The carrier filtered this message. Reword it, and check the registration of the business number.',
  30008: 'The message was not delivered for an unknown reason. Try once more.',
  30032:
    'Carriers refuse texts from this toll-free number until it is verified. Verify it in the Twilio console, under Messaging, Regulatory compliance.',
  30034:
    'Carriers refuse texts from this number until it is registered for business texting (10DLC). Register it in the Twilio console, under Messaging, Regulatory compliance.',
};

/** The HTTP status for each code, 400 unless listed here. 502 means a setup problem. */
const statuses: Readonly<Record<number, number>> = {
  11200: 502,
  20003: 502,
  21609: 502,
  30002: 502,
  30032: 502,
  30034: 502,
  20404: 404,
  20429: 503,
  30001: 503,
  [optedOutCode]: 409,
};

/** Why a text that Twilio accepted did not arrive, for the user. `code` null: unknown. */
export function describeDeliveryFailure(code: number | null): string {
  if (code === null) {
    return 'Twilio gave no reason.';
  }
  return sentences[code] ?? `Twilio gives error ${code} as the reason.`;
}

/** The HttpError for one of Twilio's error codes. Null: Twilio gave no code. */
export function twilioHttpError(code: number | null): HttpError {
  if (code === null) {
    return new HttpError(502, 'twilio_error', 'Twilio refused the request.');
  }
  const name = code === optedOutCode ? 'opted_out' : `twilio_${code}`;
  const sentence = sentences[code];
  return sentence === undefined
    ? new HttpError(502, name, `Twilio refused the request (error ${code}).`)
    : new HttpError(statuses[code] ?? 400, name, sentence);
}

/** The error for a contact who said STOP, whether our database or Twilio reports it. */
export const optedOutError = () => twilioHttpError(optedOutCode);

/** The HttpError for this error, or the error itself if it is one. Null when it doesn't come from Twilio either. */
export function convertToHttpError(error: unknown): HttpError | null {
  if (error instanceof HttpError) {
    return error;
  }
  if (error instanceof TwilioUnreachable || (error instanceof TwilioError && error.status >= 500)) {
    return new HttpError(502, 'twilio_unreachable', 'Twilio is not answering. Please try again in a moment.');
  }
  return error instanceof TwilioError ? twilioHttpError(error.code) : null;
}
