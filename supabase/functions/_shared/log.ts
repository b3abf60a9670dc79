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
  const reason = described(cause);
  console.error(
    JSON.stringify({
      level: 'error',
      where: masked(where),
      code,
      reason: masked(reason.slice(0, 500)),
      ...(requestId !== undefined && { request: requestId }),
    }),
  );
}
