/**
 * A backend for the office's tests at the network edge: auth, the data API and the functions. It keeps state,
 * records its requests in order and can give other answers. A request that it doesn't know fails the test.
 */
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { findCallGroup } from '../../../src/office/shared/call-group';
import type { Database } from '../../../supabase/database.types';
import type { ForwardingChange } from '../../../supabase/functions/_shared/contract/call-handling';
import type { CallFigures, CallLog } from '../../../supabase/functions/_shared/contract/calls';
import type { TimelineCall } from '../../../supabase/functions/_shared/contract/conversations';
import type { RequestFigures } from '../../../supabase/functions/_shared/contract/follow-up';
import type { Member } from '../../../supabase/functions/_shared/contract/members';
import type { NumberHealth, ProviderNumber } from '../../../supabase/functions/_shared/contract/numbers';
import type { OfficeStatus } from '../../../supabase/functions/_shared/contract/office-status';
import type { Person } from '../../../supabase/functions/_shared/contract/people';
import type { Reminder, ScheduledText } from '../../../supabase/functions/_shared/contract/plans';
import { createWeek } from '../../../supabase/functions/_shared/domain/business-hours';
import { convertToColumns } from '../../../supabase/functions/_shared/domain/columns';
import {
  type JsonObject,
  isJsonObject,
  readTextField,
} from '../../../supabase/functions/_shared/runtime/json';
import type { Answer } from './answers';
import { JobBook, answerJobs } from './job-answers';
import {
  businessNumber,
  conversation,
  mechanic,
  message,
  noAlerts,
  numberHealth,
  scheduled,
  type Summary,
} from './office-rows';
import { realtimeHandler, resetRealtime } from './realtime';

type Texts = Record<'id' | 'other_number' | 'last_source' | 'changed_at', string>;
type ConversationChange = Texts & {
  contact_name: string | null;
  unread_count: number;
  last_event?: 'missed_call' | 'voicemail' | null;
};
type Times = Record<'realtime_topic' | 'calls_changed_at', string | null>;
type Counts = { unread: number; waiting: number; calls_waiting: number };
type News = Times & Counts & { changes: ConversationChange[] };

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
const wordsAndPause = { emergency_words: ['truck is down', 'no brakes'], answer_pause_hours: 12 };
const noTexts = { text_back_on: false, text_back_text: null, ...noAnswers, emergency_answer_always: false };

const spend = { currency: 'USD', lastMonth: 41.5, thisMonth: 12.4 };
const complete = { reconciliationOutcome: 'complete', reconciliationReason: null, setAside: 0 } as const;
const sound = { ...complete, retentionMonths: 24, spend, backupCheckedAt: null };
const isoNow = () => new Date().toISOString();

class Office extends JobBook {
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
  requestFigures: RequestFigures | null = null;
  conversations: Summary[] = [];
  /** What the server knows about texting a number, by number. */
  permissions: Record<string, object> = {};
  /** The calls among the messages of a conversation. */
  timelineCalls: Record<string, TimelineCall[]> = {};
  /** The paths of the files that were uploaded. */
  uploads: string[] = [];
  savedReplies: { id: string; body: string }[] = [];
  /** The texts to a number that wait to be sent. */
  scheduled: Record<string, ScheduledText[]> = {};
  /** The reminders of conversations, by number. */
  reminders: Record<string, Reminder | null> = {};
  callHandling: Omit<CallHandlingRow, 'id' | 'updated_by'> = {
    forward_when: 'always',
    hours: { ...createWeek(() => workday), saturday: { opens: '08:00', closes: '12:00' }, sunday: null },
    ...ringing,
    holidays: [],
    ...noVoicemail,
    ...noTexts,
    ...wordsAndPause,
    site_notice: null,
  };
  people: Partial<Person>[] = [];
  /** The people of the office, as they see each other. */
  members: Member[] = [{ memberId: userId, name: 'Olive', role: 'admin' }];
  /** What is known about contacts beside the conversation, by number. */
  details: Record<string, Record<string, string | null>> = {};
  /** The answer of the database to `note_presence`: who else has a conversation open. */
  present: { other_number: string; member_id: string; name: string }[] = [];
  status: OfficeStatus = { ...sound, reconciledAt: isoNow(), expiredDeletedAt: isoNow() };
  forwardingChanges: ForwardingChange[] = [];
  /** The answer of the database to `inbox_news`. */
  news: News = {
    ...{ unread: 0, waiting: 0, calls_waiting: 0 },
    ...{ realtime_topic: null, calls_changed_at: null, changes: [] },
  };
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
  const held = new Promise<Response>((resolve) => {
    give = resolve;
  });
  office.instead[name] = () => held;
  return give;
}

