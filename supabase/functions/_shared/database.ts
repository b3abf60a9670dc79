import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database as Generated, Json } from '../../database.types.ts';
import type { ConversationState, ConversationSummary } from './contract/conversations.ts';
import type { Message, MessageSource, MessageStatus, TextBlock } from './contract/messages.ts';
import { settingKeys, type SettingKey } from './contract/settings.ts';
import type { Env } from './env.ts';
import { messageMedia, storedMedia, type StoredMedia } from './message-media.ts';
import { writeCursor, type PageCursor } from './page-cursor.ts';
import { smsConsent, type Quote } from './quote.ts';
import { Refusal } from './refusal.ts';
import { deliveryFailure, unregisteredCodes } from './twilio-errors.ts';

/** Twilio waits 15 s in all: time enough is left for another try, or for the fallback address. */
const timeoutMs = 4_000;
const maxListed = 1_000;
/** Several times what a panel shows without scrolling. */
const conversationsPerPage = 60;
const messagesPerPage = 100;
/** They go into the address, which has to stay short. */
const namesPerQuery = 150;

type RowOf<Name extends 'list_conversations' | 'list_messages'> =
  Generated['public']['Functions'][Name]['Returns'][number];
type Nullable<Row, Column extends keyof Row> = Omit<Row, Column> & { [Name in Column]: Row[Name] | null };

type ConversationRow = Nullable<
  RowOf<'list_conversations'>,
  'contact_name' | 'contact_email' | 'opted_out_by' | 'matched_text'
>;
type ListedMessage = Nullable<RowOf<'list_messages'>, 'error_code'>;

/** The generator can't see that an argument without a default, or a column of an answer, may be null. */
type Schema = Omit<Generated['public'], 'Functions'> & {
  Functions: Omit<
    Generated['public']['Functions'],
    | 'update_message_status'
    | 'begin_message'
    | 'begin_text_back'
    | 'call_routing'
    | 'list_conversations'
    | 'list_messages'
  > & {
    list_conversations: {
      Args: Generated['public']['Functions']['list_conversations']['Args'];
      Returns: ConversationRow[];
    };
    list_messages: {
      Args: Generated['public']['Functions']['list_messages']['Args'];
      Returns: ListedMessage[];
    };
    begin_text_back: {
      Args: Generated['public']['Functions']['begin_text_back']['Args'];
      Returns: { created: boolean; message_id: string | null; refusal: string | null }[];
    };
    call_routing: {
      Args: Generated['public']['Functions']['call_routing']['Args'];
      Returns: {
        [Column in keyof Generated['public']['Functions']['call_routing']['Returns'][number]]:
          Generated['public']['Functions']['call_routing']['Returns'][number][Column] | null;
      }[];
    };
    begin_message: {
      Args: Generated['public']['Functions']['begin_message']['Args'];
      Returns: {
        created: boolean;
        message_id: string | null;
        refusal: string | null;
        wait_seconds: number;
      }[];
    };
    update_message_status: {
      Args: {
        p_message_id: string | null;
        p_provider_sid: string | null;
        p_status: string;
        p_error_code: number | null;
      };
      Returns: boolean;
    };
  };
};

type Answer<T> = {
  data: T | null;
  error: { message: string; code: string } | null;
  status: number;
};

/** Our side of a text message: which of our numbers, and whose. */
type Parties = { businessNumber: string; otherNumber: string };

export type InboundMessage = Parties & {
  body: string;
  providerSid: string;
  media: { url: string; contentType: string }[];
  /** True for STOP, false for START, null for any other text. */
  optOut: boolean | null;
  /** ISO 8601; left out when it is now. */
  receivedAt?: string;
};

/** How far we know one of our texts to have come. */
type SentText = { id: string; status: MessageStatus; errorCode: number | null };

/** One of our texts that we know no name of at Twilio. */
export type UnnamedText = SentText & {
  otherNumber: string;
  body: string;
  /** ISO 8601 */
  createdAt: string;
};

/** What the office knows of somebody it has a conversation with. */
type Contact = { name: string | null; textBlock: TextBlock | null };

