/** Every action that asks Twilio, each way in which Twilio can fail it, and several admins at once. */
import { http, HttpResponse, delay } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase } from '../../supabase/functions/_shared/database';
import { createHandler as createSmsHandler } from '../../supabase/functions/sms-handler/handler';
import { createHandler as createVoiceHandler } from '../../supabase/functions/twilio-manage/handler';
import { takeConsoleErrors } from '../support/console-guard';
import { inFlight, isDeep, sized } from '../support/fuzz';
import {
  adminCall,
  businessNumber,
  origin,
  read,
  startFunctionWorld,
  twilioNumber,
  type FunctionWorld,
  type Handler,
  type Person,
  type Resolver,
} from '../support/functions-harness';

const customer = '+19185550199';
const mechanic = '+19185550111';
const apiUrl = 'https://api.twilio.com/*';
const ourNumber = twilioNumber(businessNumber);

let world: FunctionWorld;
let admin: Person;
beforeAll(async () => {
  world = await startFunctionWorld();
  admin = await world.person(true);
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.twilioNumbers.splice(0, Number.POSITIVE_INFINITY, twilioNumber(businessNumber));
  world.twilioRequests.length = 0;
  await world.execute(`
    truncate public.contacts cascade;
    delete from public.business_settings where setting_key = 'call_forwarding_number';
    insert into public.contacts (address, texting_allowed_by) values ('${customer}', 'text')`);
  await world.saveSetting('twilio_phone_number', businessNumber);
});
afterEach(() => {
  world.server.resetHandlers();
  takeConsoleErrors();
});

type Functions = Record<'sms-handler' | 'twilio-manage', Handler>;
const functions = (): Functions => ({
  'sms-handler': createSmsHandler(world.env()),
  'twilio-manage': createVoiceHandler(world.env()),
});

const actions: [keyof Functions, Record<string, unknown>][] = [
  ['sms-handler', { action: 'sendMessage', from: businessNumber, to: customer, body: 'On our way' }],
  ['sms-handler', { action: 'reconcile' }],
  ['twilio-manage', { action: 'getPhoneNumbers' }],
  ['twilio-manage', { action: 'getCallLogs' }],
  ['twilio-manage', { action: 'getNumberHealth' }],
  ['twilio-manage', { action: 'connectNumber', sid: ourNumber['sid'], steps: [] }],
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
  silence: async () => {
    await delay(9_000);
    return HttpResponse.json({});
  },
};
const faults = isDeep ? allFaults : fewFaults;

type FaultCounts = {
  cases: number;
  /** Neither 502 nor 503 (202 for a text that may be out) with a sentence and a code, or with words of Twilio's. */
  badAnswers: string[];
  repeatedWrites: number;
  mostReads: number;
  elsewhere: number;
};

/** Every action against every fault: of all requests, or of those alone that change something at Twilio. */
async function failEverything(create: () => Functions, faults = fewFaults): Promise<FaultCounts> {
  const counts: FaultCounts = { cases: 0, badAnswers: [], repeatedWrites: 0, mostReads: 0, elsewhere: 0 };
  for (const [fault, resolver] of Object.entries(faults)) {
    for (const failing of ['everything', 'writes']) {
      for (const [name, body] of actions) {
        const asked = { GET: 0, POST: 0 };
        const fail: Resolver = (info) => {
          asked[info.request.method === 'POST' ? 'POST' : 'GET'] += 1;
          return resolver(info);
        };
        world.server.use(
          failing === 'everything' ? http.all(apiUrl, fail) : http.post(apiUrl, fail),
          http.all('https://evil.example/*', () => {
            counts.elsewhere += 1;
            return HttpResponse.json({});
          }),
        );
        const response = await adminCall(create()[name], name, body, admin.token);
        world.server.resetHandlers();
        const isTouched = asked.GET + asked.POST > 0;
        if (!isTouched) continue;
        counts.cases += 1;
        const { status, body: answer } = await read(response);
        const sentence = String(answer['error']);
        const isGood =
          (body['action'] === 'sendMessage' ? [202, 502, 503] : [502, 503]).includes(status) &&
          /^[A-Z].*\.$/.test(sentence) &&
          /^[a-z0-9_]+$/.test(String(answer['code'])) &&
          !JSON.stringify(answer).includes('secret');
        if (!isGood)
          counts.badAnswers.push(`${String(body['action'])} after ${fault}: ${status} ${sentence}`);
        if (asked.POST > (fault === 'always busy' ? 3 : 1)) counts.repeatedWrites += 1;
        counts.mostReads = Math.max(counts.mostReads, asked.GET);
      }
    }
  }
  return counts;
}

describe('R1 R2 R3 T64 whatever Twilio answers', { timeout: 300_000 }, () => {
  test('an action says so in a sentence of ours, repeats reads a little and writes never', async () => {
    const counts = await failEverything(functions, faults);
    expect(counts).toMatchObject({ badAnswers: [], repeatedWrites: 0, elsewhere: 0 });
    expect(counts.cases).toBeGreaterThanOrEqual(8 * Object.keys(faults).length);
    // Three of each of the two lists that some actions ask for at once.
    expect(counts.mostReads).toBeLessThanOrEqual(6);
  });
});

