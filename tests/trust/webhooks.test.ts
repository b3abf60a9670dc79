/** Twilio’s webhooks: forged posts are refused, and genuine posts are stored once and unchanged. */
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { beforeEach, describe, expect, test } from 'vitest';
import { createHandler as createSmsHandler } from '../../supabase/functions/sms-handler/handler';
import { takeConsoleErrors } from '../support/console-guard';
import { origin, startServices } from '../support/functions-harness';
import { seededRandom, inFlight, isDeep, noteFigure, seed, sized } from '../support/fuzz';
import { startOfficeOn } from '../support/office-setup';
import { startServicesOnPostgres } from '../support/postgres-services';
import { authToken, newSid } from '../support/twilio-rows';
import * as posts from './webhook-posts';

// The deep run uses a server, so that posts really race.
const start = isDeep ? startServicesOnPostgres : startServices;
const { services, createHandler, configure } = await startOfficeOn(await start());
const sms = createHandler('sms-handler');
const manage = createHandler('twilio-manage');
beforeEach(() => void Object.assign(services.traffic, { roles: 0, database: 0, twilio: 0 }));

const noRequests = { roles: 0, database: 0, twilio: 0 };
const stored = (condition: string) =>
  services.query(`select m.provider_sid as sid, m.body, c.address as "from", c.unread_count as unread from public.messages m
    join public.contacts c on c.id = m.contact_id where ${condition}`);
const readPostField = ({ form }: posts.Post, name: string) => new URLSearchParams(form).get(name) ?? '';
const findStored = (post: posts.Post) => stored(`m.provider_sid = '${readPostField(post, 'MessageSid')}'`);

test('the webhooks answer 403 to a forged post and ask neither the database nor Twilio (T21, T22, T23, T24)', async () => {
  const count = sized({ slice: 150, deep: 20_000 });
  const random = seededRandom();
  const kinds = Object.entries(posts.tampers);
  for (let index = 0; index < count; index += 1) {
    const post = posts.anyPost(random);
    const [kind = '', tamper] = kinds[index % kinds.length] ?? [];
    const response =
      tamper && (await (post.path.startsWith('/sms-handler') ? sms : manage)(tamper(post, random)));
    expect(response?.status, `${kind} at ${post.path}`).toBe(403);
  }
  expect(services.traffic).toEqual(noRequests);
  noteFigure('G4', `${count} tampered posts, ${kinds.length} kinds: all 403, 0 requests`);
});

test('the webhooks refuse a post over 64 KB (T21, T22, T23, T24)', async () => {
  const post = posts.postTo('inboundMessage', seededRandom(), [['Body', 'x'.repeat(70_000)]]);
  expect((await sms(posts.genuine(post))).status).toBe(413);
});

describe('the auth token of Twilio (T25, T65)', () => {
  test.each([undefined, '', ' ', ',', ' , '])('%j makes each function refuse and log why', async (token) => {
    configure({ TWILIO_AUTH_TOKEN: token });
    for (const signedWith of ['', ' ', 'undefined', authToken]) {
      const post = { ...posts.postTo('inboundMessage'), token: signedWith };
      expect((await sms(posts.genuine(post))).status).toBe(403);
    }
    expect(services.traffic).toEqual(noRequests);
    expect(takeConsoleErrors()).toHaveLength(2);
  });

  test('may be either of two during a rotation, and no token that was dropped', async () => {
    configure({ TWILIO_AUTH_TOKEN: 'new-token, old-token' });
    for (const [token, status] of [
      ['new-token', 200],
      ['old-token', 200],
      ['new-token, old-token', 403],
      [authToken, 403],
    ] as const) {
      expect((await sms(posts.genuine({ ...posts.postTo('inboundMessage'), token }))).status).toBe(status);
    }
  });
});

