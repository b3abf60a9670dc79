/** Quote requests from the site: what the function accepts and what it stores. How many: quote-rate-limits.test.ts. */
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { smsConsent } from '../../../supabase/functions/_shared/domain/quote';
import { backgroundDone, takeConsoleErrors } from '../../support/console-guard';
import { read } from '../../support/function-requests';
import { origin, type Resolver } from '../../support/functions-harness';
import { startOffice, usualQuote } from '../../support/office-setup';
import { businessNumber, twilioNumber } from '../../support/twilio-rows';

const office = await startOffice();
const { services, configure, ask, text, quote: post, databaseAnswers } = office;

const { phone } = usualQuote;
const submit = async (changes: object = {}) => read(await post(changes));
const stored = (columns = '*') => services.rows(`quote_requests?select=${columns}&order=created_at`);
const contacts = () => services.rows('contacts?order=created_at');
const lines = (state?: string) => office.conversations({ state });
const messages = (to = phone) => office.messages(to);
const reference: unknown = expect.stringMatching(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
const success = { status: 200, body: { success: true, reference } };

const inBase64 = (bytes: Buffer) => bytes.toString('base64');

describe('a quote request', () => {
  test('is stored and shown as the first entry of the contact’s conversation', async () => {
    const answer = await submit({ email: 'dana@example.com' });
    expect(answer).toEqual(success);
    const { canMove, smsConsent, ...columns } = usualQuote;
    const unasked = { consent_text: null, consent_version: null, consented_at: null, suspected_of: null };
    expect(await stored()).toMatchObject([
      { ...columns, ...unasked, email: 'dana@example.com', can_move: canMove, sms_consent: smsConsent },
    ]);
    const machine = 'excavator (Cat), ZIP 74012\nHow soon: Down now\nCan it move: No';
    const problem = 'What happened: Will not start.\nClicks once.';
    const person = `Name: Dana Fields\nPhone: ${phone}\nEmail: dana@example.com\nTexts: not agreed`;
    const end = `Sent from: /cat-repair-tulsa\nReference: ${String(answer.body['reference'])}`;
    const body = [machine, problem, person, end].join('\n');
    const entry = { direction: 'inbound', source: 'web', status: 'received', body };
    expect(await messages()).toMatchObject([entry]);
    expect(await contacts()).toMatchObject([{ business_number: null, name: 'Dana Fields', unread_count: 1 }]);
    const line = { contactName: 'Dana Fields', contactEmail: 'dana@example.com', lastSource: 'web' };
    expect(await lines()).toMatchObject([line]);
    expect(services.twilioRequests).toEqual([]);
  });

  test('stores the consent text, its version and the time when the box is checked', async () => {
    expect(await submit({ smsConsent: true })).toEqual(success);
    const [row] = await stored();
    const words = { consent_text: smsConsent.text, consent_version: smsConsent.version };
    expect(row).toMatchObject({ sms_consent: true, ...words });
    expect(Math.abs(Date.parse(String(row?.['consented_at'])) - Date.now())).toBeLessThan(60_000);
  });

  test('with only an email address gets one conversation for that address in any letter case', async () => {
    await submit({ phone: '', email: 'Fleet.Desk@Example.com' });
    await submit({ phone: '', email: 'fleet.desk@example.com', description: 'One more thing.' });
    expect(await messages('Fleet.Desk@example.com')).toHaveLength(2);
    expect(await lines()).toMatchObject([{ contactEmail: 'Fleet.Desk@Example.com', textBlock: 'no_phone' }]);
  });

  test('with wrong fields is refused with an error message for each field', async () => {
    const { status, body } = await submit({ name: '', zip: '7401' });
    const aRequest: unknown = expect.stringMatching(/^Please .*\.$/);
    const fields = { name: aRequest, zip: aRequest };
    const error = 'Please check the marked fields.';
    expect({ status, body }).toEqual({ status: 400, body: { error, code: 'invalid_fields', fields } });
  });

  test.each([
    [{ website: 'https://spam.example' }, 'honeypot'],
    [{ website: ['x'] }, 'honeypot'],
    [{ description: 'Cheap parts: https://spam.example and http://spam.example/2' }, 'links'],
    [{ name: 'www.spam.example' }, 'links'],
  ])('that a machine seems to have sent (%j) is accepted but listed apart', async (changes, suspected_of) => {
    expect(await submit({ smsConsent: true, ...changes })).toEqual(success);
    expect(await stored()).toMatchObject([{ suspected_of }]);
    const apart = { is_suspected: true, unread_count: 0, texting_allowed_by: null };
    expect(await contacts()).toMatchObject([apart]);
    expect([await lines(), (await lines('suspected')).length]).toEqual([[], 1]);
    expect(await ask({ action: 'setDone', to: phone, isDone: false })).toMatchObject({ status: 200 });
    expect([(await lines()).length, await lines('suspected')]).toEqual([1, []]);
  });

  test.each([
    { website: ' ' },
    { website: false },
    { description: 'This one: https://example.com/truck' },
    { description: 'Pasted with a NUL:\0 the boom leaks' },
  ])('that a person seems to have sent (%j) is not suspected', async (changes) => {
    expect(await submit(changes)).toEqual(success);
    expect(await stored('suspected_of')).toEqual([{ suspected_of: null }]);
  });

  test('that is suspected neither counts as unread nor reopens a known contact’s conversation', async () => {
    await submit();
    await ask({ action: 'setDone', to: phone, isDone: true });
    await submit({ website: 'x', description: 'Buy' });
    expect(await contacts()).toMatchObject([{ is_suspected: false, is_done: true, unread_count: 1 }]);
    expect(await messages()).toHaveLength(2);
    // A suspected request with invalid fields gets a success answer and is dropped.
    expect(await submit({ website: 'x', zip: 'nonsense' })).toEqual(success);
    expect(await stored()).toHaveLength(2);
  });

  test('is acknowledged only after it is stored', async () => {
    databaseAnswers('rpc/submit_quote');
    const error = 'The database is not answering. Please try again in a moment.';
    expect(await submit()).toEqual({ status: 503, body: { error, code: 'database_unavailable' } });
    databaseAnswers('rpc/submit_quote', () => HttpResponse.json([]));
    expect(await submit()).toMatchObject({ status: 500, body: { code: 'internal' } });
  });
});

describe('with Turnstile set up, a quote request', () => {
  const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
  const cloudflare = (resolver: Resolver) => services.server.use(http.post(verifyUrl, resolver));
  const refusing = (code: string) => () => HttpResponse.json({ success: false, 'error-codes': [code] });
  beforeEach(() => configure({ TURNSTILE_SECRET_KEY: 'the secret' }));

  test.each([
    ['no token', undefined],
    ['a token that is not text', { a: 1 }],
    ['a token longer than Cloudflare’s limit', 'x'.repeat(2_049)],
    ['a token that Cloudflare does not know', 'made up'],
  ])('with %s is refused with an error message', async (_what, turnstileToken) => {
    cloudflare(refusing('invalid-input-response'));
    const body = { error: 'Please confirm that you are not a robot.', code: 'not_confirmed_human' };
    expect(await submit({ turnstileToken })).toMatchObject({ status: 400, body });
    expect(await stored()).toEqual([]);
  });

  test('says that the check was blocked, and is stored as unverified', async () => {
    expect(await submit({ turnstileBlocked: true })).toEqual(success);
    expect(await stored()).toMatchObject([{ suspected_of: 'unverified' }]);
    expect(await lines('suspected')).toHaveLength(1);
    // Another time the check could load.
    cloudflare(() => HttpResponse.json({ success: true }));
    expect(await submit({ turnstileToken: 'a token' })).toEqual(success);
    expect(await stored('suspected_of')).toEqual([{ suspected_of: 'unverified' }, { suspected_of: null }]);
    expect(await contacts()).toMatchObject([{ is_suspected: false, unread_count: 1 }]);
  });

  test.each([{ turnstileBlocked: 'true' }, { turnstileBlocked: true, turnstileToken: 'made up' }])(
    'is refused with %j, which says nothing that counts',
    async (fields) => {
      cloudflare(refusing('invalid-input-response'));
      expect(await submit(fields)).toMatchObject({ status: 400, body: { code: 'not_confirmed_human' } });
    },
  );

  test('that could not be verified counts as unread if its sender has long been known', async () => {
    await services.execute(`insert into public.contacts (address, is_done, last_message_at, created_at)
      values ('${phone}', true, now(), now() - interval '2 days')`);
    expect(await submit({ turnstileBlocked: true, smsConsent: true })).toEqual(success);
    expect(await contacts()).toMatchObject([
      { is_suspected: false, is_done: false, unread_count: 1, texting_allowed_by: null },
    ]);
  });

  test.each<[string, Resolver, string | null]>([
    ['accepts the token', () => HttpResponse.json({ success: true, 'error-codes': [] }), null],
    ['cannot be reached', () => HttpResponse.error(), 'unverified'],
    ['answers with an error page', () => HttpResponse.text('<html>', { status: 502 }), 'unverified'],
    ['refuses our secret key', refusing('invalid-input-secret'), 'unverified'],
  ])('is stored when Cloudflare %s', async (_what, resolver, suspected_of) => {
    const asked: unknown[] = [];
    cloudflare(async (info) => {
      asked.push(Object.fromEntries(new URLSearchParams(await info.request.clone().text())));
      return resolver(info);
    });
    expect(await submit({ turnstileToken: 'a token' })).toEqual(success);
    expect(asked).toContainEqual({ secret: 'the secret', response: 'a token' });
    expect(await stored()).toMatchObject([{ suspected_of }]);
    takeConsoleErrors();
  });
});

test.each([{ smsConsent: true }, { zip: '74101' }, { brand: null }, { email: 'dana@example.com' }])(
  'a quote request is new with %j or after ten minutes',
  async (changes) => {
    for (const each of [{}, changes]) {
      await submit(each);
    }
    expect(await stored()).toHaveLength(2);
    await services.execute(`update public.quote_requests set created_at = now() - interval '11 minutes'`);
    await submit();
    expect(await stored()).toHaveLength(3);
  },
);

describe('the pictures of a quote request', () => {
  const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(90)]);
  const [picture, tooLarge] = [jpeg, Buffer.concat([jpeg, Buffer.alloc(700_000)])].map(inBase64);
  const kept = async () =>
    (await services.query("select from storage.objects where bucket_id = 'quote-media'")).length;
  const send = async (pictures: unknown, changes: object = {}) => {
    const answer = await submit({ pictures, ...changes });
    await backgroundDone();
    return answer;
  };

  test('appear in the conversation, and a repeated request stores no more', async () => {
    expect(await send([picture, picture])).toEqual(success);
    const [message] = await messages();
    expect(message?.['media']).toHaveLength(2);
    const before = await kept();
    const answer = await office.answerTo({ action: 'getMedia', messageId: message?.['id'], index: 1 });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(jpeg);
    expect(await send([picture])).toEqual(success);
    expect(await kept()).toBe(before);
  });

  /** The bytes of each picture that the entry lists, as the office loads them. */
  const shown = async () => {
    const [message] = await messages();
    const media = Array.isArray(message?.['media']) ? message['media'] : [];
    return Promise.all(
      media.map(async (_, index) => {
        const answer = await office.answerTo({ action: 'getMedia', messageId: message?.['id'], index });
        return answer.status === 200
          ? Buffer.from(await answer.arrayBuffer()).toString('hex')
          : answer.status;
      }),
    );
  };
  const other = Buffer.concat([jpeg, Buffer.from('another')]);
  const [hex, otherHex] = [jpeg, other].map((bytes) => bytes.toString('hex'));
  const lost = { status: 200, body: { success: true, reference, picturesLost: true } };
  const storageAway = (isAway: (call: number) => boolean) => {
    let calls = 0;
    services.server.use(
      http.post(`${origin}/storage/v1/*`, () => (isAway((calls += 1)) ? HttpResponse.error() : undefined)),
    );
  };

  test('are stored when the request is sent again after the storage was away', async () => {
    storageAway(() => true);
    expect(await send([picture])).toEqual(lost);
    expect(await shown()).toEqual([]);
    expect(await send([picture]), 'it is still away').toEqual(lost);
    services.server.resetHandlers();
    expect(await send([picture])).toEqual(success);
    expect(await shown()).toEqual([hex]);
    expect(await stored()).toHaveLength(1);
    takeConsoleErrors();
  });

  test('are listed as far as they could be stored', async () => {
    storageAway((call) => call === 1);
    expect(await send([picture, inBase64(other)])).toEqual(lost);
    expect(await shown()).toHaveLength(1);
    expect(await send([picture, inBase64(other)])).toEqual(success);
    expect((await shown()).sort()).toEqual([hex, otherHex].sort());
    takeConsoleErrors();
  });

  test('are added when the request is sent again with a forgotten one, up to nine', async () => {
    expect(await send(undefined)).toEqual(success);
    const before = await contacts();
    expect(await send([picture])).toEqual(success);
    expect(await send([inBase64(other)])).toEqual(success);
    expect(await shown()).toEqual([hex, otherHex]);
    expect((await contacts())[0]?.['changed_at'], 'an open office hears of it').not.toBe(
      before[0]?.['changed_at'],
    );
    const more = (name: string) =>
      ['1', '2', '3'].map((end) => inBase64(Buffer.concat([jpeg, Buffer.from(name + end)])));
    expect(await send(more('a'))).toEqual(success);
    expect(await send(more('b'))).toEqual(success);
    expect(await send(more('c'))).toEqual(lost);
    expect(await shown()).toHaveLength(9);
  });

  test('are stored once when a double tap sends the request twice at the same time', async () => {
    const answers = await Promise.all([send([picture]), send([picture])]);
    expect(answers).toEqual([success, success]);
    expect(await shown()).toEqual([hex]);
  });

  test('are said to be lost beyond three hundred requests with pictures a day, and the request is stored', async () => {
    await send([picture], { phone: '+19185550152' });
    await services.execute(`update private.rate_limits set taken = 300 where key like '% all pictures'`);
    expect(await send([picture])).toEqual(lost);
    expect(await stored('suspected_of')).toEqual([{ suspected_of: null }, { suspected_of: null }]);
  });

  test.each([
    ['four pictures', Array.from({ length: 4 }, () => picture)],
    ['a value that is not a list', 'a picture'],
    ['an entry that is not text', [7]],
    ['text that is not base64', ['%%%']],
    ['an HTML page', [inBase64(Buffer.from('<script>alert(1)</script>'))]],
    ['a picture that is too large', [tooLarge]],
  ])('are refused along with the request when it has %s', async (_name, pictures) => {
    expect(await send(pictures)).toMatchObject({ status: 400, body: { code: 'invalid_pictures' } });
    expect(await stored()).toEqual([]);
  });

  test('of a request with advertising are said to be lost', async () => {
    expect(await send([picture], { name: 'www.spam.example' })).toEqual(lost);
  });

  test('are dropped from a suspected request, and the visitor is told when the storage fails', async () => {
    const before = await kept();
    expect(await send([picture], { website: 'https://spam.example' })).toEqual(success);
    expect([await messages(), await kept()]).toMatchObject([[{ media: [] }], before]);
    services.server.use(http.post(`${origin}/storage/v1/*`, () => HttpResponse.error()));
    const answer = await send([picture], { phone: '+19185550151' });
    expect(answer).toEqual({ status: 200, body: { success: true, reference, picturesLost: true } });
    takeConsoleErrors();
  });
});