/** What came of switching somebody's texts off or on. */
type OptOutOutcome = 'changed' | 'unchanged' | 'stopped_by_contact' | 'no_conversation';

type StatusChange = {
  /** Our row, when the callback's address names it. */
  messageId: string | null;
  providerSid: string | null;
  status: MessageStatus;
  errorCode: number | null;
};

/** What came of asking to send: the row is there before Twilio is asked. */
type BeginOutcome =
  | { kind: 'created'; messageId: string }
  | { kind: 'repeated'; messageId: string }
  | { kind: 'opted_out' }
  | { kind: 'no_consent' }
  | { kind: 'not_failed' }
  | { kind: 'limited'; waitSeconds: number }
  | { kind: 'no_conversation' };

/** A text about to be sent. */
export type Outgoing = Parties & { body: string; idempotencyKey: string; retryOf: string | null };

/** Which conversations to list. */
type ConversationFilter = {
  state: ConversationState;
  /** Null lists them all. */
  search: string | null;
  /** The last row of the page before; null for the first page. */
  after: PageCursor | null;
};

/** A line of the audit log. Empty text: not set. */
type AuditLine = { action: string; subject: string; oldValue: string; newValue: string };

/** So many turns for whoever the key stands for, in each stretch of so many seconds. */
export type RateLimit = { key: string; limit: number; seconds: number };

/** What came of a quote request. `repeated`: the same one is stored already. */
type QuoteOutcome = { kind: 'stored' } | { kind: 'repeated' } | { kind: 'limited'; waitSeconds: number };

/**
 * The data API, under the secret key unless said otherwise. Every call throws 503 when the database
 * can't be reached in time, and a plain error (hence 500) when it refuses the statement.
 */
export type Database = {
  isAdmin(userId: string): Promise<boolean>;
  setting(key: SettingKey): Promise<string | null>;
  /** Saved as that admin, under the row rules, so that the audit log knows who. */
  saveForwardingNumber(value: string, adminToken: string): Promise<void>;
  /** A page of them, newest first, one per other number. */
  conversations(
    filter: ConversationFilter,
  ): Promise<{ conversations: ConversationSummary[]; nextCursor: string | null }>;
  conversationWith(otherNumber: string): Promise<ConversationSummary | null>;
  /** A page of the texts with that number, oldest first: the newest, or those before a row. */
  messagesWith(
    otherNumber: string,
    before: PageCursor | null,
  ): Promise<{ messages: Message[]; earlierCursor: string | null }>;
  /** Null takes the name away. Answers whether there is a conversation with them. */
  nameContact(otherNumber: string, name: string | null): Promise<boolean>;
  /** Answers whether there is a conversation with them. */
  setDone(otherNumber: string, isDone: boolean): Promise<boolean>;
  /** Of these numbers (E.164) the ones that have a conversation. */
  contacts(numbers: string[]): Promise<Map<string, Contact>>;
  /** A text and whom it is exchanged with. */
  message(id: string): Promise<{ message: Message; otherNumber: string } | null>;
  /** The files that came with a text; none when there is no such text. */
  mediaOf(messageId: string): Promise<StoredMedia[]>;
  /** Their texts up to and including that message count as read. False when there is no such message of theirs. */
  markRead(otherNumber: string, messageId: string): Promise<boolean>;
  /** Stores it once, however often it is delivered. Answers whether it was new. */
  receive(message: InboundMessage): Promise<boolean>;
  beginMessage(message: Outgoing, adminId: string, limits: Env['textLimits']): Promise<BeginOutcome>;
  /** Only ever moves a message on; a message that is not ours is left alone. */
  updateStatus(change: StatusChange): Promise<void>;
  /** The contact said so, as Twilio knows. */
  noteOptOut(otherNumber: string): Promise<void>;
  /** An admin says so. */
  setOptedOut(otherNumber: string, isOptedOut: boolean, adminId: string): Promise<OptOutOutcome>;
  /** When carriers last refused a text of each of our numbers as unregistered, since then (both ISO 8601). */
  unregisteredSince(time: string): Promise<Map<string, string>>;
  /** Notes what an admin does. */
  audit(lines: AuditLine[], adminId: string): Promise<void>;
  /** Which of these texts are stored, by Twilio's name for them. */
  knownTexts(providerSids: string[]): Promise<Set<string>>;
  /** Those of our texts that Twilio knows by these names. */
  sentTexts(providerSids: string[]): Promise<Map<string, SentText>>;
  /** Our texts since that time (ISO 8601) of which Twilio gave no name, newest first, at most 1000. */
  unnamedTexts(since: string): Promise<UnnamedText[]>;
  /**
   * Until when everything that Twilio has of a number was stored (ISO 8601), by the last look that saw it
   * all; null before the first. With `until` that time is noted.
   */
  caughtUpTo(businessNumber: string, until?: string): Promise<string | null>;
  /**
   * Stores it with the consent it was given under, and shows `summary` in that person's
   * conversation: all of it or nothing. `attemptLimits` count every call, `limits` what is stored.
   */
  submitQuote(
    quote: Quote,
    summary: string,
    attemptLimits: RateLimit[],
    limits: RateLimit[],
  ): Promise<QuoteOutcome>;
};

