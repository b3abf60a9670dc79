/** Twilio's webhooks: what is forged gets nowhere, what is genuine gets in once and unchanged. */
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHandler as createSmsHandler } from '../../supabase/functions/sms-handler/handler';
import { createHandler as createManageHandler } from '../../supabase/functions/twilio-manage/handler';
import { takeConsoleErrors } from '../support/console-guard';
import { seededRandom, inFlight, isDeep, noteFigure, seed, sized } from '../support/fuzz';
import {
  adminCall,
  authToken,
  newSid,
  origin,
  read,
  startServices,
  type Services,
  type Handler,
  type Person,
} from '../support/functions-harness';
import { startServicesOnPostgres } from '../support/postgres-services';
import {
  anyPost,
  genuine,
  genuineMessage,
  otherSpelling,
  postTo,
  sent,
  signatureOf,
  tampers,
  webhookNames,
  type Form,
} from './webhook-posts';

let services: Services;
let admin: Person;
let sms: Handler;
let manage: Handler;

beforeAll(async () => {
  // In the deep run on a server, so that posts really race.
  services = await (isDeep ? startServicesOnPostgres() : startServices());
  admin = await services.signedAdmin();
});
afterAll(() => services.stop());
beforeEach(() => {
  Object.assign(services.traffic, { roles: 0, database: 0, twilio: 0 });
  sms = createSmsHandler(services.env());
  manage = createManageHandler(services.env());
});
afterEach(() => services.server.resetHandlers());

const minutes = 60_000;
const handlerOf = (path: string) => (path.startsWith('/sms-handler') ? sms : manage);
const noRequests = { roles: 0, database: 0, twilio: 0 };
const stored = (condition: string) =>
  services.query(`select m.provider_sid as sid, m.body, c.address as "from", c.unread_count as unread from public.messages m
    join public.contacts c on c.id = m.contact_id where ${condition} order by m.provider_sid`);

/** Rows of texts of ours that Twilio hasn't been heard of yet; answers their ids. */
const sentTexts = (count: number) => `
  with person as (insert into public.contacts (address, texting_allowed_by, last_message_at)
    values ('${newSid('SM')}', 'text', now()) returning id)
  insert into public.messages (contact_id, direction, body, status)
  select person.id, 'outbound', 'On our way', 'pending' from person, generate_series(1, ${count})
  returning id`;

describe('T21, T22, T23, T24: a post that is not what Twilio signed', () => {
  test(
    'gets 403, and neither the database nor Twilio hears of it',
    async () => {
      const count = sized({ slice: 300, deep: 20_000 });
      const random = seededRandom();
      const kinds = Object.entries(tampers);
      for (let index = 0; index < count; index += 1) {
        const post = anyPost(random);
        const [kind = '', tamper] = kinds[index % kinds.length] ?? [];
        const response = tamper && (await handlerOf(post.path)(tamper(post, random)));
        expect(response?.status, `${kind} at ${post.path}`).toBe(403);
      }
      expect(services.traffic).toEqual(noRequests);
      noteFigure({
        target: 'G4',
        figure: `${count} tampered posts (${kinds.length} kinds × ${webhookNames.length} webhooks): ${count} × 403, 0 requests to database or Twilio`,
      });
    },
    10 * minutes,
  );

  test('learns nothing from the answer', async () => {
    await services.saveSetting('call_forwarding_number', '+19185550111');
    const response = await manage(sent(postTo('inboundCall'), 'no'));
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('5550111');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('over 64 KB is refused', async () => {
    const post = postTo('inboundMessage', seededRandom(), [['Body', 'x'.repeat(70_000)]]);
    expect((await sms(genuine(post))).status).toBe(413);
  });
});

describe('T25, T65: the auth token', () => {
  test.each([undefined, '', ' ', ',', ' , '])(
    '%j: everything is refused, and the log says why once',
    async (token) => {
      sms = createSmsHandler(services.env({ TWILIO_AUTH_TOKEN: token }));
      for (const signedWith of ['', ' ', 'undefined', authToken]) {
        const post = { ...postTo('inboundMessage'), token: signedWith };
        expect((await sms(genuine(post))).status).toBe(403);
      }
      expect(services.traffic).toEqual(noRequests);
      expect(takeConsoleErrors()).toHaveLength(1);
    },
  );

  test('may be either of two during a rotation, and none that was dropped', async () => {
    sms = createSmsHandler(services.env({ TWILIO_AUTH_TOKEN: 'new-token, old-token' }));
    for (const [token, status] of [
      ['new-token', 200],
      ['old-token', 200],
      ['new-token, old-token', 403],
      [authToken, 403],
    ] as const) {
      expect((await sms(genuine({ ...postTo('inboundMessage'), token }))).status).toBe(status);
    }
  });
});

describe('T27: a post that reads two ways', () => {
  const post = postTo('inboundMessage');
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
      expect(services.traffic).toEqual(noRequests);
    },
  );

  test.each(['MessageSid', 'From', 'To', 'Body', 'NumMedia'])(
    'with %s twice is refused, the same value or not',
    async (name) => {
      const [, value = ''] = post.form.find(([field]) => field === name) ?? [];
      for (const second of [value, `${value}1`]) {
        expect((await sms(genuine({ ...post, form: [...post.form, [name, second]] }))).status).toBe(400);
      }
      expect(services.traffic).toEqual(noRequests);
    },
  );
});

