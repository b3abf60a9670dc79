import { request as httpRequest } from 'node:http';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeAdminRole } from '../../tools/admin/admin-role';
import {
  mailedLink,
  newUser,
  recordOf,
  rowsOf,
  runStack,
  signIn,
  type RunningStack,
} from '../support/running-stack';

let stack: RunningStack;
let adminToken = '';

beforeAll(async () => {
  stack = await runStack();
  adminToken = await signIn(stack, stack.info.admin.email, stack.info.admin.password);
});

afterAll(() => stack.stop());

// Everybody and every table: tests/trust/rows.test.ts and data-api.test.ts.
describe('reading and writing rows', () => {
  test('a visitor may not', async () => {
    const response = await stack.request('/rest/v1/contacts?select=*');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: '42501' });
  });

  test('without a key nothing answers', async () => {
    expect((await stack.request('/rest/v1/contacts', { apikey: '' })).status).toBe(401);
  });

  test('the admin reads the demo conversations, newest first', async () => {
    const response = await stack.request(
      '/rest/v1/contacts?select=address,last_message_at,opted_out_by_contact&last_message_at=not.is.null&order=last_message_at.desc',
      { token: adminToken },
    );
    const rows = await rowsOf(response);
    expect(rows).toHaveLength(15);
    expect(rows.filter((row) => row.opted_out_by_contact)).toHaveLength(1);
    expect(new Set(rows.map((row) => row.address)).size).toBe(15);
  });

  test.each([
    'address=eq.%2B19185550112',
    'address=in.(%2B19185550112,%2B19185550000)',
    'or=(address.eq.%2B19185550112,address.eq.%2B19185550000)',
  ])('the filter %s finds the conversation of that number', async (filter) => {
    const response = await stack.request(`/rest/v1/contacts?select=address&${filter}`, {
      token: adminToken,
    });
    expect(await response.json()).toEqual([{ address: '+19185550112' }]);
  });

  test('every demo text has its provider id, and one could not be delivered', async () => {
    const columns = 'provider_sid,status,error_code';
    const response = await stack.request(`/rest/v1/messages?select=${columns}&source=eq.sms`, {
      token: adminToken,
    });
    const rows = await rowsOf(response);
    expect(rows.every((row) => /^SM[0-9a-f]{32}$/.test(String(row.provider_sid)))).toBe(true);
    expect(rows.filter((row) => row.error_code === 30003).map((row) => row.status)).toEqual(['undelivered']);
  });

  test('no number is saved to begin with; the admin saves one and reads it back', async () => {
    const single = { accept: 'application/vnd.pgrst.object+json' };
    const missing = await stack.request('/rest/v1/business_settings?setting_key=eq.twilio_phone_number', {
      token: adminToken,
      headers: single,
    });
    expect(missing.status).toBe(406);
    expect(await missing.json()).toMatchObject({ code: 'PGRST116' });
    const saved = await stack.request('/rest/v1/business_settings', {
      method: 'POST',
      token: adminToken,
      headers: { prefer: 'return=representation' },
      body: JSON.stringify({ setting_key: 'twilio_phone_number', setting_value: '+19185550142' }),
    });
    expect(saved.status).toBe(201);
    expect(await saved.json()).toMatchObject([{ setting_value: '+19185550142' }]);
  });

  test('a refused statement is one line of the log', () => {
    const refusals = stack.log.filter((line) => line.includes('permission denied for table contacts'));
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.every((line) => !line.includes('\n'))).toBe(true);
  });
});

test('forty requests at once are all answered, each under its own role', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const isAdmin = index % 2 === 0;
      const path = '/rest/v1/contacts?select=id&limit=1';
      const response = await stack.request(path, isAdmin ? { token: adminToken } : {});
      return response.status === (isAdmin ? 200 : 401);
    }),
  );
  expect(answers).toEqual(Array.from({ length: 40 }, () => true));
});

test('forty deliveries of one message at once make one row', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const response = await stack.request('/rest/v1/rpc/receive_message', {
        method: 'POST',
        apikey: stack.info.secretKey,
        body: JSON.stringify({
          p_business_number: '+19185550142',
          p_address: '+19185550190',
          p_body: 'Is anyone there?',
          p_provider_sid: 'SM00000000000000000000000000000001',
        }),
      });
      const isNew: unknown = await response.json();
      return isNew;
    }),
  );
  expect(answers.filter((isNew) => isNew === true)).toHaveLength(1);
  expect(answers.filter((isNew) => isNew === false)).toHaveLength(39);
});