/** The names of the requests of this test, in their order. */
export const listRequestNames = (): string[] => office.requests.map(({ name }) => name);

/** The bodies of all requests with this name. */
export const listBodies = (name: string): JsonObject[] =>
  office.requests.filter((request) => request.name === name).map(({ body }) => body);

/** The idempotency key of each text that the office sent. */
export const keysSent = () => listBodies('sendMessage').map((body) => body.idempotencyKey);

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
    row.otherNumber === readTextField(body, 'to') ? { ...row, ...changes } : row,
  );
  return { success: true };
}

/** Notes that nothing of the contact's is in doubt any longer. */
function decide(body: JsonObject, changes: Partial<Summary> = {}): object {
  for (const row of office.messages[readTextField(body, 'to')] ?? []) {
    row.mayBeOptOut = false;
  }
  return changeConversation(body, { ...changes, mayBeOptOut: false });
}

/** Changes a text that waits, or with null removes it. */
function changeScheduled(body: JsonObject, changes: Partial<ScheduledText> | null): object {
  for (const [to, texts] of Object.entries(office.scheduled)) {
    office.scheduled[to] = texts.flatMap((text) => {
      if (text.id !== body.messageId) {
        return [text];
      }
      return changes === null ? [] : [{ ...text, ...changes }];
    });
  }
  return { success: true };
}

function keepHandling({ action: _action, ...fields }: JsonObject) {
  Object.assign(office.callHandling, convertToColumns(fields));
  return { success: true };
}

