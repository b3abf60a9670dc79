/**
 * The commands that an operator runs, against a stack that runs: the doctor finds what is wrong and only
 * that, the erasing of a person reaches Twilio.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFile } from '../../build/site-files';
import { checkEnvironment } from '../../tools/doctor/environment';
import { examine, report } from '../../tools/doctor/doctor';
import type { Finding } from '../../tools/doctor/finding';
import { runErase } from '../../tools/admin/erase';
import { runRetention } from '../../tools/admin/retention';
import { changeAdminRole } from '../../tools/admin/admin-role';
import { isJsonObject } from '../../supabase/functions/_shared/json';
import { createStaticHost } from '../../tools/local-stack/static-host';
import { isDeep, noteFigure } from '../support/fuzz';
import { newUser, recordOf, rowsOf, runStack, signIn, type RunningStack } from '../support/running-stack';

const businessNumber = '+19185550142';
const data = mkdtempSync(join(tmpdir(), 'fleet-operations-'));
const dist = join(data, 'dist');
let stack: RunningStack;
let adminToken = '';
/** What a hosted project's accounts API is asked for; the embedded stack has none. */
const accounts: string[] = [];
/** How many deletions Twilio still does before it fails. */
let deletionsLeft = Infinity;

const headers = () => headersFile({ connectOrigins: [], scriptHashes: [`sha256-${'a'.repeat(43)}=`] });

async function accountsApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  accounts.push(`${request.method} ${request.url?.split('/').at(-1)}`);
  if (request.method === 'DELETE') {
    response.writeHead(200).end('{}');
    return;
  }
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const parsed: unknown = JSON.parse(body);
  if (!isJsonObject(parsed)) throw new Error('not an account');
  await newUser(stack, String(parsed['email']), String(parsed['password']));
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"made-for-the-check"}');
}

beforeAll(async () => {
  mkdirSync(join(dist, 'admin/dashboard'), { recursive: true });
  for (const file of ['index.html', 'contact.html', '404.html', 'admin/dashboard/index.html']) {
    writeFileSync(join(dist, file), '<!doctype html><title>A page</title>');
  }
  writeFileSync(join(dist, '_headers'), headers());
  stack = await runStack(
    { env: { LOCAL_DATA_DIR: data } },
    {
      before: (request, response, next) => {
        const url = request.url ?? '';
        if (url.startsWith('/auth/v1/admin/users'))
          void accountsApi(request, response).catch(() => response.writeHead(500).end());
        else if (request.method === 'DELETE' && url.startsWith('/__twilio') && deletionsLeft-- <= 0) {
          response.writeHead(500).end();
        } else next();
      },
      after: createStaticHost(dist),
    },
  );
  stack.announce();
  adminToken = await signIn(stack, stack.info.admin.email, stack.info.admin.password);
  const saved = await stack.request('/rest/v1/business_settings', {
    method: 'POST',
    token: adminToken,
    body: JSON.stringify({ setting_key: 'twilio_phone_number', setting_value: businessNumber }),
  });
  expect(saved.status).toBe(201);
  await connect();
});
afterAll(async () => {
  await stack.stop();
  rmSync(data, { recursive: true, force: true });
});

const call = async (body: object) =>
  recordOf(
    await stack.request('/functions/v1/twilio-manage', {
      method: 'POST',
      token: adminToken,
      body: JSON.stringify(body),
    }),
  );

/** What the Connect button does. */
async function connect(): Promise<void> {
  const { numbers } = await call({ action: 'getNumberHealth' });
  const number = Array.isArray(numbers)
    ? numbers.filter(isJsonObject).find(({ phoneNumber }) => phoneNumber === businessNumber)
    : undefined;
  const answer = await call({ action: 'connectNumber', sid: number?.['sid'], steps: number?.['steps'] });
  expect(answer).toMatchObject({ success: true });
}

