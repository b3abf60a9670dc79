/**
 * A backend for the office's tests at the network edge: auth, the data API and the functions. It keeps state,
 * records its requests in order and can give other answers. A request that it doesn't know fails the test.
 */
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { weekOf } from '../../../supabase/functions/_shared/business-hours';
import { columnsOf } from '../../../supabase/functions/_shared/columns';
import type { Database } from '../../../supabase/database.types';
import type { ForwardingChange } from '../../../supabase/functions/_shared/contract/call-handling';
import { callGroup } from '../../../src/office/calls/call-group';
import type { CallFigures, CallLog } from '../../../supabase/functions/_shared/contract/calls';
import type { Message } from '../../../supabase/functions/_shared/contract/messages';
import type { OfficeStatus } from '../../../supabase/functions/_shared/contract/office-status';
import type { NumberHealth, ProviderNumber } from '../../../supabase/functions/_shared/contract/numbers';
import { type JsonObject, isJsonObject, textField } from '../../../supabase/functions/_shared/json';
import type { Answer } from './answers';
import { businessNumber, mechanic, message, noAlerts, numberHealth, type Summary } from './office-rows';
import { realtimeHandler, resetRealtime } from './realtime';

type Texts = Record<'id' | 'other_number' | 'last_source' | 'changed_at', string>;
type ConversationChange = Texts & { contact_name: string | null; unread_count: number };
type Times = Record<'realtime_topic' | 'calls_changed_at', string | null>;
type News = Times & { unread: number; changes: ConversationChange[] };

type CallHandlingRow = Database['public']['Tables']['call_handling']['Row'];

export const userId = '0b6f8f0e-5a3c-4a4f-9d5b-2f9f4b8f7a11';
const user = { id: userId, aud: 'authenticated', role: 'authenticated', email: 'owner@example.com' };

const tokens = { access_token: 'header.payload.signature', refresh_token: 'refresh' };
const session = { ...tokens, token_type: 'bearer', user, expires_in: 3600 };

const workday = { opens: '07:00', closes: '18:00' };

const noMorePhones = { after_hours_number: null, second_number: null, third_number: null };
const ringing = { ...noMorePhones, ring_order: 'in_order', screening_on: true };
const noVoicemail = { voicemail_on: false, voicemail_greeting: null, transcribe_on: false };
const noEmergencyAnswer = { emergency_answer_on: false, emergency_answer_text: null };
const noAnswers = { closed_answer_on: false, closed_answer_text: null, ...noEmergencyAnswer };
const noTexts = { text_back_on: false, text_back_text: null, ...noAnswers, emergency_answer_always: false };

const spend = { currency: 'USD', lastMonth: 41.5, thisMonth: 12.4 };
const complete = { reconciliationOutcome: 'complete', reconciliationReason: null, setAside: 0 } as const;
const sound = { ...complete, retentionMonths: 24, spend, backupCheckedAt: null };
const isoNow = () => new Date().toISOString();

class Office {
  isAdmin = true;
  /** The role that the account has from an invitation, or null. */
  role: 'dispatcher' | null = null;
  /** The second factors of the account. */
  factors: { id: string; factor_type: 'totp'; status: 'verified' | 'unverified' }[] = [];
  settings: { id: string; setting_key: string; setting_value: string }[] = [];
  phoneNumbers: ProviderNumber[] = [];
  numberHealth: NumberHealth[] = [];
  calls: CallLog[] = [];
  callFigures: CallFigures | null = null;
  conversations: Summary[] = [];
  messages: Record<string, Message[]> = {};
  savedReplies: { id: string; body: string }[] = [];
  callHandling: Omit<CallHandlingRow, 'id' | 'updated_by'> = {
    forward_when: 'always',
    hours: { ...weekOf(() => workday), saturday: { opens: '08:00', closes: '12:00' }, sunday: null },
    ...ringing,
    holidays: [],
    ...noVoicemail,
    ...noTexts,
  };
  status: OfficeStatus = { ...sound, reconciledAt: isoNow(), expiredDeletedAt: isoNow() };
  forwardingChanges: ForwardingChange[] = [];
  /** The answer of the database to `inbox_news`. */
  news: News = { unread: 0, realtime_topic: null, calls_changed_at: null, changes: [] };
  /** How often `inbox_news` was called. */
  timesAsked = 0;
  /** Every request in order: 'user', 'user_roles', 'load twilio_phone_number', 'getCallLogs', ... */
  requests: { name: string; body: JsonObject }[] = [];
  /** Answers that replace the usual ones, by the request's name. */
  instead: Record<string, Answer> = {};
}

/** The office of the running test. */
export const office = new Office();

/** Lets the requests with this name wait for the answer with which the test calls the returned function. */
export function hold(name: string): (response: Response) => void {
  let give: (response: Response) => void = () => undefined;
  const held = new Promise<Response>((resolve) => void (give = resolve));
  office.instead[name] = () => held;
  return give;
}