describe('T28: what is genuine and unusual', () => {
  test(
    'is taken and stored unchanged',
    async () => {
      const deployments = [
        { handler: sms, base: `${origin}/functions/v1` },
        { handler: sms, base: `${origin}:443/functions/v1` },
        {
          handler: createSmsHandler(services.env({ PUBLIC_FUNCTIONS_URL: 'http://tunnel.example:8443/f/' })),
          base: 'http://tunnel.example:8443/f',
        },
        {
          handler: createSmsHandler(services.env({ PUBLIC_FUNCTIONS_URL: 'http://tunnel.example:8443/f' })),
          base: 'http://tunnel.example/f',
        },
      ];
      const random = seededRandom();
      const posts = Array.from({ length: sized({ slice: 60, deep: 2_000 }) }, () => genuineMessage(random));
      const expected = posts.map(({ form }) => {
        const { MessageSid: sid = '', From: from, Body: body } = Object.fromEntries(form);
        return { sid, from, body };
      });
      await inFlight(20, posts, async (post, index) => {
        const { handler = sms, ...given } = deployments[index % deployments.length] ?? {};
        const body = otherSpelling(post.form, random);
        const { status } = await handler(sent(post, signatureOf({ ...post, ...given }), { body }));
        expect(status, JSON.stringify(post.form)).toBe(200);
      });
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
      const post = postTo('inboundMessage');
      const rest = post.form.filter(([name]) => name !== 'Body');
      const body = `${new URLSearchParams(rest).toString()}&Body=${written}`;
      const signature = signatureOf({ ...post, form: [...new URLSearchParams(body)] });
      expect((await sms(sent(post, signature, { body }))).status).toBe(200);
      const sid = post.form.find(([name]) => name === 'MessageSid')?.[1] ?? '';
      expect(await stored(`m.provider_sid = '${sid}'`)).toMatchObject([{ body: kept }]);
    }
  });
});

test(
  'T26: one message is one row, however often it is delivered, also after a restart',
  async () => {
    const times = sized({ slice: 60, deep: 10_000 });
    const post = postTo('inboundMessage', seededRandom(), [['From', `whatsapp:${newSid('SM')}`]]);
    const deliver = async (handler: Handler) => (await handler(genuine(post))).status;
    const statuses = await inFlight(50, Array.from({ length: times }), () => deliver(sms));
    expect(new Set([...statuses, await deliver(createSmsHandler(services.env()))])).toEqual(new Set([200]));
    const sid = post.form.find(([name]) => name === 'MessageSid')?.[1] ?? '';
    expect(await stored(`m.provider_sid = '${sid}'`)).toMatchObject([{ unread: 1 }]);
    expect(services.traffic.twilio).toBe(0);
    noteFigure({
      target: 'G5',
      figure: `${times} deliveries of one message, 50 in flight on a real PostgreSQL: 1 row, ${times} × 200`,
    });
  },
  10 * minutes,
);

describe('T31: reports of a message of ours', () => {
  const errorCodes: Readonly<Record<string, string>> = { undelivered: '30003', failed: '30006' };
  const orders = (rest: readonly string[]): string[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((first) =>
          orders(rest.filter((other) => other !== first)).map((tail) => [first, ...tail]),
        );
  const newRows = async (count: number) =>
    (await services.query(sentTexts(count))).map(({ id }) => String(id));

  test(
    'come to the same end in any order, repeats included',
    async () => {
      const all = orders(['accepted', 'queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed']);
      const some = isDeep ? all : all.filter((_, index) => index % 250 === 0);
      const ids = await newRows(some.length);
      const random = seededRandom();
      await inFlight(50, some, async (order, index) => {
        const sid = newSid('SM');
        const again = () => order[Math.floor(random() * order.length)] ?? '';
        const reports = [...order];
        reports.splice(Math.floor(random() * 8), 0, again());
        for (const status of [...reports, again()]) {
          const code = errorCodes[status] ?? '';
          const post = postTo('messageStatus', random, [
            ['MessageSid', sid],
            ['MessageStatus', status],
            ['ErrorCode', code],
          ]);
          const answer = await sms(genuine({ ...post, query: `?message=${ids[index] ?? ''}` }));
          expect(answer.status, `${status} of ${order.join(', ')}`).toBe(204);
        }
      });
      expect(
        await services.query(`select distinct status, error_code from public.messages
          where id in (${ids.map((id) => `'${id}'`).join(', ')})`),
      ).toEqual([{ status: 'delivered', error_code: null }]);
      noteFigure({
        target: 'G10',
        figure: `${some.length} orders of the seven statuses, two repeats each, 50 in flight: 1 final state`,
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
        postTo('inboundMessage', seededRandom(), [
          ['From', from],
          ['Body', 'flood'],
        ]),
      );
      const taken = await inFlight(20, posts, async (post) => (await sms(genuine(post))).status);
      expect(new Set(taken)).toEqual(new Set([200]));
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
      await services.saveSetting('call_forwarding_number', '+19185550111');
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
        const post = postTo('inboundCall', seededRandom(), [
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
