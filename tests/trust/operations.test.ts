/**
 * The operator’s commands against a running stack: the doctor finds what is wrong and nothing else, and erasing a
 * person also deletes at Twilio.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeHeaders } from '../../build/site-files';
import { isJsonObject } from '../../supabase/functions/_shared/runtime/json';
import { changeAdminRole } from '../../tools/admin/admin-role';
import { runErase } from '../../tools/admin/erase';
import { runRetention } from '../../tools/admin/retention';
import { examine } from '../../tools/doctor/doctor';
import type { Finding } from '../../tools/doctor/finding';
import { demoBusinessNumber } from '../../tools/local-stack/demo-number';
import { createStaticHost } from '../../tools/local-stack/static-host';
import { noteFigure } from '../support/fuzz';
import { readRecord, readRows, runStack, type RunningStack } from '../support/running-stack';
import { signIn } from '../support/stack-client';
import { makeTemporaryFolder } from '../support/temporary-folder';

const data = makeTemporaryFolder(afterAll);
const dist = join(data, 'dist');
let stack: RunningStack;
let adminToken = '';
let downFunction: string | null = null;
/** How many deletions Twilio does before it fails. */
let deletionsLeft = Infinity;

const headers = () => writeHeaders({ connectOrigins: [], scriptHashes: [`sha256-${'a'.repeat(43)}=`] });

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
        if (downFunction && url.startsWith(`/functions/v1/${downFunction}`)) {
          response.writeHead(503).end();
        } else if (request.method === 'DELETE' && url.startsWith('/__twilio') && deletionsLeft-- <= 0) {
          response.writeHead(500).end();
        } else {
          next();
        }
      },
      after: createStaticHost(dist),
    },
  );
  stack.announce();
  adminToken = await signIn(stack.info, stack.info.admin.email, stack.info.admin.password);
  await stack.execute(`insert into public.business_settings (setting_key, setting_value)
    values ('twilio_phone_number', '${demoBusinessNumber}')`);
  await connect();
});
afterAll(() => stack.stop());

const call = async (body: object) => {
  const init = { method: 'POST', token: adminToken, body: JSON.stringify(body) };
  return readRecord(await stack.request('/functions/v1/twilio-manage', init));
};

