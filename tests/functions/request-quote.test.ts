/** Quote requests from the site: what is taken, what is stored of it, and how often. */
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHandler } from '../../supabase/functions/request-quote/handler';
import { createHandler as createSmsHandler } from '../../supabase/functions/sms-handler/handler';
import { takeConsoleErrors } from '../support/console-guard';
import {
  adminCall,
  businessNumber,
  newSid,
  origin,
  read,
  startFunctionWorld,
  webhookRequest,
  type FunctionWorld,
  type Handler,
  type Person,
  type Resolver,
} from '../support/functions-harness';

let world: FunctionWorld;
let admin: Person;
let handler: Handler;
let sms: Handler;
let lastVisitor = 9185551000;

beforeAll(async () => {
  world = await startFunctionWorld();
  admin = await world.person(true);
});
afterAll(() => world.stop());
beforeEach(async () => {
  handler = createHandler(world.env());
  sms = createSmsHandler(world.env());
  world.twilioRequests.length = 0;
  await world.execute('delete from private.rate_limits');
  await world.saveSetting('twilio_phone_number', businessNumber);
});
afterEach(() => world.server.resetHandlers());

/** The number of a visitor whom no other test knows. */
function newVisitor(): string {
  lastVisitor += 1;
  return `+1${lastVisitor}`;
}

