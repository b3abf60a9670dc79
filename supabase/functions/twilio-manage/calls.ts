import { type callActions, callHistoryDays, noMissedCall } from '../_shared/contract/calls.ts';
import { businessTimeZone } from '../_shared/domain/business.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import type { Office } from '../_shared/office/office.ts';
import { reconcileCalls } from '../_shared/reconcile/reconcile-calls.ts';
import { startRun } from '../_shared/reconcile/reconcile-run.ts';
import { problemError } from '../_shared/runtime/http-error.ts';
import { startCall } from './start-call.ts';
import { getRecording, markVoicemailHeard } from './voicemails.ts';

/** Less than the 30 seconds that the office waits. */
const budgetMs = 20_000;
const callsPerPage = 60;
/** The most calls in one answer when no limit is given. */
const mostCalls = 3_000;

/** Returns whether Twilio's list could be read to its end. */
async function addMissingCalls(office: Office): Promise<boolean> {
  const progress = await office.database.rpc('reconciliation_progress', {});
  return (await reconcileCalls(startRun(office, budgetMs), progress)).isDone;
}

/** The handlers for calls and voicemails. */
export function callHandlers(office: Office): Handlers<typeof callActions> {
  const { rpc } = office.database;
  return {
    async getCallLogs({ group, cursor, limit, isStored }) {
      const isComplete = isStored || (await addMissingCalls(office));
      const pageSize = limit ?? (cursor ? callsPerPage : null);
      const [page, figures, requests] = await Promise.all([
        rpc('list_calls', {
          group,
          beforeAt: cursor?.at,
          beforeId: cursor?.id,
          limit: pageSize ?? mostCalls,
          days: pageSize === null ? callHistoryDays : null,
        }),
        cursor ? null : rpc('call_figures', { days: callHistoryDays, timeZone: businessTimeZone }),
        cursor ? null : rpc('request_figures', { days: callHistoryDays }),
      ]);
      return { ...page, figures, requests, isComplete };
    },

    getRecording: ({ callSid }) => getRecording(office, callSid),

    markVoicemailHeard: ({ callSid }) => markVoicemailHeard(office, callSid),

    async setCallHandled({ callSid, isHandled }) {
      if (!(await rpc('set_call_handled', { callSid, isHandled }))) {
        throw problemError(noMissedCall);
      }
    },

    startCall: ({ to }, member) => startCall(office, to, member),
  };
}
