import type { Office } from '../_shared/office/office.ts';
import { reconcileCalls } from '../_shared/reconcile/reconcile-calls.ts';
import { startRun } from '../_shared/reconcile/reconcile-run.ts';
import { tryAndLog } from '../_shared/runtime/log.ts';
import { convertToHttpError } from '../_shared/twilio/errors.ts';
import { reconcileTexts } from './reconcile-texts.ts';

/** In milliseconds. The office waits 30 seconds, and the platform ends a function after two and a half minutes. */
export const budgets = { office: 20_000, schedule: 100_000 };

/**
 * Adds what no webhook delivered, without storing anything twice or moving a status back. Stores how the run
 * ended. The next run continues where this one ran out of time.
 */
export async function reconcile(office: Office, budgetMs: number) {
  const { alerts, database } = office;
  const { rpc } = database;
  try {
    const run = startRun(office, budgetMs);
    const progress = await rpc('reconciliation_progress', {});
    const { texts, statuses, isDone } = await reconcileTexts(run, progress);
    const { count: calls, isDone: areCallsDone } = await reconcileCalls(run, progress);
    const isComplete = isDone && areCallsDone;
    const { setAside } = run;
    if (run.isBehind) {
      alerts.noteFailing();
    }
    await rpc('end_reconciliation', { outcome: isComplete ? 'complete' : 'unfinished', setAside });
    return { success: true, texts, statuses, calls, setAside, isComplete };
  } catch (error) {
    const reason = convertToHttpError(error)?.code ?? 'internal';
    const hasFailedLong = await tryAndLog('reconcile', 'end_not_noted', () =>
      rpc('end_reconciliation', { outcome: 'failed', reason }),
    );
    if (hasFailedLong) {
      alerts.noteFailing();
    }
    throw error;
  }
}
