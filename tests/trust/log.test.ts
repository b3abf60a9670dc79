/** The functions' log of a whole run, in which everything fails in turn: it tells nothing about anybody. */
import fc from 'fast-check';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { alertKinds } from '../../supabase/functions/_shared/contract/alerts';
import { webhookPaths } from '../../supabase/functions/_shared/contract/webhooks';
import {
  backgroundDone,
  expectErrors,
  takeConsoleErrors,
  takeConsoleWarnings,
} from '../support/console-guard';
import { origin, secretKey } from '../support/functions-harness';
import { inFlight } from '../support/fuzz';
import { startOffice } from '../support/office-setup';
import { pushSettings, servePushes } from '../support/push-devices';
import { authToken, businessNumber, newSid, twilioMessage } from '../support/twilio-rows';
import { everyAction } from './action-requests';

const office = await startOffice();
const { services, admin, ask, answerTo, post, quote, text } = office;

const address = 'zebulon@quartz.example';
const numbers = { customer: '+19185557301', caller: '+447911557302', alerts: '+19185557303' };
const words = 'xylophone under the excavator';
/** Of a test that only checks whether somebody has it. */
const deviceSecret = 'BTBZMqHH6r4Tts7J_aSIgg';

/** Every text in a request, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** An answer that repeats everything it was asked, as a careless service does. */
const repeats =
  (status: number): HttpResponseResolver =>
  async ({ request }) => {
    const message = `${request.url} ${JSON.stringify(Object.fromEntries(request.headers))} ${await request.text()}`;
    return HttpResponse.json({ message, details: message, code: '23514' }, { status });
  };
const answers: [string, HttpResponseResolver][] = [
  ['is lost', () => HttpResponse.error()],
  ['is refused, and repeated in the refusal', repeats(400)],
  ['gets other words as its answer', repeats(200)],
];
/** The services that are away together. */
const places: [string, string[]][] = [
  ['the database', [`${origin}/rest/v1/*`]],
  ['Twilio', ['https://*.twilio.com/*']],
  ['any other service', [`${origin}/storage/v1/*`, `${origin}/auth/v1/*`, `${origin}/__push/*`]],
];

/** In an error, Deno's fetch names the whole address. Node's doesn't. */
function failAsDeno() {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    try {
      return await fetch(input, init);
    } catch (error) {
      const url = input instanceof Request ? input.url : String(input);
      throw new TypeError(`error sending request for url (${url})`, { cause: error });
    }
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** Everything that the office, customers and Twilio ask of the functions. Returns the texts that were sent. */
async function wholeRun(): Promise<string[]> {
  const sent: string[] = [];
  const known = {
    customers: [numbers.customer, address],
    messageIds: ['0f8fad5b-d9cb-469f-a165-70867728950e'],
    callSids: [newSid('CA')],
    numberSids: [`PN${'0'.repeat(32)}`],
  };
  const requests = everyAction(known).flatMap(({ action, request }) =>
    fc.sample(request, { numRuns: 2, seed: 7 }).map((fields) => ({ action, ...fields })),
  );
  sent.push(...textsIn(requests));
  await inFlight(20, requests, (request) => answerTo(request));
  await ask({ action: 'sendMessage', from: businessNumber, to: numbers.customer, body: words });
  await ask({ action: 'startCall', to: numbers.customer });
  await ask({ action: 'reconcile' }, secretKey);
  // The login service is asked about tokens with the older signature.
  await ask({ action: 'getPeople' }, admin.token);
  const form = {
    From: numbers.caller,
    To: businessNumber,
    CallSid: newSid('CA'),
    RecordingSid: `RE${'7'.repeat(32)}`,
    RecordingStatus: 'completed',
    TranscriptionStatus: 'completed',
    TranscriptionText: words,
    DialCallStatus: 'no-answer',
    MessageSid: newSid('SM'),
    MessageStatus: 'failed',
    Body: words,
  };
  for (const path of Object.values(webhookPaths)) {
    await post(path, form);
  }
  await text(words, { From: numbers.customer });
  await quote({ name: 'Zebulon Quartz', email: address, phone: numbers.customer, description: words });
  await quote(`{"name": "Zebulon Quartz", "description": "${words}`);
  await backgroundDone();
  return sent;
}

const isTelling = (sent: string) => sent.length >= 8 && !/^[\w.:-]*$/.test(sent);

const failures = places.flatMap(([place, addresses]) =>
  answers.map(([answer, resolver]) => [place, answer, addresses, resolver] as const),
);
test.each(failures)(
  'the log of a whole run in which what %s is asked %s tells nothing about anybody (T63)',
  async (_place, _answer, addresses, resolver) => {
    expectErrors();
    failAsDeno();
    const { endpoint, keys } = servePushes(services).addDevice();
    office.configure({ ...pushSettings, ALERT_SECONDS: '86400', SPEND_ALERT: '1' });
    await services.saveSetting('call_forwarding_number', '+19185557304');
    await office.handle(
      `voicemail_on = true, transcribe_on = true, text_back_on = true, text_back_text = '${words}'`,
    );
    await services.execute(`insert into private.alert_settings (user_id, kinds, phone, devices) values ('${admin.id}',
    '${JSON.stringify(alertKinds)}', '${numbers.alerts}', '${JSON.stringify([{ endpoint, ...keys, auth: deviceSecret }])}')`);
    services.twilioMessages.push(twilioMessage({ from: numbers.caller, body: words }));
    services.server.use(...addresses.map((address) => http.all(address, resolver)));
    const sent = await wholeRun();
    const lines = [...takeConsoleErrors(), ...takeConsoleWarnings()];
    expect(lines.length).toBeGreaterThan(0);
    const secrets = [authToken, secretKey, admin.token, pushSettings.VAPID_PRIVATE_KEY, deviceSecret];
    const people = [
      address,
      'Zebulon',
      'xylophone',
      ...Object.values(numbers).map((number) => number.slice(-10)),
    ];
    const told = [
      ...secrets,
      ...people,
      endpoint,
      ...sent.filter(isTelling),
      'zebulon%40',
      '/rest/v1/',
      '__push',
    ];
    const telling = lines.filter((line) => told.some((secret) => line.includes(secret)));
    expect(telling).toEqual([]);
    expect(
      lines.filter((line) => /\d{7}|eyJ/.test(line.replace(/[A-Z]{2}[\da-f]{32}|[\da-f-]{36}/g, ''))),
    ).toEqual([]);
  },
);