describe('signing up', () => {
  const signUp = (email: string, password: string, redirectTo?: string) =>
    stack.request(`/auth/v1/signup${redirectTo ? `?redirect_to=${encodeURIComponent(redirectTo)}` : ''}`, {
      method: 'POST',
      body: JSON.stringify({ email, password }),
    });

  test('asks for a confirmation, whose link signs in and leads to the dashboard', async () => {
    const email = 'newcomer@example.com';
    const response = await signUp(email, 'secret1', `${stack.info.url}/admin/dashboard`);
    expect(response.status).toBe(200);
    expect(await response.json()).not.toHaveProperty('access_token');

    const tooEarly = await stack.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email, password: 'secret1' }),
    });
    expect(tooEarly.status).toBe(400);
    expect(await tooEarly.json()).toMatchObject({ error_code: 'email_not_confirmed' });

    const verified = await fetch(await mailedLink(stack, email), { redirect: 'manual' });
    expect(verified.status).toBe(303);
    const target = new URL(verified.headers.get('location') ?? '');
    expect(target.origin + target.pathname).toBe(`${stack.info.url}/admin/dashboard`);
    expect(target.hash).toContain('access_token=');
    await expect(signIn(stack, email, 'secret1')).resolves.toEqual(expect.any(String));
  });

  test('a link never leads to another site', async () => {
    await signUp('stranger@example.com', 'secret1', 'https://evil.example/admin/dashboard');
    const verified = await fetch(await mailedLink(stack, 'stranger@example.com'), { redirect: 'manual' });
    expect(new URL(verified.headers.get('location') ?? '').origin).toBe(stack.info.url);
  });

  test('a password of five characters is refused', async () => {
    const response = await signUp('short@example.com', '12345');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error_code: 'weak_password' });
  });
});

describe('the mail page', () => {
  test('lists the mails newest first, with the link to click', async () => {
    await newUser(stack, 'first@example.com');
    await newUser(stack, 'second@example.com');
    const response = await stack.request('/__mail');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await response.text();
    expect(html.indexOf('second@example.com')).toBeGreaterThan(-1);
    expect(html.indexOf('second@example.com')).toBeLessThan(html.indexOf('first@example.com'));
    const link = (await mailedLink(stack, 'second@example.com')).replaceAll('&', '&amp;');
    expect(html).toContain(`<a href="${link}">`);
  });

  test('can only be read', async () => {
    expect((await stack.request('/__mail/api', { method: 'DELETE' })).status).toBe(405);
  });
});

