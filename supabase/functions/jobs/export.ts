import type { Database } from '../_shared/database/client.ts';
import { audit } from '../_shared/database/settings.ts';
import { type JobHandlers, jobsPerPage, toJob } from './jobs.ts';
import { toMachine } from './machines.ts';

/** The handler for a file of all jobs and machines. */
export function exportHandlers(database: Database): JobHandlers<'exportJobs'> {
  const { rpc } = database;
  return {
    async exportJobs({ cursor: offset }, { userId }) {
      if (offset === 0) {
        await audit(database, [{ action: 'jobs.export' }], userId);
      }
      const page = { limit: jobsPerPage, offset };
      const [jobs, machines] = await Promise.all([rpc('list_jobs', page), rpc('list_all_machines', page)]);
      const isLast = Math.max(jobs.length, machines.length) < jobsPerPage;
      return {
        jobs: jobs.map(toJob),
        machines: machines.map(toMachine),
        nextCursor: isLast ? null : offset + jobsPerPage,
      };
    },
  };
}
