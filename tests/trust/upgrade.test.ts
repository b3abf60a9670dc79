/**
 * Migrates the database to the next release while texts come and go. The old release is the last one; the new one adds
 * tests/support/database/next-release to the current tree.
 */
import { execFile } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import * as v from 'valibot';
import { afterAll, expect, test, vi } from 'vitest';
import { makeNumber, writeInboxSeed } from '../../tools/bench/office/inbox-seed';
import { projectRoot } from '../../tools/local-stack/data-folder';
import { demoBusinessNumber } from '../../tools/local-stack/demo-number';
import { readMigrations } from '../../tools/local-stack/migrations';
import { makeCliCommand, cliEnv } from '../../tools/supabase/cli';
import { copyReleased } from '../support/database/released-tree';
import { adminCall, read, webhookRequest, type Handler } from '../support/function-requests';
import { variables } from '../support/functions-harness';
import { startOfficeOn } from '../support/office-setup';
import { startServicesOnPostgres } from '../support/postgres-services';
import { businessNumber, newSid } from '../support/twilio-rows';

// Inside the project, where the old functions find their packages.
const folder = join(projectRoot, 'supabase/.temp', `upgrade-${process.pid}`);
const [oldRoot, newRoot] = [join(folder, 'old'), join(folder, 'new')];
// Each migration waits for a moment between two texts: on a busy machine that takes minutes.
vi.setConfig({ testTimeout: 480_000 });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const migrations = 'supabase/migrations';
copyReleased(oldRoot);
for (const source of [migrations, 'tests/support/database/next-release']) {
  cpSync(join(projectRoot, source), join(newRoot, migrations), { recursive: true });
}
const [released, present] = [readMigrations(oldRoot), readMigrations()];

const { services, createHandler } = await startOfficeOn(await startServicesOnPostgres(released));
const { query } = services;
const admin = await services.signedAdmin();

const ask = (handler: Handler, request: object) => adminCall(handler, 'sms-handler', request, admin.token);

async function oldFunction(): Promise<Handler> {
  const load = async (path: string, exported: string) => {
    const module: unknown = await import(join(oldRoot, 'supabase/functions', path));
    return v.parse(v.object({ [exported]: v.function() }), module)[exported];
  };
  const env = (await load('_shared/env.ts', 'readEnv'))?.((name: string) => variables[name]);
  const handle = v.parse(v.function(), (await load('sms-handler/handler.ts', 'createHandler'))?.(env));
  return async (request) => v.parse(v.instance(Response), await handle(request));
}

/** The migration step of `npm run deploy:backend`. A migration that gives way to texts is repeated. */
async function migrate(triesLeft = 9): Promise<void> {
  const target = `--remote=${services.postgres.url}`;
  const [program, ...args] = makeCliCommand(['db', 'push', target, '--workdir', newRoot, '--yes']);
  try {
    await promisify(execFile)(program, args, { env: { ...process.env, ...cliEnv, PGSSLMODE: 'disable' } });
    await services.postgres.reloadSchema();
  } catch (error) {
    if (triesLeft === 0 || !String(error).includes('lock timeout')) {
      throw error;
    }
    await migrate(triesLeft - 1);
  }
  await services.postgres.reloadSchema();
}

/** Sends and receives texts without a pause through the functions in `up`, in turn, until `up` is empty. */
function startTexting(up: Handler[]) {
  const sent: [body: string, status: number][] = [];
  const received: [sid: string, status: number][] = [];
  let turn = 0;
  const send = async (handler: Handler, to: string) => {
    const text = { from: businessNumber, to, body: `On our way ${turn}` };
    sent.push([text.body, (await ask(handler, { action: 'sendMessage', ...text })).status]);
  };
  const receive = async (handler: Handler, From: string) => {
    const sid = newSid('SM');
    // START also changes the contact.
    const form = { MessageSid: sid, From, To: businessNumber, Body: 'START', NumMedia: '0' };
    received.push([sid, (await handler(webhookRequest('/sms-handler/inbound', form))).status]);
  };
  const keepOn = async (text: typeof send) => {
    for (let handler = up[0]; handler; handler = up[turn % up.length]) {
      turn += 1;
      await text(handler, makeNumber(1 + (turn % 150)));
    }
  };
  const running = Promise.all([send, receive, send, receive].map(keepOn));
  const total = () => Math.min(sent.length, received.length);
  const tenMore = () => expect.poll(total, { timeout: 60_000 }).toBeGreaterThan(total() + 10);
  return { sent, received, running, tenMore };
}