describe('T54 T56 the admin role', () => {
  const env = () => ({ SUPABASE_URL: stack.info.url, SUPABASE_SECRET_KEY: stack.info.secretKey });
  const role = async (token: string) => {
    const response = await stack.request('/rest/v1/user_roles?select=role', { token });
    return rowsOf(response);
  };

  test('T56 is granted and revoked by e-mail address, counts at once, and the log has each change once', async () => {
    const token = await newUser(stack, 'boss@example.com');
    expect(await changeAdminRole(['grant', 'Boss@Example.com'], env())).toEqual({
      sentence: 'Boss@Example.com is an admin now.',
      isDone: true,
    });
    expect(await role(token)).toEqual([{ role: 'admin' }]);
    expect(await changeAdminRole(['grant', 'boss@example.com'], env())).toEqual({
      sentence: 'boss@example.com was an admin already.',
      isDone: true,
    });
    expect(await changeAdminRole(['revoke', 'boss@example.com'], env())).toEqual({
      sentence: 'boss@example.com is no longer an admin.',
      isDone: true,
    });
    expect(await role(token)).toEqual([]);
    expect(await changeAdminRole(['revoke', 'boss@example.com'], env())).toEqual({
      sentence: 'boss@example.com was not an admin.',
      isDone: false,
    });
    const { sub } = decodeJwt(token);
    const lines = await stack.request(`/rest/v1/audit_log?select=action&subject=eq.${sub}&order=id`, {
      apikey: stack.info.secretKey,
    });
    expect(await lines.json()).toEqual([{ action: 'role.grant' }, { action: 'role.revoke' }]);
  });

  test('T54 is refused to an address that is unknown or unconfirmed', async () => {
    await stack.request('/auth/v1/signup', {
      method: 'POST',
      body: JSON.stringify({ email: 'waiting@example.com', password: 'secret1' }),
    });
    const unconfirmed = await changeAdminRole(['grant', 'waiting@example.com'], env());
    expect(unconfirmed.isDone).toBe(false);
    expect(unconfirmed.sentence).toContain('has not confirmed');
    const unknown = await changeAdminRole(['grant', 'nobody@example.com'], env());
    expect(unknown.isDone).toBe(false);
    expect(unknown.sentence).toContain('There is no account for nobody@example.com');
  });

  test.each([
    [[]],
    [['grant']],
    [['grant', 'not-an-address']],
    [['promote', 'a@b.c']],
    [['grant', 'a@b.c', 'd@e.f']],
  ])('bad arguments %j get the usage', async (args) => {
    const { sentence, isDone } = await changeAdminRole(args, env());
    expect(sentence).toMatch(/^Usage: /);
    expect(isDone).toBe(false);
  });

  test('a wrong secret key and a wrong address each give one sentence', async () => {
    await expect(
      changeAdminRole(['grant', 'a@b.c'], { ...env(), SUPABASE_SECRET_KEY: 'sb_secret_wrong' }),
    ).rejects.toThrow(/refused the secret key/);
    await expect(
      changeAdminRole(['grant', 'a@b.c'], { ...env(), SUPABASE_URL: 'http://127.0.0.1:1' }),
    ).rejects.toThrow(/can't be reached/);
    await expect(changeAdminRole(['grant', 'a@b.c'], { SUPABASE_URL: stack.info.url })).rejects.toThrow(
      /^Only one of/,
    );
  });
});

describe('the edge functions and the Twilio emulator', () => {
  const call = async (name: string, body: object) => {
    const response = await stack.request(`/functions/v1/${name}`, {
      method: 'POST',
      token: adminToken,
      body: JSON.stringify(body),
    });
    return recordOf(response);
  };

  test("know the account's numbers, calls and conversations from the start", async () => {
    const { phoneNumbers } = await call('twilio-manage', { action: 'getPhoneNumbers' });
    expect(phoneNumbers).toMatchObject([{ phoneNumber: '+19185550142' }, { phoneNumber: '+19185550143' }]);
    const { calls } = await call('twilio-manage', { action: 'getCallLogs' });
    const calledWith = (outcome: string) =>
      Array.isArray(calls)
        ? calls.filter((row: unknown) => Reflect.get(Object(row), 'outcome') === outcome).length
        : 0;
    expect(calledWith('answered')).toBeGreaterThan(60);
    expect(calledWith('missed')).toBeGreaterThan(20);
    expect(calledWith('brief')).toBeGreaterThan(2);
    const { messages } = await call('sms-handler', { action: 'getConversation', to: '+19185550112' });
    expect(messages).toHaveLength(5);
  });

  test('carry a text from a phone into the office', async () => {
    const sent = await stack.request('/__phone/api/text', {
      method: 'POST',
      body: JSON.stringify({ from: '+19185550198', body: 'Do you work on Hitachi excavators?' }),
    });
    expect(sent.status).toBe(200);
    const { messages } = await call('sms-handler', { action: 'getConversation', to: '+19185550198' });
    expect(messages).toMatchObject([{ direction: 'inbound', body: 'Do you work on Hitachi excavators?' }]);
  });

  test('refuse a visitor without a token', async () => {
    const response = await stack.request('/functions/v1/sms-handler', {
      method: 'POST',
      body: JSON.stringify({ action: 'getConversations' }),
    });
    expect(response.status).toBe(401);
  });
});

describe('a quote request', () => {
  const request = (changes: object = {}, headers: Record<string, string> = {}) =>
    fetch(`${stack.info.functionsUrl}/request-quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        name: 'Dana Fields',
        phone: '(918) 555-0161',
        zip: '74012',
        equipment: 'Excavator',
        brand: 'Cat',
        description: 'Will not start',
        canMove: 'no',
        urgency: 'This week',
        smsConsent: true,
        page: '/cat-repair-tulsa',
        website: '',
        ...changes,
      }),
    });
  const sentTexts = async () => {
    const { apiUrl, accountSid, authToken } = stack.info.twilio;
    const response = await fetch(`${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json?PageSize=1000`, {
      headers: { authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` },
    });
    const { messages } = await recordOf(response);
    if (!Array.isArray(messages)) throw new Error('no list of messages');
    return messages.length;
  };

  test('reaches the office without a key or a token, and sends nobody anything', async () => {
    const before = await sentTexts();
    const response = await request();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    const stored = await stack.request(
      '/rest/v1/quote_requests?select=name,phone,sms_consent&limit=1&order=created_at.desc',
      {
        token: adminToken,
      },
    );
    expect(await stored.json()).toEqual([{ name: 'Dana Fields', phone: '+19185550161', sms_consent: true }]);
    expect(await sentTexts()).toBe(before);
  });

  test('comes from the address it comes from, whatever its headers say', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 13; index += 1) {
      const forged = { 'cf-connecting-ip': `192.0.2.${index}`, 'x-forwarded-for': `192.0.2.${index}` };
      const phone = `918555${1000 + index}`;
      statuses.push((await request({ phone }, forged)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(11);
  });
});

describe('the front door', () => {
  const withHost = (path: string, host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(stack.info.url);
      httpRequest({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .once('error', reject)
        .end();
    });

  test.each(['/__mail/api', '/__phone', '/rest/v1/contacts'])(
    '%s does not answer to a foreign host name',
    async (path) => {
      expect(await withHost(path, 'evil.example')).toBe(403);
      expect(await withHost(path, 'localhost')).not.toBe(403);
    },
  );

  test('an unknown function is 404, and so is what the stack does not own', async () => {
    expect((await stack.request('/functions/v1/none')).status).toBe(404);
    expect((await stack.request('/rest/v10/x')).status).toBe(404);
  });
});
