/** What pg_cron does on a hosted project: asks for a reconciliation every five minutes. */
import { keyHeaders } from './database-call.ts';
import type { StackInfo } from './data-folder.ts';

const everyMs = 5 * 60_000;

/** Asks now and then again and again. The run itself notes how it ended. Returns what stops it. */
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
      // The stack is stopping, or the function restarts: five minutes later it is asked again.
    }
  };
  void ask();
  const timer = setInterval(() => void ask(), everyMs);
  return () => {
    clearInterval(timer);
    ending.abort();
  };
}