const unavailable = (cause: string) =>
  new Refusal(503, 'database_unavailable', 'The database is not answering. Please try again in a moment.', {
    cause,
  });

/** The rows of an answer, or an error of the kind {@link Database} promises. */
export function rowsOf<T>({ data, error, status }: Answer<T>): T {
  if (error) {
    if (status === 0 || status === 429 || status >= 500)
      throw unavailable(status === 0 ? error.message : `status ${status} (${error.code})`);
    throw new Error(`the data API answered ${status} (${error.code})`);
  }
  if (data === null) throw new Error('the data API answered no rows');
  return data;
}

/** PostgREST writes `…T…+00:00`, the embedded stack `… …+00`; the contract says ISO 8601. */
export function isoTime(timestamp: string): string {
  const strict = timestamp.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
  return new Date(strict).toISOString();
}

/**
 * A filter's list of texts. `eq` and `in` won't do: they leave such values unquoted, and
 * @supabase/lite 0.10 reads "+1918…" as a quantity, without its plus, and "unknown" as no value.
 */
function listOf(texts: string[]): string {
  return `(${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')})`;
}

const messageColumns = 'id, direction, body, created_at, status, error_code, source, media';

const statuses: readonly string[] = [
  'pending',
  'unknown',
  'accepted',
  'queued',
  'sending',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'received',
] satisfies MessageStatus[];

export function isMessageStatus(status: string): status is MessageStatus {
  return statuses.includes(status);
}

function toSource(source: string): MessageSource {
  return source === 'web' || source === 'auto' ? source : 'sms';
}

type TextingRow = Pick<ConversationRow, 'other_number' | 'opted_out_by' | 'texting_allowed'>;

/** The same rule as begin_message's, for all rows of one other number. */
function textBlockOf(rows: TextingRow[]): TextBlock | null {
  if (rows.some((row) => row.opted_out_by === 'contact')) return 'opted_out';
  if (rows.some((row) => row.opted_out_by !== null)) return 'opted_out_by_office';
  if (rows.some((row) => row.texting_allowed)) return null;
  return rows.some((row) => row.other_number.includes('@')) ? 'no_phone' : 'no_consent';
}

function toSummary(row: ConversationRow): ConversationSummary {
  return {
    conversationId: row.id,
    otherNumber: row.other_number,
    lastMessage: row.last_message,
    lastMessageTime: isoTime(row.last_message_at),
    lastSource: toSource(row.last_source),
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    textBlock: textBlockOf([row]),
    unreadCount: Number(row.unread_count),
    isDone: row.is_done,
    matchedText: row.matched_text,
  };
}

/** Where the page after this one starts; null when there is none. */
function cursorAfter(rows: readonly { id: string; exact_time: string; has_more: boolean }[]): string | null {
  const last = rows.at(-1);
  return last?.has_more ? writeCursor({ at: last.exact_time, id: last.id }) : null;
}

const startAfter = (row: PageCursor | null) =>
  row === null ? {} : { p_before_at: row.at, p_before_id: row.id };

