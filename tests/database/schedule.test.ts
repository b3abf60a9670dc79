/**
 * The schedule, on the PostgreSQL of the operating system with its pg_cron (`apt-get install postgresql-15-cron`, as
 * .ci/run does). Stubs replace pg_net and the Vault, which exist only on hosted projects.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrateHosted } from '../support/database/hosted-database';

const version = [17, 16, 15].find((one) =>
  existsSync(`/usr/share/postgresql/${one}/extension/pg_cron.control`),
);
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
  const folder = mkdtempSync(join(tmpdir(), 'fleet-cron-'));
  // PostgreSQL refuses to run as root.
  const server = (program: string, ...args: string[]) => {
    const command = [`/usr/lib/postgresql/${version}/bin/${program}`, ...args];
    const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(asUser[0] ?? '', asUser.slice(1), { stdio: 'ignore', cwd: tmpdir() });
  };
  let sql: postgres.Sql;

  beforeAll(async () => {
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

  test('starts a reconciliation every five minutes and deletes expired data at night', async () => {
    expect(await sql`select jobname, schedule, active from cron.job order by jobname`).toEqual([
      { jobname: 'delete-expired', schedule: '* 9 * * *', active: true },
      { jobname: 'reconcile', schedule: '*/5 * * * *', active: true },
    ]);
    const [state] = await sql`select public.deployment_state() -> 'reconciliation' as reconciliation`;
    const job = { schedule: '*/5 * * * *', is_active: true };
    expect(state?.['reconciliation']).toMatchObject({ ended_at: null, set_aside: 0, job });
  });

  test('runs both jobs, and its request carries the key', { timeout: aMinuteMs + 10_000 }, async () => {
    await sql`select cron.alter_job(jobid, schedule => '* * * * *') from cron.job`;
    await vi.waitFor(
      async () => {
        const runs =
          await sql`select jobname, status from cron.job_run_details natural join cron.job order by 1`;
        const done = ['delete-expired', 'reconcile'].map((jobname) => ({ jobname, status: 'succeeded' }));
        expect(runs.slice(0, 2)).toEqual(done);
      },
      { timeout: aMinuteMs, interval: 1_000 },
    );
    const url = 'https://project.supabase.co/functions/v1/sms-handler';
    const headers = { apikey: 'sb_secret_x', authorization: 'Bearer sb_secret_x' };
    const request = { url, headers, body: { action: 'reconcile' } };
    expect(await sql`select * from net.requests`).toMatchObject([request]);
    const [retention] = await sql`select last_run_at from private.retention`;
    expect(retention?.['last_run_at']).not.toBeNull();
  });
});