test('a quote request over 64 KB is refused', async () =>
  expect((await post({ description: 'x'.repeat(66_000) })).status).toBe(413));

describe('texting somebody who asked for a quote', () => {
  let count = 0;
  const request = (smsConsent: boolean) => submit({ smsConsent, description: `No. ${(count += 1)}` });
  const textIn = (words: string) => text(words, { From: phone });
  const error = 'This person has not agreed to texts. Call instead, or ask them to text the business number.';
  const notAgreed = { status: 403, body: { error, code: 'no_consent' } };
  const sent = { status: 200, body: { message: { body: 'On our way' } } };
  const optedOut = { status: 409, body: { code: 'opted_out' } };
  test.each([
    ['is allowed when they check the box', () => request(true), null, sent],
    ['is refused when they leave the box empty', () => request(false), 'no_consent', notAgreed],
    ['is allowed when they have texted', async () => (await textIn('Hello'), request(false)), null, sent],
    ['is allowed if the box is checked later', async () => (await request(false), request(true)), null, sent],
    ['is refused after a STOP', async () => (await textIn('STOP'), request(true)), 'opted_out', optedOut],
  ])('%s, whichever business number is saved', async (_, ask, textBlock, answer) => {
    for (const from of [businessNumber, '+19185550149']) {
      await services.forgetSettings();
      await ask();
      if (from !== businessNumber) {
        services.twilioNumbers.push(twilioNumber(from));
      }
      await services.saveSetting('twilio_phone_number', from);
      expect(await lines()).toMatchObject([{ textBlock, lastSource: 'web' }]);
      expect(await office.send({ from, to: phone })).toMatchObject(answer);
    }
    expect(services.twilioRequests).toHaveLength(answer === sent ? 2 : 0);
  });
});