const twilio = (path: string, init: RequestInit = {}) => {
  const { apiUrl, accountSid, authToken } = stack.info.twilio;
  return fetch(`${apiUrl}/2010-04-01/Accounts/${accountSid}/${path}`, {
    ...init,
    headers: { authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` },
  });
};

const local = () => ({ LOCAL_DATA_DIR: data });
const hosted = (changes: Record<string, string | undefined> = {}) => ({
  SUPABASE_URL: stack.info.url,
  SUPABASE_SECRET_KEY: stack.info.secretKey,
  VITE_SUPABASE_URL: stack.info.url,
  VITE_SUPABASE_PUBLISHABLE_KEY: stack.info.publishableKey,
  TWILIO_ACCOUNT_SID: stack.info.twilio.accountSid,
  TWILIO_AUTH_TOKEN: stack.info.twilio.authToken,
  TWILIO_API_URL: stack.info.twilio.apiUrl,
  ALLOWED_ORIGINS: stack.info.url,
  ...changes,
});
const wrongOf = (findings: Finding[]) => findings.filter(({ state }) => state === 'wrong');
const subjectsOf = (findings: Finding[]) => wrongOf(findings).map(({ subject }) => subject);

function runDoctor(env: Record<string, string>): Promise<{ code: number; output: string }> {
  const { PATH = '', HOME = '' } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'tools/doctor/doctor.ts', `--dist=${dist}`],
      { env: { PATH, HOME, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
  });
}

type Defect = {
  name: string;
  /** The finding that must be wrong, and what it must say. */
  subject: string;
  says: RegExp;
  seed: () => unknown;
  undo: () => unknown;
};

const rest = (path: string, body: object) =>
  stack.request(path, { method: 'POST', apikey: stack.info.secretKey, body: JSON.stringify(body) });

const messaging = async (change: object) => {
  const body = JSON.stringify(change);
  expect((await stack.request('/__phone/api/messaging', { method: 'POST', body })).status).toBe(200);
};

const sql = (statements: string) => () => stack.execute(statements);

/** Any of them may be there together with any other. */
const defects: Defect[] = [
  {
    ...{
      name: 'a policy dropped',
      subject: 'Row rules',
      says: /row rule missing \(messages: Staff read messages\)/,
    },
    seed: sql('drop policy "Staff read messages" on public.messages'),
    undo: sql(
      'create policy "Staff read messages" on public.messages for select to authenticated using ((select private.is_staff()))',
    ),
  },
  {
    ...{ name: 'a table open to visitors', subject: 'A visitor without an account' },
    says: /voicemails answers a read with 200/,
    seed: sql(
      'alter table public.voicemails disable row level security; grant select on public.voicemails to anon',
    ),
    undo: sql(
      'alter table public.voicemails enable row level security; revoke select on public.voicemails from anon',
    ),
  },
  {
    ...{ name: 'a migration left out', subject: 'Migrations', says: /not applied: 20261125000600/ },
    seed: sql(
      `update supabase_migrations.schema_migrations set version = 'x' || version where version = '20261125000600'`,
    ),
    undo: sql(
      `update supabase_migrations.schema_migrations set version = '20261125000600' where version = 'x20261125000600'`,
    ),
  },
  {
    ...{ name: 'a retention job that has stopped', subject: 'Retention' },
    says: /nothing has run to its end for a week/,
    seed: sql(`update private.retention set last_run_at = now() - interval '8 days'`),
    undo: sql('update private.retention set last_run_at = now()'),
  },
  {
    ...{ name: 'a reconciliation that has died', subject: 'Reconciliation' },
    says: /no run has ended since .*; the last run failed \(twilio_unreachable\); 3 rows/,
    seed: sql(`update public.reconciliation set ended_at = now() - interval '16 minutes', outcome = 'failed',
      reason = 'twilio_unreachable', set_aside = 3 where id`),
    undo: sql(`update public.reconciliation set ended_at = now(), outcome = 'complete', reason = null,
      set_aside = 0 where id`),
  },
  {
    ...{ name: 'a retention job that fails every night', subject: 'Retention' },
    says: /its job failed on \d{4}-\d\d-\d\d \(ERROR: {2}UPDATE requires a WHERE clause\)/,
    seed: sql(`create schema cron;
      create table cron.job as select 1::bigint as jobid, 'delete-expired' as jobname, '* 9 * * *' as schedule, true as active;
      create table cron.job_run_details as
        select 1::bigint as jobid, now() as start_time, 'failed' as status, 'ERROR:  UPDATE requires a WHERE clause' as return_message
        union all select 1, now() - interval '1 day', 'succeeded', '1 row'`),
    undo: sql('drop schema cron cascade'),
  },
  {
    ...{ name: 'texts that a Messaging Service drops', subject: 'Messaging Service' },
    says: /drops every text that comes in/,
    seed: () => messaging({ useInboundWebhookOnNumber: false }),
    undo: () => messaging({ useInboundWebhookOnNumber: true }),
  },
  {
    ...{ name: 'no admin', subject: 'First admin', says: /nobody is an admin/ },
    seed: () => changeAdminRole(['revoke', stack.info.admin.email], local()),
    undo: () => changeAdminRole(['grant', stack.info.admin.email], local()),
  },
  {
    ...{ name: 'a number whose texts go elsewhere, and without a fallback for calls' },
    subject: 'Webhooks of the business number',
    says: /texts go to https:\/\/elsewhere\.example\/sms; calls have no fallback while the functions are away$/,
    seed: async () => {
      const list = JSON.stringify(await recordOf(await twilio('IncomingPhoneNumbers.json')));
      const body = new URLSearchParams({
        SmsUrl: 'https://elsewhere.example/sms?key=hidden',
        VoiceFallbackUrl: '',
      });
      const path = `IncomingPhoneNumbers/${/PN\w{32}/.exec(list)?.[0]}.json`;
      expect((await twilio(path, { method: 'POST', body })).status).toBe(200);
    },
    undo: async () => {
      await rest('/rest/v1/rpc/grant_admin', { p_email: stack.info.admin.email });
      await connect();
    },
  },
];

describe('npm run doctor', () => {
  test('finds nothing wrong with a stack that is set up, and says so without a secret', async () => {
    const { code, output } = await runDoctor(local());
    expect(output).toMatch(/\n\d+ ok, 0 wrong, 0 not checked, 2 to fill in\n$/);
    expect(code).toBe(0);
    const { secretKey, publishableKey, twilio: account } = stack.info;
    for (const secret of [secretKey, publishableKey, account.authToken, account.accountSid]) {
      expect(output).not.toContain(secret);
    }
  });

  test('examines a hosted project with an account that it deletes again', async () => {
    accounts.length = 0;
    const findings = await examine(hosted(), dist);
    expect(wrongOf(findings)).toEqual([]);
    expect(findings).toContainEqual(
      expect.objectContaining({ subject: 'Somebody with an account and no role', state: 'ok' }),
    );
    expect(accounts).toEqual(['POST users', 'DELETE made-for-the-check']);
  });

  test('canary: each of these defects is found by name, and mended leaves nothing wrong', async () => {
    const runs = isDeep ? defects.map((defect) => [defect]) : [defects];
    for (const seeded of runs) {
      for (const { seed } of seeded) await seed();
      const found = wrongOf(await examine(local(), dist));
      for (const { undo } of seeded) await undo();
      for (const { name, subject, says } of seeded) {
        expect(found.find((finding) => finding.subject === subject)?.says, name).toMatch(says);
      }
      expect(found.every(({ mend }) => mend !== undefined && mend.length > 10)).toBe(true);
    }
    expect(wrongOf(await examine(local(), dist))).toEqual([]);
    noteFigure({
      target: 'doctor',
      figure: `${defects.length} of ${defects.length} seeded defects found by name`,
    });
  });

  test.each([
    ['another secret key', { SUPABASE_SECRET_KEY: 'sb_secret_of_another_project' }, ['Secret key']],
    [
      'another publishable key',
      { VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_another_project' },
      ['Publishable key', 'Key set of the logins', 'Sign-up'],
    ],
    [
      'another Twilio token',
      { TWILIO_AUTH_TOKEN: 'f'.repeat(32) },
      ['Webhooks of the business number', 'Signed webhooks'],
    ],
  ])('says so when the environment has %s', async (_what, change, subjects) => {
    const findings = await examine(hosted(change), dist);
    expect(subjectsOf(findings)).toEqual(expect.arrayContaining(subjects.slice(0, 1)));
    expect(subjectsOf(findings).every((subject) => subjects.includes(subject))).toBe(true);
  });

  test('ends politely when nobody answers', async () => {
    const { code, output } = await runDoctor({
      ...hosted(),
      SUPABASE_URL: 'http://127.0.0.1:1',
      VITE_SUPABASE_URL: 'http://127.0.0.1:1',
    });
    expect(code).toBe(1);
    expect(output).toContain("http://127.0.0.1:1 can't be reached");
    expect(output).not.toMatch(/\n\s+at /);
  });

  const token = (role: string) =>
    ['{"alg":"HS256"}', JSON.stringify({ role }), 'x']
      .map((part) => Buffer.from(part).toString('base64url'))
      .join('.');

  test.each([
    ['new keys', 'sb_secret_x', 'sb_publishable_x', []],
    ['the secret key in the site', 'sb_secret_x', 'sb_secret_x', ['VITE_SUPABASE_PUBLISHABLE_KEY']],
    [
      'the older secret key in the site',
      'sb_secret_x',
      token('service_role'),
      ['VITE_SUPABASE_PUBLISHABLE_KEY'],
    ],
    [
      'the keys exchanged',
      token('anon'),
      'sb_secret_x',
      ['SUPABASE_SECRET_KEY', 'VITE_SUPABASE_PUBLISHABLE_KEY'],
    ],
  ])('of the environment: %s', (_what, secret, publishable, subjects) => {
    const variables = hosted({ SUPABASE_SECRET_KEY: secret, VITE_SUPABASE_PUBLISHABLE_KEY: publishable });
    expect(subjectsOf(checkEnvironment(variables))).toEqual(subjects);
  });

  test.each([
    ['ALLOWED_ORIGINS', '*'],
    ['SUPABASE_URL', 'http://project.example'],
    ['TWILIO_ACCOUNT_SID', 'SK00000000000000000000000000000000'],
    ['TWILIO_API_KEY_SID', `SK${'0'.repeat(32)}`],
    ['PUBLIC_FUNCTIONS_URL', 'functions'],
    ['TURNSTILE_SECRET_KEY', 'a secret without its widget'],
    ['TWILIO_ACCOUNT_SID', undefined],
  ])('of the environment: %s as %s is wrong, and the report holds no value of a secret', (name, value) => {
    const findings = checkEnvironment(hosted({ [name]: value }));
    expect(subjectsOf(findings)).toContain(name);
    expect(report(wrongOf(findings)).join('\n')).not.toContain(stack.info.twilio.authToken);
  });
});

describe('npm run erase', () => {
  const person = '+19185550147';
  const held = async () => {
    const count = async (path: string, key: string) => {
      const rows = (await recordOf(await twilio(path)))[key];
      return Array.isArray(rows) ? rows.length : -1;
    };
    const { searchParams } = new URL(`http://x/?From=${encodeURIComponent(person)}&PageSize=1000`);
    return {
      texts: await count(`Messages.json?${searchParams}`, 'messages'),
      calls: await count(`Calls.json?${searchParams}`, 'calls'),
      rows: (
        await rowsOf(
          await stack.request(
            `/rest/v1/contacts?select=id&last_message_at=not.is.null&address=eq.${encodeURIComponent(person)}`,
            { apikey: stack.info.secretKey },
          ),
        )
      ).length,
    };
  };
  const phone = (action: string, body: object) =>
    stack.request(`/__phone/api/${action}`, { method: 'POST', body: JSON.stringify(body) });

  test('lists first, then deletes here and at Twilio, by Twilio’s own definition', async () => {
    await phone('text', { from: person, body: 'Please forget me' });
    await phone('text', { from: person, body: 'STOP' }); // Twilio confirms it with a text of its own.
    await expect.poll(held).toEqual({ texts: 2, calls: 0, rows: 1 });

    const plan = await runErase([person], local());
    expect(plan).toEqual(
      expect.arrayContaining(['  1 conversations', '  3 texts', 'Nothing was erased. Add --yes to do it.']),
    );
    expect(await held()).toMatchObject({ texts: 2, rows: 1 });

    const done = await runErase([person, '--yes'], local());
    expect(done).toContain('They said STOP: the number alone stays, so that this still holds.');
    expect(done.at(-1)).toBe('Erased.');
    expect(await held()).toEqual({ texts: 0, calls: 0, rows: 0 });
    const { violations } = await recordOf(await stack.request('/__phone/api/violations'));
    expect(violations).toEqual([]);
  });

  test('goes on where it stopped when Twilio went away in the middle', async () => {
    for (const body of ['one', 'two']) await phone('text', { from: person, body });
    await expect.poll(held).toMatchObject({ texts: 2, rows: 1 });
    deletionsLeft = 1;
    await expect(runErase([person, '--yes'], local())).rejects.toThrow(/goes on where it stopped/);
    expect(await held()).toMatchObject({ texts: 1, rows: 1 });
    deletionsLeft = Infinity;
    expect((await runErase([person, '--yes'], local())).at(-1)).toBe('Erased.');
    expect(await held()).toMatchObject({ texts: 0, rows: 0 });
  });

  test('of a number doesn’t begin without Twilio, whose records would lose their trace', async () => {
    const env = hosted({ TWILIO_ACCOUNT_SID: undefined, TWILIO_AUTH_TOKEN: undefined });
    await expect(runErase([person, '--yes'], env)).rejects.toThrow(/Twilio can’t be asked/);
    expect((await runErase([person, '--yes', '--without-twilio'], env)).at(-1)).toBe('Erased.');
  });
});

describe('npm run retention', () => {
  test('deletes what is due and sets the period', async () => {
    const lines = await runRetention(['--months=36'], local());
    expect(lines[0]).toBe('Kept from now on: 36 months.');
    expect(await runRetention(['--months=24'], local())).toContain('  0 voicemails');
    await expect(runRetention(['--months=0'], local())).rejects.toThrow(/^Usage/);
  });
});
