/** Jobs and machines in words. */
import { type Job, type JobStatus, type Machine, jobStatuses } from '#functions/contract/jobs';
import type { Member } from '#functions/contract/members';
import type { JobLine } from '#functions/contract/plans';
import { formatBusinessDate } from '#functions/domain/business-hours';
import { addDays } from '#functions/domain/business-moment';
import { describeVisit as describeForTexts, formatAmount } from '#functions/domain/job-texts';
import { formatDay } from '../shared/call-formats';

export const statusLabels: Readonly<Record<JobStatus, string>> = {
  new: 'New',
  estimate_sent: 'Estimate sent',
  approved: 'Approved',
  booked: 'Booked',
  on_the_way: 'On the way',
  done: 'Done',
  lost: 'Lost',
};

/** Whether there is still something to do. */
export const isOpen = ({ status }: Pick<Job, 'status'>): boolean => status !== 'done' && status !== 'lost';

/** Whether this is the time to ask for a review: the job is done, and they were not asked lately. */
export const canAskForReview = ({ status, reviewAskedAt }: Job): boolean =>
  status === 'done' && reviewAskedAt === null;

/** The days from today on, `YYYY-MM-DD` by the business's clock. */
export function listDays(count: number): string[] {
  const today = formatBusinessDate(new Date());
  return Array.from({ length: count }, (_, ahead) => addDays(today, ahead));
}

/** Such as "Today", "Tomorrow" or "Tue, Dec 1". */
function nameDay(day: string): string {
  const [today, tomorrow] = listDays(2);
  if (day === today) {
    return 'Today';
  }
  return day === tomorrow ? 'Tomorrow' : formatDay(day, { weekday: 'short' });
}

/** Such as "Today", "Tomorrow" or "Tue", for the days of the coming week. */
export function nameNearDay(day: string): string {
  const [name = ''] = nameDay(day).split(',');
  return name;
}

type VisitTime = { day: string; from: string; to: string };

/** Such as "9 AM to 11 AM". */
const nameWindow = (visit: VisitTime): string => describeForTexts(visit).window ?? '';

/** Such as "Tomorrow, 9 AM to 11 AM". */
export const describeVisit = (visit: VisitTime): string => `${nameDay(visit.day)}, ${nameWindow(visit)}`;

/** Which machine it is, such as "Unit 12, Cat 320". */
export function describeMachine({ unit, make, model, serial }: Omit<Machine, 'id' | 'contact'>): string {
  const type = [make, model].filter((part) => part !== null).join(' ');
  const named = [unit === null ? '' : `Unit ${unit}`, type].filter((part) => part !== '');
  return named.length === 0 ? (serial ?? 'Machine') : named.join(', ');
}

/** What its meter showed, such as "4,120 hours on Nov 3". Null when nobody has noted it. */
export const describeMeter = ({ meter }: Pick<Machine, 'meter'>): string | null =>
  meter && `${meter.value.toLocaleString('en-US')} ${meter.unit} on ${formatDay(meter.date)}`;

/** The open job that comes next: the one they drive to, then the nearest visit, then the newest. */
export function findNextJob(jobs: readonly Job[]): Job | null {
  const open = jobs.filter(isOpen);
  return open.find(({ status }) => status === 'on_the_way') ?? open[0] ?? null;
}

/** Undefined for somebody who has no access any longer. */
export const nameMember = (memberId: string | null, members: readonly Member[]): string | undefined =>
  members.find((member) => member.memberId === memberId)?.name;

const nameStatus = (status: string | null): string =>
  statusLabels[jobStatuses.find((known) => known === status) ?? 'new'];

/** Reads a visit as the line of a change has it. */
function readVisit(words: string): string {
  const [, day = '', from = '', to = ''] = /^(\S+) (\d\d:\d\d)-(\d\d:\d\d)$/.exec(words) ?? [];
  return day === '' ? words : describeVisit({ day, from, to });
}

/** What has changed in a job, in a few words. Null for what needs no words. */
export function describeChange(
  { what, from, to }: JobLine['changes'][number],
  members: readonly Member[],
): string | null {
  switch (what) {
    case 'title':
      return from === null ? null : `renamed from “${from}”`;
    case 'status':
      return from === null && to === 'new' ? null : nameStatus(to).toLowerCase();
    case 'amount':
      return to === null ? 'amount removed' : formatAmount(Number(to));
    case 'visit':
      return to === null ? 'visit removed' : `${from === null ? 'visit' : 'visit moved to'} ${readVisit(to)}`;
    case 'member':
      return to === null ? 'nobody goes yet' : `${nameMember(to, members) ?? 'somebody else'} goes`;
    case 'approval':
      return to === null ? 'approval ended' : `approved with “${to}”`;
    case 'may_be_canceled':
      return to === null ? null : 'visit may be canceled';
    default:
      return null;
  }
}