const quote = (changes: object = {}) => ({
  name: 'Dana Fields',
  phone: newVisitor(),
  zip: '74012',
  equipment: 'excavator',
  brand: 'Cat',
  description: 'Will not start.\nClicks once.',
  canMove: 'no',
  urgency: 'Down now',
  smsConsent: false,
  page: '/cat-repair-tulsa',
  ...changes,
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  handler(
    new Request('https://edge-runtime.internal/request-quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': '203.0.113.7', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
const submit = async (body: unknown, headers: Record<string, string> = {}) => read(await post(body, headers));

/** A filter's list of one text; unquoted, the embedded data API takes a number for a quantity. */
const list = (text: string) => encodeURIComponent(`("${text}")`);
const storedFrom = (phone: string) => world.rows(`quote_requests?phone=in.${list(phone)}&order=created_at`);
const conversationsWith = (other: string) => world.rows(`contacts?address=in.${list(other)}`);
const callOffice = async (body: object) => read(await adminCall(sms, 'sms-handler', body, admin.token));
const messagesWith = async (to: string) => {
  const { body } = await callOffice({ action: 'getConversation', to });
  return Array.isArray(body['messages']) ? body['messages'].map((row: Record<string, unknown>) => row) : [];
};
const summaryOf = async (other: string) => {
  const { body } = await callOffice({ action: 'getConversations' });
  const rows = Array.isArray(body['conversations']) ? body['conversations'] : [];
  return rows
    .map((row: Record<string, unknown>) => row)
    .find(({ otherNumber }: Record<string, unknown>) => otherNumber === other);
};
const aRequest: unknown = expect.stringMatching(/^Please .*\.$/);
const success = { status: 200, body: { success: true } };

describe('a quote request', () => {
  test('is stored, and shown as the first entry of that person’s conversation', async () => {
    const phone = newVisitor();
    expect(await submit(quote({ phone, email: 'dana@example.com' }))).toEqual(success);
    const [stored] = await storedFrom(phone);
    expect(stored).toMatchObject({
      name: 'Dana Fields',
      phone,
      email: 'dana@example.com',
      zip: '74012',
      equipment: 'excavator',
      brand: 'Cat',
      description: 'Will not start.\nClicks once.',
      can_move: 'no',
      urgency: 'Down now',
      page: '/cat-repair-tulsa',
      sms_consent: false,
      consent_text: null,
      consent_version: null,
      consented_at: null,
    });
    expect(await messagesWith(phone)).toMatchObject([
      {
        direction: 'inbound',
        source: 'web',
        status: 'received',
        body: [
          'excavator (Cat), ZIP 74012',
          'How soon: Down now',
          'Can it move: No',
          'What happened: Will not start.',
          'Clicks once.',
          'Name: Dana Fields',
          `Phone: ${phone}`,
          'E-mail: dana@example.com',
          'Texts: not agreed',
          'Sent from: /cat-repair-tulsa',
        ].join('\n'),
      },
    ]);
    expect(await conversationsWith(phone)).toMatchObject([
      {
        id: stored?.['contact_id'],
        business_number: null,
        name: 'Dana Fields',
        unread_count: 1,
      },
    ]);
    const line = await summaryOf(phone);
    expect(line).toMatchObject({
      contactName: 'Dana Fields',
      contactEmail: 'dana@example.com',
      lastSource: 'web',
    });
    expect(line?.['lastMessage']).toMatch(/^excavator \(Cat\), ZIP 74012\nHow soon: Down now/);
  });

  test('names the machine once when the brand is part of it', async () => {
    const phone = newVisitor();
    await submit(quote({ phone, equipment: 'CAT 336', brand: 'Cat' }));
    expect((await messagesWith(phone))[0]?.['body']).toMatch(/^CAT 336, ZIP 74012\n/);
  });

  test('with the box ticked keeps the exact words, their version and the time', async () => {
    const phone = newVisitor();
    expect(await submit(quote({ phone, smsConsent: true }))).toEqual(success);
    const [stored] = await storedFrom(phone);
    expect(stored).toMatchObject({
      sms_consent: true,
      consent_text:
        'Ironbud Fleet Repair may text me about this request. Message frequency varies. Message and data rates may apply. Reply STOP to end, HELP for help. Not required for service.',
      consent_version: '2026-11-22',
    });
    expect(Math.abs(Date.parse(String(stored?.['consented_at'])) - Date.now())).toBeLessThan(60_000);
  });

  test('never makes a call to Twilio', async () => {
    await submit(quote({ smsConsent: true }));
    await submit(quote({ phone: 'nonsense' }));
    await submit(quote({ website: 'https://spam.example' }));
    expect(world.twilioRequests).toEqual([]);
  });

  test('joins the conversation that is there, and leaves its name alone', async () => {
    const phone = newVisitor();
    await submit(quote({ phone, name: 'Dana Fields' }));
    await submit(quote({ phone, name: 'D. F.', description: 'And the loader too.' }));
    expect(await conversationsWith(phone)).toMatchObject([{ name: 'Dana Fields', unread_count: 2 }]);
    expect(await messagesWith(phone)).toHaveLength(2);
  });

  test('by e-mail alone has its conversation under the address, however it is spelled', async () => {
    await submit(quote({ phone: '', email: 'Fleet.Desk@Example.com' }));
    await submit(
      quote({ phone: undefined, email: 'fleet.desk@example.com', description: 'One more thing.' }),
    );
    for (const spelling of ['fleet.desk@example.com', 'Fleet.Desk@example.com']) {
      expect(await messagesWith(spelling)).toHaveLength(2);
    }
    expect(await summaryOf('fleet.desk@example.com')).toMatchObject({
      contactEmail: 'Fleet.Desk@Example.com',
      textBlock: 'no_phone',
    });
    expect(await world.rows('quote_requests?select=email&email=eq.Fleet.Desk@Example.com')).toHaveLength(1);
  });

  test('is taken while no business number is saved, and its conversation goes on later', async () => {
    await world.forgetSettings();
    const phone = newVisitor();
    expect(await submit(quote({ phone, smsConsent: true }))).toEqual(success);
    await world.saveSetting('twilio_phone_number', businessNumber);
    const answered = await callOffice({
      action: 'sendMessage',
      from: businessNumber,
      to: phone,
      body: 'On our way',
    });
    expect(answered.status).toBe(200);
    expect((await messagesWith(phone)).map(({ source }) => source)).toEqual(['web', 'sms']);
    const { body } = await callOffice({ action: 'getConversations' });
    const lines = Array.isArray(body['conversations']) ? body['conversations'] : [];
    const own = lines.filter((row: Record<string, unknown>) => row['otherNumber'] === phone);
    expect(own).toMatchObject([{ contactName: 'Dana Fields', lastSource: 'sms', textBlock: null }]);
  });

  test.each([
    ['(918) 555-0150', '+19185550150'],
    ['918.555.0151', '+19185550151'],
    ['1-918-555-0152', '+19185550152'],
    ['+1 918 555 0153', '+19185550153'],
    ['9185550154', '+19185550154'],
    ['918 – 555 – 0155', '+19185550155'],
    ['+447911123456', '+447911123456'],
  ])('with the phone %s is kept under %s', async (phone, stored) => {
    expect(await submit(quote({ phone }))).toEqual(success);
    expect(await storedFrom(stored)).toHaveLength(1);
  });

  test.each([
    ['true for canMove', { canMove: true }, { can_move: 'yes' }],
    ['false for canMove', { canMove: false }, { can_move: 'no' }],
    ['unsure for canMove', { canMove: 'unsure' }, { can_move: 'unsure' }],
    ['null for canMove', { canMove: null }, { can_move: null }],
    ['no word on texts', { smsConsent: undefined }, { sms_consent: false }],
    ['a ZIP+4', { zip: '74012-1234' }, { zip: '74012' }],
    ['an empty brand and e-mail', { brand: '', email: '  ' }, { brand: null, email: null }],
    ['null for brand and e-mail', { brand: null, email: null }, { brand: null, email: null }],
    ['an urgency of its own', { urgency: 'before harvest' }, { urgency: 'before harvest' }],
    ['fields that are new to us', { photos: [1], __proto__: 1 }, { name: 'Dana Fields' }],
    ['no page', { page: undefined }, { page: '' }],
    ['a very long page', { page: `/${'x'.repeat(500)}` }, { page: `/${'x'.repeat(199)}` }],
    ['a name on two lines', { name: ' Dana\n\tFields ' }, { name: 'Dana Fields' }],
    ['markup', { name: '<b onclick=x>D</b>' }, { name: '<b onclick=x>D</b>' }],
    ['NUL', { description: 'a\u0000b' }, { description: 'ab' }],
    ['half an emoji', { description: 'a\ud83d' }, { description: 'a\ufffd' }],
    ['the longest texts', { description: 'x'.repeat(4000), name: 'n'.repeat(120) }, { urgency: 'Down now' }],
    ['a time that is no number', { elapsedMs: '900' }, { urgency: 'Down now' }],
    ['a word of how long it took', { elapsedMs: 2000 }, { urgency: 'Down now' }],
    ['a clock that was set back', { elapsedMs: 0 }, { urgency: 'Down now' }],
  ])('with %s is taken', async (_, changes, stored) => {
    const phone = newVisitor();
    expect(await submit(quote({ phone, ...changes }))).toEqual(success);
    expect(await storedFrom(phone)).toMatchObject([stored]);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: undefined }, 'name'],
    [{ name: ['Dana'] }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ phone: '', email: '' }, 'phone'],
    [{ phone: '555-0142' }, 'phone'],
    [{ phone: 'call me' }, 'phone'],
    [{ phone: '0185550142' }, 'phone'],
    [{ phone: 9185550142 }, 'phone'],
    [{ phone: '+1918555014' }, 'phone'],
    [{ email: 'dana' }, 'email'],
    [{ email: 'dana@fleet' }, 'email'],
    [{ email: 'a b@example.com' }, 'email'],
    [{ email: `${'x'.repeat(250)}@example.com` }, 'email'],
    [{ zip: '' }, 'zip'],
    [{ zip: '7401' }, 'zip'],
    [{ zip: 'Tulsa' }, 'zip'],
    [{ zip: 74012 }, 'zip'],
    [{ equipment: ' ' }, 'equipment'],
    [{ equipment: null }, 'equipment'],
    [{ brand: { name: 'Cat' } }, 'brand'],
    [{ description: '' }, 'description'],
    [{ description: 'x'.repeat(4001) }, 'description'],
    [{ urgency: '' }, 'urgency'],
    [{ urgency: 'x'.repeat(41) }, 'urgency'],
    [{ canMove: 'maybe' }, 'canMove'],
    [{ canMove: 1 }, 'canMove'],
    [{ smsConsent: 'yes' }, 'smsConsent'],
    [{ smsConsent: 1 }, 'smsConsent'],
    [{ smsConsent: true, phone: '', email: 'dana@example.com' }, 'phone'],
    [{ page: 5 }, 'page'],
  ])('with %j is refused, naming %s', async (changes, field) => {
    const { status, body } = await submit(quote(changes));
    expect(status).toBe(400);
    expect(body).toEqual({
      error: 'Please check the marked fields.',
      code: 'invalid_fields',
      fields: { [field]: aRequest },
    });
  });

  test('without anything in it names every field that is needed', async () => {
    const { body } = await submit({});
    expect(body['fields']).toEqual({
      name: aRequest,
      phone: aRequest,
      zip: aRequest,
      equipment: aRequest,
      description: aRequest,
      urgency: aRequest,
    });
  });

  const suspected = async () => {
    const { body } = await callOffice({ action: 'getConversations', state: 'suspected' });
    return JSON.stringify(body['conversations']);
  };

  test.each([
    [{ website: 'https://spam.example' }, 'honeypot'],
    [{ website: ['x'] }, 'honeypot'],
    [{ description: 'Cheap parts: https://spam.example and http://spam.example/2' }, 'links'],
    [{ name: 'www.spam.example' }, 'links'],
  ])('of a machine (%j) is thanked for, and kept apart', async (changes, suspected_of) => {
    const phone = newVisitor();
    expect(await submit(quote({ phone, smsConsent: true, ...changes }))).toEqual(success);
    expect(await storedFrom(phone)).toMatchObject([{ suspected_of }]);
    expect(await conversationsWith(phone)).toMatchObject([
      { is_suspected: true, unread_count: 0, texting_allowed_by: null },
    ]);
    expect(await summaryOf(phone)).toBeUndefined();
    expect(await suspected()).toContain(phone);
    expect(await callOffice({ action: 'setDone', to: phone, isDone: false })).toEqual(success);
    expect(await summaryOf(phone)).toBeDefined();
    expect(await suspected()).not.toContain(phone);
  });

  describe('with Turnstile', () => {
    const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
    beforeEach(() => {
      handler = createHandler(world.env({ TURNSTILE_SECRET_KEY: 'the secret' }));
    });
    const cloudflare = (resolver: Resolver) => world.server.use(http.post(verifyUrl, resolver));

    test('a token is put before Cloudflare with the secret, and what it vouches for is stored', async () => {
      const asked: unknown[] = [];
      cloudflare(async ({ request }) => {
        asked.push(Object.fromEntries(new URLSearchParams(await request.text())));
        return HttpResponse.json({ success: true, 'error-codes': [] });
      });
      const phone = newVisitor();
      expect(await submit(quote({ phone, turnstileToken: 'a token' }))).toEqual(success);
      expect(asked).toEqual([{ secret: 'the secret', response: 'a token' }]);
      expect(await storedFrom(phone)).toMatchObject([{ suspected_of: null }]);
    });

    test.each([
      ['no token', undefined],
      ['an empty one', ''],
      ['one that is none', { a: 1 }],
      ['one beyond Cloudflare’s limit', 'x'.repeat(2_049)],
      ['one that Cloudflare doesn’t know', 'made up'],
    ])('%s is refused with a sentence', async (_what, turnstileToken) => {
      cloudflare(() => HttpResponse.json({ success: false, 'error-codes': ['invalid-input-response'] }));
      const phone = newVisitor();
      expect(await submit(quote({ phone, turnstileToken }))).toMatchObject({
        status: 400,
        body: { error: 'Please confirm that you are not a robot.', code: 'not_confirmed_human' },
      });
      expect(await storedFrom(phone)).toEqual([]);
    });

    test.each<[string, Resolver]>([
      ['can’t be reached', () => HttpResponse.error()],
      ['answers something else', () => HttpResponse.text('<html>', { status: 502 })],
      [
        'refuses our secret',
        () => HttpResponse.json({ success: false, 'error-codes': ['invalid-input-secret'] }),
      ],
    ])('nothing is lost while Cloudflare %s', async (_what, resolver) => {
      cloudflare(resolver);
      const phone = newVisitor();
      expect(await submit(quote({ phone, turnstileToken: 'a token' }))).toEqual(success);
      expect(await storedFrom(phone)).toMatchObject([{ suspected_of: 'unverified' }]);
      takeConsoleErrors();
    });
  });

  test('of a machine neither rings nor opens anything with somebody who is known', async () => {
    const phone = newVisitor();
    await submit(quote({ phone }));
    await callOffice({ action: 'setDone', to: phone, isDone: true });
    await submit(quote({ phone, website: 'x', description: 'Buy' }));
    expect(await conversationsWith(phone)).toMatchObject([
      { is_suspected: false, is_done: true, unread_count: 1 },
    ]);
    expect(await messagesWith(phone)).toHaveLength(2);
  });

  test('of a machine that fills it in wrongly is thanked for and dropped', async () => {
    const phone = newVisitor();
    expect(await submit(quote({ phone, website: 'x', zip: 'nonsense' }))).toEqual(success);
    expect(await storedFrom(phone)).toEqual([]);
  });

  test('with one address of a page is a person’s', async () => {
    const phone = newVisitor();
    await submit(quote({ phone, description: 'This one: https://example.com/truck' }));
    expect(await storedFrom(phone)).toMatchObject([{ suspected_of: null }]);
  });

  test.each([{ website: '' }, { website: '  ' }, { website: null }, { website: false }])(
    'of a person (%j) is stored: the field that nobody sees is as good as empty',
    async (changes) => {
      const phone = newVisitor();
      expect(await submit(quote({ phone, ...changes }))).toEqual(success);
      expect(await storedFrom(phone)).toHaveLength(1);
    },
  );

  test('sent faster than anybody types is asked for once more, then taken', async () => {
    const phone = newVisitor();
    const { status, body } = await submit(quote({ phone, elapsedMs: 900 }));
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: 'That went very quickly. Please send it once more.', code: 'too_fast', fields: {} },
    });
    expect(await submit(quote({ phone, elapsedMs: 5_000 }))).toEqual(success);
    expect(await storedFrom(phone)).toHaveLength(1);
  });

  test('is never acknowledged unless it is stored', async () => {
    const outages: Resolver[] = [
      () => HttpResponse.error(),
      () => HttpResponse.json({ message: 'statement timeout', code: '57014' }, { status: 500 }),
    ];
    for (const outage of outages) {
      world.server.use(http.post(`${origin}/rest/v1/rpc/submit_quote`, outage));
      expect(await submit(quote())).toEqual({
        status: 503,
        body: {
          error: 'The database is not answering. Please try again in a moment.',
          code: 'database_unavailable',
        },
      });
    }
    expect(takeConsoleErrors()).toHaveLength(outages.length);
  });

  test('never brings the function down, whatever is in it', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('74012', '9185550142', 'a@b.co', '\u0000', 'yes'),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const fields = Object.keys(quote({ email: '' }));
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...fields), value), async (changes) => {
        await world.execute('delete from private.rate_limits');
        const { status } = await submit(quote(changes));
        stored += status === 200 ? 1 : 0;
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 150 },
    );
    expect(stored).toBeGreaterThan(15);
  });
});

