/** Twilio's webhooks: what is forged gets nowhere, what is genuine gets in once and unchanged. */
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { http } from 'msw';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHandler as createSmsHandler } from '../../supabase/functions/sms-handler/handler';
import { createHandler as createManageHandler } from '../../supabase/functions/twilio-manage/handler';
import { takeConsoleErrors } from '../support/console-guard';
import { dice, inFlight, isDeep, noteFigure, seed, sized } from '../support/fuzz';
import { directNetwork, type DirectNetwork } from '../support/direct-network';
import {
  adminCall,
  authToken,
  newSid,
  origin,
  read,
  startFunctionWorld,
  webhookRequest,
  type FunctionWorld,
  type Handler,
  type Person,
} from '../support/functions-harness';
import { startRealPostgres, type RealPostgres } from '../support/database/real-postgres';
import {
  deliverAgain,
  everyOrder,
  postGenuine,
  postTampered,
  reportOrders,
  type HandlerOf,
} from './webhook-corpora';
import { genuine, phone, postTo, sent, signatureOf, tampers, type Form, type Post } from './webhook-posts';

let world: FunctionWorld;
let admin: Person;
let sms: Handler;
let manage: Handler;
let network: DirectNetwork;

beforeAll(async () => {
  world = await startFunctionWorld();
  admin = await world.person(true);
});
afterAll(() => world.stop());
beforeEach(async () => {
  network = await world.direct();
  sms = createSmsHandler(world.env());
  manage = createManageHandler(world.env());
});
afterEach(() => {
  network.restore();
  world.server.resetHandlers();
});

const minutes = 60_000;
const handlerOf: HandlerOf = (path) => (path.startsWith('/sms-handler') ? sms : manage);
const requests = () => Object.values(network.traffic).reduce((sum, count) => sum + count, 0);
const stored = (condition: string) =>
  world.query(`select m.provider_sid as sid, m.body, c.address as "from", c.unread_count as unread from public.messages m
    join public.contacts c on c.id = m.contact_id where ${condition} order by m.provider_sid`);

const sidOf = ({ form }: Post) => form.find(([name]) => name === 'MessageSid')?.[1] ?? '';
const oneMessage = () => postTo('inboundMessage', dice(), [['From', `whatsapp:${newSid('SM')}`]]);

/** Rows of texts of ours that Twilio hasn't been heard of yet; answers their ids. */
const sentTexts = (count: number) => `
  with person as (insert into public.contacts (address, texting_allowed_by, last_message_at)
    values ('${newSid('SM')}', 'text', now()) returning id)
  insert into public.messages (contact_id, direction, body, status)
  select person.id, 'outbound', 'On our way', 'pending' from person, generate_series(1, ${count})
  returning id`;
const finalStates = (ids: string[]) => `select distinct status, error_code from public.messages
  where id in (${ids.map((id) => `'${id}'`).join(', ')}) order by 1, 2`;
const idsOf = (rows: Record<string, unknown>[]) => rows.map(({ id }) => String(id));
const delivered = [{ status: 'delivered', error_code: null }];