/** Does what the Connect button does. */
async function connect(): Promise<void> {
  const { numbers } = await call({ action: 'getNumberHealth' });
  const number = Array.isArray(numbers)
    ? numbers.filter(isJsonObject).find(({ phoneNumber }) => phoneNumber === demoBusinessNumber)
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
const hosted = (changes: Record<string, string | undefined> = {}) => {
  const { url, secretKey, publishableKey, twilio: account } = stack.info;
  const keys = { SUPABASE_SECRET_KEY: secretKey, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey };
  const urls = { SUPABASE_URL: url, VITE_SUPABASE_URL: url, ALLOWED_ORIGINS: url };
  const login = { TWILIO_ACCOUNT_SID: account.accountSid, TWILIO_AUTH_TOKEN: account.authToken };
  const twilioUrl = { TWILIO_API_URL: account.apiUrl };
  return { ...keys, ...urls, ...login, ...twilioUrl, ...changes };
};
const listWrong = (findings: Finding[]) => findings.filter(({ state }) => state === 'wrong');
const listSubjects = (findings: Finding[]) => listWrong(findings).map(({ subject }) => subject);

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

const messaging = async (change: object) => {
  const body = JSON.stringify(change);
  expect((await stack.request('/__phone/api/messaging', { method: 'POST', body })).status).toBe(200);
};

const openVoicemails =
  'alter table public.voicemails disable row level security; grant select on public.voicemails to anon';
const forgetMigration =
  "update supabase_migrations.schema_migrations set version = 'x' where version = '20261125000600'";

/** A defect that can exist together with the others: the finding that must be wrong, what it must say, and the cause. */
type Defect = [subject: string, says: RegExp, seed: string | (() => unknown)];

const defects: Defect[] = [
  ['Row rules', /missing \(contacts: Staff read/, 'drop policy "Staff read contacts" on public.contacts'],
  ['A visitor without an account', /voicemails answers a read with 200/, openVoicemails],
  ['Row rules', /too many \(contacts: Everybody\)/, 'create policy "Everybody" on public.contacts'],
  ['Migrations', /not applied: 20261125000600/, forgetMigration],
  ['Retention', /for a week/, "update private.retention set last_run_at = now() - interval '8 days'"],
  [
    'Retention',
    /its job failed on \d{4}-\d\d-\d\d \(ERROR: {2}UPDATE requires a WHERE clause\)/,
    `create schema cron;
      create table cron.job as select 1::bigint as jobid, 'delete-expired' as jobname, '* 9 * * *' as schedule, true as active;
      create table cron.job_run_details as
        select 1::bigint as jobid, now() as start_time, 'failed' as status, 'ERROR:  UPDATE requires a WHERE clause' as return_message
        union all select 1, now() - interval '1 day', 'succeeded', '1 row'`,
  ],
  [
    'Reconciliation',
    /no run has ended since .*; the last run failed \(twilio_unreachable\); 3 rows/,
    `update private.reconciliation set ended_at = now() - interval '16 minutes', outcome = 'failed',
      reason = 'twilio_unreachable', set_aside = 3 where id`,
  ],
  ['Messaging Service', /drops every text/, () => messaging({ useInboundWebhookOnNumber: false })],
  ['Registration for texts', /until it is registered/, () => messaging({ campaign: null })],
  [
    'Webhooks of the business number',
    /texts go to https:\/\/elsewhere\.example\/sms; calls have no fallback while the functions are away$/,
    async () => {
      const list = JSON.stringify(await readRecord(await twilio('IncomingPhoneNumbers.json')));
      const change = { SmsUrl: 'https://elsewhere.example/sms?key=hidden', VoiceFallbackUrl: '' };
      const body = new URLSearchParams(change);
      const path = `IncomingPhoneNumbers/${/PN\w{32}/.exec(list)?.[0]}.json`;
      expect((await twilio(path, { method: 'POST', body })).status).toBe(200);
    },
  ],
  ['First admin', /nobody is an admin/, () => changeAdminRole(['revoke', stack.info.admin.email], local())],
  [
    'Header x-content-type-options',
    /missing on \/; missing on \/contact/,
    () => writeFileSync(join(dist, '_headers'), headers().replace(/^.*X-Content-Type-Options.*\n/gm, '')),
  ],
  ['Function request-quote', /an empty request is answered with 503/, () => (downFunction = 'request-quote')],
];

test('npm run doctor finds nothing wrong with a stack that is set up, and prints no secret', async () => {
  const { code, output } = await runDoctor(local());
  expect(output).toMatch(/\n\d+ ok, 0 wrong, 0 not checked, 2 to fill in\n$/);
  expect(code).toBe(0);
  const { secretKey, publishableKey, twilio: account } = stack.info;
  for (const secret of [secretKey, publishableKey, account.authToken, account.accountSid]) {
    expect(output).not.toContain(secret);
  }
});

test.each([
  ['SUPABASE_SECRET_KEY', 'sb_secret_of_another_project', ['Secret key']],
  [
    'VITE_SUPABASE_PUBLISHABLE_KEY',
    'sb_publishable_x',
    ['Publishable key', 'Key set of the logins', 'Sign-up'],
  ],
  ['TWILIO_AUTH_TOKEN', 'f'.repeat(32), ['Webhooks of the business number', 'Signed webhooks']],
])('npm run doctor reports of a hosted project nothing but a wrong %s', async (name, value, subjects) => {
  const findings = await examine(hosted({ [name]: value }), dist);
  expect(listSubjects(findings)).toEqual(expect.arrayContaining(subjects.slice(0, 1)));
  expect(listSubjects(findings).every((subject) => subjects.includes(subject))).toBe(true);
});

test('npm run doctor ends with a plain message when nothing answers', async () => {
  const { code, output } = await runDoctor({
    ...hosted(),
    SUPABASE_URL: 'http://127.0.0.1:1',
    VITE_SUPABASE_URL: 'http://127.0.0.1:1',
  });
  expect(code).toBe(1);
  expect(output).toContain("http://127.0.0.1:1 can't be reached");
  expect(output).not.toMatch(/\n\s+at /);
});

describe('npm run erase', () => {
  const person = '+19185550147';
  const held = async () => {
    const { searchParams } = new URL(`http://x/?From=${encodeURIComponent(person)}&PageSize=1000`);
    const listed = async (list: string) => {
      const { [list.toLowerCase()]: rows } = await readRecord(await twilio(`${list}.json?${searchParams}`));
      return Array.isArray(rows) ? rows.length : -1;
    };
    const contacts = `contacts?last_message_at=not.is.null&address=eq.${encodeURIComponent(person)}`;
    const rows = await readRows(
      await stack.request(`/rest/v1/${contacts}`, { apikey: stack.info.secretKey }),
    );
    return { texts: await listed('Messages'), calls: await listed('Calls'), rows: rows.length };
  };
  const phone = (action: string, body: object) =>
    stack.request(`/__phone/api/${action}`, { method: 'POST', body: JSON.stringify(body) });

  test('lists first, then deletes here and at Twilio, with requests that fit Twilio’s API definition', async () => {
    await phone('text', { from: person, body: 'Please forget me' });
    await phone('text', { from: person, body: 'STOP' }); // Twilio confirms STOP with a text of its own.
    await expect.poll(held).toEqual({ texts: 2, calls: 0, rows: 1 });

    const plan = await runErase([person], local());
    for (const line of ['  1 conversations', '  3 texts', 'Nothing was erased. Add --yes to do it.']) {
      expect(plan).toContain(line);
    }
    expect(await held()).toMatchObject({ texts: 2, rows: 1 });

    const done = await runErase([person, '--yes'], local());
    expect(done).toContain('They said STOP: the number alone stays, so that this still holds.');
    expect(done).toContainEqual(expect.stringMatching(/^Twilio may list .+ last 10 minutes only later/));
    expect(done.at(-1)).toBe('Erased.');
    expect(await held()).toEqual({ texts: 0, calls: 0, rows: 0 });
    const { violations } = await readRecord(await stack.request('/__phone/api/violations'));
    expect(violations).toEqual([]);
  });

  test('resumes where it stopped when Twilio failed midway', async () => {
    for (const body of ['one', 'two']) {
      await phone('text', { from: person, body });
    }
    await expect.poll(held).toMatchObject({ texts: 2, rows: 1 });
    deletionsLeft = 1;
    await expect(runErase([person, '--yes'], local())).rejects.toThrow(/goes on where it stopped/);
    expect(await held()).toMatchObject({ texts: 1, rows: 1 });
    deletionsLeft = Infinity;
    expect((await runErase([person, '--yes'], local())).at(-1)).toBe('Erased.');
    expect(await held()).toMatchObject({ texts: 0, rows: 0 });
  });

  test.each([
    ['a number of our own', [demoBusinessNumber, '--yes'], /your own Twilio account/],
    ['a number without a country code', ['918-555-0147'], /^Name one number/],
    ['two people', [person, '+19185550148'], /^Name one number/],
  ])('refuses %s', (_what, args, reason) => expect(runErase(args, local())).rejects.toThrow(reason));

  test('does not start without Twilio, because records there would then be left behind untraced', async () => {
    const env = hosted({ TWILIO_ACCOUNT_SID: undefined, TWILIO_AUTH_TOKEN: undefined });
    await expect(runErase([person, '--yes'], env)).rejects.toThrow(/Twilio can’t be asked/);
    expect((await runErase([person, '--yes', '--without-twilio'], env)).at(-1)).toBe('Erased.');
  });
});

test('npm run retention deletes expired data and sets the period', async () => {
  expect((await runRetention(['--months=36'], local()))[0]).toBe('Kept from now on: 36 months.');
  expect(await runRetention(['--months=24'], local())).toContain('  0 voicemails');
  await expect(runRetention(['--months=0'], local())).rejects.toThrow(/^--months takes/);
  await expect(runRetention(['24'], local())).rejects.toThrow(/positional/);
});

test('the doctor finds each planted defect by name and says how to fix it', async () => {
  for (const [, , seed] of defects) {
    await (typeof seed === 'string' ? stack.execute(seed) : seed());
  }
  const found = listWrong(await examine(local(), dist));
  for (const [subject, says] of defects) {
    const findings = found.filter((finding) => finding.subject === subject);
    expect(findings.map((finding) => finding.says).join(), subject).toMatch(says);
  }
  expect(found.every(({ fix }) => fix !== undefined && fix.length > 10)).toBe(true);
  noteFigure('doctor', `${defects.length} of ${defects.length} defects found by name`);
});
