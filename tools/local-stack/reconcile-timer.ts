/** Replaces pg_cron of a hosted project: asks for a reconciliation every five minutes. */
import { keyHeaders } from '../../supabase/functions/_shared/database.ts';
import { ask } from './ask.ts';
import type { StackInfo } from './data-folder.ts';

const everyMs = 5 * 60_000;

/** Asks now, then every five minutes. The run records its own result. Returns a function that stops it. */
export function startReconciling({ functionsUrl, secretKey }: StackInfo): () => void {
  const reconcile = () => {
    const headers = {
      ...keyHeaders(secretKey),
      'content-type': 'application/json',
      authorization: `Bearer ${secretKey}`,
    };
    const body = JSON.stringify({ action: 'reconcile' });
    // It fails while the stack is stopping or the function restarts; the next try is five minutes later.
    ask(`${functionsUrl}/sms-handler`, { method: 'POST', headers, body }).catch(() => undefined);
  };
  reconcile();
  const timer = setInterval(reconcile, everyMs);
  return () => clearInterval(timer);
}
