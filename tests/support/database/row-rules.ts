/**
 * Who may do what with the database: the results that the row matrix expects, and the people and rows that it
 * uses. A new table fails until it is listed here; a new function is for the secret key only.
 */
import { demoBusinessNumber } from '../../../tools/local-stack/demo-number';

export const verbs = ['select', 'insert', 'update', 'upsert', 'delete', 'truncate'] as const;
export type Verb = (typeof verbs)[number];

/** Whom a rule is for: a visitor, any account, an account with one of the roles, or the secret key. */
export type Party = 'visitor' | 'account' | 'dispatcher' | 'admin' | 'service';

/**
 * The result of a statement. nothing: it runs and finds no row. own: it finds the one row that belongs to
 * the person. done: it affects every row.
 */
export type Outcome = 'refused' | 'nothing' | 'own' | 'done';

export type Identity = {
  name: string;
  party: Party;
  role: 'anon' | 'authenticated' | 'service_role';
  /** The claims of the access token. */
  claims: Record<string, unknown>;
};

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type Changes = { isConfirmed?: boolean; metadata?: object };
const person = (number: number, email: string, changes: Changes = {}) => {
  return { id: id(number), email, isConfirmed: true, metadata: {}, ...changes };
};

/** The accounts of auth.users. */
export const accounts = {
  user: person(1, 'user@example.com'),
  secondUser: person(2, 'second@example.com'),
  admin: person(3, 'admin@example.com'),
  secondAdmin: person(4, 'owner@example.com'),
  exAdmin: person(5, 'former@example.com'),
  colleague: person(6, 'somebody@ironbud.example', { isConfirmed: false }),
  boaster: person(7, 'boaster@example.com', { metadata: { role: 'admin', is_admin: true } }),
  dispatcher: person(9, 'dispatcher@example.com'),
  newAdmin: person(10, 'new@example.com'),
};
type Account = (typeof accounts)[keyof typeof accounts];

/** The domain of the business's own email addresses. */
export const businessDomain = 'ironbud.example';

/** When the role of `newAdmin` began, in seconds. */
export const roleStart = 1_795_000_000;

const nobody = { role: 'authenticated', aud: 'authenticated' };

const signedIn = ({ id: sub, email, metadata }: Account, more: Record<string, unknown> = {}) => {
  const told = { user_metadata: metadata, app_metadata: { provider: 'email' }, is_anonymous: false };
  return { ...nobody, sub, email, ...told, ...more };
};

/** An account without a role, whatever its metadata claims. */
const account = (name: string, claims: Record<string, unknown>): Identity => {
  return { name, party: 'account', role: 'authenticated', claims };
};

export const identities: Identity[] = [
  { name: 'a visitor', party: 'visitor', role: 'anon', claims: { role: 'anon' } },
  account('a signed-up user', signedIn(accounts.user)),
  account('a second user', signedIn(accounts.secondUser)),
  { name: 'an admin', party: 'admin', role: 'authenticated', claims: signedIn(accounts.admin) },
  { name: 'a dispatcher', party: 'dispatcher', role: 'authenticated', claims: signedIn(accounts.dispatcher) },
  account(
    'an ex-admin whose token lives',
    signedIn(accounts.exAdmin, { app_metadata: { role: 'admin' }, user_role: 'admin' }),
  ),
  {
    name: 'an admin whose token is newer than the role',
    party: 'admin',
    role: 'authenticated',
    claims: signedIn(accounts.newAdmin, { iat: roleStart }),
  },
  account('an admin whose token is older than the role', signedIn(accounts.newAdmin, { iat: roleStart - 1 })),
  account('an admin whose token says no time', signedIn(accounts.newAdmin)),
  { name: 'the secret key', party: 'service', role: 'service_role', claims: { role: 'service_role' } },
  account('a token that names nobody', nobody),
  account('an unconfirmed address of the business’s domain', signedIn(accounts.colleague)),
  account('a user whose metadata says admin', signedIn(accounts.boaster)),
  account('an anonymous account', { ...nobody, sub: id(8), is_anonymous: true }),
];

/** Whatever isn't listed is refused. A visitor is refused everything. */
export type TableRules = Partial<Record<Exclude<Party, 'visitor'>, Partial<Record<Verb, Outcome>>>>;

const nothing = { account: { select: 'nothing' }, dispatcher: { select: 'nothing' } } as const;
const readByAdmins = { ...nothing, admin: { select: 'done' } } as const;
const readBy = { ...readByAdmins, dispatcher: { select: 'done' } } as const;
const own = { select: 'own' } as const;
const added = { select: 'done', insert: 'done', delete: 'done' } as const;
const written = { select: 'done', insert: 'done', update: 'done', upsert: 'done' } as const;
const kept = { ...written, delete: 'done' } as const;

