import { reconcileCalls } from '../_shared/reconcile-calls.ts';
import { startRun } from '../_shared/reconcile-run.ts';
import { twilioFor } from '../_shared/twilio.ts';
import type { ActionHandler, Office } from './office.ts';

/** Less than the 30 seconds after which the office gives up. */
const budgetMs = 20_000;
const callsPerPage = 60;

/** The stored calls, newest first. Compares them with Twilio's list first unless `isStored`. */
export const callLog =
  ({ env, database }: Office): ActionHandler<'getCallLogs'> =>
  async ({ group, cursor, limit, isStored }) => {
    const { callLog: stored, reconciliation, followUp } = database;
    let isComplete = true;
    if (!isStored) {
      const run = startRun(database, twilioFor(env), budgetMs);
      ({ isDone: isComplete } = await reconcileCalls(run, await reconciliation.progress()));
    }
    const [page, figures, requests] = await Promise.all([
      stored.list(group, cursor ?? null, limit ?? (cursor && callsPerPage)),
      cursor ? null : stored.figures(),
      cursor ? null : followUp.figures(),
    ]);
    return { ...page, figures, requests, isComplete };
  };