describe('the same request', () => {
  test('sent twenty times at once makes one entry', async () => {
    const phone = newVisitor();
    const body = quote({ phone, smsConsent: true });
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(body)));
    expect(answers).toEqual(Array.from({ length: 20 }, () => success));
    expect(await storedFrom(phone)).toHaveLength(1);
    expect(await messagesWith(phone)).toHaveLength(1);
    expect(await conversationsWith(phone)).toMatchObject([{ unread_count: 1 }]);
  });

  test('is taken again when ten minutes have passed', async () => {
    const phone = newVisitor();
    const body = quote({ phone });
    await submit(body);
    await world.execute(`update public.quote_requests set created_at = now() - interval '11 minutes'`);
    await submit(body);
    expect(await storedFrom(phone)).toHaveLength(2);
  });

  test.each([{ smsConsent: true }, { zip: '74101' }, { brand: null }, { email: 'dana@example.com' }])(
    'with a change (%j) is another one',
    async (changes) => {
      const body = quote();
      await submit(body);
      await submit({ ...body, ...changes });
      expect(await storedFrom(body.phone)).toHaveLength(2);
    },
  );
});

describe('how often one may ask', () => {
  /** Requests with nothing in common but where they come from. */
  const from = (address: string, changes: object = {}, headers = {}) =>
    post(quote({ description: crypto.randomUUID(), ...changes }), {
      'cf-connecting-ip': address,
      ...headers,
    });
  const statuses = async (count: number, send: (index: number) => Promise<Response>) => {
    const found: number[] = [];
    for (let index = 0; index < count; index += 1) found.push((await send(index)).status);
    return found;
  };
  const twelve = Array.from({ length: 12 }, () => 200);

  test('one address: twelve requests in ten minutes, then it hears how long to wait', async () => {
    expect(await statuses(12, () => from('198.51.100.1'))).toEqual(twelve);
    const phone = newVisitor();
    const response = await from('198.51.100.1', { phone }, { origin });
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get('retry-after'));
    expect(Number.isInteger(wait) && wait >= 1 && wait <= 600).toBe(true);
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
    expect((await read(response)).body).toEqual({
      error: 'Too many requests were sent in a short time. Please call us, or try again later.',
      code: 'too_many_requests',
    });
    expect(await storedFrom(phone)).toEqual([]);
    expect((await from('198.51.100.2', { phone })).status).toBe(200);
  });

  test('whoever has waited may ask again', async () => {
    await statuses(12, () => from('198.51.100.1'));
    await world.execute(`update private.rate_limits set ends_at = ends_at - interval '10 minutes'`);
    expect((await from('198.51.100.1')).status).toBe(200);
  });

  test('a forged X-Forwarded-For makes no difference, nor does a new function', async () => {
    expect(
      await statuses(12, (index) => from('198.51.100.1', {}, { 'x-forwarded-for': `192.0.2.${index}` })),
    ).toEqual(twelve);
    handler = createHandler(world.env());
    expect((await from('198.51.100.1', {}, { 'x-forwarded-for': '192.0.2.99' })).status).toBe(429);
  });

  test('one household on IPv6 counts as one address', async () => {
    expect(await statuses(12, (index) => from(`2001:db8:0:1::${index + 1}`))).toEqual(twelve);
    expect((await from('2001:0db8:0000:0001:ffff:1:2:3')).status).toBe(429);
    expect((await from('2001:db8:0:2::1')).status).toBe(200);
  });

  test.each([{ phone: '+19185559001' }, { phone: '', email: 'often@example.com' }])(
    'one contact (%j), from wherever: twelve requests in ten minutes',
    async (contact) => {
      expect(await statuses(12, (index) => from(`198.51.100.${index}`, contact))).toEqual(twelve);
      expect((await from('198.51.100.99', contact)).status).toBe(429);
    },
  );

  test('an address that the gateway doesn’t tell still has the other limits', async () => {
    const contact = { phone: newVisitor() };
    const send = () => from('', contact);
    expect(await statuses(12, send)).toEqual(twelve);
    expect((await send()).status).toBe(429);
    expect((await from('')).status).toBe(200);
  });

  test('the address is read from the header that is set', async () => {
    handler = createHandler(world.env({ CLIENT_ADDRESS_HEADER: 'X-Real-IP' }));
    expect(await statuses(12, () => from('198.51.100.1', {}, { 'x-real-ip': '198.51.100.3' }))).toEqual(
      twelve,
    );
    expect((await from('198.51.100.2', {}, { 'x-real-ip': '198.51.100.3' })).status).toBe(429);
  });

  test('forty in a day from one address; what comes after three hundred overall is suspected', async () => {
    await from('198.51.100.1');
    await world.execute(
      `update private.rate_limits set taken = 40 where key like '86400 %' and key not like '%overall'`,
    );
    const phone = newVisitor();
    const response = await from('198.51.100.1', { phone });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
    expect((await from('198.51.100.2', { phone })).status).toBe(200);
    await world.execute(`update private.rate_limits set taken = 300 where key like '%overall'`);
    const inFlood = newVisitor();
    expect((await from('198.51.100.3', { phone: inFlood })).status).toBe(200);
    expect(await storedFrom(inFlood)).toMatchObject([{ suspected_of: 'flood' }]);
  });

  test('what was refused for its fields counts for nothing, and a repetition for little', async () => {
    await statuses(20, () => from('198.51.100.1', { zip: 'nonsense' }));
    const same = quote();
    await statuses(10, () => post(same, { 'cf-connecting-ip': '198.51.100.1' }));
    expect(await statuses(11, () => from('198.51.100.1'))).toEqual(twelve.slice(1));
    expect(await statuses(30, () => post(same, { 'cf-connecting-ip': '198.51.100.1' }))).toContain(429);
  });

  test('fifty at once get no more than their share', async () => {
    const phones = Array.from({ length: 50 }, newVisitor);
    const answers = await Promise.all(phones.map((phone) => from('198.51.100.1', { phone })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(38);
  });

  test('leaves no address, number or e-mail in the counters, and nothing once the time is over', async () => {
    await from('198.51.100.1', { phone: '+19185559002', email: 'kept@example.com' });
    const leaks = `key ~ '198|9185559002|kept'`;
    await world.execute(
      `do $$ begin if exists (select from private.rate_limits where ${leaks}) then raise 'leak'; end if; end $$`,
    );
    await world.execute(`update private.rate_limits set ends_at = ends_at - interval '2 days'`);
    await from('198.51.100.1');
    await world.execute(
      `do $$ begin if exists (select from private.rate_limits where ends_at < now()) then raise 'kept'; end if; end $$`,
    );
  });
});

describe('the address', () => {
  const request = (method: string, path = '/request-quote', init: RequestInit = {}) =>
    handler(new Request(`https://edge-runtime.internal${path}`, { method, ...init }));

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('takes no %s', async (method) => {
    const response = await request(method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  test.each(['/sms-handler', '/request-quote/inbound', '/request-quote/status', '/'])(
    'has nothing at %s',
    async (path) => {
      const headers = { 'content-type': 'application/json' };
      expect((await request('POST', path, { headers, body: '{}' })).status).toBe(404);
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'takes nothing sent as "%s"',
    async (type) => {
      expect((await post(quote(), { 'content-type': type })).status).toBe(415);
    },
  );

  test.each(['', 'null', '[]', '"x"', '{', '5', '['.repeat(30_000)])(
    'gives a body of %j a clear 400',
    async (body) => {
      expect((await submit(body)).body['code']).toBe('invalid_body');
    },
  );

  test('takes no more than 64 KB', async () => {
    expect((await post(quote({ description: 'x'.repeat(66_000) }))).status).toBe(413);
  });

  test('answers pages of the site, and no others', async () => {
    const preflight = (from: string) => request('OPTIONS', '/request-quote', { headers: { origin: from } });
    const own = await preflight(origin);
    expect(own.status).toBe(204);
    expect(own.headers.get('access-control-allow-origin')).toBe(origin);
    expect(own.headers.get('access-control-allow-headers')).toContain('content-type');
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    const refused = await post(quote({ zip: '' }), { origin });
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
  });
});

describe('who may be texted', () => {
  const send = (to: string) =>
    callOffice({ action: 'sendMessage', from: businessNumber, to, body: 'On our way' });
  const receive = (from: string, body: string) =>
    sms(
      webhookRequest('/sms-handler/inbound', {
        MessageSid: newSid('SM'),
        From: from,
        To: businessNumber,
        Body: body,
        NumMedia: '0',
      }),
    );

  test('somebody who ticked the box', async () => {
    const phone = newVisitor();
    await submit(quote({ phone, smsConsent: true }));
    expect(await summaryOf(phone)).toMatchObject({ textBlock: null });
    expect((await send(phone)).status).toBe(200);
    expect(world.twilioRequests).toHaveLength(1);
    expect(await summaryOf(phone)).toMatchObject({ lastSource: 'sms', lastMessage: 'On our way' });
  });

  test('not somebody who left it empty, until they text or tick it', async () => {
    const [texter, ticker] = [newVisitor(), newVisitor()];
    for (const phone of [texter, ticker]) {
      await submit(quote({ phone }));
      expect(await summaryOf(phone)).toMatchObject({ textBlock: 'no_consent' });
      expect(await send(phone)).toEqual({
        status: 403,
        body: {
          error:
            'This person has not agreed to texts. Call instead, or ask them to text the business number.',
          code: 'no_consent',
        },
      });
      expect(await messagesWith(phone)).toHaveLength(1);
    }
    expect(world.twilioRequests).toEqual([]);
    await receive(texter, 'When can you come?');
    await submit(quote({ phone: ticker, smsConsent: true }));
    for (const phone of [texter, ticker]) {
      expect(await summaryOf(phone)).toMatchObject({ textBlock: null });
      expect((await send(phone)).status).toBe(200);
    }
  });

  test('not somebody who said STOP, whatever they tick afterwards', async () => {
    const phone = newVisitor();
    await receive(phone, 'STOP');
    await submit(quote({ phone, smsConsent: true }));
    expect(await summaryOf(phone)).toMatchObject({ textBlock: 'opted_out' });
    expect(await send(phone)).toMatchObject({ status: 409, body: { code: 'opted_out' } });
    expect(world.twilioRequests).toEqual([]);
  });

  test('somebody who texted first, also after a request with the box left empty', async () => {
    const phone = newVisitor();
    await receive(phone, 'Do you do forklifts?');
    await submit(quote({ phone }));
    expect(await summaryOf(phone)).toMatchObject({ textBlock: null, lastSource: 'web' });
    expect((await send(phone)).status).toBe(200);
  });

  test('not an e-mail address', async () => {
    await submit(quote({ phone: '', email: 'desk@example.com' }));
    expect(await send('desk@example.com')).toMatchObject({ status: 400, body: { code: 'invalid_number' } });
  });

  test('the same after the business has changed its number', async () => {
    const [agreed, silent] = [newVisitor(), newVisitor()];
    await submit(quote({ phone: agreed, smsConsent: true }));
    await submit(quote({ phone: silent }));
    await world.saveSetting('twilio_phone_number', '+19185550149');
    await submit(quote({ phone: agreed, description: 'Again' }));
    await submit(quote({ phone: silent, description: 'Again' }));
    expect(await summaryOf(agreed)).toMatchObject({ textBlock: null });
    expect(await summaryOf(silent)).toMatchObject({ textBlock: 'no_consent' });
    const from = '+19185550149';
    const to = (phone: string) => callOffice({ action: 'sendMessage', from, to: phone, body: 'Hello' });
    expect((await to(agreed)).status).toBe(200);
    expect((await to(silent)).status).toBe(403);
  });
});
