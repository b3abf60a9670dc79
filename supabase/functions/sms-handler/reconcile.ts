import type { Reconciled } from '../_shared/contract/messages.ts';
import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { logFailure } from '../_shared/log.ts';
import { reconcileCalls } from '../_shared/reconcile-calls.ts';
import { startRun } from '../_shared/reconcile-run.ts';
import { HttpError } from '../_shared/http-error.ts';
import { httpErrorOf, twilioFor } from '../_shared/twilio.ts';
import { type OnNewText, reconcileTexts } from './reconcile-texts.ts';

/** Milliseconds: the office gives up after thirty seconds, the platform after two and a half minutes. */
export const budgets = { office: 20_000, schedule: 100_000 };

async function reconcileAll(
  env: Env,
  database: Database,
  budgetMs: number,
  onNewText: OnNewText,
): Promise<Reconciled> {
  const run = startRun(database, twilioFor(env), budgetMs);
  const progress = await database.reconciliation.progress();
  const { texts, statuses, isDone } = await reconcileTexts(run, progress, onNewText);
  const calls = await reconcileCalls(run, progress);
  return {
    ...{ success: true, texts, statuses, calls: calls.count, setAside: run.setAside.length },
    isComplete: isDone && calls.isDone,
  };
}

/**
 * Adds what webhooks failed to deliver, without storing anything twice or moving a status back. Stores how
 * the run ended, so that a missing run is noticed; the next run continues where time ran out.
 */
export async function reconcile(
  env: Env,
  database: Database,
  budgetMs: number,
  onNewText: OnNewText,
): Promise<Reconciled> {
  let done: Reconciled;
  try {
    done = await reconcileAll(env, database, budgetMs, onNewText);
  } catch (error) {
    const httpError = error instanceof HttpError ? error : httpErrorOf(error);
    const reason = httpError?.code ?? 'internal';
    try {
      await database.reconciliation.end({ outcome: 'failed', reason, texts: 0, statuses: 0, calls: 0 });
    } catch (endError) {
      logFailure('reconcile', 'end_not_noted', endError);
    }
    throw error;
  }
  const { texts, statuses, calls, isComplete } = done;
  const outcome = isComplete ? 'complete' : 'unfinished';
  await database.reconciliation.end({ outcome, reason: null, texts, statuses, calls });
  return done;
}
