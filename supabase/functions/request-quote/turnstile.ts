import * as v from 'valibot';
import type { JsonObject } from '../_shared/runtime/json.ts';
import { tryAndLog } from '../_shared/runtime/log.ts';

/** Not a setting, because no other server may decide about tokens. */
const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const timeoutMs = 5_000;
/** Cloudflare's own limit. */
const maxTokenLength = 2_048;

const verdict = v.object({ success: v.boolean(), 'error-codes': v.fallback(v.array(v.string()), []) });

/** The errors of a bad token. Any other error is ours or Cloudflare's. */
const tokenFaults = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'];

/**
 * Whether Cloudflare thinks that a person sent the form. `unknown` when Cloudflare can't be asked, or when its
 * script couldn't load in the visitor's browser (`turnstileBlocked`, and no token). A machine can say so, too.
 */
export async function askTurnstile(secret: string, { turnstileToken, turnstileBlocked }: JsonObject) {
  const token = turnstileToken ?? '';
  if (token === '' && turnstileBlocked === true) {
    return 'unknown';
  }
  if (typeof token !== 'string' || token === '' || token.length > maxTokenLength) {
    return 'not_confirmed';
  }
  const answer = await tryAndLog('request-quote', 'turnstile_unreachable', async () => {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { success, 'error-codes': codes } = v.parse(verdict, await response.json());
    if (success) {
      return 'person';
    }
    if (codes.some((code) => tokenFaults.includes(code))) {
      return 'not_confirmed';
    }
    throw new Error(`siteverify refused to answer: ${codes.join(', ')}`);
  });
  return answer ?? 'unknown';
}
