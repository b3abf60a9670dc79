/** Every action that asks Twilio, each way in which Twilio can fail it, and several admins at once. */
import { http, HttpResponse, delay } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FunctionName } from '../../supabase/functions/_shared/contract/functions';
import { saveForwardingNumber } from '../../supabase/functions/_shared/data/settings';
import { takeConsoleErrors } from '../support/console-guard';
import { isDeep } from '../support/fuzz';
import {
  adminCall,
  businessNumber,
  origin,
  read,
  twilioNumber,
  type Resolver,
} from '../support/functions-harness';
import { customer, startOffice } from '../support/office-setup';

const mechanic = '+19185550111';
const apiUrl = 'https://api.twilio.com/*';
const ourNumber = twilioNumber(businessNumber);

const { services, admin, handlerOf, ask } = await startOffice();
beforeEach(() =>
  services.execute(
    `insert into public.contacts (address, texting_allowed_by) values ('${customer}', 'text')`,
  ),
);
afterEach(() => void takeConsoleErrors());

const actions: [FunctionName, { action: string; [field: string]: unknown }][] = [
  ['sms-handler', { action: 'sendMessage', from: businessNumber, to: customer, body: 'On our way' }],
  ['sms-handler', { action: 'reconcile' }],
  ['twilio-manage', { action: 'getPhoneNumbers' }],
  ['twilio-manage', { action: 'getCallLogs' }],
  ['twilio-manage', { action: 'getNumberHealth' }],
  ['twilio-manage', { action: 'connectNumber', sid: ourNumber.sid, steps: [] }],
  ['twilio-manage', { action: 'updateCallForwarding', phoneNumber: businessNumber, forwardTo: mechanic }],
];

const secret = 'secret words of Twilio';
const fewFaults: Record<string, Resolver> = {
  'a 500': () => HttpResponse.json({ message: secret }, { status: 500 }),
  'a redirect elsewhere': () =>
    new HttpResponse(null, { status: 307, headers: { location: 'https://evil.example/x' } }),
};
const allFaults: Record<string, Resolver> = {
  ...fewFaults,
  'a lost connection': () => HttpResponse.error(),
  'always busy': () => HttpResponse.json({ code: 20429, message: secret, status: 429 }, { status: 429 }),
  'HTML with 503': () => new HttpResponse(`<h1>${secret}</h1>`, { status: 503 }),
  'HTML with 200': () => new HttpResponse(`<h1>${secret}</h1>`),
  'half a JSON': () => new HttpResponse(`{"message":"${secret}`),
  'a JSON list': () => HttpResponse.json([secret]),
  'five megabytes': () => new HttpResponse(`{"x":"${secret.repeat(230_000)}"}`),
  silence: async () => (await delay('infinite'), HttpResponse.error()),
};
const after = AbortSignal.timeout.bind(AbortSignal);

describe.each(Object.entries(isDeep ? allFaults : fewFaults))('R1 R2 R3 T64 after %s', (fault, resolver) => {
  const cases = ['everything', 'writes'].flatMap((failing) =>
    actions.map(([name, body]) => ({ failing, name, body, action: body.action })),
  );
  test.each(cases)(
    'of $failing, $action says so in a sentence of ours, repeats reads a little and writes never',
    async ({ failing, name, body, action }) => {
      // The functions wait for eight seconds, this test for a moment.
      if (fault === 'silence')
        vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => after(ms === 8_000 ? 50 : ms));
      const asked = { GET: 0, POST: 0, elsewhere: 0 };
      const fail: Resolver = (info) => {
        asked[info.request.method === 'POST' ? 'POST' : 'GET'] += 1;
        return resolver(info);
      };
      services.server.use(
        failing === 'everything' ? http.all(apiUrl, fail) : http.post(apiUrl, fail),
        http.all('https://evil.example/*', () => {
          asked.elsewhere += 1;
          return HttpResponse.json({});
        }),
      );
      const response = await adminCall(handlerOf(name), name, body, admin.token);
      // Some actions only read.
      if (asked.GET + asked.POST === 0) return;
      const { status, body: answer } = await read(response);
      expect(action === 'sendMessage' ? [202, 502, 503] : [502, 503]).toContain(status);
      expect(answer['error']).toMatch(/^[A-Z].*\.$/);
      expect(answer['code']).toMatch(/^[a-z0-9_]+$/);
      expect(JSON.stringify(answer)).not.toContain('secret');
      expect(asked.POST).toBeLessThanOrEqual(fault === 'always busy' ? 3 : 1);
      // Three of each of the two lists that some actions ask for at once.
      expect(asked.GET).toBeLessThanOrEqual(6);
      expect(asked.elsewhere).toBe(0);
    },
  );
});

/** Where calls go to, as it is saved. */
const targets = async () =>
  (await services.rows('business_settings?select=setting_value&setting_key=eq.call_forwarding_number')).map(
    (row) => row['setting_value'],
  );

describe('R11 a change of forwarding that ends half-way', () => {
  const voiceUrl = `${origin}/functions/v1/twilio-manage/voice`;
  const foreign = 'https://somebody-else.example/voice';
  const replacing = [{ field: 'VoiceUrl', from: foreign, to: voiceUrl }];
  const forward = (forwardTo: string) =>
    ask({ action: 'updateCallForwarding', phoneNumber: businessNumber, forwardTo, replacing });
  const steps: [string, () => void][] = [
    ['reading the numbers', () => services.server.use(http.get(apiUrl, () => HttpResponse.error()))],
    ['writing at Twilio', () => services.server.use(http.post(apiUrl, () => HttpResponse.error()))],
    [
      'hearing that it was written',
      () =>
        services.server.use(
          http.post(apiUrl, () => {
            const [number] = services.twilioNumbers;
            if (number) number.voiceUrl = voiceUrl;
            return HttpResponse.error();
          }),
        ),
    ],
    [
      'saving the target',
      () =>
        services.server.use(http.patch(`${origin}/rest/v1/business_settings`, () => HttpResponse.error())),
    ],
  ];

  test.each(steps)('at %s leaves the old target in force, and may be repeated', async (_, breakIt) => {
    expect((await forward(mechanic)).status).toBe(200);
    const [number] = services.twilioNumbers;
    if (number) number.voiceUrl = foreign;
    breakIt();
    expect((await forward('+19185550112')).status).toBeGreaterThanOrEqual(502);
    expect(await targets()).toEqual([mechanic]);
    services.server.resetHandlers();
    for (let time = 0; time < 2; time += 1) {
      expect((await forward('+19185550112')).status).toBe(200);
      expect(await targets()).toEqual(['+19185550112']);
      expect(services.twilioNumbers).toMatchObject([{ voiceUrl, voiceMethod: 'POST' }]);
    }
  });
});

test('R12 two admins save a setting in parallel: one row, and the last one saved is what both see', async () => {
  const other = await services.person('admin');
  const env = services.env();
  const tokens = Array.from({ length: 20 }, (_, index) => (index % 2 ? admin : other).token);
  await Promise.all(
    tokens.map((token, index) => saveForwardingNumber(env, `+1918555${6000 + index}`, token)),
  );
  const [last] = await services.query(`select new_value from public.audit_log
    where subject = 'call_forwarding_number' order by id desc limit 1`);
  expect(await targets()).toEqual([last?.['new_value']]);
});
