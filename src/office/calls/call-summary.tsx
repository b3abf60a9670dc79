import type { ReactNode } from 'react';
import { type CallFigures, callHistoryDays, shortestTalkSeconds } from '#functions/contract/calls';
import type { RequestFigures } from '#functions/contract/follow-up';
import { useIsMobile } from '../../ui/use-is-mobile';
import { lengthText } from './business-clock';
import { CallCharts } from './call-charts';

type CallSummaryProps = {
  figures: CallFigures;
  /** False while Twilio has older calls that we haven't fetched yet. */
  isComplete: boolean;
};

/** The last days in figures and as charts. */
export function CallSummary({ figures, isComplete }: CallSummaryProps) {
  // On a phone the charts start collapsed, because they would push the calls off the screen.
  const isMobile = useIsMobile();
  const { received, missed } = figures.total;
  return (
    <section aria-labelledby="call-figures" className="min-w-0">
      <h3 id="call-figures">{`Last ${callHistoryDays} days`}</h3>
      <dl className="mt-3 grid grid-cols-2 gap-px border border-ink bg-ink">
        <Figure name="Calls received">{received}</Figure>
        <Figure name="Missed">
          {received === 0 ? 'None' : `${Math.round((missed / received) * 100)}%`}
          <span className="block font-sans text-sm font-normal text-slate">
            {`${missed} of ${received} calls`}
          </span>
        </Figure>
      </dl>
      {isComplete ? null : (
        <p className="mt-3 border-l-4 border-amber bg-white p-3 text-base">
          Some calls have not been fetched from Twilio yet. Press Refresh Call Logs to continue.
        </p>
      )}
      <details className="mt-2" open={!isMobile}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          Charts, and how calls are counted
        </summary>
        <CallCharts figures={figures} />
        <p className="mt-3 text-base text-slate">
          Answered: somebody pressed 1 to take the call. When that is turned off, a cell phone’s own voicemail
          counts as answered, because Twilio can’t tell it from a person. Unclear: the call ended within{' '}
          {shortestTalkSeconds} seconds, or Twilio didn’t report what happened.
        </p>
      </details>
    </section>
  );
}

/** The quote requests of the last days in figures. */
export function RequestSummary({ received, won, medianAnswer }: RequestFigures) {
  return (
    <dl
      aria-label={`Requests of the last ${callHistoryDays} days`}
      className="mt-4 grid grid-cols-3 gap-px border border-ink bg-ink"
    >
      <Figure name="Quote requests">{received}</Figure>
      <Figure name="Won">{won}</Figure>
      <Figure name="Typical first reply">
        {medianAnswer === null ? 'None yet' : lengthText(medianAnswer)}
      </Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="bg-white p-3">
      <dt className="text-sm text-steel">{name}</dt>
      <dd className="font-heading text-xl leading-tight font-bold">{children}</dd>
    </div>
  );
}
