/**
 * What a new data folder starts with: an admin, a dozen conversations, a few quote requests and a
 * month of calls, so that the office has something to show. Written once; every number is from a range reserved for fiction.
 */
import { createHash } from 'node:crypto';
import { quoteRow, quoteSummary } from '../../supabase/functions/request-quote/quote-summary.ts';
import type { Backend } from './backend.ts';
import { demoVoicemails, mechanicNumber, olderDemoCalls, recentDemoCalls } from './demo/calls.ts';
import { demoConversations, demoReplies } from './demo/conversations.ts';
import { demoQuotes } from './demo/quotes.ts';
import { publishableKey } from './keys.ts';
import type { TwilioEmulator } from '../twilio-emulator/emulator.ts';
import type { SeedCall, SeedMessage } from '../twilio-emulator/seed.ts';

type Query = { query: (sql: string, values?: unknown[]) => Promise<{ rows: unknown[] }> };

/** The part of a database that the seed needs. `seed:sql` passes one that only records the statements. */
export type SeedDatabase = Query & {
  transaction: (work: (transaction: Query) => Promise<void>) => Promise<unknown>;
};

/** Computed from the address, so that no statement depends on the result of another. */
function contactId(address: string): string {
  const hex = createHash('sha256').update(address).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A provider id that depends on nothing but its parts, so that database and emulator agree. */
function demoSid(prefix: 'SM' | 'CA' | 'RE', ...parts: (string | number)[]): string {
  return prefix + createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32);
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

/**
 * Creates the demo admin by the front door, then confirms and grants by SQL. An admin who is
 * confirmed already is left alone: the role may have been revoked since.
 */
export async function seedAdmin(backend: Backend, admin: { email: string; password: string }): Promise<void> {
  const { rows } = await backend.database.query<{ email_confirmed_at: string | null }>(
    'select email_confirmed_at from auth.users where email = $1',
    [admin.email],
  );
  const [user] = rows;
  if (user?.email_confirmed_at) return;
  if (!user) {
    const response = await backend.fetch(
      new Request('http://localhost/auth/v1/signup', {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(admin),
      }),
    );
    if (!response.ok) throw new Error(`The demo admin could not be signed up: ${await response.text()}`);
  }
  await backend.database.transaction(async (transaction) => {
    await transaction.query(
      'update auth.users set email_confirmed_at = now(), confirmation_token = null where email = $1',
      [admin.email],
    );
    await transaction.query('select public.grant_admin($1)', [admin.email]);
  });
}

/** Fills an office that has no conversation yet. */
export async function seedConversations(
  database: SeedDatabase,
  businessNumber: string,
  now: Date,
): Promise<void> {
  const { rows } = await database.query('select 1 from public.contacts limit 1');
  if (rows.length > 0) return;
  await database.transaction(async (transaction) => {
    for (const conversation of demoConversations) {
      const first = conversation.messages[0];
      const last = conversation.messages.at(-1);
      if (!first || !last) continue;
      const id = contactId(conversation.otherNumber);
      await transaction.query(
        `insert into public.contacts (business_number, address, name, last_message,
           last_message_at, unread_count, opted_out_by_contact, created_at, texting_allowed_by, id)
         values ($1, $2, $3, left($4, 200), $5, $6, $7, $8, 'text', $9)`,
        [
          businessNumber,
          conversation.otherNumber,
          conversation.contactName,
          last.body,
          hoursBefore(now, last.hoursAgo),
          conversation.unread,
          conversation.isOptedOut ?? false,
          hoursBefore(now, first.hoursAgo),
          id,
        ],
      );
      for (const [index, message] of conversation.messages.entries()) {
        const at = hoursBefore(now, message.hoursAgo);
        await transaction.query(
          `insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
             error_code, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
          [
            id,
            businessNumber,
            message.direction,
            message.body,
            message.direction === 'inbound' ? 'received' : (message.status ?? 'delivered'),
            demoSid('SM', conversation.otherNumber, index),
            message.errorCode ?? null,
            at,
          ],
        );
      }
    }
    await seedRepliesAndVoicemails(transaction, businessNumber, now);
    for (const { hoursAgo, quote } of demoQuotes) {
      await transaction.query('select public.submit_quote($1, $2, $3, $3)', [
        quoteRow(quote),
        quoteSummary(quote),
        '[]',
      ]);
      await transaction.query(
        `with own as (
           update public.contacts set created_at = $2, last_message_at = $2
           where address = $1 returning id
         ), requests as (
           update public.quote_requests set created_at = $2, business_number = $3,
             consented_at = case when sms_consent then $2::timestamptz end
           where contact_id in (select id from own)
         )
         update public.messages set created_at = $2, updated_at = $2, business_number = $3
         where contact_id in (select id from own)`,
        [quote.phone ?? quote.email, hoursBefore(now, hoursAgo), businessNumber],
      );
    }
  });
}

async function seedRepliesAndVoicemails(
  transaction: Query,
  businessNumber: string,
  now: Date,
): Promise<void> {
  for (const reply of demoReplies) {
    await transaction.query('insert into public.saved_replies (body) values ($1)', [reply]);
  }
  for (const { hoursAgo, from, seconds, isHeard, transcript } of demoVoicemails) {
    const at = hoursBefore(now, hoursAgo);
    await transaction.query(
      `insert into public.voicemails (call_sid, recording_sid, caller, seconds, created_at, heard_at,
         business_number, transcript, transcript_status, contact_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, case when $8::text is not null then 'completed' end, private.contact_of($3))`,
      [
        demoSid('CA', from, hoursAgo),
        demoSid('RE', from, hoursAgo),
        from,
        seconds,
        at,
        isHeard ? at : null,
        businessNumber,
        transcript,
      ],
    );
  }
}

/** Gives a new emulator the same messages, and calls to go with them. */
export function seedTwilio(emulator: TwilioEmulator, businessNumber: string, now: Date): void {
  const messages = demoConversations.flatMap(({ otherNumber, messages: texts }) =>
    texts.map((message, index): SeedMessage => {
      const isInbound = message.direction === 'inbound';
      return {
        sid: demoSid('SM', otherNumber, index),
        direction: message.direction,
        from: isInbound ? otherNumber : businessNumber,
        to: isInbound ? businessNumber : otherNumber,
        body: message.body,
        at: hoursBefore(now, message.hoursAgo),
        status: isInbound ? 'received' : (message.status ?? 'delivered'),
        errorCode: message.errorCode ?? null,
      };
    }),
  );
  const calls = [...recentDemoCalls, ...olderDemoCalls(now)].map(({ hoursAgo, ...call }): SeedCall => ({
    ...call,
    to: businessNumber,
    at: hoursBefore(now, hoursAgo),
    forwardedTo: mechanicNumber,
  }));
  const voicemails = demoVoicemails.map(({ hoursAgo, from, seconds }): SeedCall => ({
    sid: demoSid('CA', from, hoursAgo),
    from,
    to: businessNumber,
    at: hoursBefore(now, hoursAgo),
    status: 'no-answer',
    duration: null,
    waited: 20,
    forwardedTo: mechanicNumber,
    recording: { sid: demoSid('RE', from, hoursAgo), seconds },
  }));
  emulator.seed({ messages, calls: [...calls, ...voicemails] });
}