/** The answers of actions that return more than their success. */
const functionAnswers: Record<string, (body: JsonObject) => object> = {
  getPhoneNumbers: () => ({ phoneNumbers: office.phoneNumbers }),
  getNumberHealth: () => ({ numbers: office.numberHealth }),
  connectNumber: (body) => {
    const sid = readTextField(body, 'sid');
    office.numberHealth = office.numberHealth.map((one) => (one.sid === sid ? numberHealth({ sid }) : one));
    return { success: true, number: numberHealth({ sid }) };
  },
  getPeople: () => ({ people: office.people }),
  lookAtInvitation: () => ({ success: true, outcome: 'open', email: null }),
  getCallLogs: (body) => {
    const start = Number(readTextField(body, 'cursor') || 0);
    const group = readTextField(body, 'group');
    const calls = office.calls.filter((one) => group === 'all' || findCallGroup(one) === group);
    const end = start + (typeof body.limit === 'number' ? body.limit : calls.length);
    const nextCursor = end < calls.length ? String(end) : null;
    const { callFigures: figures, requestFigures: requests } = office;
    return { calls: calls.slice(start, end), nextCursor, figures, requests };
  },
  startConversation: () => ({ conversationId: 'c1' }),
  getPermission: (body) => ({
    number: readTextField(body, 'to'),
    textBlock: 'no_consent',
    ...office.permissions[readTextField(body, 'to')],
  }),
  setCallHandled: (body) => {
    office.calls = office.calls.map((one) =>
      one.sid === readTextField(body, 'callSid') ? { ...one, followUp: 'done' } : one,
    );
    return { success: true };
  },
  getReplies: () => ({ replies: office.savedReplies }),
  saveReply: (body) => {
    const reply = { id: readTextField(body, 'id'), body: readTextField(body, 'body') };
    const index = office.savedReplies.findIndex(({ id }) => id === reply.id);
    office.savedReplies.splice(index < 0 ? office.savedReplies.length : index, index < 0 ? 0 : 1, reply);
    return { success: true };
  },
  deleteReply: (body) => {
    office.savedReplies = office.savedReplies.filter(({ id }) => id !== readTextField(body, 'id'));
    return { success: true };
  },
  orderReplies: ({ ids }) => {
    const place = ({ id }: { id: string }) => (Array.isArray(ids) ? ids.indexOf(id) : 0);
    office.savedReplies = office.savedReplies.toSorted((one, other) => place(one) - place(other));
    return { success: true };
  },
  getMembers: () => ({ members: office.members }),
  setOwnName: (body) => {
    const name = readTextField(body, 'name') || 'owner';
    office.members = office.members.map((one) => (one.memberId === userId ? { ...one, name } : one));
    return { success: true, name };
  },
  getForwardingHistory: () => ({ changes: office.forwardingChanges }),
  getAlerts: () => ({ success: true, ...noAlerts }),
  getOfficeStatus: () => ({ ...office.status }),
  noteBackupCheck: () => {
    office.status.backupCheckedAt = isoNow();
    return { success: true };
  },
  setOptedOut: (body) => decide(body, { textBlock: body.optedOut === true ? 'opted_out_by_office' : null }),
  dismissOptOut: (body) => decide(body),
  reconcile: () => ({ success: true, texts: 0, statuses: 0, calls: 0 }),
  markRead: (body) => {
    office.news.changes = office.news.changes.map((row) =>
      row.other_number === readTextField(body, 'to')
        ? { ...row, unread_count: 0, changed_at: new Date().toISOString() }
        : row,
    );
    office.news.unread = office.news.changes.reduce((sum, row) => sum + row.unread_count, 0);
    return changeConversation(body, { unreadCount: 0 });
  },
  getContact: (body) => {
    const address = readTextField(body, 'contact');
    const row = office.conversations.find(({ otherNumber }) => otherNumber === address);
    const {
      contactName: name,
      company,
      assignedTo,
      textBlock,
      permission,
    } = row ?? conversation({ conversationId: 'c' });
    const known = { otherNumber: address, name, company, assignedTo, textBlock, permission };
    return { contact: { ...known, ...office.details[address] } };
  },
  saveContactDetail: (body) => {
    const address = readTextField(body, 'contact');
    const value = readTextField(body, 'value').trim() || null;
    const field = readTextField(body, 'field');
    office.details[address] = { ...office.details[address], [field]: value };
    return { success: true, value };
  },
  getFiles: (body) => {
    const files = (office.messages[readTextField(body, 'contact')] ?? []).flatMap((text) =>
      text.media.map((file, index) => ({
        ...{ messageId: text.id, index, direction: text.direction, at: text.created_at },
        ...file,
      })),
    );
    return { files: files.toReversed(), earlierCursor: null };
  },
  assign: (body) => {
    const to = readTextField(body, 'contact');
    return changeConversation({ to }, { assignedTo: readTextField(body, 'memberId') || null });
  },
  setUnread: (body) => changeConversation({ to: readTextField(body, 'contact') }, { unreadCount: 1 }),
  setContactName: (body) =>
    changeConversation(body, { contactName: readTextField(body, 'name').trim() || null }),
  setDone: (body) => changeConversation(body, { isDone: body.isDone === true }),
  getConversations: (body) => {
    const search = readTextField(body, 'search').toLowerCase();
    const state = readTextField(body, 'state');
    const found = office.conversations.filter(
      (row) =>
        state !== 'suspected' &&
        (state !== 'open' || !row.isDone) &&
        (state !== 'waiting' || row.waiting !== null) &&
        (state !== 'done' || row.isDone) &&
        [row.contactName, row.otherNumber, row.lastMessage, row.matchedText].some((text) =>
          text?.toLowerCase().includes(search),
        ),
    );
    const start = Number(readTextField(body, 'cursor'));
    const end = start + pageSize;
    return { conversations: found.slice(start, end), nextCursor: end < found.length ? String(end) : null };
  },
  getConversation: (body) => {
    const to = readTextField(body, 'to');
    const messages = office.messages[to] ?? [];
    const before = readTextField(body, 'before');
    const end = before === '' ? messages.length : Number(before);
    const start = Math.max(end - pageSize, 0);
    const row = office.conversations.find(({ otherNumber }) => otherNumber === to);
    const calls = office.timelineCalls[to] ?? [];
    const shown = {
      calls,
      jobLines: office.jobLines[to] ?? [],
      messages: messages.slice(start, end),
      earlierCursor: start > 0 ? String(start) : null,
    };
    const plans = { scheduled: office.scheduled[to] ?? [], reminder: office.reminders[to] ?? null };
    return { ...shown, ...plans, conversation: before === '' ? row : null };
  },
  cancelScheduled: (body) => changeScheduled(body, null),
  changeScheduled: (body) => {
    const { action: _action, messageId: _messageId, ...changes } = body;
    return changeScheduled(body, { ...changes, held: null });
  },
  setReminder: (body) => {
    const at = readTextField(body, 'at');
    const note = readTextField(body, 'note') || null;
    office.reminders[readTextField(body, 'contact')] =
      at === '' ? null : { at, note, isDue: false, onlyIfUnanswered: body.onlyIfUnanswered === true };
    return { success: true };
  },
  sendMessage: (body) => {
    const id = readTextField(body, 'idempotencyKey');
    const sendAt = readTextField(body, 'sendAt');
    if (sendAt !== '') {
      const text = {
        id,
        body: readTextField(body, 'body'),
        sendAt,
        unlessAnswered: body.unlessAnswered === true,
      };
      (office.scheduled[readTextField(body, 'to')] ??= []).push(scheduled(text));
      return { success: true, message: message({ ...text, direction: 'outbound', status: 'scheduled' }) };
    }
    const sent = message({ id, direction: 'outbound', body: readTextField(body, 'body') });
    (office.messages[readTextField(body, 'to')] ??= []).push(sent);
    return { success: true, message: sent };
  },
  updateCallSchedule: keepHandling,
  updateMissedCallHandling: keepHandling,
  updateTextAnswers: keepHandling,
  ...answerJobs(office),
  updateSiteNotice: keepHandling,
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
const withAction = (_: Request, body: JsonObject) => readTextField(body, 'action');
const withKey = (_: Request, body: JsonObject) => `insert ${readTextField(body, 'setting_key')}`;
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
  on('post', '/auth/v1/verify', 'verify', () =>
    HttpResponse.json({ ...session, expires_at: Math.floor(Date.now() / 1000) + 3600 }),
  ),
  on('post', '/auth/v1/logout', withColumn('sign-out', 'scope'), nothing),
  on('get', '/auth/v1/user', 'user', () => HttpResponse.json({ ...user, factors: office.factors })),
  on('get', '/rest/v1/user_roles', 'user_roles', (request) => {
    const held = [...(office.isAdmin ? ['admin'] : []), ...(office.role ? [office.role] : [])];
    const asked = equals(request, 'role');
    const isOwn = equals(request, 'user_id') === userId;
    const found = held.filter((role) => isOwn && (asked === '' || asked === role));
    return HttpResponse.json(found.map((role) => ({ role })));
  }),
  on('get', settings, withColumn('load', 'setting_key'), (request) =>
    HttpResponse.json(office.settings.filter((row) => row.setting_key === equals(request, 'setting_key'))),
  ),
  on('patch', settings, withColumn('update', 'id'), (request, body) => {
    const row = office.settings.find(({ id }) => id === equals(request, 'id'));
    if (row) {
      row.setting_value = readTextField(body, 'setting_value');
    }
    return row ? HttpResponse.json({ id: row.id }) : new HttpResponse(null, { status: 406 });
  }),
  on('post', settings, withKey, (_, body) => {
    save(readTextField(body, 'setting_key'), readTextField(body, 'setting_value'));
    return HttpResponse.json({ id: `id-of-${readTextField(body, 'setting_key')}` }, { status: 201 });
  }),
  on('get', '/rest/v1/call_handling', 'load call_handling', () => HttpResponse.json(office.callHandling)),
  http.post('*/storage/v1/object/message-media/*', ({ request }) => {
    office.uploads.push(new URL(request.url).pathname.replace(/^.*\/message-media\//, ''));
    return HttpResponse.json({ Id: 'id', Key: 'key' });
  }),
  // Not recorded, because its time and number vary.
  http.post('*/rest/v1/rpc/inbox_news', () => {
    office.timesAsked += 1;
    const news = { as_of: new Date().toISOString(), ...office.news };
    return office.instead.inbox_news?.() ?? HttpResponse.json(news);
  }),
  // Not recorded, because how often it is asked varies.
  http.post(
    '*/rest/v1/rpc/note_presence',
    () => office.instead.note_presence?.() ?? HttpResponse.json(office.present),
  ),
  // Not recorded, because only a browser that says it is offline asks.
  http.head('*/auth/v1/health', () => office.instead.health?.() ?? new HttpResponse(null)),
  realtimeHandler,
  on('post', '/functions/v1/*', withAction, (request, body) => {
    const action = withAction(request, body);
    if (action === 'getMedia') {
      return new HttpResponse('bytes', { headers: { 'content-type': 'image/png' } });
    }
    const answer = functionAnswers[action]?.(body) ?? { success: true };
    return answer instanceof Response ? answer : HttpResponse.json(answer);
  }),
);

// Runs before the office's code loads, because its client keeps the WebSocket class that it finds.
server.listen({ onUnhandledRequest: 'error' });

export function emptyOffice(): void {
  resetRealtime();
  Object.assign(office, new Office());
}
