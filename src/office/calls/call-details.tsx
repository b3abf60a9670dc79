import type { CallLog } from '#functions/contract/calls';
import { outcomes } from '../shared/call-group';

/** Twilio's codes, for whoever looks a call up there. */
export function CallDetails({ call }: { call: CallLog }) {
  return (
    <details className="px-2.5 text-sm/5 text-slate open:basis-full">
      <summary className="min-h-11 w-fit cursor-pointer list-none content-center font-semibold text-ink underline">
        Details
      </summary>
      <dl className="grid w-fit grid-cols-[auto_minmax(0,1fr)] gap-x-4">
        {call.outcome === null ? null : (
          <>
            <dt>Outcome</dt>
            <dd>{outcomes[call.outcome].label}</dd>
          </>
        )}
        <dt>Twilio status</dt>
        <dd>{call.status}</dd>
        <dt>Call SID</dt>
        <dd className="wrap-anywhere">{call.sid}</dd>
      </dl>
    </details>
  );
}