export const tableRules: Record<string, TableRules> = {
  business_settings: {
    account: { select: 'nothing', update: 'nothing' },
    dispatcher: { select: 'done', update: 'nothing' },
    admin: written,
    service: written,
  },
  user_roles: { ...nothing, service: { select: 'done' }, dispatcher: own, admin: own },
  // People may read the columns of `columnRights` only.
  contacts: { service: written },
  messages: { ...readBy, service: written },
  quote_requests: { ...readByAdmins, service: written },
  contact_notes: { service: added },
  audit_log: { ...readByAdmins, service: { select: 'done', insert: 'done' } },
  saved_replies: {
    account: { select: 'nothing', delete: 'nothing' },
    dispatcher: added,
    admin: added,
    service: { ...written, delete: 'done' },
  },
  call_handling: { ...readByAdmins, service: { select: 'done', update: 'done' } },
  voicemails: { ...readBy, service: written },
  calls: { ...readBy, service: written },
  jobs: { service: kept },
  machines: { service: kept },
  scheduled_texts: { service: kept },
  job_changes: { service: { select: 'done', insert: 'done' } },
  job_settings: { service: { select: 'done', update: 'done' } },
};

/** Views that anybody may read, and the columns behind them. */
export const publicViews = ['opening_hours'];
const shownByViews = ['call_handling.hours', 'call_handling.holidays', 'call_handling.site_notice'];

/** Functions of `public` that people may call. Only the secret key may call the others. */
export const functionRules: Record<string, readonly Party[]> = {
  inbox_news: ['dispatcher', 'admin'],
  note_presence: ['dispatcher', 'admin'],
  accept_invitation: ['account', 'dispatcher', 'admin'],
};

const listedOfContacts = [
  'address',
  'changed_at',
  'id',
  'last_event',
  'last_message_at',
  'last_source',
  'name',
  'unread_calls',
  'unread_count',
  'waiting',
  'waiting_calls',
];

/** Rights on single columns: the parts of a setting that the browser may write, and what the news say of a contact. */
export const columnRights = [
  ...['description', 'setting_key', 'setting_value', 'updated_at'].map(
    (column) => `business_settings.${column}`,
  ),
  ...listedOfContacts.map((column) => `contacts.${column}`),
  ...shownByViews,
];

/** The columns of contacts that the staff may read. */
export const contactColumns = listedOfContacts.join(', ');

const askedByPolicies = ['private.is_admin', 'private.is_staff', 'private.news_topic', 'private.has_begun'];
const askedByNews =
  `private.unread_total private.calls_waiting private.is_callable private.is_missed private.others_present`.split(
    ' ',
  );
/** Functions of our schemas that an account may execute. Only policies and `inbox_news` call the private ones. */
export const browserFunctions = [
  'public.inbox_news',
  'public.note_presence',
  'public.accept_invitation',
  ...askedByPolicies,
  ...askedByNews,
];

/**
 * Functions that run with their owner's rights, because they read or write what no role of the API may: auth.users, the
 * roles, the log, Realtime, the storage's table, the catalog, or rows that are deleted.
 */
export const definerFunctions =
  `private.is_admin private.is_staff private.news_topic private.broadcast_change private.email_of
  private.name_of private.others_present public.note_presence
  public.office_access public.list_people public.invite_person public.remove_person public.accept_invitation
  public.account_of public.invite_admin public.look_at_invitation public.begin_role
  private.queue_problem private.alert_setting private.alert_call_handling private.alert_role private.alert_invitation
  private.drop_call_alert private.audit_setting private.audit_call_handling private.audit_job_settings public.grant_admin public.revoke_admin public.forwarding_history
  public.unused_pictures public.delete_expired public.erase_person public.deployment_state`.split(/\s+/);

export type Value = string | number | boolean | null | object;
export type Sample = {
  /** The row that is there already. */
  existing: Record<string, Value>;
  /** A row that may be added beside it. */
  added: Record<string, Value>;
  /** A change of any row. */
  changed: Record<string, Value>;
  /** The column by which an upsert meets `existing`, otherwise `id`. Null if nobody can choose the key of a new row. */
  key?: string | null;
};

const contact = id(100);
const sid = (prefix: string, number: number) => prefix + String(number).padStart(32, '0');

const machine = { zip: '74101', equipment: 'Excavator', description: 'Leaks oil', urgency: 'Today' };
const quote = { name: 'Dana', phone: '+19185550101', ...machine, page: '/contact' };

const numbers = {
  from_number: quote.phone,
  to_number: demoBusinessNumber,
  business_number: demoBusinessNumber,
};
const call = { direction: 'inbound', ...numbers, status: 'completed', arrived_at: '2026-11-21T12:00:00Z' };
// Sent by somebody who was an admin at that time.
const sent = { direction: 'outbound', body: 'On our way', status: 'sent', sent_by: accounts.exAdmin.id };

