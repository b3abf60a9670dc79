/** Replaces pg_cron of a hosted project: asks for a reconciliation every five minutes. */
import { keyHeaders } from './ask.ts';
import type { StackInfo } from './data-folder.ts';

const everyMs = 5 * 60_000;

/** Asks now, then every five minutes. The run records its own result. Returns a function that stops it. */
export function startReconciling({ functionsUrl, secretKey }: StackInfo): () => void {
  const ending = new AbortController();
  const ask = async () => {
    try {
      await fetch(`${functionsUrl}/sms-handler`, {
        method: 'POST',
        headers: {
          ...keyHeaders(secretKey),
          'content-type': 'application/json',
          authorization: `Bearer ${secretKey}`,
        },
        body: JSON.stringify({ action: 'reconcile' }),
        signal: ending.signal,
      });
    } catch {
      // The stack is stopping or the function is restarting. The next try is five minutes later.
    }
  };
  void ask();
  const timer = setInterval(() => void ask(), everyMs);
  return () => {
    clearInterval(timer);
    ending.abort();
  };
}
