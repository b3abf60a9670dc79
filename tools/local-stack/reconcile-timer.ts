/** Replaces pg_cron of a hosted project: asks for a reconciliation every five minutes, and each minute for what is due. */
import { createKeyHeaders } from '../../supabase/functions/_shared/runtime/key-headers.ts';
import { ask } from './ask.ts';
import type { StackInfo } from './data-folder.ts';

const minuteMs = 60_000;

/** Asks now, then at these intervals. A run records its own result. Returns a function that stops it. */
export function startReconciling({ functionsUrl, secretKey }: StackInfo): () => void {
  const run = (action: 'reconcile' | 'sendAlerts' | 'sendScheduled') => {
    const headers = {
      ...createKeyHeaders(secretKey),
      'content-type': 'application/json',
      authorization: `Bearer ${secretKey}`,
    };
    const body = JSON.stringify({ action });
    // It fails while the stack is stopping or the function restarts; the next try comes soon.
    ask(`${functionsUrl}/sms-handler`, { method: 'POST', headers, body }).catch(() => undefined);
  };
  run('reconcile');
  const timers = [
    setInterval(() => run('reconcile'), 5 * minuteMs),
    setInterval(() => run('sendAlerts'), minuteMs),
    setInterval(() => run('sendScheduled'), minuteMs),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
}
