import { readProblem } from '../contract/action.ts';

/** `details` go into the answer's body. `cause` is only logged. */
export type More = {
  headers?: Readonly<Record<string, string>>;
  details?: Readonly<Record<string, unknown>>;
  cause?: unknown;
};

/**
 * An error that `endpoint()` turns into the contract's `{ error, code }` with this status. `sentence` is for
 * the user and never holds a stack, a number or another service's words.
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

/** A wait in words, rounded up so that nobody tries again too early. */
function inWords(seconds: number): string {
  const [size, unit] = seconds < 120 ? [1, 'second'] : seconds < 7_200 ? [60, 'minute'] : [3_600, 'hour'];
  const amount = Math.ceil(seconds / size);
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** The error for a limit that is reached. `sentence` receives the wait in words. */
export function limitError(code: string, waitSeconds: number, sentence: (wait: string) => string): HttpError {
  const headers = { 'retry-after': String(waitSeconds) };
  return new HttpError(429, code, sentence(inWords(waitSeconds)), { headers });
}

/** The contract's error for an invalid field. */
export function httpErrorFor(problem: string, details: NonNullable<More['details']> = {}): HttpError {
  const { status, code, sentence } = readProblem(problem);
  return new HttpError(status, code, sentence, { details });
}
