/** Hides all but the last four digits of every phone number. */
function masked(text: string): string {
  return text.replace(/\+?\d{3,11}(\d{4})(?!\d)/g, '…$1');
}

function described(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const own = `${cause.name}: ${cause.message}`;
  return cause.cause === undefined ? own : `${own} (${described(cause.cause)})`;
}

/**
 * Writes one line of JSON to the error stream, without bodies, tokens or whole phone numbers. `requestId` is
 * the answer's `x-request-id`.
 */
export function logFailure(where: string, code: string, cause: unknown, requestId?: string): void {
  const reason = masked(described(cause).slice(0, 500));
  const line = { level: 'error', where: masked(where), code, reason, request: requestId };
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
