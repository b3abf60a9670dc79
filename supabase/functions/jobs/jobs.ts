import type { ActionName, FieldsOf } from '../_shared/contract/action.ts';
import { jobChanged, type jobActions, noJob, noMachine, noMember } from '../_shared/contract/jobs.ts';
import { type Database, type DatabaseAnswer, retryOnce } from '../_shared/database/client.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import { listMembers } from '../_shared/office/members.ts';
import { HttpError, problemError } from '../_shared/runtime/http-error.ts';

/** Some of the function's actions. */
export type JobHandlers<Name extends ActionName<typeof jobActions>> = Pick<Handlers<typeof jobActions>, Name>;

/** Several screens, and the most that one answer should carry. */
export const jobsPerPage = 500;

type JobRow = DatabaseAnswer<'list_jobs'>[number];

export const toJob = ({ createdAt, updatedAt, ...row }: JobRow) => ({
  ...row,
  created_at: createdAt,
  updated_at: updatedAt,
});

/** The job with this id. Throws 404 when there is none. */
export async function readJob({ rpc }: Database, jobId: string) {
  const [row] = await rpc('list_jobs', { jobId });
  if (!row) {
    throw problemError(noJob);
  }
  return toJob(row);
}

/** A field with the columns that it sets. What is left out stays. */
function buildJobColumns(fields: FieldsOf<(typeof jobActions)['saveJob']>): object {
  const { title, machine, machineId, place, note, amountCents, status, visit } = fields;
  const given = { title, machine, machine_id: machineId, place, note, amount_cents: amountCents, status };
  const columns = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (visit === undefined) {
    return columns;
  }
  return {
    ...columns,
    visit_day: visit?.day ?? null,
    visit_from: visit?.from ?? null,
    // PostgreSQL's midnight at the end of a day.
    visit_to: visit === null ? null : visit.to === '00:00' ? '24:00' : visit.to,
    visit_member: visit?.memberId ?? null,
    visit_may_be_canceled: false,
  };
}

const saveRefusals: Record<string, string> = {
  no_job: noJob,
  no_machine: noMachine,
  no_member: noMember,
  changed: jobChanged,
};

const approvalRefusals: Record<string, () => HttpError> = {
  no_job: () => problemError(noJob),
  no_message: () => new HttpError(404, 'no_message', 'This customer has sent no such message.'),
  no_estimate: () =>
    new HttpError(409, 'no_estimate', 'The customer has no estimate with this amount. Send it first.'),
};

/** The handlers for jobs and who goes to them. */
export function jobHandlers(
  database: Database,
): JobHandlers<'saveJob' | 'getJobs' | 'approveJob' | 'getMembers'> {
  const { rpc } = database;
  return {
    async saveJob(fields, { userId: actor }) {
      const { contact, jobId, updated_at: updatedAt, idempotencyKey } = fields;
      const newId = jobId === undefined ? (idempotencyKey ?? crypto.randomUUID()) : undefined;
      const request = { contact, columns: buildJobColumns(fields), actor, jobId, newId, updatedAt };
      const save = () => rpc('save_job', request);
      // A change that was made, but whose answer was lost, would seem to be somebody else's.
      const [saved] = await (jobId === undefined ? retryOnce(save) : save());
      const refused = saveRefusals[saved?.outcome ?? ''];
      if (refused !== undefined) {
        throw problemError(refused);
      }
      if (!saved) {
        throw new Error('save_job answered nothing');
      }
      return { job: await readJob(database, saved.jobId), overlaps: saved.overlapping };
    },

    async getJobs({ cursor: offset, ...filter }) {
      const rows = await rpc('list_jobs', { ...filter, limit: jobsPerPage, offset });
      return {
        jobs: rows.map(toJob),
        nextCursor: rows.length === jobsPerPage ? offset + jobsPerPage : null,
      };
    },

    async approveJob({ jobId, messageId }, { userId: actor }) {
      const outcome = await retryOnce(() => rpc('approve_job', { jobId, messageId, actor }));
      const refused = approvalRefusals[outcome];
      if (refused) {
        throw refused();
      }
      return { job: await readJob(database, jobId) };
    },

    getMembers: () => listMembers(database),
  };
}