export const names = (): string[] => office.requests.map(({ name }) => name);

/** The bodies of all requests with this name. */
export const bodiesOf = (name: string): JsonObject[] =>
  office.requests.filter((request) => request.name === name).map(({ body }) => body);

/** The idempotency key of each text that the office sent. */
export const keysSent = () => bodiesOf('sendMessage').map((body) => body.idempotencyKey);

export function save(setting_key: string, setting_value: string): void {
  office.settings.push({ id: `id-of-${setting_key}`, setting_key, setting_value });
}

/** Saves a business number of the account that is set up for this office, and forwards its calls. */
export function connectOffice(): void {
  save('twilio_phone_number', businessNumber);
  save('call_forwarding_number', mechanic);
  const voiceUrl = 'https://example.com/functions/v1/twilio-manage/voice';
  office.phoneNumbers = [{ sid: 'PN1', phoneNumber: businessNumber, friendlyName: 'Main line', voiceUrl }];
  office.numberHealth = [numberHealth({ sid: 'PN1' })];
}

const equals = (request: Request, column: string): string =>
  (new URL(request.url).searchParams.get(column) ?? '').replace(/^eq\./, '');

/** How many conversations, or messages of one conversation, an answer has. */
export const pageSize = 10;

function changeConversation(body: JsonObject, changes: Partial<Summary>): object {
  office.conversations = office.conversations.map((row) =>
    row.otherNumber === textField(body, 'to') ? { ...row, ...changes } : row,
  );
  return { success: true };
}

function keepHandling({ action: _action, ...fields }: JsonObject) {
  Object.assign(office.callHandling, columnsOf(fields));
  return { success: true };
}

/** The answers of actions that return more than their success. */
const functionAnswers: Record<string, (body: JsonObject) => object> = {
  getPhoneNumbers: () => ({ phoneNumbers: office.phoneNumbers }),
  getNumberHealth: () => ({ numbers: office.numberHealth }),
  connectNumber: (body) => {
    const sid = textField(body, 'sid');
    office.numberHealth = office.numberHealth.map((one) => (one.sid === sid ? numberHealth({ sid }) : one));
    return { success: true, number: numberHealth({ sid }) };
  },
  getPeople: () => ({ people: [] }),
  getCallLogs: (body) => {
    const start = Number(textField(body, 'cursor') || 0);
    const group = textField(body, 'group');
    const calls = office.calls.filter((one) => group === 'all' || callGroup(one) === group);
    const end = start + (typeof body.limit === 'number' ? body.limit : calls.length);
    const nextCursor = end < calls.length ? String(end) : null;
    return { calls: calls.slice(start, end), nextCursor, figures: office.callFigures };
  },
  getForwardingHistory: () => ({ changes: office.forwardingChanges }),
  getAlerts: () => ({ success: true, ...noAlerts }),
  getOfficeStatus: () => ({ ...office.status }),
  noteBackupCheck: () => {
    office.status.backupCheckedAt = isoNow();
    return { success: true };
  },
  setOptedOut: (body) =>
    changeConversation(body, { textBlock: body.optedOut === true ? 'opted_out_by_office' : null }),
  reconcile: () => ({ success: true, texts: 0, statuses: 0, calls: 0 }),
  markRead: (body) => {
    office.news.changes = office.news.changes.map((row) =>
      row.other_number === textField(body, 'to')
        ? { ...row, unread_count: 0, changed_at: new Date().toISOString() }
        : row,
    );
    office.news.unread = office.news.changes.reduce((sum, row) => sum + row.unread_count, 0);
    return changeConversation(body, { unreadCount: 0 });
  },
  setContactName: (body) => changeConversation(body, { contactName: textField(body, 'name').trim() || null }),
  setDone: (body) => changeConversation(body, { isDone: body.isDone === true }),
  getConversations: (body) => {
    const search = textField(body, 'search').toLowerCase();
    const state = textField(body, 'state');
    const found = office.conversations.filter(
      (row) =>
        state !== 'suspected' &&
        (state !== 'open' || !row.isDone) &&
        (state !== 'done' || row.isDone) &&
        [row.contactName, row.otherNumber, row.lastMessage, row.matchedText].some((text) =>
          text?.toLowerCase().includes(search),
        ),
    );
    const start = Number(textField(body, 'cursor'));
    const end = start + pageSize;
    return { conversations: found.slice(start, end), nextCursor: end < found.length ? String(end) : null };
  },
  getConversation: (body) => {
    const to = textField(body, 'to');
    const messages = office.messages[to] ?? [];
    const before = textField(body, 'before');
    const end = before === '' ? messages.length : Number(before);
    const start = Math.max(end - pageSize, 0);
    const conversation = office.conversations.find(({ otherNumber }) => otherNumber === to);
    const shown = { messages: messages.slice(start, end), earlierCursor: start > 0 ? String(start) : null };
    return { ...shown, conversation: before === '' ? conversation : null };
  },
  sendMessage: (body) => {
    const id = textField(body, 'idempotencyKey');
    const sent = message({ id, direction: 'outbound', body: textField(body, 'body') });
    (office.messages[textField(body, 'to')] ??= []).push(sent);
    return { success: true, message: sent };
  },
  updateCallSchedule: keepHandling,
  updateMissedCallHandling: keepHandling,
  updateTextAnswers: keepHandling,
};

