/**
 * The schedule, on the PostgreSQL of the operating system with its pg_cron (`apt-get install postgresql-15-cron`, as
 * .ci/run does). Stubs replace pg_net and the Vault, which exist only on hosted projects.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readRequiredRows } from '../../tools/database/schema-databases';
import { migrateHosted } from '../support/database/hosted-database';
import { isRoot, postgresFolder } from '../support/database/postgres-place';

const version = [17, 16, 15].find((one) =>
  existsSync(`/usr/share/postgresql/${one}/extension/pg_cron.control`),
);
const url = 'https://project.supabase.co/functions/v1/sms-handler';
const headers: unknown = expect.objectContaining({
  apikey: 'sb_secret_x',
  authorization: 'Bearer sb_secret_x',
});
/** pg_cron runs a job at the start of a minute. */
const aMinuteMs = 90_000;

const stubs = `
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  insert into vault.decrypted_secrets values
    ('functions_url', 'https://project.supabase.co/functions/v1/'), ('reconcile_key', 'sb_secret_x');
  create schema net;
  create table net.requests (url text, headers jsonb, body jsonb);
  create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds integer) returns bigint
  language sql as $$ insert into net.requests values (url, headers, body) returning 1::bigint $$;`;

describe.skipIf(version === undefined)('the schedule', () => {
  let folder: string;
  const server = (program: string, ...args: string[]) => {
    const command = [`/usr/lib/postgresql/${version}/bin/${program}`, ...args];
    const asUser = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(asUser[0] ?? '', asUser.slice(1), { stdio: 'ignore', cwd: folder });
  };
  let sql: postgres.Sql;

  beforeAll(async () => {
    folder = postgresFolder();
    chmodSync(folder, 0o777);
    const data = join(folder, 'data');
    server('initdb', '-D', data, '-U', 'postgres', '--auth=trust');
    const settings = [
      `-c listen_addresses= -c unix_socket_directories=${folder}`,
      '-c shared_preload_libraries=pg_cron -c cron.use_background_workers=on',
    ];
    server('pg_ctl', '-D', data, '-w', '-o', settings.join(' '), '-l', join(folder, 'log'), 'start');
    const owner = { user: 'postgres', database: 'postgres' };
    sql = postgres({ ...owner, host: folder, max: 1, onnotice: () => undefined });
    await sql.unsafe(stubs).simple();
    await migrateHosted((statements) => sql.unsafe(statements).simple(), 'new');
  }, 60_000);
  afterAll(async () => {
    await sql.end();
    server('pg_ctl', '-D', join(folder, 'data'), '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  });

  test('starts a reconciliation every five minutes, sends alerts and scheduled texts every minute and deletes expired data at night', async () => {
    expect(await sql`select jobname, schedule, active from cron.job order by jobname`).toEqual([
      { jobname: 'delete-expired', schedule: '* 9 * * *', active: true },
      { jobname: 'reconcile', schedule: '*/5 * * * *', active: true },
      { jobname: 'send-alerts', schedule: '* * * * *', active: true },
      { jobname: 'send-scheduled', schedule: '* * * * *', active: true },
    ]);
    const [state] = await sql`select public.deployment_state() -> 'reconciliation' as reconciliation`;
    const job = { schedule: '*/5 * * * *', is_active: true };
    expect(state?.['reconciliation']).toMatchObject({ ended_at: null, set_aside: 0, job });
  });

  test('is the same when the required rows are written again, and when they are written anew', async () => {
    const schedule = () => sql`select jobname, schedule, command, active from cron.job order by jobname`;
    const made = [...(await schedule())];
    await sql.unsafe(readRequiredRows()).simple();
    expect([...(await schedule())]).toEqual(made);
    await sql`select cron.unschedule(jobid) from cron.job`;
    await sql.unsafe(readRequiredRows()).simple();
    expect([...(await schedule())]).toEqual(made);
  });

  test('runs all jobs, and its requests carry the key', { timeout: aMinuteMs + 10_000 }, async () => {
    const asked = (action: string) => ({ url, headers, body: { action } });
    // Nothing is due, so nothing is asked for.
    await sql`select private.ask_to_send_alerts(), private.ask_to_send_scheduled()`;
    expect(await sql`select * from net.requests`).toEqual([]);
    await sql`insert into private.alert_queue (key, event, due_at) values ('people 1', '{}', now())`;
    await sql`insert into public.contacts (address) values ('+19185550101')`;
    await sql`insert into public.scheduled_texts (id, contact_id, body, send_at)
      select gen_random_uuid(), c.id, 'Did it hold?', now() from public.contacts c`;
    await sql`select cron.alter_job(jobid, schedule => '* * * * *') from cron.job`;
    await vi.waitFor(
      async () => {
        const runs =
          await sql`select jobname, status from cron.job_run_details natural join cron.job order by 1`;
        for (const jobname of ['delete-expired', 'reconcile', 'send-alerts', 'send-scheduled']) {
          expect(runs).toContainEqual({ jobname, status: 'succeeded' });
        }
      },
      { timeout: aMinuteMs, interval: 1_000 },
    );
    const requests = await sql`select * from net.requests`;
    for (const action of ['reconcile', 'sendAlerts', 'sendScheduled']) {
      expect(requests).toContainEqual(expect.objectContaining(asked(action)));
    }
    const [retention] = await sql`select last_run_at from private.retention`;
    expect(retention?.['last_run_at']).not.toBeNull();
  });
});