/** Rows of each table, in an order in which they can be inserted. */
export const samples: Record<string, Sample> = {
  business_settings: {
    existing: { setting_key: 'twilio_phone_number', setting_value: demoBusinessNumber },
    added: { setting_key: 'call_forwarding_number', setting_value: '+19185550177' },
    changed: { setting_value: '+19185550178' },
    key: 'setting_key',
  },
  user_roles: {
    existing: { id: id(201), user_id: accounts.admin.id, role: 'admin' },
    added: { user_id: accounts.secondUser.id, role: 'admin' },
    changed: { user_id: accounts.user.id },
  },
  contacts: {
    existing: { id: contact, address: quote.phone, unread_count: 1, last_message_at: call.arrived_at },
    added: { address: '+19185550102' },
    changed: { name: 'Forged' },
  },
  messages: {
    existing: { id: id(301), contact_id: contact, ...sent },
    added: { contact_id: contact, direction: 'inbound', body: 'Forged', status: 'received' },
    changed: { body: 'Forged' },
  },
  quote_requests: {
    existing: { ...quote, id: id(401), contact_id: contact, email: accounts.user.email },
    added: quote,
    changed: { description: 'Forged' },
  },
  contact_notes: {
    existing: { id: id(451), contact_id: contact, body: 'Pays in cash', author: accounts.exAdmin.id },
    added: { id: id(452), contact_id: contact, body: 'Forged', author: accounts.admin.id },
    changed: { body: 'Forged' },
  },
  audit_log: {
    existing: { actor: accounts.exAdmin.id, action: 'setting.update', subject: 'call_forwarding_number' },
    added: { action: 'forged' },
    changed: { action: 'forged' },
    key: null,
  },
  saved_replies: {
    existing: { id: id(501), body: 'We are on our way' },
    added: { body: 'Forged' },
    changed: { body: 'Forged' },
  },
  call_handling: { existing: { id: true }, added: { id: true }, changed: { screening_on: false } },
  voicemails: {
    existing: { call_sid: sid('CA', 1), recording_sid: sid('RE', 1), seconds: 9 },
    added: { call_sid: sid('CA', 2), recording_sid: sid('RE', 2), seconds: 9 },
    changed: { heard_at: '2026-11-21T12:00:00Z' },
    key: 'call_sid',
  },
  calls: {
    existing: { ...call, call_sid: sid('CA', 1) },
    added: { ...call, call_sid: sid('CA', 2) },
    changed: { outcome: 'answered' },
    key: 'call_sid',
  },
  machines: {
    existing: { id: id(601), contact_id: contact, unit: 'Unit 14' },
    added: { contact_id: contact, unit: 'Forged' },
    changed: { unit: 'Forged' },
  },
  jobs: {
    existing: { id: id(611), contact_id: contact, title: 'Hydraulic leak' },
    added: { contact_id: contact, title: 'Forged' },
    changed: { amount_cents: 1 },
  },
  job_changes: {
    existing: { job_id: id(611), title: 'Hydraulic leak', changes: [] },
    added: { job_id: id(611), title: 'Forged', changes: [] },
    changed: { title: 'Forged' },
    key: null,
  },
  scheduled_texts: {
    existing: { id: id(621), contact_id: contact, body: 'Did it hold?', send_at: call.arrived_at },
    added: { id: id(622), contact_id: contact, body: 'Forged', send_at: call.arrived_at },
    changed: { body: 'Forged' },
  },
  job_settings: { existing: { id: true }, added: { id: true }, changed: { reminder_on: false } },
};

/** Values that the database refuses as a phone number from everybody. */
export const badNumbers = [
  '',
  ' ',
  '+',
  '0',
  '+0',
  '+09185550142',
  '9185550142',
  '19185550142',
  '+1',
  '+1234567890123456',
  '+1 918 555 0142',
  '+1-918-555-0142',
  '+1(918)5550142',
  ' +19185550142',
  '+19185550142 ',
  '+19185550142\n',
  '\n+19185550142',
  '+19185550142\n+19005550100',
  '+19185550142,+19005550100',
  '+1918555014x',
  '+1918555O142',
  '++19185550142',
  '+19185550142;ext=1',
  'tel:+19185550142',
  'sip:dana@example.com',
  'client:dana',
  '911',
  '+٣٩١٨٥٥٥٠١٤٢',
  '+1９185550142',
  '＋19185550142',
  '+19185550142\t',
  'null',
  '<Response><Dial>+19005550100</Dial></Response>',
  "'; drop table public.messages; --",
  '%2B19185550142',
  `+1${'9'.repeat(4000)}`,
];
