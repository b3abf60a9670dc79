/** Sets up a test file: functions, a logged-in admin, and before each test empty tables and a saved number. */
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import {
  accountActions,
  functionActions,
  type FunctionName,
} from '../../supabase/functions/_shared/contract/functions';
import { laterActions } from '../../supabase/functions/_shared/contract/later-functions';
import { createHandler as createJobsHandler } from '../../supabase/functions/jobs/handler';
import { createHandler as createQuoteHandler } from '../../supabase/functions/request-quote/handler';
import { createHandler as createSmsHandler } from '../../supabase/functions/sms-handler/handler';
import { createHandler as createManageHandler } from '../../supabase/functions/twilio-manage/handler';
import { createHandler as createVisitsHandler } from '../../supabase/functions/visits/handler';
import { publishableKey } from '../../tools/local-stack/keys';
import { noDelays } from '../../tools/twilio-emulator/delays';
import { makeMessaging } from '../../tools/twilio-emulator/messages/messaging-service';
import { expectErrors } from './console-guard';
import { adminCall, quoteCall, read, webhookRequest, type Handler } from './function-requests';
import { createClaims, origin, startServices, type Resolver, type Services } from './functions-harness';
import { businessNumber, newSid, twilioNumber } from './twilio-rows';

/** The number that texts and calls, unless a test says otherwise. */
export const customer = '+19185550199';
// Phones of the team.
export const mechanic = '+19185550111';
export const onDuty = '+19185550112';
export const second = '+19185550113';
const visitor = { name: 'Dana Fields', phone: '+19185550150', zip: '74012', smsConsent: false };
const machine = { equipment: 'excavator', brand: 'Cat', canMove: 'no', urgency: 'Down now' };
const words = { description: 'Will not start.\nClicks once.', page: '/cat-repair-tulsa' };
/** What the site's form sends, unless a test says otherwise. */
export const usualQuote = { ...visitor, ...machine, ...words };
const usualPeople = { From: customer, To: businessNumber };
const usualText = { ...usualPeople, NumMedia: '0' };
const lost: Resolver = () => HttpResponse.error();
type Action = { action: string; [field: string]: unknown };
const twilioApi = 'https://api.twilio.com/2010-04-01/Accounts/:account';

/** Leaves an office with a saved number and nothing else. */
export const emptyTables = `
  ${['contacts', 'quote_requests', 'calls', 'voicemails', 'call_handling', 'business_settings', 'saved_replies'].map((table) => `delete from public.${table};`).join(' ')}
  ${['reconciled', 'rate_limits', 'alert_settings'].map((table) => `delete from private.${table};`).join(' ')}
  -- An older release has no queue.
  do $$ begin if to_regclass('private.alert_queue') is not null then delete from private.alert_queue; end if; end $$;
  do $$ begin
    if to_regclass('public.job_settings') is not null then
      delete from private.feeds; delete from public.job_settings; insert into public.job_settings default values;
    end if;
  end $$;
  insert into public.call_handling default values;
  insert into public.business_settings (setting_key, setting_value) values ('twilio_phone_number', '${businessNumber}');
  delete from public.audit_log;`;

/** Await this at the top of the file. */
export const startOffice = async () => startOfficeOn(await startServices());

