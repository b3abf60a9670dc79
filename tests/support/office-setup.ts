/** The set-up of one test file: the functions, an admin who is logged in, and before each test empty tables and a saved number. */
import { afterAll, afterEach, beforeEach } from 'vitest';
import { createHandler as createQuoteHandler } from '../../supabase/functions/request-quote/handler';
import { createHandler as createSmsHandler } from '../../supabase/functions/sms-handler/handler';
import { createHandler as createManageHandler } from '../../supabase/functions/twilio-manage/handler';
import { functionActions, type FunctionName } from '../../supabase/functions/_shared/contract/functions';
import { publishableKey } from '../../tools/local-stack/keys';
import {
  adminCall,
  businessNumber,
  claimsOf,
  newSid,
  origin,
  quoteCall,
  read,
  startServices,
  twilioNumber,
  webhookRequest,
  type Handler,
  type Services,
} from './functions-harness';

/** The number that writes and calls, unless a test says otherwise. */
export const customer = '+19185550199';
export const twilioApi = 'https://api.twilio.com/2010-04-01/Accounts/:account';

const clean = `
  ${['contacts', 'quote_requests', 'calls', 'voicemails', 'call_handling', 'business_settings'].map((table) => `delete from public.${table};`).join(' ')}
  ${['reconciled', 'set_aside', 'rate_limits', 'alert_settings'].map((table) => `delete from private.${table};`).join(' ')}
  insert into public.call_handling default values;
  insert into public.business_settings (setting_key, setting_value) values ('twilio_phone_number', '${businessNumber}');
  delete from public.audit_log;`;

/** To be awaited at the top of the file. */
export const startOffice = async () => startOfficeOn(await startServices());

/** The same on other services, such as those on a PostgreSQL server. */
export async function startOfficeOn<Started extends Services>(services: Started) {
  const admin = await services.person('admin');
  // Of the project's key, so that no action asks the Auth server. The embedded data API knows the other alone.
  const actionToken = await services.sign(claimsOf(admin));
  let handlers: Record<FunctionName | 'request-quote', Handler>;

  /** Starts the functions anew, with these settings and this clock. */
  const configure = (variables: Record<string, string | undefined> = {}, now?: () => Date) => {
    const env = services.env(variables);
    handlers = {
      'sms-handler': createSmsHandler(env, now),
      'twilio-manage': createManageHandler(env, now),
      'request-quote': createQuoteHandler(env, now),
    };
  };
  configure();

  const reset = async () => {
    configure();
    const { twilioRequests, twilioCalls, twilioRecordings, twilioMessages } = services;
    for (const list of [twilioRequests, twilioCalls, twilioRecordings, twilioMessages]) list.length = 0;
    for (const lists of [services.twilioMedia, services.twilioMessaging]) lists.clear();
    services.twilioNumbers.splice(0, Number.POSITIVE_INFINITY, twilioNumber(businessNumber));
    await services.execute(clean);
  };
  beforeEach(reset);
  afterEach(() => services.server.resetHandlers());
  afterAll(() => services.stop());

  /** A function as it is configured when it is asked. */
  const handlerOf =
    (called: keyof typeof handlers): Handler =>
    (request) =>
      handlers[called](request);
  /** What the function that has an action answers. */
  const answerTo = (
    body: { action: string; [field: string]: unknown },
    token?: string | null,
    headers?: Record<string, string>,
  ): Promise<Response> => {
    const name = body.action in functionActions['twilio-manage'] ? 'twilio-manage' : 'sms-handler';
    const own = body.action === 'updateCallForwarding' ? admin.token : actionToken;
    return adminCall(handlerOf(name), name, body, token === undefined ? own : token, headers);
  };
  /** The same, parsed. */
  const ask = async (...request: Parameters<typeof answerTo>) => read(await answerTo(...request));
  /** A webhook of any of the functions, signed. */
  const post = (path: string, fields: Record<string, string> | [string, string][]) =>
    (path.startsWith('/sms-handler') ? handlers['sms-handler'] : handlers['twilio-manage'])(
      webhookRequest(path, fields),
    );
  /** A text that comes in. */
  const text = (Body = 'Hello', changes: Record<string, string> = {}) =>
    post('/sms-handler/inbound', {
      ...{ MessageSid: newSid('SM'), From: customer, To: businessNumber, Body, NumMedia: '0' },
      ...changes,
    });
  const quote = (body: unknown, headers?: Record<string, string>) =>
    quoteCall(handlers['request-quote'], body, headers);
  /** A function of the database, called as the browser does, under the token alone. */
  const rpc = (called: string, token: string | null = admin.token) =>
    fetch(`${origin}/rest/v1/rpc/${called}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: '{}',
    });
  return { services, admin, reset, handlerOf, configure, answerTo, ask, post, text, quote, rpc };
}

/** The rows of a list in an answer. */
export function rowsOf(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.map((row: Record<string, unknown>) => row) : [];
}