type Naming = string | ((request: Request, body: JsonObject) => string);

/** Records a request under its name and gives the usual answer unless the test has set another. */
const on = (
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  naming: Naming,
  usual: (request: Request, body: JsonObject) => Response,
) =>
  http[method](`*${path}`, async ({ request }) => {
    const text = await request.clone().text();
    const json: unknown = text === '' ? null : JSON.parse(text);
    const body = isJsonObject(json) ? json : {};
    const name = typeof naming === 'string' ? naming : naming(request, body);
    office.requests.push({ name, body });
    return office.instead[name]?.() ?? usual(request, body);
  });

const withRedirect = (name: string) => (request: Request) =>
  `${name} to ${new URL(request.url).searchParams.get('redirect_to')}`;
const withColumn = (name: string, column: string) => (asked: Request) => `${name} ${equals(asked, column)}`;
const withAction = (_: Request, body: JsonObject) => textField(body, 'action');
const withKey = (_: Request, body: JsonObject) => `insert ${textField(body, 'setting_key')}`;
const settings = '/rest/v1/business_settings';
const nothing = () => new HttpResponse(null, { status: 204 });

const server = setupServer(
  on('post', '/auth/v1/token', 'sign-in', () =>
    HttpResponse.json({ ...session, expires_at: Math.floor(Date.now() / 1000) + 3600 }),
  ),
  on('post', '/auth/v1/signup', withRedirect('sign-up'), () =>
    HttpResponse.json({ ...user, confirmation_sent_at: '2026-11-20T15:00:00Z' }),
  ),
  on('post', '/auth/v1/recover', withRedirect('recover'), () => HttpResponse.json({})),
  on('post', '/auth/v1/logout', withColumn('sign-out', 'scope'), nothing),
  on('get', '/auth/v1/user', 'user', () => HttpResponse.json({ ...user, factors: office.factors })),
  on('get', '/rest/v1/user_roles', 'user_roles', (request) => {
    const isAsked = equals(request, 'user_id') === userId && equals(request, 'role') === 'admin';
    return HttpResponse.json(office.isAdmin && isAsked ? [{ role: 'admin' }] : []);
  }),
  on('post', '/rest/v1/rpc/accept_invitation', 'accept_invitation', () => HttpResponse.json(office.role)),
  on('get', settings, withColumn('load', 'setting_key'), (request) =>
    HttpResponse.json(office.settings.filter((row) => row.setting_key === equals(request, 'setting_key'))),
  ),
  on('patch', settings, withColumn('update', 'id'), (request, body) => {
    const row = office.settings.find(({ id }) => id === equals(request, 'id'));
    if (row) row.setting_value = textField(body, 'setting_value');
    return row ? HttpResponse.json({ id: row.id }) : new HttpResponse(null, { status: 406 });
  }),
  on('post', settings, withKey, (_, body) => {
    save(textField(body, 'setting_key'), textField(body, 'setting_value'));
    return HttpResponse.json({ id: `id-of-${textField(body, 'setting_key')}` }, { status: 201 });
  }),
  on('get', '/rest/v1/call_handling', 'load call_handling', () => HttpResponse.json(office.callHandling)),
  on('get', '/rest/v1/saved_replies', 'load saved_replies', () => HttpResponse.json(office.savedReplies)),
  on('post', '/rest/v1/saved_replies', 'insert saved_replies', (_, body) => {
    office.savedReplies.push({ id: `reply-${office.savedReplies.length}`, body: textField(body, 'body') });
    return new HttpResponse(null, { status: 201 });
  }),
  on('delete', '/rest/v1/saved_replies', 'delete saved_replies', (request) => {
    office.savedReplies = office.savedReplies.filter(({ id }) => id !== equals(request, 'id'));
    return nothing();
  }),
  // Not recorded, because its time and number vary.
  http.post('*/rest/v1/rpc/inbox_news', () => {
    office.timesAsked += 1;
    const news = { as_of: new Date().toISOString(), ...office.news };
    return office.instead.inbox_news?.() ?? HttpResponse.json(news);
  }),
  realtimeHandler,
  on('post', '/functions/v1/*', withAction, (request, body) => {
    const action = withAction(request, body);
    if (action === 'getMedia') return new HttpResponse('bytes', { headers: { 'content-type': 'image/png' } });
    return HttpResponse.json(functionAnswers[action]?.(body) ?? { success: true });
  }),
);

// Runs before the office's code loads, because its client keeps the WebSocket class that it finds.
server.listen({ onUnhandledRequest: 'error' });

export function emptyOffice(): void {
  resetRealtime();
  Object.assign(office, new Office());
}
