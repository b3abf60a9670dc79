/** The functions' log, which many people may read and which is kept for long: it holds nobody's data and no secret. */
import * as v from 'valibot';

/** Errors can be the causes of each other. */
const deepestCause = 5;
const longestReason = 500;
/** Cleaning a longer one would take long. */
const longestRead = 5_000;

/** Without the values that a schema refused, because they may be what somebody wrote. */
function describeIssues({ issues }: v.ValiError<v.GenericSchema | v.GenericSchemaAsync>): string {
  const places = issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'} is not ${issue.type}`);
  return `ValiError: ${places.join(', ')}`;
}

function describeCause(cause: unknown, depth = 0): string {
  if (!(cause instanceof Error)) {
    return String(cause);
  }
  const own = v.isValiError(cause) ? describeIssues(cause) : `${cause.name}: ${cause.message}`;
  const errors: unknown[] = cause instanceof AggregateError ? cause.errors : [];
  const known = [cause.cause, ...errors].filter((one) => one !== undefined);
  if (known.length === 0 || depth === deepestCause) {
    return own;
  }
  return `${own} (${known.map((one) => describeCause(one, depth + 1)).join('; ')})`;
}

/** The parts of a text that are replaced or kept. Each begins where the ones before it don't match. */
const parts = {
  /** Its path or query may be a secret, as in the address of a push service. */
  address: /[a-z][a-z\d+.-]*:\/\/[^\s"'<>]*[^\s"'<>().,:;]/u,
  quotation: /"[^"]*"/u,
  credentials: /\b(?:bearer|basic)\s+[^\s"'<>()]+|\beyJ[\w-]+(?:\.[\w-]*)*|\bsb_[a-z]+_[\w-]+/u,
  email: /[^\s@"'<>(),;:=&]+(?:@|%40)[^\s@"'<>(),;&]+/u,
  /** The id of a row or of something at Twilio, a day, a time, or a computer's address. */
  kept: /\b(?:[a-z]{2}[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b|\b\d{4}-\d\d-\d\d(?![\d-])|\b\d{1,3}(?:\.\d{1,3}){3}\b/u,
  /** Long, and with digits among the letters. */
  secret: /(?<![\w+/=-])(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])[\w+/=-]{20,}/u,
  /** In any spelling, with at least seven digits. */
  number: /\+?\(?\p{Nd}(?:[\s().\u2010-\u2015-]{0,3}\p{Nd}){6,}/u,
};
const anyPart = new RegExp(
  Object.entries(parts)
    .map(([name, { source }]) => `(?<${name}>${source})`)
    .join('|'),
  'giu',
);

function readOrigin(address: string): string {
  const { protocol, host } = new URL(URL.canParse(address) ? address : 'unreadable://address');
  return `${protocol}//${host}`;
}

/**
 * The text without addresses beyond their host, e-mail addresses, secrets, and quotations, and with the last four
 * digits of each phone number only.
 */
function removeSecrets(text: string): string {
  let clean = '';
  let end = 0;
  for (const { 0: part, index, groups = {} } of text.matchAll(anyPart)) {
    clean += text.slice(end, index) + maskPart(part, groups);
    end = index + part.length;
  }
  return clean + text.slice(end);
}

/** A name from the code. Any other quotation may be what somebody wrote. */
const quotedName = /^"[a-z_.:-]{0,40}"$/iu;

/** What the log shows of a part, which is also in `groups` under its name in {@link parts}. */
function maskPart(
  part: string,
  { kept, address, number, email }: Record<string, string | undefined>,
): string {
  if (kept !== undefined || quotedName.test(part)) {
    return part;
  }
  if (address !== undefined) {
    return readOrigin(part);
  }
  if (number !== undefined) {
    return `…${part.replace(/\P{Nd}/gu, '').slice(-4)}`;
  }
  return email === undefined ? '[withheld]' : '[e-mail address]';
}

/**
 * Writes one line of JSON to the error stream, without bodies, tokens or whole phone numbers. `requestId` is
 * the answer's `x-request-id`.
 */
export function logFailure(where: string, code: string, cause: unknown, requestId?: string): void {
  const reason = removeSecrets(describeCause(cause).slice(0, longestRead)).slice(0, longestReason);
  const line = { level: 'error', where: removeSecrets(where), code, reason, request: requestId };
  console.error(JSON.stringify(line));
}

/** The result of work that the caller can do without. A failure is logged, and the result is null. */
export async function tryAndLog<T>(where: string, code: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    logFailure(where, code, error);
    return null;
  }
}