/** What the office shows of two conversations, one of them with a call, and a checksum of all old texts. */
const oldData = (handler: Handler) =>
  Promise.all([
    ask(handler, { action: 'getConversation', to: makeNumber(160) }).then(read),
    ask(handler, { action: 'getConversations', search: 'Fleet 161' }).then(read),
    query(`select md5(string_agg(concat_ws('|', id, contact_id, direction, body, status, provider_sid, created_at),
      '' order by id)) from public.messages where body like 'Truck%'`),
  ]);

/** Rights that this release takes on purpose: the rest of a contact's columns, and a role that has not begun. */
const isWithdrawn = (line: unknown) =>
  /^(contacts t authenticated SELECT$|user_roles People see their own roles )/.test(String(line));

/** All policies and grants. */
const rights = async () => {
  const rows = await query(`
    with ours as (select oid from pg_namespace where nspname in ('public', 'private'))
    select concat_ws(' ', tablename, policyname, roles, cmd, qual, with_check) as line from pg_policies
    union all select concat_ws(' ', c.relname, c.relrowsecurity, a.grantee::regrole, a.privilege_type)
      from pg_class c join ours on ours.oid = c.relnamespace, aclexplode(c.relacl) a
    union all select concat_ws(' ', p.proname, p.prosecdef, a.grantee::regrole)
      from pg_proc p join ours on ours.oid = p.pronamespace, aclexplode(p.proacl) a`);
  return rows.map(({ line }) => line);
};

test('a released migration never changes, and new migrations come after it', () => {
  const changed = released.filter((migration, index) => !isDeepStrictEqual(migration, present[index]));
  expect(changed.map(({ name }) => name)).toEqual([]);
});

test('the next release’s migrations stop no text in either direction and lose nothing', async () => {
  const applied = released.map(({ version, name }) => `('${version}', '${name}')`).join();
  await services.execute(`
    insert into supabase_migrations.schema_migrations (version, name) values ${applied};
    ${writeInboxSeed({ conversations: 200, messages: 20_000 }).replaceAll(demoBusinessNumber, businessNumber)}
    insert into public.calls (call_sid, direction, from_number, to_number, business_number, arrived_at, status)
    values ('${newSid('CA')}', 'inbound', '${makeNumber(160)}', '${businessNumber}', '${businessNumber}', now(), 'busy');
    update public.messages set status = 'pending' where body like 'Truck 20000:%';`);
  const [old, next] = [await oldFunction(), createHandler('sms-handler')];
  const before = { data: await oldData(old), rights: await rights() };

  const up = [old];
  const { sent, received, running, tenMore } = startTexting(up);
  try {
    await tenMore();
    await migrate();
    await tenMore();
    const kept = await rights();
    expect(before.rights.filter((line) => !kept.includes(line) && !isWithdrawn(line))).toEqual([]);
    // A release with a new table repeats all access rules at its end.
    const access = present.findLast(({ name }) => name.endsWith('access'))?.sql ?? '';
    const file = join(newRoot, migrations, '20991231000900_access.sql');
    writeFileSync(file, `set lock_timeout = '500ms';\n${access}`);
    await migrate();
    await tenMore();
    up.push(next);
    await tenMore();
    up.shift();
    await tenMore();
  } finally {
    up.length = 0;
    await running;
  }

  expect(new Set([...sent, ...received].map(([, status]) => status))).toEqual(new Set([200]));
  const atTwilio = services.twilioMessages.map(({ body }) => body);
  expect(atTwilio.toSorted()).toEqual(sent.map(([body]) => body).toSorted());
  const stored = await query(`select provider_sid as sid from public.messages where body = 'START'`);
  expect(stored.map(({ sid }) => sid).toSorted()).toEqual(received.map(([sid]) => sid).toSorted());
  // This release says for everybody who has texted us why they may be texted.
  const withoutPermission: unknown = JSON.parse(JSON.stringify(before.data), (name, value: unknown) =>
    name === 'permission' ? undefined : value,
  );
  expect(await oldData(next)).toMatchObject(withoutPermission instanceof Object ? withoutPermission : {});
  expect(await query('select priority from public.messages limit 1')).toEqual([{ priority: 'normal' }]);
});