type MessageRow = Pick<
  Schema['Tables']['messages']['Row'],
  'id' | 'direction' | 'body' | 'created_at' | 'status' | 'error_code' | 'source'
> & { media: Json };

const isFailure = (status: string) => status === 'failed' || status === 'undelivered';

function toMessage(row: MessageRow, isRetried: boolean): Message {
  return {
    id: row.id,
    direction: row.direction === 'inbound' ? 'inbound' : 'outbound',
    body: row.body,
    created_at: isoTime(row.created_at),
    status: isMessageStatus(row.status) ? row.status : 'unknown',
    errorCode: row.error_code,
    failure: isFailure(row.status) ? deliveryFailure(row.error_code) : null,
    isRetried,
    source: toSource(row.source),
    media: storedMedia(row.media).map(messageMedia),
  };
}

function toSentText(
  row: Pick<Schema['Tables']['messages']['Row'], 'id' | 'status' | 'error_code'>,
): SentText {
  const { id, status, error_code: errorCode } = row;
  return { id, status: isMessageStatus(status) ? status : 'unknown', errorCode };
}

/** A secret key goes into `apikey` alone; the older service-role token is a bearer token as well. */
function keyHeaders(secretKey: string): Record<string, string> {
  const isToken = secretKey.startsWith('eyJ');
  return { apikey: secretKey, ...(isToken && { authorization: `Bearer ${secretKey}` }) };
}

/** A client of the data API, under the secret key unless other headers say who asks. */
export function dataApi(
  env: Env,
  headers: Record<string, string> = keyHeaders(env.secretKey),
): PostgrestClient<{ public: Schema }> {
  return new PostgrestClient<{ public: Schema }>(`${env.supabaseUrl}/rest/v1`, {
    headers,
    retry: false,
    fetch: (input, init) =>
      fetch(input, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.any([...(init?.signal ? [init.signal] : []), AbortSignal.timeout(timeoutMs)]),
      }),
  });
}

