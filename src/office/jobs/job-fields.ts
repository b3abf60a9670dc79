/** The fields of a job's form, as they are typed. */
import { type RequestOf, readProblem } from '#functions/contract/action';
import {
  type Job,
  type jobActions,
  type JobStatus,
  invalidVisit,
  jobStatuses,
  mostCents,
  noTitle,
} from '#functions/contract/jobs';
import type { Member } from '#functions/contract/members';
import { areOpenHours, readClock } from '#functions/domain/business-hours';
import { formatAmount } from '#functions/domain/job-texts';
import { describeVisit, listDays, nameMember, statusLabels } from './describe-job';

const fieldNames = [
  'title',
  'machineId',
  'machine',
  'place',
  'note',
  'amount',
  'status',
  'day',
  'from',
  'to',
  'memberId',
] as const;

type FieldName = (typeof fieldNames)[number];

/** Empty stands for nothing. */
export type JobFields = Record<FieldName, string>;

const emptyFields: JobFields = {
  ...{ title: '', machineId: '', machine: '', place: '', note: '', amount: '' },
  ...{ status: 'new', day: '', from: '', to: '', memberId: '' },
};

/** `125050` as `1,250.50`, and whole dollars without cents. */
function writeDollars(cents: number | null): string {
  const [dollars = '', rest = '00'] = cents === null ? [] : formatAmount(cents).slice(1).split('.');
  return rest === '00' ? dollars : `${dollars}.${rest}`;
}

/** The cents of an amount in any usual spelling. Null for something else. */
function readCents(typed: string): number | null {
  const [, dollars, cents = ''] = /^\$?(\d{1,8})(?:\.(\d{1,2}))?$/.exec(typed.replace(/[\s,]/g, '')) ?? [];
  return dollars === undefined ? null : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

function isAmount(typed: string): boolean {
  const cents = readCents(typed);
  return typed.trim() === '' || (cents !== null && cents <= mostCents);
}

/** The fields of a stored job. */
export const readFields = (job: Job | null): JobFields =>
  job === null
    ? emptyFields
    : {
        title: job.title,
        machineId: job.machineId ?? '',
        machine: job.machine ?? '',
        place: job.place ?? '',
        note: job.note ?? '',
        amount: writeDollars(job.amountCents),
        status: job.status,
        day: job.visit?.day ?? '',
        from: job.visit?.from ?? '',
        to: job.visit?.to ?? '',
        memberId: job.visit?.memberId ?? '',
      };

/** Fields of a draft over others. What isn't a field is left out. */
export const coverFields = (fields: JobFields, typed: Readonly<Record<string, string>>): JobFields => ({
  ...fields,
  ...Object.fromEntries(fieldNames.flatMap((name) => (name in typed ? [[name, typed[name] ?? '']] : []))),
});

export const isSameVisit = (one: JobFields, other: JobFields): boolean =>
  one.day === other.day && one.from === other.from && one.to === other.to;

/** The fields that differ from those before. */
export const listTyped = (fields: JobFields, before: JobFields): Record<string, string> =>
  Object.fromEntries(
    fieldNames.filter((name) => fields[name] !== before[name]).map((name) => [name, fields[name]]),
  );

/** Whether both say the same about the job. */
export const isSameJob = (one: JobFields, other: JobFields): boolean =>
  fieldNames.every((name) => one[name].trim() === other[name].trim());

const findStatus = (fields: JobFields): JobStatus =>
  jobStatuses.find((status) => status === fields.status) ?? 'new';

/** What is wrong with the fields, by name. */
export function findProblems(fields: JobFields): Partial<Record<FieldName, string>> {
  const { title, amount, day, from, to } = fields;
  return {
    ...(title.trim() === '' && { title: readProblem(noTitle).sentence }),
    ...(!isAmount(amount) && {
      amount: `Enter dollars, such as 1,250 or 1,250.50, and ${formatAmount(mostCents)} at most.`,
    }),
    ...(day !== '' &&
      !areOpenHours({ opens: from, closes: to }) && { to: readProblem(invalidVisit).sentence }),
  };
}

type SaveRequest = RequestOf<(typeof jobActions)['saveJob']>;

const orNull = (typed: string) => typed.trim() || null;

/** What saving asks for: the title and the fields that differ from those before, or all of a new job's. */
export function buildChanges(
  fields: JobFields,
  before: JobFields | null,
): Omit<SaveRequest, 'contact' | 'jobId'> {
  const isChanged = (...names: FieldName[]) =>
    before === null || names.some((name) => fields[name] !== before[name]);
  const { title, machineId, machine, place, note, amount, day, from, to, memberId } = fields;
  return {
    title,
    ...(isChanged('machineId', 'machine') && { machineId: orNull(machineId), machine: orNull(machine) }),
    ...(isChanged('place') && { place: orNull(place) }),
    ...(isChanged('note') && { note: orNull(note) }),
    ...(isChanged('amount') && { amountCents: readCents(amount) }),
    ...(isChanged('status') && { status: findStatus(fields) }),
    ...(isChanged('day', 'from', 'to', 'memberId') && {
      visit: day === '' ? null : { day, from, to, memberId: orNull(memberId) },
    }),
  };
}

const halfHourMinutes = 30;
const usualStart = '09:00';
const visitMinutes = 120;

const writeClock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The next half hour by the business's clock. Null late in the evening, when no visit fits before midnight. */
function findNextStart(): string | null {
  const [hour = 0, minute = 0] = readClock(new Date()).split(':').map(Number);
  const next = Math.ceil((hour * 60 + minute + 1) / halfHourMinutes) * halfHourMinutes;
  return next + visitMinutes > 24 * 60 ? null : writeClock(next);
}

/** Two hours later, or midnight. */
function addVisit(from: string): string {
  const [hour = 0, minute = 0] = from.split(':').map(Number);
  return writeClock(Math.min(hour * 60 + minute + visitMinutes, 24 * 60));
}

/**
 * The fields with the visit on another day. A first visit gets a usual time, and books a job that waits for nothing else.
 */
export function planDay(fields: JobFields, day: string): Partial<JobFields> {
  if (day === '') {
    return { day: '', from: '', to: '', memberId: '' };
  }
  if (fields.from !== '') {
    return { day };
  }
  const from = (day === listDays(1)[0] ? findNextStart() : null) ?? usualStart;
  const isFree = fields.status === 'new' || fields.status === 'approved';
  return { day, from, to: addVisit(from), ...(isFree && { status: 'booked' }) };
}

/** What each field says, by its label, for comparing two states of a job. */
export function describeFields(fields: JobFields, members: readonly Member[]): Record<string, string> {
  const { title, machine, place, note, amount, day, from, to, memberId } = fields;
  return {
    Title: title,
    Machine: machine,
    Place: place,
    Note: note,
    Amount: amount === '' ? '' : `$${amount}`,
    Status: statusLabels[findStatus(fields)],
    Visit: day === '' ? '' : describeVisit({ day, from, to }),
    'Who goes': nameMember(memberId, members) ?? '',
  };
}