describe('R11 a change of forwarding that ends half-way', () => {
  const voiceUrl = `${origin}/functions/v1/twilio-manage/voice`;
  const foreign = 'https://somebody-else.example/voice';
  const replacing = [{ field: 'VoiceUrl', from: foreign, to: voiceUrl }];
  const forward = async (forwardTo: string, handler = functions()['twilio-manage']) => {
    const change = { action: 'updateCallForwarding', phoneNumber: businessNumber, forwardTo, replacing };
    return read(await adminCall(handler, 'twilio-manage', change, admin.token));
  };
  const target = async () =>
    (await world.rows('business_settings?select=setting_value&setting_key=eq.call_forwarding_number'))[0]?.[
      'setting_value'
    ];
  const route = async () => {
    const answer = await adminCall(
      functions()['twilio-manage'],
      'twilio-manage',
      { action: 'getNumberHealth' },
      admin.token,
    );
    const { body } = await read(answer);
    return JSON.stringify(body['numbers']);
  };
  const steps: [string, () => void][] = [
    ['reading the numbers', () => world.server.use(http.get(apiUrl, () => HttpResponse.error()))],
    ['writing at Twilio', () => world.server.use(http.post(apiUrl, () => HttpResponse.error()))],
    [
      'hearing that it was written',
      () =>
        world.server.use(
          http.post(apiUrl, () => {
            const [number] = world.twilioNumbers;
            if (number) number['voice_url'] = voiceUrl;
            return HttpResponse.error();
          }),
        ),
    ],
    [
      'saving the target',
      () => world.server.use(http.patch(`${origin}/rest/v1/business_settings`, () => HttpResponse.error())),
    ],
  ];

  test.each(steps)('at %s leaves the old target in force, and may be repeated', async (_, breakIt) => {
    expect((await forward(mechanic)).status).toBe(200);
    const [number] = world.twilioNumbers;
    if (number) number['voice_url'] = foreign;
    expect(await route()).toContain('"route":"elsewhere"');
    breakIt();
    expect((await forward('+19185550112')).status).toBeGreaterThanOrEqual(502);
    expect(await target()).toBe(mechanic);
    world.server.resetHandlers();
    for (let time = 0; time < 2; time += 1) {
      expect((await forward('+19185550112')).status).toBe(200);
      expect(await target()).toBe('+19185550112');
      expect(world.twilioNumbers).toMatchObject([{ voice_url: voiceUrl, voice_method: 'POST' }]);
    }
    const changes = await world.query(`select count(*)::int from public.audit_log
      where subject = 'call_forwarding_number' and new_value = '+19185550112' and old_value = '${mechanic}'
        and happened_at > now() - interval '1 minute' and actor = '${admin.id}'`);
    expect(Number(changes[0]?.['count'])).toBeGreaterThan(0);
  });
});

describe('two admins at the same time', () => {
  /** The rows that are left, and the value that was saved last. */
  async function saveInParallel(saves: number) {
    const other = await world.person(true);
    const database = createDatabase(world.env());
    const numbers = Array.from({ length: saves }, (_, index) => `+1918555${6000 + index}`);
    await inFlight(saves, numbers, (number, index) =>
      database.settings.saveForwardingNumber(number, index % 2 === 0 ? admin.token : other.token),
    );
    const rows = await world.rows(
      'business_settings?select=setting_value&setting_key=eq.call_forwarding_number',
    );
    const [last] = await world.query(`select new_value from public.audit_log
      where subject = 'call_forwarding_number' order by id desc limit 1`);
    return { values: rows.map((row) => row['setting_value']), last: last?.['new_value'] };
  }

  test('R12 save a setting in parallel: one row, and the last one saved is what both see', async () => {
    const { values, last } = await saveInParallel(sized({ slice: 20, deep: 100 }));
    expect(values).toEqual([last]);
  });

  test('R13 answer one chat: every text is kept, each admin’s own in order, and every look shows the same', async () => {
    const count = sized({ slice: 8, deep: 50 });
    const other = await world.signedAdmin();
    const handler = functions()['sms-handler'];
    const sendAll = async (person: Person, name: string) => {
      for (let index = 0; index < count; index += 1) {
        const body = { action: 'sendMessage', from: businessNumber, to: customer, body: `${name} ${index}` };
        expect((await adminCall(handler, 'sms-handler', body, person.token)).status).toBe(200);
      }
    };
    await Promise.all([sendAll(admin, 'One'), sendAll(other, 'Two')]);
    const look = async () => {
      const request = { action: 'getConversation', to: customer };
      const { body } = await read(await adminCall(handler, 'sms-handler', request, admin.token));
      return Array.isArray(body['messages'])
        ? body['messages'].map((row: Record<string, unknown>) => String(row['body']))
        : [];
    };
    const shown = await look();
    expect(shown).toHaveLength(2 * count);
    for (const name of ['One', 'Two']) {
      const own = Array.from({ length: count }, (_, index) => `${name} ${index}`);
      expect(shown.filter((text) => text.startsWith(name))).toEqual(own);
    }
    expect(await look()).toEqual(shown);
  });
});
