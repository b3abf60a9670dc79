import { CalendarDays, Check, Ellipsis, Pencil, Send, Star, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Job } from '#functions/contract/jobs';
import type { TextBlock } from '#functions/contract/messages';
import { type JobTextKind, etaChoices, hasField } from '#functions/domain/job-texts';
import { Menu, MenuItem, MenuLine } from '../shared/menu';
import { canAskForReview, isOpen } from './describe-job';
import { jobTextLabels, useTemplates } from './job-texts';
import type { Shown } from './shown';
import { useJobTextSending } from './use-job-text-sending';

type JobStepsProps = {
  job: Job;
  /** Why the customer may not be texted. Null when they may. */
  textBlock: TextBlock | null;
  onShow: (shown: Shown) => void;
};

/** Lines of a menu: the texts about a job, its visit, and the job itself. */
export function JobSteps({ job, textBlock, onShow }: JobStepsProps) {
  const openText = (kind: JobTextKind) => onShow({ what: 'text', job, kind });
  const isBegun = isOpen(job);
  return (
    <>
      {textBlock !== null ? (
        <p className="px-4 py-2 text-sm text-slate">No texts: they may not be texted.</p>
      ) : (
        <>
          {isBegun ? <OnMyWay job={job} onShow={onShow} /> : null}
          {isBegun ? <DoneText job={job} onShow={onShow} /> : null}
          {isBegun ? (
            <MenuItem Icon={Send} onClick={() => openText('estimate')}>
              Send the estimate…
            </MenuItem>
          ) : null}
          {isBegun && job.visit !== null ? (
            <MenuItem Icon={Send} onClick={() => openText('confirmation')}>
              Confirm the visit…
            </MenuItem>
          ) : null}
          {isBegun && job.visit !== null ? (
            <MenuItem Icon={Send} onClick={() => openText('moved')}>
              Say that it moved…
            </MenuItem>
          ) : null}
          {canAskForReview(job) ? (
            <MenuItem Icon={Star} onClick={() => openText('review')}>
              {`${jobTextLabels.review}…`}
            </MenuItem>
          ) : null}
        </>
      )}
      <MenuLine />
      {isBegun ? (
        <MenuItem Icon={CalendarDays} onClick={() => onShow({ what: 'job', job, focus: 'visit' })}>
          {job.visit === null ? 'Book a visit…' : 'Move the visit…'}
        </MenuItem>
      ) : null}
      <MenuItem Icon={Pencil} onClick={() => onShow({ what: 'job', job, focus: 'title' })}>
        Edit the job…
      </MenuItem>
    </>
  );
}

type QuickTextProps = Pick<JobStepsProps, 'job' | 'onShow'>;

/**
 * Sends a text as the template has it. Opens it instead where a value is missing, where somebody has begun to change it,
 * and where it could not be sent.
 */
function useQuickText(job: Job, kind: JobTextKind, onShow: JobStepsProps['onShow']) {
  const { data: fill } = useTemplates(job);
  const text = useJobTextSending(job, kind);
  return function send(etaMinutes: number | null) {
    const open = () => onShow({ what: 'text', job, kind, ...(etaMinutes !== null && { etaMinutes }) });
    const body = fill?.(kind, etaMinutes ?? 0);
    if (body === undefined || hasField(body) || text.typed !== null || text.attempt !== null) {
      return open();
    }
    text.send(body, etaMinutes, { onFailed: open });
  };
}

function OnMyWay({ job, onShow }: QuickTextProps) {
  const send = useQuickText(job, 'on_the_way', onShow);
  return (
    <div role="group" aria-label="On my way" className="px-4 pt-1 pb-2">
      <p aria-hidden="true" className="flex min-h-9 items-center gap-3">
        <Truck className="size-5 shrink-0" />
        <span>On my way, there in</span>
      </p>
      <div className="grid grid-cols-4 gap-1.5">
        {etaChoices.map((minutes) => (
          <button
            key={minutes}
            type="button"
            data-menu-item=""
            className="min-h-11 cursor-pointer rounded border border-steel text-sm font-semibold hover:bg-paper"
            onClick={() => send(minutes)}
          >
            {`${minutes} min`}
          </button>
        ))}
      </div>
    </div>
  );
}

function DoneText({ job, onShow }: QuickTextProps) {
  const send = useQuickText(job, 'done', onShow);
  return (
    <MenuItem Icon={Check} onClick={() => send(null)}>
      Done: text the pay link
    </MenuItem>
  );
}

type JobMenuProps = JobStepsProps & { children?: ReactNode };

/** What can be done about one job. */
export function JobMenu({ children, ...steps }: JobMenuProps) {
  return (
    <Menu
      look="square"
      label={`Next steps: ${steps.job.title}`}
      button={<Ellipsis aria-hidden="true" className="size-5" />}
    >
      <JobSteps {...steps} />
      {children}
    </Menu>
  );
}
