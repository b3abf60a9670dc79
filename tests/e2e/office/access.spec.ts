import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { businessNumber } from '../support/business-number';
import {
  asService,
  confirmedUser,
  inboundText,
  invoke,
  phone,
  postWebhook,
  rest,
  signIn,
  stack,
  textOf,
} from '../support/stack';

/** Every table of the office, with a row that someone might try to forge. */
const forgeries: Record<string, Record<string, string>> = {
  business_settings: { setting_key: 'call_forwarding_number', setting_value: '+19185550100' },
  user_roles: { user_id: randomUUID(), role: 'admin' },
  contacts: { business_number: businessNumber, address: '+19185550100' },
  messages: { contact_id: randomUUID(), direction: 'inbound', body: 'forged', status: 'received' },
  quote_requests: { name: 'Nobody', zip: '74101', equipment: 'none', description: 'forged' },
  audit_log: { action: 'forged' },
  call_handling: { forward_when: 'always' },
  voicemails: { call_sid: `CA${'0'.repeat(32)}`, recording_sid: `RE${'0'.repeat(32)}`, seconds: '1' },
};
const tables = Object.keys(forgeries);
const actions: [string, Record<string, unknown>][] = [
  ['twilio-manage', { action: 'getPhoneNumbers' }],
  ['twilio-manage', { action: 'getCallLogs' }],
  [
    'twilio-manage',
    { action: 'updateCallForwarding', phoneNumber: businessNumber, forwardTo: '+19185550177' },
  ],
  ['twilio-manage', { action: 'updateCallSchedule', forwardWhen: 'always' }],
  ['twilio-manage', { action: 'updateMissedCallHandling', textBackOn: false }],
  ['twilio-manage', { action: 'getForwardingHistory' }],
  ['twilio-manage', { action: 'getVoicemails' }],
  ['twilio-manage', { action: 'getPeople' }],
  ['twilio-manage', { action: 'invitePerson', email: 'x@example.com', role: 'admin' }],
  ['twilio-manage', { action: 'removePerson', email: 'x@example.com' }],
  ['twilio-manage', { action: 'getRecording', callSid: 'CA1' }],
  ['twilio-manage', { action: 'markVoicemailHeard', callSid: 'CA1' }],
  ['sms-handler', { action: 'getConversations' }],
  ['sms-handler', { action: 'getConversation', to: '+19185550121' }],
  ['sms-handler', { action: 'setContactName', to: '+19185550121', name: 'Forged' }],
  ['sms-handler', { action: 'setDone', to: '+19185550121', isDone: true }],
  ['sms-handler', { action: 'setOptedOut', to: '+19185550121', optedOut: true }],
  ['sms-handler', { action: 'reconcile' }],
  ['sms-handler', { action: 'markRead', to: '+19185550121', upTo: randomUUID() }],
  ['sms-handler', { action: 'getMedia', messageId: randomUUID(), index: 0 }],
  ['sms-handler', { action: 'sendMessage', from: businessNumber, to: '+19185550121', body: 'hello' }],
];