export function createDatabase(env: Env): Database {
  const client = dataApi(env);

  /** Whichever of our numbers they wrote to. Answers whether there is a conversation with them. */
  async function updateContact(
    otherNumber: string,
    change: Generated['public']['Tables']['conversations']['Update'],
  ): Promise<boolean> {
    const rows = rowsOf(
      await client
        .from('conversations')
        .update(change)
        .filter('other_number', 'in', listOf([otherNumber]))
        .select('id'),
    );
    return rows.length > 0;
  }

  return {
    async isAdmin(userId) {
      const roles = client.from('user_roles').select('role').eq('user_id', userId).eq('role', 'admin');
      return rowsOf(await roles.limit(1)).length > 0;
    },

    async setting(key) {
      const rows = rowsOf(
        await client.from('business_settings').select('setting_value').eq('setting_key', key).limit(1),
      );
      return rows[0]?.setting_value ?? null;
    },

    async saveForwardingNumber(value, adminToken) {
      const asAdmin = dataApi(env, { apikey: env.secretKey, authorization: `Bearer ${adminToken}` });
      const update = async () =>
        rowsOf(
          await asAdmin
            .from('business_settings')
            .update({ setting_value: value })
            .eq('setting_key', settingKeys.forwardingNumber)
            .select('id'),
        ).length > 0;
      if (await update()) return;
      const inserted = await asAdmin
        .from('business_settings')
        .insert({
          setting_key: settingKeys.forwardingNumber,
          setting_value: value,
          description: 'Phone number that incoming calls are forwarded to',
        })
        .select('id');
      const wasSavedMeanwhile = inserted.error?.code === '23505';
      if (!wasSavedMeanwhile) rowsOf(inserted);
      else if (!(await update())) throw new Error('the forwarding number was neither found nor new');
    },

    async conversations({ state, search, after }) {
      const rows = rowsOf(
        await client.rpc('list_conversations', {
          p_state: state,
          ...(search !== null && { p_search: search }),
          ...startAfter(after),
          p_limit: conversationsPerPage,
        }),
      );
      return { conversations: rows.map(toSummary), nextCursor: cursorAfter(rows) };
    },

    async contacts(numbers) {
      const pages: string[][] = [];
      for (let start = 0; start < numbers.length; start += namesPerQuery) {
        pages.push(numbers.slice(start, start + namesPerQuery));
      }
      const answers = await Promise.all(
        pages.map((page) =>
          client
            .from('conversations')
            .select('other_number, contact_name, opted_out_by, texting_allowed')
            .filter('other_number', 'in', listOf(page))
            .order('last_message_at', { ascending: false })
            .limit(maxListed),
        ),
      );
      // The business may have changed its number: one person, several rows.
      const byPerson = new Map<string, (TextingRow & { contact_name: string | null })[]>();
      for (const row of answers.flatMap(rowsOf)) {
        byPerson.set(row.other_number, [...(byPerson.get(row.other_number) ?? []), row]);
      }
      return new Map(
        [...byPerson].map(([number, rows]) => [
          number,
          { name: rows.find((row) => row.contact_name)?.contact_name ?? null, textBlock: textBlockOf(rows) },
        ]),
      );
    },

    async conversationWith(otherNumber) {
      const [row] = rowsOf(await client.rpc('list_conversations', { p_other_number: otherNumber }));
      return row ? toSummary(row) : null;
    },

    async messagesWith(otherNumber, before) {
      const rows = rowsOf(
        await client.rpc('list_messages', {
          p_other_number: otherNumber,
          ...startAfter(before),
          p_limit: messagesPerPage,
        }),
      );
      return {
        messages: rows.map((row) => toMessage(row, row.is_retried)).reverse(),
        earlierCursor: cursorAfter(rows),
      };
    },

    nameContact: (otherNumber, name) => updateContact(otherNumber, { contact_name: name }),

    setDone: (otherNumber, isDone) => updateContact(otherNumber, { is_done: isDone }),

    async message(id) {
      const rows = rowsOf(
        await client.from('messages').select(`${messageColumns}, conversation_id`).eq('id', id).limit(1),
      );
      const [row] = rows;
      if (!row) return null;
      const conversations = rowsOf(
        await client.from('conversations').select('other_number').eq('id', row.conversation_id).limit(1),
      );
      const retries = isFailure(row.status)
        ? rowsOf(await client.from('messages').select('id').eq('retry_of', id).limit(1))
        : [];
      return {
        message: toMessage(row, retries.length > 0),
        otherNumber: conversations[0]?.other_number ?? '',
      };
    },

    async mediaOf(messageId) {
      const [row] = rowsOf(await client.from('messages').select('media').eq('id', messageId).limit(1));
      return storedMedia(row?.media);
    },

    async markRead(otherNumber, messageId) {
      return rowsOf(await client.rpc('mark_read', { p_other_number: otherNumber, p_message_id: messageId }));
    },

    async receive(message) {
      const media: Json = message.media;
      const call = client.rpc('receive_message', {
        p_business_number: message.businessNumber,
        p_other_number: message.otherNumber,
        p_body: message.body,
        p_provider_sid: message.providerSid,
        p_media: media,
        ...(message.optOut !== null && { p_opt_out: message.optOut }),
        ...(message.receivedAt !== undefined && { p_received_at: message.receivedAt }),
      });
      return rowsOf(await call);
    },

    async beginMessage({ businessNumber, otherNumber, body, idempotencyKey, retryOf }, adminId, limits) {
      const [row] = rowsOf(
        await client.rpc('begin_message', {
          p_business_number: businessNumber,
          p_other_number: otherNumber,
          p_body: body,
          p_idempotency_key: idempotencyKey,
          p_sent_by: adminId,
          p_limits: limits.map(({ limit, seconds }) => ({ limit, seconds })),
          ...(retryOf !== null && { p_retry_of: retryOf }),
        }),
      );
      if (row?.message_id) return { kind: row.created ? 'created' : 'repeated', messageId: row.message_id };
      if (row?.refusal === 'limit_reached') return { kind: 'limited', waitSeconds: row.wait_seconds };
      const refusals = ['opted_out', 'no_consent', 'not_failed'] as const;
      return { kind: refusals.find((refusal) => refusal === row?.refusal) ?? 'no_conversation' };
    },

    async updateStatus({ messageId, providerSid, status, errorCode }) {
      const call = client.rpc('update_message_status', {
        p_message_id: messageId,
        p_provider_sid: providerSid,
        p_status: status,
        p_error_code: errorCode,
      });
      rowsOf(await call);
    },

    async noteOptOut(otherNumber) {
      rowsOf(
        await client.rpc('set_opted_out', {
          p_other_number: otherNumber,
          p_opted_out: true,
          p_by: 'contact',
        }),
      );
    },

    async setOptedOut(otherNumber, isOptedOut, adminId) {
      const outcome = rowsOf(
        await client.rpc('set_opted_out', {
          p_other_number: otherNumber,
          p_opted_out: isOptedOut,
          p_by: 'office',
          p_actor: adminId,
        }),
      );
      const outcomes = ['changed', 'unchanged', 'stopped_by_contact', 'no_conversation'] as const;
      const known = outcomes.find((one) => one === outcome);
      if (known === undefined) throw new Error('set_opted_out answered no outcome');
      return known;
    },

    async unregisteredSince(time) {
      const rows = rowsOf(
        await client
          .from('messages')
          .select('created_at, conversations!inner(business_number)')
          .in('error_code', unregisteredCodes)
          .gte('created_at', time)
          .order('created_at')
          .limit(maxListed),
      );
      return new Map(rows.map((row) => [row.conversations.business_number, isoTime(row.created_at)]));
    },

    async audit(lines, adminId) {
      rowsOf(
        await client
          .from('audit_log')
          .insert(
            lines.map(({ action, subject, oldValue, newValue }) => ({
              actor: adminId,
              action,
              subject,
              old_value: oldValue || null,
              new_value: newValue || null,
            })),
          )
          .select('id'),
      );
    },

    async knownTexts(providerSids) {
      const known = new Set<string>();
      for (let start = 0; start < providerSids.length; start += namesPerQuery) {
        const names = providerSids.slice(start, start + namesPerQuery);
        const rows = rowsOf(
          await client.from('messages').select('provider_sid').in('provider_sid', names).limit(namesPerQuery),
        );
        for (const { provider_sid } of rows) if (provider_sid !== null) known.add(provider_sid);
      }
      return known;
    },

    async sentTexts(providerSids) {
      const sent = new Map<string, SentText>();
      for (let start = 0; start < providerSids.length; start += namesPerQuery) {
        const rows = rowsOf(
          await client
            .from('messages')
            .select('id, provider_sid, status, error_code')
            .in('provider_sid', providerSids.slice(start, start + namesPerQuery))
            .limit(namesPerQuery),
        );
        for (const row of rows) if (row.provider_sid !== null) sent.set(row.provider_sid, toSentText(row));
      }
      return sent;
    },

    async unnamedTexts(since) {
      const rows = rowsOf(
        await client
          .from('messages')
          .select('id, body, status, error_code, created_at, conversations!inner(other_number)')
          .filter('status', 'in', listOf(['pending', 'unknown']))
          .gte('created_at', since)
          .order('created_at', { ascending: false })
          .limit(maxListed),
      );
      return rows.map((row) => ({
        ...toSentText(row),
        otherNumber: row.conversations.other_number,
        body: row.body,
        createdAt: isoTime(row.created_at),
      }));
    },

    async caughtUpTo(businessNumber, until) {
      const [row] = rowsOf(
        await client.rpc('caught_up_to', {
          p_business_number: businessNumber,
          ...(until !== undefined && { p_until: until }),
        }),
      );
      return row ? isoTime(row.caught_up_to) : null;
    },

    async submitQuote(quote, summary, attemptLimits, limits) {
      const [row] = rowsOf(
        await client.rpc('submit_quote', {
          p_quote: quote,
          p_summary: summary,
          p_consent_text: smsConsent.text,
          p_consent_version: smsConsent.version,
          p_attempt_limits: attemptLimits,
          p_limits: limits,
        }),
      );
      if (row?.outcome === 'limited') return { kind: 'limited', waitSeconds: row.wait_seconds };
      if (row?.outcome === 'stored' || row?.outcome === 'repeated') return { kind: row.outcome };
      throw new Error('submit_quote answered no outcome');
    },
  };
}
