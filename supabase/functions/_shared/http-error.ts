import { readProblem } from './contract/problem.ts';

/**
 * An error that `endpoint()` turns into the contract's `{ error, code }` with this status. `sentence` is for
 * the user and never holds a stack, a number or another service's words; `cause` is for the log.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Further members of the answer's body. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    sentence: string,
    {
      headers = {},
      details = {},
      cause,
    }: {
      headers?: Readonly<Record<string, string>>;
      details?: Readonly<Record<string, unknown>>;
      cause?: unknown;
    } = {},
  ) {
    super(sentence, { cause });
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.details = details;
  }
}

/** Nobody may text or call a blocked contact. */
export const blockedError = () =>
  new HttpError(403, 'blocked', 'This contact is blocked. An admin can unblock them in their conversation.');

/** The error that the contract has for a wrong field. */
export function httpErrorFor(problem: string, details: Readonly<Record<string, unknown>> = {}): HttpError {
  const { status, code, sentence } = readProblem(problem);
  return new HttpError(status, code, sentence, { details });
}