describe('T21, T22, T23, T24: a post that is not what Twilio signed', () => {
  test(
    'gets 403, and neither the database nor Twilio hears of it',
    async () => {
      const { posts, accepted } = await postTampered(handlerOf, sized({ slice: 300, deep: 20_000 }));
      expect(accepted).toEqual([]);
      expect(requests()).toBe(0);
      noteFigure({
        target: 'G4',
        figure: `${posts} tampered posts (${Object.keys(tampers).length} kinds × 6 webhooks): ${posts} × 403, 0 requests to database or Twilio`,
      });
    },
    10 * minutes,
  );

  test('learns nothing from the answer', async () => {
    await world.saveSetting('call_forwarding_number', '+19185550111');
    const response = await manage(sent(postTo('inboundCall', dice()), 'no'));
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('5550111');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('over 64 KB is refused', async () => {
    const post = postTo('inboundMessage', dice(), [['Body', 'x'.repeat(70_000)]]);
    expect((await sms(genuine(post))).status).toBe(413);
  });
});

describe('T25, T65: the auth token', () => {
  test.each([undefined, '', ' ', ',', ' , '])(
    '%j: everything is refused, and the log says why once',
    async (token) => {
      sms = createSmsHandler(world.env({ TWILIO_AUTH_TOKEN: token }));
      for (const signedWith of ['', ' ', 'undefined', authToken]) {
        const post = { ...postTo('inboundMessage', dice()), token: signedWith };
        expect((await sms(genuine(post))).status).toBe(403);
      }
      expect(requests()).toBe(0);
      expect(takeConsoleErrors()).toHaveLength(1);
    },
  );

  test('may be either of two during a rotation, and none that was dropped', async () => {
    sms = createSmsHandler(world.env({ TWILIO_AUTH_TOKEN: 'new-token, old-token' }));
    for (const [token, status] of [
      ['new-token', 200],
      ['old-token', 200],
      ['new-token, old-token', 403],
      [authToken, 403],
    ] as const) {
      expect((await sms(genuine({ ...postTo('inboundMessage', dice()), token }))).status).toBe(status);
    }
  });
});

describe('T27: a post that reads two ways', () => {
  const post = postTo('inboundMessage', dice());
  const shifted = (name: string): Form =>
    post.form.map(([field, value]) =>
      field === name ? [field + value.slice(0, 1), value.slice(1)] : [field, value],
    );

  test.each(['MessageSid', 'From', 'To'])(
    'with the end of the name %s moved, which its signature can’t tell, is refused after it',
    async (name) => {
      const moved = { ...post, form: shifted(name) };
      expect(signatureOf(moved)).toBe(signatureOf(post));
      expect((await sms(genuine(moved))).status).toBe(400);
      expect(requests()).toBe(0);
    },
  );

  test.each(['MessageSid', 'From', 'To', 'Body', 'NumMedia'])(
    'with %s twice is refused, the same value or not',
    async (name) => {
      const [, value = ''] = post.form.find(([field]) => field === name) ?? [];
      for (const second of [value, `${value}1`]) {
        expect((await sms(genuine({ ...post, form: [...post.form, [name, second]] }))).status).toBe(400);
      }
      expect(requests()).toBe(0);
    },
  );
});

describe('T28: what is genuine and unusual', () => {
  test(
    'is taken and stored unchanged',
    async () => {
      const deployments = [
        { handler: sms, base: `${origin}/functions/v1`, token: authToken },
        { handler: sms, base: `${origin}:443/functions/v1`, token: authToken },
        {
          handler: createSmsHandler(world.env({ TWILIO_AUTH_TOKEN: 'new-token, old-token' })),
          base: `${origin}/functions/v1`,
          token: 'old-token',
        },
        {
          handler: createSmsHandler(world.env({ PUBLIC_FUNCTIONS_URL: 'http://tunnel.example:8443/f/' })),
          base: 'http://tunnel.example:8443/f',
          token: authToken,
        },
        {
          handler: createSmsHandler(world.env({ PUBLIC_FUNCTIONS_URL: 'http://tunnel.example:8443/f' })),
          base: 'http://tunnel.example/f',
          token: authToken,
        },
      ];
      const { refused, expected } = await postGenuine(deployments, sized({ slice: 60, deep: 2_000 }));
      expect(refused).toEqual([]);
      const sids = expected.map(({ sid }) => `'${sid}'`).join(', ');
      const bySid = (a: { sid: unknown }, b: { sid: unknown }) => (String(a.sid) < String(b.sid) ? -1 : 1);
      const rows = await stored(`m.provider_sid in (${sids})`);
      expect(rows.map(({ sid, from, body }) => ({ sid, from, body })).sort(bySid)).toEqual(
        expected.sort(bySid),
      );
      noteFigure({
        target: 'G4',
        figure: `${expected.length} genuine and unusual posts: 0 refused, all stored unchanged`,
      });
    },
    10 * minutes,
  );

  test('NUL, halves of surrogate pairs and 4,096 characters are stored, mended (T29)', async () => {
    const bodies: [string, string][] = [
      ['a%00b', 'ab'],
      ['a%ED%A0%BDb', 'a\ufffd\ufffd\ufffdb'],
      ['%FF%FE', '\ufffd\ufffd'],
      ['x'.repeat(4096), 'x'.repeat(4096)],
      ['x'.repeat(4200), 'x'.repeat(4096)],
      [`${'x'.repeat(4095)}%F0%9F%9A%9B`, `${'x'.repeat(4095)}\ufffd`],
    ];
    for (const [written, kept] of bodies) {
      const post = postTo('inboundMessage', dice());
      const rest = post.form.filter(([name]) => name !== 'Body');
      const body = `${new URLSearchParams(rest).toString()}&Body=${written}`;
      const signature = signatureOf({ ...post, form: [...new URLSearchParams(body)] });
      expect((await sms(sent(post, signature, { body }))).status).toBe(200);
      const sid = post.form.find(([name]) => name === 'MessageSid')?.[1] ?? '';
      expect(await stored(`m.provider_sid = '${sid}'`)).toMatchObject([{ body: kept }]);
    }
  });
});

describe('T26: one message', () => {
  const rowsOf = (post: Post) => stored(`m.provider_sid = '${sidOf(post)}'`);

  test('is one row, however often it is delivered, also after a restart', async () => {
    const times = 60;
    const post = oneMessage();
    expect(await deliverAgain(sms, post, times, 50)).toEqual({ 200: times });
    const { twilio } = network.traffic;
    expect(await deliverAgain(createSmsHandler(world.env()), post, 1, 1)).toEqual({ 200: 1 });
    expect(await rowsOf(post)).toMatchObject([{ unread: 1 }]);
    expect(network.traffic.twilio).toBe(twilio);
  });
});

describe('T31: reports of a message of ours', () => {
  const newRows = async (count: number) => idsOf(await world.query(sentTexts(count)));
  const orders = everyOrder();
  const someOrders = (count: number) => {
    const random = dice(seed);
    return Array.from({ length: count }, () => orders[Math.floor(random() * orders.length)] ?? []);
  };

  test('come to the same end in any order, repeats included', async () => {
    const some = someOrders(20);
    const ids = await newRows(some.length);
    expect(await reportOrders(sms, some, ids)).toEqual([]);
    expect(await world.query(finalStates(ids))).toEqual(delivered);
  });

  test('with the name of another message are let go, not stumbled over', async () => {
    const [first = '', second = ''] = await newRows(2);
    const sid = newSid('SM');
    const report = (id: string) =>
      sms(
        genuine({
          ...postTo('messageStatus', dice(), [
            ['MessageSid', sid],
            ['MessageStatus', 'sent'],
          ]),
          query: `?message=${id}`,
        }),
      );
    expect((await report(first)).status).toBe(204);
    expect((await report(second)).status).toBe(204);
    expect(await stored(`m.provider_sid = '${sid}'`)).toHaveLength(1);
  });
});

// Fifty real connections, so that posts really race.
describe.runIf(isDeep)('on a real PostgreSQL, fifty posts in flight', () => {
  let database: RealPostgres;
  let sql: postgres.Sql;
  let raced: DirectNetwork;
  beforeAll(async () => {
    database = await startRealPostgres();
    sql = postgres(database.url, { max: 50, onnotice: () => undefined });
  });
  afterAll(async () => {
    await sql.end();
    await database.stop();
  });
  const run = async (script: string): Promise<Record<string, unknown>[]> => {
    const results: unknown = await sql.unsafe(script);
    const last: unknown = Array.isArray(results) && Array.isArray(results[0]) ? results.at(-1) : results;
    return Array.isArray(last) ? last.map((row: object) => ({ ...row })) : [];
  };
  beforeEach(async () => {
    network.restore();
    raced = await directNetwork({
      origin,
      keySet: {},
      backend: () => Promise.resolve(Response.json({}, { status: 501 })),
      run,
      twilio: () => Promise.resolve(Response.json({}, { status: 500 })),
    });
  });
  afterEach(() => raced.restore());

  test(
    'T26: 10,000 deliveries of one message are one row',
    async () => {
      const post = oneMessage();
      expect(await deliverAgain(sms, post, 10_000, 50)).toEqual({ 200: 10_000 });
      expect(raced.traffic).toMatchObject({ database: 10_000, twilio: 0 });
      expect(
        await run(`select count(*)::int as rows, max(c.unread_count) as unread from public.messages m
          join public.contacts c on c.id = m.contact_id where m.provider_sid = '${sidOf(post)}'`),
      ).toEqual([{ rows: 1, unread: 1 }]);
      noteFigure({
        target: 'G5',
        figure: '10,000 deliveries of one message, 50 in flight on 50 connections: 1 row, 10,000 × 200',
      });
    },
    10 * minutes,
  );

  test(
    'T31: all orders of the seven statuses come to the same end, repeats included',
    async () => {
      const orders = everyOrder();
      const ids = idsOf(await run(sentTexts(orders.length)));
      expect(await reportOrders(sms, orders, ids)).toEqual([]);
      expect(await run(finalStates(ids))).toEqual(delivered);
      noteFigure({
        target: 'G10',
        figure: `all ${orders.length} orders of the seven statuses, two repeats each, 50 in flight: 1 final state`,
      });
    },
    10 * minutes,
  );
});

describe('T30: a flood from one number', () => {
  test(
    'is stored, and list and conversation still answer',
    async () => {
      const count = sized({ slice: 101, deep: 10_000 });
      const from = '+19185559876';
      const posts = Array.from({ length: count }, () =>
        postTo('inboundMessage', dice(), [
          ['From', from],
          ['Body', 'flood'],
        ]),
      );
      let taken = 0;
      await inFlight(20, posts, async (post) => {
        if ((await sms(genuine(post))).status === 200) taken += 1;
      });
      expect(taken).toBe(count);
      expect(
        await world.query(`select count(*)::int as rows from public.messages where body = 'flood'`),
      ).toEqual([{ rows: count }]);
      const list = await read(
        await adminCall(sms, 'sms-handler', { action: 'getConversations' }, admin.token),
      );
      expect(list.status).toBe(200);
      expect(list.body['conversations']).toContainEqual(
        expect.objectContaining({ otherNumber: from, unreadCount: count }),
      );
      const page = await read(
        await adminCall(sms, 'sms-handler', { action: 'getConversation', to: from }, admin.token),
      );
      expect(page.status).toBe(200);
      expect(page.body['messages']).toHaveLength(100);
      noteFigure({
        target: 'T30',
        figure: `${count} texts from one number: all stored, list and conversation answer`,
      });
    },
    10 * minutes,
  );
});

describe('T32, T33, T34: a call', () => {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false });

  test(
    'is answered with well-formed TwiML that dials the saved number, whatever is in the post',
    async () => {
      await world.saveSetting('call_forwarding_number', '+19185550111');
      const hostile = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(
          '"><Dial>+19005551234</Dial>',
          ']]>',
          '&#0;',
          '<!DOCTYPE x [<!ENTITY a "b">]>',
          '\u0000\ufffe',
          '--><Say/>',
        ),
      );
      const count = sized({ slice: 20, deep: 1_000 });
      const cases = fc.sample(fc.record({ from: hostile, name: hostile, query: fc.boolean() }), {
        seed,
        numRuns: count,
      });
      for (const { from, name, query } of cases) {
        const post = postTo('inboundCall', dice(), [
          ['From', from],
          ['CallerName', name],
          ['forwardTo', '+19005551234'],
        ]);
        const response = await manage(genuine({ ...post, query: query ? '?forwardTo=%2B19005551234' : '' }));
        expect(response.status).toBe(200);
        const text = await response.text();
        expect(text).not.toContain('19005551234');
        expect(parser.parse(text, true)).toMatchObject({
          Response: { Dial: { Number: { '#text': '+19185550111' } } },
        });
      }
      noteFigure({
        target: 'T33',
        figure: `${count} hostile callers: ${count} well-formed answers, only our number dialled`,
      });
    },
    10 * minutes,
  );
});

describe('T63: the log', () => {
  test('is a line of JSON for each failure, without bodies or whole numbers, whatever they hold', async () => {
    network.restore();
    const reason = 'value "+19185550177" of\nBody "secret words" \u2028 {"level":"info"}';
    world.server.use(
      http.all(`${origin}/rest/v1/*`, () =>
        Response.json({ message: reason, code: 'XX000' }, { status: 500 }),
      ),
    );
    const post = postTo('inboundMessage', dice(), [
      ['From', phone(dice())],
      ['Body', 'secret words\n{"level":"error"}\r\n+1 918 555 0177'],
    ]);
    expect((await sms(genuine(post))).status).toBe(503);
    const strange = `/twilio-manage/%0A{"level":"info"}+19185550177`;
    expect((await manage(webhookRequest(strange, {}))).status).toBe(404);
    const lines = takeConsoleErrors();
    expect(lines).toHaveLength(1);
    for (const line of lines) {
      expect(line).not.toMatch(/[\n\r\u2028]|secret|918 ?555/);
      const entry: unknown = JSON.parse(line);
      expect(Object.keys(typeof entry === 'object' && entry ? entry : {})).toEqual([
        'level',
        'where',
        'code',
        'reason',
        'request',
      ]);
    }
  });
});
