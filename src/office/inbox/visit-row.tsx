import { CalendarPlus, CalendarX, Check, CircleAlert, type LucideIcon, Truck } from 'lucide-react';
import type { Job } from '#functions/contract/jobs';
import { describeVisit as describeForTexts } from '#functions/domain/job-texts';
import { describeVisit, isOpen, listDays, statusLabels } from '../jobs/describe-job';
import { PhoneNumber } from '../shared/phone-number';

type Mark = { word: string; Icon: LucideIcon | null; color: string };

/** How it stands: what is wrong with the visit, or else how far the job has come. Only what has to be seen to has color. */
function chooseMark({ status, visit, ...job }: Job): Mark {
  const plain = { word: statusLabels[status], Icon: null, color: 'text-slate' };
  if (status === 'done') {
    return { ...plain, Icon: Check, color: 'text-go' };
  }
  if (status === 'on_the_way') {
    return { ...plain, Icon: Truck };
  }
  if (visit === null || !isOpen({ status, ...job })) {
    return { ...plain, Icon: visit === null ? CalendarPlus : null };
  }
  if (visit.mayBeCanceled) {
    return { word: 'May be canceled', Icon: CalendarX, color: 'text-stop' };
  }
  if (visit.confirmedAt !== null) {
    return { word: 'Confirmed', Icon: Check, color: 'text-go' };
  }
  const isSoon = listDays(2).includes(visit.day);
  return { word: 'Not confirmed', Icon: CircleAlert, color: isSoon ? 'text-signal' : 'text-slate' };
}

type VisitRowProps = {
  job: Job;
  /** Whether the row names its day, which the title above it doesn't. */
  hasDay: boolean;
  /** The name of whoever goes. Null: nobody yet, or somebody who is gone. */
  goer: string | null;
  isSelected: boolean;
  /** Whether Tab stops here. The list is one stop, and the arrow keys move in it. */
  isTabStop: boolean;
  onSelect: (address: string) => void;
};

/** A job in the view Visits: when and how it stands, who and what, and who goes where. */
export function VisitRow({ job, hasDay, goer, isSelected, isTabStop, onSelect }: VisitRowProps) {
  const { contact, contactName, company, title, machine, place, visit } = job;
  const { word, Icon, color } = chooseMark(job);
  const window = visit && (hasDay ? describeVisit(visit) : describeForTexts(visit).window);
  const person = contactName === null ? <PhoneNumber number={contact} /> : <bdi>{contactName}</bdi>;
  const details = [visit === null ? null : company, machine, place]
    .filter((part) => part !== null)
    .join(' · ');
  return (
    <button
      type="button"
      data-address={contact}
      aria-current={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      className="relative grid w-full cursor-pointer scroll-mt-8 grid-cols-[1.375rem_minmax(0,1fr)_auto] gap-y-0.5 border-b border-rule px-4 py-2 text-left -outline-offset-4 before:absolute before:inset-y-0 before:left-0 before:hidden before:border-l-4 hover:bg-paper aria-[current=true]:bg-selected aria-[current=true]:before:block"
      onClick={() => onSelect(contact)}
    >
      <span className="row-span-3 -ml-2 flex w-5 items-start justify-center pt-0.5">
        {Icon === null ? null : <Icon aria-hidden="true" className={`size-4.5 ${color}`} />}
      </span>
      <span className="truncate font-bold">{window ?? person}</span>
      <span className={`pl-2 text-sm/[1.375rem] font-bold ${color}`}>{word}</span>
      <span className="col-span-2 truncate">
        {visit === null ? null : (
          <>
            <span className="font-medium">{person}</span>
            <span>{' · '}</span>
          </>
        )}
        <bdi>{title}</bdi>
      </span>
      <span className="col-span-2 truncate text-sm/5 text-slate empty:hidden">
        {visit === null ? null : (
          <b className="font-semibold text-ink">{goer === null ? 'Nobody goes yet' : `${goer} goes`}</b>
        )}
        {details === '' ? null : (
          <>
            <span>{visit === null ? '' : ' · '}</span>
            <bdi>{details}</bdi>
          </>
        )}
      </span>
    </button>
  );
}
