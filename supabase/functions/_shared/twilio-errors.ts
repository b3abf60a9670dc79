import { HttpError } from './http-error.ts';

export const optedOutCode = 21610;

/** Twilio doesn't know the sender as a number of this account. */
export const notOurSenderCodes: readonly number[] = [21606, 21659, 21660];

/**
 * A carrier refuses texts of a number that isn't registered: toll-free unverified, local without a campaign.
 */
export const unregisteredCodes = [30032, 30034];

const optedOut = {
  status: 409,
  sentence: 'This contact has opted out of texts. They must text START before you can write to them again.',
};

const setupProblem = 'Setup problem: send this message to whoever installed the site.';

/**
 * Twilio's error codes that an admin can meet, in words that say what to do
 * (twilio.com/docs/api/errors). The status tells whose problem it is: 4xx the message or number,
 * 502 the account's set-up.
 */
const sentences: Readonly<Record<number, { status: number; sentence: string }>> = {
  11200: { status: 502, sentence: 'Twilio could not fetch the picture. Try once more.' },
  12300: { status: 400, sentence: 'Twilio does not send this kind of file. Attach the picture again.' },
  20003: {
    status: 502,
    sentence: `${setupProblem} Twilio refused the account SID or auth token.`,
  },
  20404: { status: 404, sentence: 'Twilio no longer has this number or message.' },
  20429: { status: 503, sentence: 'Twilio is busy. Please try again in a moment.' },
  21210: {
    status: 400,
    sentence: 'The business number can’t make calls from this account. Pick one of its numbers in Settings.',
  },
  21211: { status: 400, sentence: 'The recipient is not a valid phone number. Check the number.' },
  21408: {
    status: 400,
    sentence:
      'Your Twilio account doesn’t text to this country. Turn it on there under Messaging, Geo permissions.',
  },
  21219: {
    status: 400,
    sentence: 'A Twilio trial account calls verified numbers only. Verify the number or upgrade the account.',
  },
  21602: { status: 400, sentence: 'Please write a message.' },
  21603: { status: 400, sentence: 'The business number is missing. Check the number in Settings.' },
  21604: { status: 400, sentence: 'The recipient is missing. Check the number.' },
  21606: {
    status: 400,
    sentence: 'The business number can’t send texts from this account. Pick one of its numbers in Settings.',
  },
  21608: {
    status: 400,
    sentence:
      'A Twilio trial account texts verified numbers only. Verify the recipient or upgrade the account.',
  },
  21609: {
    status: 502,
    sentence: `${setupProblem} Twilio can’t reach the address in PUBLIC_FUNCTIONS_URL.`,
  },
  [optedOutCode]: optedOut,
  21612: {
    status: 400,
    sentence: 'This number can’t be reached by text from the business number. Call instead.',
  },
  21614: { status: 400, sentence: 'This number can’t receive texts. Call instead.' },
  21617: { status: 400, sentence: 'The message is too long. Shorten it to 1600 characters.' },
  21635: { status: 400, sentence: 'This number is a landline and can’t receive texts. Call instead.' },
  21623: { status: 400, sentence: 'The message has too many pictures.' },
  21658: { status: 400, sentence: 'The message is too long. Shorten it to 1600 characters.' },
  30001: { status: 503, sentence: 'Too many messages are waiting at Twilio. Please try again later.' },
  30002: { status: 502, sentence: 'The Twilio account is suspended. Check the account.' },
  30003: { status: 400, sentence: 'The recipient’s phone is off or out of reach. Try again later.' },
  30004: { status: 400, sentence: 'The recipient or their carrier blocks this message.' },
  30005: { status: 400, sentence: 'This number is unknown or no longer in use. Check the number.' },
  30006: { status: 400, sentence: 'This number is a landline or can’t be reached by text. Call instead.' },
  30007: {
    status: 400,
    sentence:
      'The carrier filtered this message. Reword it, and check the registration of the business number.',
  },
  30008: { status: 400, sentence: 'The message was not delivered for an unknown reason. Try once more.' },
  30032: {
    status: 502,
    sentence:
      'Carriers refuse texts from this toll-free number until it is verified. Verify it in the Twilio console, under Messaging, Regulatory compliance.',
  },
  30034: {
    status: 502,
    sentence:
      'Carriers refuse texts from this number until it is registered for business texting (10DLC). Register it in the Twilio console, under Messaging, Regulatory compliance.',
  },
};

/** Why a text that Twilio accepted did not arrive, for the user. `code` null: unknown. */
export function deliveryFailure(code: number | null): string {
  const sentence = code === null ? undefined : sentences[code]?.sentence;
  if (sentence) return sentence;
  return code === null ? 'Twilio gave no reason.' : `Twilio gives error ${code} as the reason.`;
}

/** The error that tells a person of this error. `code` null: Twilio gave none. */
export function twilioHttpError(code: number | null): HttpError {
  if (code === optedOutCode) return optedOutError();
  const known = code === null ? undefined : sentences[code];
  if (known) return new HttpError(known.status, `twilio_${code}`, known.sentence);
  const number = code === null ? '' : ` (error ${code})`;
  return new HttpError(
    502,
    code === null ? 'twilio_error' : `twilio_${code}`,
    `Twilio refused the request${number}.`,
  );
}

/** The error for a contact who said STOP, whether our database or Twilio reports it. */
export function optedOutError(): HttpError {
  return new HttpError(optedOut.status, 'opted_out', optedOut.sentence);
}
