/**
 * The demo data of a new data folder: an admin, the conversations and requests of supabase/seed.sql, and the
 * matching Twilio account.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { suggestedGreeting, suggestedTextBack } from '../../src/content/missed-call-suggestions.ts';
import type { TwilioEmulator } from '../twilio-emulator/emulator.ts';
import { messageSchema } from '../twilio-emulator/store.ts';
import type { Backend, Database } from './backend.ts';
import { projectRoot } from './data-folder.ts';
import { makeDemoCalls, mechanicNumber } from './demo-calls.ts';
import { demoBusinessNumber } from './demo-number.ts';
import { publishableKey } from './keys.ts';
import type { Subscription } from './push/push-service.ts';

/** The SQL that fills an empty office. */
export const readOfficeSeed = () =>
  `set demo.business_number = '${demoBusinessNumber}';\n${readFileSync(join(projectRoot, 'supabase/seed.sql'), 'utf8')}`;

/**
 * Signs the demo admin up, then confirms and grants by SQL. A confirmed admin is left alone, because the role
 * may have been revoked.
 */
export async function seedAdmin(backend: Backend, admin: { email: string; password: string }): Promise<void> {
  const { rows } = await backend.database.query<{ email_confirmed_at: string | null }>(
    'select email_confirmed_at from auth.users where email = $1',
    [admin.email],
  );
  const [user] = rows;
  if (user?.email_confirmed_at) {
    return;
  }
  if (!user) {
    const response = await backend.fetch(
      new Request('http://localhost/auth/v1/signup', {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(admin),
      }),
    );
    if (!response.ok) {
      throw new Error(`The demo admin could not be signed up: ${await response.text()}`);
    }
  }
  await backend.database.query(
    'update auth.users set email_confirmed_at = now(), confirmation_token = null where email = $1',
    [admin.email],
  );
  await backend.database.query('select public.grant_admin($1)', [admin.email]);
}

/** Turns on the demo admin's alerts on the demo phone, unless the admin has saved a choice already. */
export async function seedAlerts(
  query: (sql: string, parameters: (string | Record<string, string>)[]) => Promise<unknown>,
  email: string,
  { endpoint, keys }: Subscription,
): Promise<void> {
  // The stack may have used another port before.
  await query(
    `update private.alert_settings
     set devices = regexp_replace(devices::text, 'http://[^"]*/demo-phone', $1, 'g')::jsonb where true`,
    [endpoint],
  );
  await query(
    `select public.save_alerts(u.id, '["text", "emergency", "voicemail", "missed_call", "care"]', p_device => $2)
     from auth.users u where u.email = $1
       and not exists (select from private.alert_settings s where s.user_id = u.id)`,
    [email, { endpoint, ...keys }],
  );
}

/** Turns on what the demo's missed callers get: a text back, and a voicemail. */
export const seedMissedCalls = (query: (sql: string, parameters: string[]) => Promise<unknown>) =>
  query(
    `update public.call_handling
     set text_back_on = true, text_back_text = $1, voicemail_on = true, voicemail_greeting = $2 where id`,
    [suggestedTextBack, suggestedGreeting],
  );

/** Fills an office that has no conversation yet. */
export async function seedOffice(database: Database): Promise<void> {
  const { rows } = await database.query('select 1 from public.contacts limit 1');
  if (rows.length === 0) {
    await database.exec(readOfficeSeed());
    await seedMissedCalls((sql, parameters) => database.query(sql, parameters));
  }
}

const formatIso = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`;
const textsOfOffice = `
  select provider_sid as sid, direction, body, status, error_code as "errorCode", ${formatIso('m.created_at')},
    case direction when 'inbound' then c.address else m.business_number end as "from",
    case direction when 'inbound' then m.business_number else c.address end as "to"
  from public.messages m join public.contacts c on c.id = m.contact_id where provider_sid is not null`;
const voicemailsOfOffice = `
  select call_sid as sid, recording_sid as "recordingSid", caller as "from", '${demoBusinessNumber}' as "to", seconds,
    ${formatIso('created_at')} from public.voicemails`;

const textSchema = v.object({
  ...v.pick(messageSchema, ['sid', 'from', 'to', 'body', 'status', 'errorCode']).entries,
  direction: v.picklist(['inbound', 'outbound']),
  at: v.string(),
});
const voicemailSchema = v.object({
  sid: v.string(),
  recordingSid: v.string(),
  from: v.string(),
  to: v.string(),
  seconds: v.number(),
  at: v.string(),
});

/** Adds the office's texts and voicemails, and a month of calls, to a new emulator. */
export async function seedTwilio(
  emulator: TwilioEmulator,
  query: (sql: string) => Promise<readonly unknown[]>,
): Promise<void> {
  const messages = v.parse(v.array(textSchema), await query(textsOfOffice));
  const voicemails = v.parse(v.array(voicemailSchema), await query(voicemailsOfOffice));
  const customers = [...new Set(messages.map(({ from, to }) => (from === demoBusinessNumber ? to : from)))];
  const left = voicemails.map(({ recordingSid, seconds, ...call }) => ({
    ...call,
    status: 'no-answer' as const,
    duration: null,
    waited: 20,
    forwardedTo: mechanicNumber,
    recording: { sid: recordingSid, seconds },
  }));
  emulator.seed({ messages, calls: [...makeDemoCalls(customers, demoBusinessNumber, new Date()), ...left] });
}