/** How many texts have reached Twilio. */
const outboundTexts = async () =>
  JSON.stringify(await phone('state')).match(/"direction":"outbound/g)?.length ?? 0;
const messageCount = async () => {
  const { body } = await asService('/rest/v1/messages?select=id');
  return Array.isArray(body) ? body.length : -1;
};

test.describe('who gets in', () => {
  test('a visitor without an account reads no table and writes none', async () => {
    for (const table of tables) {
      const read = await rest(`/rest/v1/${table}?select=*`);
      expect([200, 401, 403], table).toContain(read.status);
      if (read.status === 200) expect(read.body, table).toEqual([]);
      const write = await rest(`/rest/v1/${table}`, {
        method: 'POST',
        body: JSON.stringify(forgeries[table]),
      });
      expect([401, 403], table).toContain(write.status);
    }
  });

  test('someone who signed up reads nothing but their own (absent) role', async () => {
    const { token } = await confirmedUser();
    for (const table of tables) {
      const read = await rest(`/rest/v1/${table}?select=*`, { token });
      expect(read.body, table).toEqual([]);
    }
  });

  test('someone who signed up cannot make themselves an admin, nor redirect the calls', async () => {
    const { token, email } = await confirmedUser();
    const user = await rest('/auth/v1/user', { token });
    const userId = textOf(user.body, 'id');
    const grant = await rest('/rest/v1/user_roles', {
      method: 'POST',
      token,
      body: JSON.stringify({ user_id: userId, role: 'admin' }),
    });
    expect([401, 403]).toContain(grant.status);
    const rpc = await rest('/rest/v1/rpc/grant_admin', {
      method: 'POST',
      token,
      body: JSON.stringify({ p_email: email }),
    });
    expect([401, 403, 404]).toContain(rpc.status);
    const setting = await rest('/rest/v1/business_settings', {
      method: 'POST',
      token,
      body: JSON.stringify({ setting_key: 'call_forwarding_number', setting_value: '+19185550100' }),
    });
    expect([401, 403]).toContain(setting.status);
    const { body } = await asService(`/rest/v1/user_roles?user_id=eq.${userId}&select=role`);
    expect(body).toEqual([]);
  });

  test('an admin reads the office tables but cannot grant roles or forge messages', async () => {
    const token = await signIn(stack().admin.email, stack().admin.password);
    const conversations = await rest('/rest/v1/contacts?select=id', { token });
    expect(conversations.status).toBe(200);
    expect(conversations.body).not.toEqual([]);
    const grant = await rest('/rest/v1/user_roles', {
      method: 'POST',
      token,
      body: JSON.stringify({ user_id: randomUUID(), role: 'admin' }),
    });
    expect([401, 403]).toContain(grant.status);
    const forged = await rest('/rest/v1/messages', {
      method: 'POST',
      token,
      body: JSON.stringify({
        contact_id: randomUUID(),
        direction: 'inbound',
        body: 'x',
        status: 'received',
      }),
    });
    expect([401, 403]).toContain(forged.status);
  });

  for (const [name, body] of actions) {
    test(`${name} ${String(body.action)} is refused without a token, with a bad one, and without the role`, async () => {
      const { token } = await confirmedUser();
      const before = await outboundTexts();
      const none = await invoke(name, body);
      const garbage = await invoke(name, body, 'not.a.token');
      const publishable = await invoke(name, body, stack().publishableKey);
      const noRole = await invoke(name, body, token);
      expect([none.status, garbage.status, publishable.status, noRole.status]).toEqual([401, 401, 401, 403]);
      for (const { body: failure } of [none, garbage, publishable, noRole]) {
        expect(failure).toEqual({ error: expect.any(String), code: expect.any(String) });
      }
      expect(await outboundTexts()).toBe(before);
    });
  }

  test('an unknown action and a body that is not JSON get a clear 400', async () => {
    const token = await signIn(stack().admin.email, stack().admin.password);
    for (const action of ['nope', '__proto__', 'constructor', '']) {
      const { status, body } = await invoke('sms-handler', { action }, token);
      expect(status).toBe(400);
      expect(body).toEqual({ error: expect.any(String), code: expect.any(String) });
    }
  });
});

test.describe('webhooks', () => {
  test('an unsigned, a tampered and a wrongly signed text change nothing', async () => {
    const before = await messageCount();
    const form = inboundText();
    const signedForOther = inboundText({ Body: 'another text' });
    expect((await postWebhook('/sms-handler/inbound', form, null)).status).toBe(403);
    expect((await postWebhook('/sms-handler/inbound', form, 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=')).status).toBe(
      403,
    );
    const { getExpectedTwilioSignature } = await import('twilio/lib/webhooks/webhooks.js');
    const url = `${stack().functionsUrl}/sms-handler/inbound`;
    const signature = getExpectedTwilioSignature(stack().twilio.authToken, url, signedForOther);
    expect(
      (await postWebhook('/sms-handler/inbound', { ...signedForOther, Body: 'tampered' }, signature)).status,
    ).toBe(403);
    expect((await postWebhook('/twilio-manage/voice', form, null)).status).toBe(403);
    expect((await postWebhook('/twilio-manage/voice-result', form, null)).status).toBe(403);
    expect((await postWebhook('/twilio-manage/voicemail', form, null)).status).toBe(403);
    expect((await postWebhook('/twilio-manage/recording', form, null)).status).toBe(403);
    expect((await postWebhook('/sms-handler/status', form, null)).status).toBe(403);
    expect(await messageCount()).toBe(before);
  });

  test('a signed text is stored once, however often and however parallel it is delivered', async () => {
    const before = await messageCount();
    const form = inboundText({ From: '+19185550122', Body: 'Forty times the same' });
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => postWebhook('/sms-handler/inbound', form)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers[0]?.body).toContain('<Response');
    expect((await postWebhook('/sms-handler/inbound', form)).status).toBe(200);
    expect(await messageCount()).toBe(before + 1);
  });

  test('the address in Host or X-Forwarded-Host does not help a forger', async () => {
    const form = inboundText();
    const { getExpectedTwilioSignature } = await import('twilio/lib/webhooks/webhooks.js');
    const signature = getExpectedTwilioSignature('guessed', 'https://evil.example/sms-handler/inbound', form);
    const response = await fetch(`${stack().functionsUrl}/sms-handler/inbound`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signature,
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
      },
      body: new URLSearchParams(form),
    });
    expect(response.status).toBe(403);
  });
});