describe('a post that can be read in two ways (T27)', () => {
  const post = posts.postTo('inboundMessage');
  const shifted = (name: string): posts.Form =>
    post.form.map(([field, value]) =>
      field === name ? [field + value.slice(0, 1), value.slice(1)] : [field, value],
    );

  test.each(['MessageSid', 'From', 'To'])('with part of %s’s value in its name is refused', async (name) => {
    const moved = { ...post, form: shifted(name) };
    expect(posts.signPost(moved)).toBe(posts.signPost(post));
    expect((await sms(posts.genuine(moved))).status).toBe(400);
    expect(services.traffic).toEqual(noRequests);
  });

  test.each(['MessageSid', 'From', 'To', 'Body', 'NumMedia'])('with %s twice is refused', async (name) => {
    for (const second of [readPostField(post, name), `${readPostField(post, name)}1`]) {
      const answer = await sms(posts.genuine({ ...post, form: [...post.form, [name, second]] }));
      const error = `The field ${name} was sent more than once.`;
      expect([answer.status, await answer.json()]).toEqual([400, { code: 'repeated_field', error }]);
    }
    expect(services.traffic).toEqual(noRequests);
  });
});

test('a genuine but unusual post is accepted and stored unchanged (T28)', async () => {
  const at = (PUBLIC_FUNCTIONS_URL: string) => createSmsHandler(services.env({ PUBLIC_FUNCTIONS_URL }));
  const deployments = [
    { handler: sms, base: `${origin}/functions/v1` },
    { handler: sms, base: `${origin}:443/functions/v1` },
    { handler: at('http://tunnel.example:8443/f/'), base: 'http://tunnel.example:8443/f' },
    { handler: at('http://tunnel.example:8443/f'), base: 'http://tunnel.example/f' },
  ];
  const random = seededRandom();
  const genuinePosts = Array.from({ length: sized({ slice: 60, deep: 2_000 }) }, () =>
    posts.genuineMessage(random),
  );
  await inFlight(20, genuinePosts, async (post, index) => {
    const { handler = sms, ...given } = deployments[index % deployments.length] ?? {};
    const body = posts.otherSpelling(post.form, random);
    const { status } = await handler(posts.sent(post, posts.signPost({ ...post, ...given }), body));
    expect(status, JSON.stringify(post.form)).toBe(200);
  });
  const bySid = (rows: Record<string, unknown>[]) =>
    Object.fromEntries(rows.map(({ sid, from, body }) => [String(sid), { from, body }]));
  const sids = genuinePosts.map((post) => `'${readPostField(post, 'MessageSid')}'`).join(', ');
  const written = genuinePosts.map((post) => {
    return {
      sid: readPostField(post, 'MessageSid'),
      from: readPostField(post, 'From'),
      body: readPostField(post, 'Body'),
    };
  });
  expect(bySid(await stored(`m.provider_sid in (${sids})`))).toEqual(bySid(written));
  noteFigure('G4', `${genuinePosts.length} genuine and unusual posts: all stored unchanged`);
});

test('a genuine but unusual post with NUL, broken characters or a very long text is cleaned and stored (T28, T29)', async () => {
  const bodies: [string, string][] = [
    ['a%00b', 'ab'],
    ['a%ED%A0%BDb', 'a\ufffd\ufffd\ufffdb'],
    ['%FF%FE', '\ufffd\ufffd'],
    ['x'.repeat(4096), 'x'.repeat(4096)],
    ['x'.repeat(4200), 'x'.repeat(4096)],
    [`${'x'.repeat(4095)}%F0%9F%9A%9B`, `${'x'.repeat(4095)}\ufffd`],
  ];
  for (const [written, kept] of bodies) {
    const post = posts.postTo('inboundMessage');
    const rest = post.form.filter(([name]) => name !== 'Body');
    const body = `${new URLSearchParams(rest).toString()}&Body=${written}`;
    const signature = posts.signPost({ ...post, form: [...new URLSearchParams(body)] });
    expect((await sms(posts.sent(post, signature, body))).status).toBe(200);
    expect(await findStored(post)).toMatchObject([{ body: kept }]);
  }
});

