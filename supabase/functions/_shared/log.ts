/** Leaves the last four digits of anything that looks like a telephone number. */
function masked(text: string): string {
  return text.replace(/\+?\d{3,11}(\d{4})(?!\d)/g, '…$1');
}

function described(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const own = `${cause.name}: ${cause.message}`;
  return cause.cause === undefined ? own : `${own} (${described(cause.cause)})`;
}

/**
 * One line of JSON on the error stream: what failed and where. Never a body, a token or a whole
 * telephone number. `requestId`: the answer's `x-request-id`, when there is an answer.
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

const secondMs = 1_000;
/** Twilio gives up after fifteen; a person wonders after two or three. */
const slowMs = 3 * secondMs;
const minuteMs = 60 * secondMs;

/** An answer as the log tells it. `path` is one of the function's own, or what stands for all others. */
type Answered = { path: string; status: number; code: string; requestId: string; tookMs: number };

/**
 * Logs what an operator looks for beside failures: requests that were refused, of each kind one line a
 * minute with how many there were since the last, so that a flood fills no log; and slow ones, each.
 */
export function requestLog(now: () => number = Date.now): (answered: Answered) => void {
  const kinds = new Map<string, { loggedAt: number; count: number }>();
  return ({ path, status, code, requestId, tookMs }) => {
    if (tookMs >= slowMs) {
      const took = Math.round(tookMs);
      console.info(
        JSON.stringify({ level: 'warn', event: 'slow', where: path, status, ms: took, request: requestId }),
      );
    }
    if (status < 400 || status >= 500) return;
    const name = `${path} ${code}`;
    const kind = kinds.get(name) ?? { loggedAt: Number.NEGATIVE_INFINITY, count: 0 };
    kind.count += 1;
    kinds.set(name, kind);
    if (now() - kind.loggedAt < minuteMs) return;
    const line = {
      level: 'info',
      event: 'refused',
      where: path,
      status,
      code,
      count: kind.count,
      request: requestId,
    };
    console.info(JSON.stringify(line));
    kinds.set(name, { loggedAt: now(), count: 0 });
  };
}
