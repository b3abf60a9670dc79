/**
 * The auth service's answers with tokens, as they come over the network and before auth-js reads them. They are mended
 * in two ways:
 *
 * - auth-js compares the server's time of expiry with this device's clock. On a device an hour ahead, each new token
 *   would have expired already. Without that time, auth-js counts `expires_in` from the moment of the answer.
 * - auth-js takes any refusal but a 5xx as the end of the login. Only a refusal of the token itself is; too many
 *   requests, or the page of some proxy, is asked again later.
 */
import * as v from 'valibot';

const tokenAnswer = v.looseObject({ access_token: v.string(), expires_in: v.number() });
const refusal = v.object({ error_code: v.string() });

/** Statuses with which the auth service refuses the refresh token itself. */
const refusingStatuses = [400, 401, 403, 404, 422];
const soonAgainSeconds = 15;
const longestPauseSeconds = 300;

/** Until when no token is asked for; as `performance.now()`, which no clock change moves. */
let pausedUntil = 0;

const isRenewal = (address: URL) => address.searchParams.get('grant_type') === 'refresh_token';

/** True for a request whose answer has tokens. */
export const isForTokens = (address: URL): boolean =>
  /\/auth\/v1\/(token|verify|signup|factors\/[^/]+\/verify)$/.test(address.pathname);

/** An answer that auth-js takes as a failure of the network, so that it keeps the login and asks again. */
const askAgainLater = () =>
  Response.json({ message: 'The token is asked for again later.' }, { status: 503 });

/** How long a refused request should wait: `Retry-After` as seconds or as a date, within limits. */
function readPauseSeconds(response: Response): number {
  const given = response.headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  return seconds > 0 ? Math.min(seconds, longestPauseSeconds) : soonAgainSeconds;
}

/** The JSON of an answer that auth-js still has to read. Null when it has none. */
const peekBody = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => null);

async function isRefused(response: Response): Promise<boolean> {
  if (!refusingStatuses.includes(response.status)) {
    return false;
  }
  return v.is(refusal, await peekBody(response));
}

/** Asks for tokens by `ask` and mends the answer. */
export async function askForTokens(address: URL, ask: () => Promise<Response>): Promise<Response> {
  if (isRenewal(address) && performance.now() < pausedUntil) {
    return askAgainLater();
  }
  const response = await ask();
  if (!response.ok) {
    if (!isRenewal(address) || response.status >= 500 || (await isRefused(response))) {
      return response;
    }
    pausedUntil = performance.now() + readPauseSeconds(response) * 1000;
    return askAgainLater();
  }
  const parsed = v.safeParse(tokenAnswer, await peekBody(response));
  if (!parsed.success) {
    return response;
  }
  const { expires_at: _serverTime, ...answer } = parsed.output;
  return Response.json(answer, { status: response.status });
}

const claims = v.object({ exp: v.number() });

/** By how many seconds this device's clock was ahead when a session's tokens came. Null when that isn't known. */
export function computeSecondsAhead(session: {
  access_token: string;
  expires_at?: number | undefined;
}): number | null {
  const [, payload = ''] = session.access_token.split('.');
  try {
    const text = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
    const parsed = v.safeParse(claims, JSON.parse(text));
    return parsed.success && session.expires_at !== undefined ? session.expires_at - parsed.output.exp : null;
  } catch {
    return null;
  }
}
