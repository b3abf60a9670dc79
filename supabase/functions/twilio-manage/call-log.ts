import type { CallGroup, CallPage } from '../_shared/contract/calls.ts';
import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import type { PageCursor } from '../_shared/page-cursor.ts';
import { reconcileCalls } from '../_shared/reconcile-calls.ts';
import { startRun } from '../_shared/reconcile-run.ts';
import { twilioFor } from '../_shared/twilio.ts';

/** Less than the 30 seconds after which the office gives up. */
const budgetMs = 20_000;
const callsPerPage = 60;

type Asked = {
  group: CallGroup;
  cursor?: PageCursor | undefined;
  limit?: number | undefined;
  isStored: boolean;
};

/** The stored calls, newest first. Compares them with Twilio's list first unless `isStored`. */
export async function callLog(
  env: Env,
  database: Database,
  { group, cursor, limit, isStored }: Asked,
): Promise<CallPage> {
  const { callLog: stored, reconciliation, followUp } = database;
  let isComplete = true;
  if (!isStored) {
    const run = startRun(database, twilioFor(env), budgetMs);
    ({ isDone: isComplete } = await reconcileCalls(run, await reconciliation.progress()));
  }
  const [page, figures, requests] = await Promise.all([
    limit === undefined && cursor === undefined
      ? { calls: await stored.recent(group), nextCursor: null }
      : stored.list(group, cursor ?? null, limit ?? callsPerPage),
    cursor === undefined ? stored.figures() : null,
    cursor === undefined ? followUp.figures() : null,
  ]);
  return { ...page, figures, requests, isComplete };
}