test('a message is stored once, however often it is delivered, even after a restart (T26)', async () => {
  const times = sized({ slice: 60, deep: 10_000 });
  const post = posts.postTo('inboundMessage', seededRandom(), [['From', `whatsapp:${newSid('SM')}`]]);
  const deliver = async () => (await sms(posts.genuine(post))).status;
  expect(new Set(await inFlight(50, Array.from({ length: times }), deliver))).toEqual(new Set([200]));
  configure();
  expect(await deliver()).toBe(200);
  expect(await findStored(post)).toMatchObject([{ unread: 1 }]);
  expect(services.traffic.twilio).toBe(0);
  noteFigure('G5', `${times} deliveries of one message, 50 in flight: 1 row, all 200`);
});

test('status reports of a text lead to the same state in any order, repeats included (T31)', async () => {
  // This tests the database alone; tests/functions/texts/status-reports.test.ts tests what the function does with a report.
  const statuses = ['accepted', 'queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed'];
  const listOrders = (rest: readonly string[]): string[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((first) =>
          listOrders(rest.filter((other) => other !== first)).map((others) => [first, ...others]),
        );
  const all = listOrders(statuses);
  const random = seededRandom();
  const again = () => statuses[Math.floor(random() * statuses.length)] ?? '';
  const orders = (isDeep ? all : all.filter((_, index) => index % 50 === 0)).map((order) => [
    ...order.toSpliced(Math.floor(random() * 8), 0, again()),
    again(),
  ]);
  const reports = orders.flatMap((order, text) => order.map((status) => `(${text}, '${status}')`));
  await services.execute(`
    insert into public.contacts (id, address)
    select lpad(text::text, 32, '0')::uuid, 'text ' || text from generate_series(0, ${orders.length - 1}) as text;
    insert into public.messages (id, contact_id, direction, body, status)
    select c.id, c.id, 'outbound', 'In any order', 'pending' from public.contacts c where c.address like 'text %';
    select public.update_message_status(status, lpad(text::text, 32, '0')::uuid,
      p_error_code => case status when 'undelivered' then 30003 when 'failed' then 30006 end)
    from (values ${reports.join()}) as report (text, status)`);
  const ends = await services.query(`
    select distinct status, error_code, count(*) over ()::integer as texts from public.messages
    where body = 'In any order'`);
  expect(ends).toEqual([{ status: 'delivered', error_code: null, texts: orders.length }]);
  noteFigure('G10', `${orders.length} orders of the seven statuses: 1 final state`);
});

test('a call gets well-formed TwiML that dials only the saved number, whatever is posted (T32, T33, T34)', async () => {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false });
  await services.saveSetting('call_forwarding_number', '+19185550111');
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('"><Dial>+19005551234</Dial>', '<!DOCTYPE x [<!ENTITY a "b">]>', '\u0000\ufffe'),
    fc.constantFrom(']]>', '&#0;', '--><Say/>'),
  );
  const count = sized({ slice: 20, deep: 1_000 });
  const cases = fc.sample(fc.record({ from: hostile, name: hostile }), { seed, numRuns: count });
  for (const [index, { from, name }] of cases.entries()) {
    const fields = { From: from, CallerName: name, forwardTo: '+19005551234' };
    const post = posts.postTo('inboundCall', seededRandom(), Object.entries(fields));
    const query = index % 2 ? '?forwardTo=%2B19005551234' : '';
    const response = await manage(posts.genuine({ ...post, query }));
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).not.toContain('19005551234');
    const Number = { '#text': '+19185550111' };
    expect(parser.parse(text, true)).toMatchObject({ Response: { Dial: { Number } } });
  }
  noteFigure('T33', `${count} hostile callers: only our number dialled`);
});
