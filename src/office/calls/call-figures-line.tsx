import { callHistoryDays, type CallFigures } from '#functions/contract/calls';
import type { RequestFigures } from '#functions/contract/follow-up';
import { Button } from '../shared/button';

type CallFiguresLineProps = {
  /** Null while they load. */
  figures: CallFigures | null;
  requests: RequestFigures | null;
  areChartsOpen: boolean;
  onCharts: (areOpen: boolean) => void;
};

/**
 * The last days in one line, and the button for their charts. In the bar on a wide window, else in a line of its own,
 * which keeps its height while the figures load.
 */
export function CallFiguresLine({ figures, requests, areChartsOpen, onCharts }: CallFiguresLineProps) {
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-5 text-sm/5 text-slate max-xl:order-last max-xl:-mr-2 max-xl:-ml-4 max-xl:basis-[calc(100%+1.5rem)] max-md:-mr-1 max-md:basis-[calc(100%+1.25rem)] max-xl:border-t max-xl:border-rule max-xl:px-4 max-md:gap-x-3.5 xl:ml-7">
      {figures === null ? null : (
        <>
          <Figure count={figures.total.received} name="received" />
          <span>
            <Figure count={figures.total.missed} name="missed" />
            {figures.total.received === 0 ? null : (
              <span className="max-md:hidden">{`, ${formatShare(figures.total)}`}</span>
            )}
          </span>
        </>
      )}
      {requests === null ? null : (
        <span>
          <Figure count={requests.received} name={requests.received === 1 ? 'request' : 'requests'} />
          <span>, </span>
          <Figure count={requests.won} name="won" />
        </span>
      )}
      {figures === null ? null : (
        <>
          <span className="text-steel max-md:hidden">{`last ${callHistoryDays} days`}</span>
          <Button
            look="underlined"
            className="-my-1"
            aria-expanded={areChartsOpen}
            onClick={() => onCharts(!areChartsOpen)}
          >
            Charts
          </Button>
        </>
      )}
    </div>
  );
}

const formatShare = ({ received, missed }: CallFigures['total']) =>
  `${Math.round((missed / received) * 100)}%`;

function Figure({ count, name }: { count: number; name: string }) {
  return (
    <span>
      <strong className="text-ink">{count}</strong>
      <span>{` ${name}`}</span>
    </span>
  );
}
