import { businessTimeZone } from '../_shared/business-hours.ts';
import { type callActions, callHistoryDays } from '../_shared/contract/calls.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import { reconcileCalls } from '../_shared/reconcile/reconcile-calls.ts';
import { startRun } from '../_shared/reconcile/reconcile-run.ts';
import type { Office } from '../_shared/office.ts';
import { startCall } from './start-call.ts';
import { getRecording, markVoicemailHeard } from './voicemails.ts';

/** Less than the 30 seconds that the office waits. */
const budgetMs = 20_000;
const callsPerPage = 60;
/** The most calls in one answer when no limit is given. */
const mostCalls = 3_000;

/** The handlers for calls and voicemails. */
export function callHandlers(office: Office): Handlers<typeof callActions> {
  const { rpc } = office.database;
  return {
    async getCallLogs({ group, cursor, limit = cursor && callsPerPage, isStored }) {
      let isComplete = true;
      if (!isStored) {
        const progress = await rpc('reconciliation_progress', {});
        ({ isDone: isComplete } = await reconcileCalls(startRun(office, budgetMs), progress));
      }
      const [page, figures, requests] = await Promise.all([
        rpc('list_calls', {
          group,
          beforeAt: cursor?.at,
          beforeId: cursor?.id,
          limit: limit ?? mostCalls,
          days: limit === undefined ? callHistoryDays : null,
        }),
        cursor ? null : rpc('call_figures', { days: callHistoryDays, timeZone: businessTimeZone }),
        cursor ? null : rpc('request_figures', { days: callHistoryDays }),
      ]);
      return { ...page, figures, requests, isComplete };
    },

    getRecording: ({ callSid }) => getRecording(office, callSid),

    markVoicemailHeard: ({ callSid }) => markVoicemailHeard(office, callSid),

    startCall: ({ to }, member) => startCall(office, to, member),
  };
}