/** Does the same on other services, such as those on a PostgreSQL server. */
export async function startOfficeOn<Started extends Services>(services: Started) {
  const admin = await services.person('admin');
  // Signed with the project's key, so no action asks the Auth server. The embedded data API accepts only
  // `admin.token`.
  const actionToken = await services.sign(createClaims(admin));
  let handlers: Record<FunctionName | 'request-quote' | 'visits', Handler>;

  /** Restarts the functions with these settings and this clock. */
  const configure = (variables: Record<string, string | undefined> = {}, now?: () => Date) => {
    const env = services.env(variables);
    handlers = {
      'sms-handler': createSmsHandler(env, now),
      'twilio-manage': createManageHandler(env, now),
      jobs: createJobsHandler(env, now),
      'request-quote': createQuoteHandler(env, now),
      visits: createVisitsHandler(env),
    };
  };
  configure();

  const reset = async () => {
    configure();
    const { twilioRequests, twilioNumbers, twilioCalls, twilioMessages } = services;
    const { twilioMessaging, twilioDelays } = services;
    for (const list of [twilioRequests, twilioNumbers, twilioCalls, twilioMessages]) {
      list.length = 0;
    }
    twilioNumbers.push(twilioNumber(businessNumber));
    const unregistered = { hasService: false, tollFree: null };
    Object.assign(twilioDelays, noDelays());
    Object.assign(twilioMessaging, makeMessaging(twilioMessaging.serviceSid), unregistered);
    await services.execute(emptyTables);
  };
  beforeEach(reset);
  afterEach(() => services.server.resetHandlers());
  afterAll(() => services.stop());

  /** Calls a function with the configuration at the time of the call. */
  const createHandler =
    (called: keyof typeof handlers): Handler =>
    (request) =>
      handlers[called](request);
  /** Calls the function that has the action and returns its answer. */
  const answerTo = (body: Action, token?: string | null, headers?: Record<string, string>) => {
    const ofManage = { ...functionActions['twilio-manage'], ...accountActions };
    const isOfJobs = body.action in laterActions.jobs;
    const name = isOfJobs ? 'jobs' : body.action in ofManage ? 'twilio-manage' : 'sms-handler';
    const own = body.action === 'updateCallForwarding' ? admin.token : actionToken;
    return adminCall(createHandler(name), name, body, token === undefined ? own : token, headers);
  };
  /** Returns the parsed answer to an action. */
  const ask = async (...request: Parameters<typeof answerTo>) => read(await answerTo(...request));
  /** Posts a signed webhook to the function that has it. */
  const post = (path: string, fields: Record<string, string> | [string, string][]) =>
    handlers[path.startsWith('/sms-handler') ? 'sms-handler' : 'twilio-manage'](webhookRequest(path, fields));
  /** Reports a call from the customer to the business number. */
  const reportCall = (path: string, changes: Record<string, string> = {}) =>
    post(`/twilio-manage/${path}`, { CallSid: newSid('CA'), ...usualPeople, ...changes });
  /** Receives a text from the customer. */
  const text = (Body = 'Hello', changes: Record<string, string> = {}) =>
    post('/sms-handler/inbound', { ...usualText, MessageSid: newSid('SM'), Body, ...changes });
  /** Sends a request of the site's form with these changes, or with this body. */
  const quote = (given: object | string, headers?: Record<string, string>) => {
    const body = typeof given === 'string' ? given : { ...usualQuote, ...given };
    return quoteCall(handlers['request-quote'], body, headers);
  };
  /** Calls a database function as the browser does, with the user's access token. */
  const rpc = (called: string, token: string | null = admin.token, parameters: object = {}) => {
    const bearer = token === null ? {} : { authorization: `Bearer ${token}` };
    const headers = { apikey: publishableKey, 'content-type': 'application/json', ...bearer };
    return fetch(`${origin}/rest/v1/rpc/${called}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(parameters),
    });
  };
  const messages = async (to = customer) =>
    parseRows((await ask({ action: 'getConversation', to })).body['messages']);
  return {
    services,
    admin,
    reset,
    createHandler,
    configure,
    answerTo,
    ask,
    post,
    reportCall,
    text,
    quote,
    rpc,
    /** Sends a text as the office does. */
    send: (changes: object = {}) =>
      ask({ action: 'sendMessage', from: businessNumber, to: customer, body: 'On our way', ...changes }),
    conversations: async (fields: object = {}) =>
      parseRows((await ask({ action: 'getConversations', ...fields })).body['conversations']),
    messages,
    /** The status and the error code of the newest text. */
    lastStatus: async () => {
      const last = (await messages()).at(-1);
      return [last?.['status'], last?.['errorCode']];
    },
    /** Assigns columns of the settings for calls and automatic texts. */
    handle: (columns: string) => services.execute(`update public.call_handling set ${columns}`),
    /** Sets what a path of the data API answers until the test ends. The default is a lost connection. */
    databaseAnswers: (path: string, resolver = lost) => {
      expectErrors();
      services.server.use(http.all(`${origin}/rest/v1/${path}`, resolver));
    },
    /** Does the same for a path of our Twilio account. The returned mock counts the requests. */
    twilioAnswers: (method: 'get' | 'post', path: string, resolver = lost) => {
      expectErrors();
      const asked = vi.fn(resolver);
      services.server.use(http[method](`${twilioApi}/${path}`, asked));
      return asked;
    },
  };
}

/** The rows of a list in an answer. */
export const parseRows = (list: unknown): Record<string, unknown>[] =>
  Array.isArray(list) ? list.map((row: Record<string, unknown>) => row) : [];
