import { laterActions } from '../_shared/contract/later-functions.ts';
import { createEndpoint } from '../_shared/http/endpoint.ts';
import { openOffice } from '../_shared/office/office.ts';
import type { Env } from '../_shared/runtime/env.ts';
import { exportHandlers } from './export.ts';
import { feedHandlers } from './feeds.ts';
import { jobTextHandlers } from './job-text.ts';
import { jobHandlers } from './jobs.ts';
import { machineHandlers } from './machines.ts';
import { settingHandlers } from './settings.ts';

/** The function `jobs`: jobs with their visits, texts and machines. */
export function createHandler(env: Env, now: () => Date = () => new Date()) {
  const office = openOffice(env, now);
  const { database } = office;
  return createEndpoint({
    name: 'jobs',
    office,
    actions: laterActions.jobs,
    handlers: {
      ...jobHandlers(database),
      ...jobTextHandlers(office),
      ...machineHandlers(office),
      ...exportHandlers(database),
      ...feedHandlers(office),
      ...settingHandlers(database),
    },
    webhooks: {},
  });
}
