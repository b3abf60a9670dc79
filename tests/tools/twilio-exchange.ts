/** An emulator with a small web server in place of the functions, for the tests beside it. */
import { serve } from '@hono/node-server';
import { expect, onTestFinished } from 'vitest';
import { createTwilioEmulator, type TwilioEmulatorOptions } from '../../tools/twilio-emulator/emulator.ts';

export const accountSid = `AC${'a1'.repeat(16)}`;
export const authToken = 'b2'.repeat(16);
export const business = '+19185550142';
export const otherLine = '+19185550143';
export const customer = '+19185550123';
export const mechanic = '+19185550177';

/** A webhook as it arrived. `url` is the address that Twilio has, `form` what was posted. */
export type Received = {
  method: string;
  url: string;
  path: string;
  form: URLSearchParams;
  signature: string;
};

export const twiml = (xml: string) => new Response(xml, { headers: { 'Content-Type': 'text/xml' } });

/** Vitest's matchers without their `any`. */
export const containing = (part: string): unknown => expect.stringContaining(part);
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

type Functions = (received: Received) => Response | Promise<Response>;

/** Parsed JSON, to be matched against; nothing is assumed of it. */
type Json = { status: number; body: unknown };

export type Exchange = Awaited<ReturnType<typeof startExchange>>;

export const basic = (sid: string, secret: string) =>
  `Basic ${Buffer.from(`${sid}:${secret}`).toString('base64')}`;

async function json(response: Response | null): Promise<Json> {
  if (!response) throw new Error('The emulator does not serve this path.');
  const text = await response.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, body };
}

export async function startExchange(
  functions: Functions = () => twiml('<Response/>'),
  options: Partial<TwilioEmulatorOptions> = {},
) {
  const received: Received[] = [];
  const functionsUrl = await listen(async (request) => {
    const url = new URL(request.url);
    const one = {
      method: request.method,
      url: request.url,
      path: url.pathname.replace('/functions/v1', ''),
      form: new URLSearchParams(await request.text()),
      signature: request.headers.get('X-Twilio-Signature') ?? '',
    };
    received.push(one);
    return functions(one);
  });
  const smsUrl = `${functionsUrl}/sms-handler/inbound`;
  const emulator = createTwilioEmulator({
    accountSid,
    authToken,
    numbers: [
      { phoneNumber: business, friendlyName: 'Main line', smsUrl },
      { phoneNumber: otherLine, friendlyName: 'Spare line', smsUrl },
    ],
    publicFunctionsUrl: functionsUrl,
    stateFile: null,
    pace: { messageStepMs: 5, callStepMs: 1 },
    ...options,
  });
  onTestFinished(() => emulator.stop());

  const rest = async (method: string, path: string, form?: Record<string, string>): Promise<Json> => {
    const headers = { Authorization: basic(accountSid, authToken) };
    const body = form && new URLSearchParams(form);
    const url = `http://localhost/__twilio/2010-04-01/Accounts/${accountSid}${path}`;
    return json(await emulator.handle(new Request(url, { method, headers, ...(body && { body }) })));
  };
  return {
    emulator,
    functionsUrl,
    received,
    rest,
    /** Changes the first number; answers its path. */
    async point(form: Record<string, string>) {
      const list = JSON.stringify(await rest('GET', '/IncomingPhoneNumbers.json'));
      const path = `/IncomingPhoneNumbers/${/PN\w{32}/.exec(list)?.[0]}.json`;
      await rest('POST', path, form);
      return path;
    },
    async control(action: string, body?: object, headers: HeadersInit = {}) {
      const url = `http://localhost/__phone/api/${action}`;
      const post = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(headers)) },
        body: JSON.stringify(body),
      };
      return json(await emulator.handle(new Request(url, body ? post : { headers })));
    },
  };
}

/** Serves until the test ends; answers with the address of the functions on it. */
export async function listen(fetch: (request: Request) => Promise<Response>): Promise<string> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}/functions/v1`),
    );
    onTestFinished(
      () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
        }),
    );
  });
}
