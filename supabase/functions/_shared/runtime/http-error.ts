import { readProblem } from '../contract/action.ts';
import { callNotConfirmed } from '../contract/calls.ts';
import { notConfirmedRepeatable } from '../contract/messages.ts';
import { maxQuotePictures } from '../domain/quote.ts';

/** `details` go into the answer's body. `cause` is only logged. */
type More = {
  headers?: Readonly<Record<string, string>>;
  details?: Readonly<Record<string, unknown>>;
  cause?: unknown;
};

/**
 * An error that a function's request handler turns into the contract's `{ error, code }` with this status. `sentence`
 * is for the user and never holds a stack, a number or another service's words.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
    readonly more: More = {},
  ) {
    super(sentence, { cause: more.cause });
  }
}

/** What the user reads for each code, in the order of the codes. */
const sentences = {
  alert_loop: 'Alerts can’t be texted to a number of this account.',
  auth_unavailable: 'Your login could not be checked. Please try again in a moment.',
  blocked: 'This contact is blocked. An admin can unblock them in their conversation.',
  call_not_confirmed: callNotConfirmed,
  calling_not_allowed: 'Calls can only be made to ordinary numbers in the United States and Canada.',
  database_unavailable: 'The database is not answering. Please try again in a moment.',
  empty_message: 'Please write a message.',
  file_too_large: 'This file is larger than 5 MB. Open it in the Twilio console.',
  file_withheld: 'This kind of file is not shown here. Open it in the Twilio console.',
  forwarding_loop: 'Calls can’t be forwarded to a number of this account: they would go round in circles.',
  has_access: 'This person has access already. To change their role, remove them first.',
  idempotency_key_reused: 'This idempotency key belongs to another message.',
  invitation_ended:
    'This invitation was used, was taken back, or has been replaced by a newer one. Ask an admin for a new link.',
  invitation_expired: 'This invitation has expired: its link works for two days. Ask an admin for a new one.',
  invitation_for_other:
    'This invitation is for another email address. Sign out, then log in with the address that was invited.',
  invalid_pictures: `Please attach up to ${maxQuotePictures} pictures (JPEG, PNG, GIF or WebP), 0.7 MB each.`,
  invalid_subscription: 'This browser’s push service is not known here.',
  listed_apart: 'A conversation under Suspected is never unread.',
  login_too_old: 'You logged in too long ago to choose a password. Sign out, then log in and try again.',
  no_consent: 'This person has not agreed to texts. Call instead, or ask them to text the business number.',
  no_number_to_ring: 'A call rings the forwarding number first. Save one in the tab Call Forwarding.',
  no_person: 'Nobody with this address has access.',
  no_such_picture: 'A picture or document is no longer there. Remove it and attach it again.',
  not_a_picture: 'Only JPEG, PNG, GIF and WebP pictures and PDF documents can be sent.',
  not_a_sound: 'Twilio’s file of this voicemail can’t be played.',
  not_confirmed: notConfirmedRepeatable,
  not_looked_up:
    'Twilio isn’t answering, so it’s not certain yet that this text failed. Nothing was sent now. Please try again in a moment.',
  not_failed: 'Only a text that failed and that somebody wrote can be sent again.',
  not_textable: 'Texts can only be started to ordinary numbers in the United States and Canada.',
  number_not_allowed: 'Alerts can only be texted to ordinary numbers in the United States and Canada.',
  number_not_owned: 'The business number is not a number of this Twilio account.',
  number_routed_elsewhere:
    'Another phone system takes this number’s calls (a SIP trunk or an application at Twilio). Remove it first: under Settings, press Set up.',
  others_signed_in:
    'Your password is saved, but your other devices could not be signed out yet. Press the button again to finish.',
  own_access: 'You can’t take away your own access. Ask another admin.',
  password_refused: 'This password is not accepted. Please choose another one.',
  pictures_too_large: 'The pictures and documents in one text can total 5 MB at most.',
  push_not_configured: 'Alerts on devices are not set up on the server yet.',
  second_factor_required:
    'Please log in with a second factor. You can set one up under Settings, Login and password.',
  storage_unavailable: 'Pictures can’t be reached right now. Please try again in a moment.',
  twilio_not_configured:
    'Twilio is not set up yet. Set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN for the functions.',
  unconfirmed_email: 'Please confirm your email address first: open the link in the email that we sent you.',
  wrong_number: 'Only the saved business number can be forwarded.',
  wrong_sender: 'Messages can only be sent from the saved business number.',
};

/** The error for a code whose sentence is always the same. */
export const refusal = (status: number, code: keyof typeof sentences, more?: More) =>
  new HttpError(status, code, sentences[code], more);

/** A wait in words, rounded up so that nobody tries again too early. */
function formatWait(seconds: number): string {
  if (seconds <= 1) {
    return '1 second';
  }
  if (seconds < 120) {
    return `${Math.ceil(seconds)} seconds`;
  }
  if (seconds < 7_200) {
    return `${Math.ceil(seconds / 60)} minutes`;
  }
  return `${Math.ceil(seconds / 3_600)} hours`;
}

/** The error for a limit that is reached. `sentence` receives the wait in words. */
export function limitError(code: string, waitSeconds: number, sentence: (wait: string) => string): HttpError {
  const headers = { 'retry-after': String(waitSeconds) };
  return new HttpError(429, code, sentence(formatWait(waitSeconds)), { headers });
}

/** The contract's error for an invalid field. */
export function problemError(problem: string, details: NonNullable<More['details']> = {}): HttpError {
  const { status, code, sentence } = readProblem(problem);
  return new HttpError(status, code, sentence, { details });
}
