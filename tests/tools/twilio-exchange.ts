/** A Twilio emulator with a small web server in place of the functions, for the tests in this folder. */
import { createAdaptorServer } from '@hono/node-server';
import { expect, onTestFinished } from 'vitest';
import { listen } from '../../tools/local-stack/functions/free-port.ts';
import { createTwilioEmulator, type TwilioEmulatorOptions } from '../../tools/twilio-emulator/emulator.ts';

const accountSid = `AC${'a1'.repeat(16)}`;
export const authToken = 'b2'.repeat(16);
export const business = '+19185550142';
export const otherLine = '+19185550143';
export const customer = '+19185550123';
export const mechanic = '+19185550177';

/** A webhook as it arrived. `url` is the address that Twilio called, `form` is what it posted. */
export type Received = { url: string; form: URLSearchParams; signature: string };

export const twiml = (xml: string) => new Response(xml, { headers: { 'Content-Type': 'text/xml' } });

/** Vitest's matcher, typed without `any`. */
export const containing = (part: string): unknown => expect.stringContaining(part);

const postOf = (body?: object) => body && { method: 'POST', body: JSON.stringify(body) };

export const headers = { Authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` };

export async function startExchange(
  functions: (received: Received) => Response | Promise<Response> = () => twiml('<Response/>'),
  options: Partial<TwilioEmulatorOptions> = {},
) {
  const received: Received[] = [];
  const functionsUrl = await serve(async (request) => {
    const one = {
      url: request.url,
      form: new URLSearchParams(await request.text()),
      signature: request.headers.get('X-Twilio-Signature') ?? '',
    };
    received.push(one);
    return functions(one);
  });
  const smsUrl = `${functionsUrl}/sms-handler/inbound`;
  const main = { phoneNumber: business, friendlyName: 'Main line', smsUrl };
  const spare = { phoneNumber: otherLine, friendlyName: 'Spare line', smsUrl };
  const account = { accountSid, authToken, numbers: [main, spare], publicFunctionsUrl: functionsUrl };
  const pace = { messageStepMs: 5, callStepMs: 1 };
  const emulator = createTwilioEmulator({ ...account, stateFile: null, pace, ...options });
  onTestFinished(() => emulator.stop());

  const ask = async (path: string, init: RequestInit) => {
    const response = await emulator.handle(new Request(`http://localhost${path}`, init));
    const text = (await response?.text()) ?? '';
    const body: unknown = text === '' ? null : JSON.parse(text);
    return { status: response?.status, body };
  };
  const rest = (method: string, path: string, form?: Record<string, string>) =>
    ask(`/__twilio/2010-04-01/Accounts/${accountSid}${path}`, {
      method,
      headers,
      ...(form && { body: new URLSearchParams(form) }),
    });
  return {
    emulator,
    functionsUrl,
    received,
    rest,
    /** Sends a text from the business number. */
    send: (form: Record<string, string> = {}) =>
      rest('POST', '/Messages.json', { From: business, To: customer, Body: 'Hello', ...form }),
    /** Changes the first number's settings and returns its path. */
    async point(form: Record<string, string>) {
      const path = `/IncomingPhoneNumbers/${emulator.store.numbers[0]?.sid}.json`;
      await rest('POST', path, form);
      return path;
    },
    control: (action: string, body?: object, from: Record<string, string> = {}) =>
      ask(`/__phone/api/${action}`, { headers: from, ...postOf(body) }),
  };
}

/** Serves until the test ends and returns the address of the functions. */
async function serve(fetch: (request: Request) => Promise<Response>): Promise<string> {
  const server = createAdaptorServer({ fetch });
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/functions/v1`;
}
