/** Reads and writes `business_settings` and the audit log. */
import { settingDescriptions, type SettingKey } from '../contract/settings.ts';
import type { Env } from '../runtime/env.ts';
import { HttpError } from '../runtime/http-error.ts';
import { createDataApi, type Database, readRows, type Tables } from './client.ts';

export async function readSetting({ tables }: Database, key: SettingKey): Promise<string | null> {
  const query = tables.from('business_settings').select('setting_value').eq('setting_key', key);
  return readRows(await query.limit(1))[0]?.setting_value ?? null;
}

export async function requireBusinessNumber(database: Database): Promise<string> {
  const number = await readSetting(database, 'twilio_phone_number');
  if (number !== null) {
    return number;
  }
  throw new HttpError(400, 'no_business_number', 'Please save a phone number first');
}

/** Saves with the admin's own token, so that row rules apply and the audit log names the admin. */
export async function saveForwardingNumber(env: Env, value: string, adminToken: string): Promise<void> {
  const asAdmin = createDataApi(env, { apikey: env.secretKey, authorization: `Bearer ${adminToken}` });
  const key = 'call_forwarding_number';
  const row = { setting_key: key, setting_value: value, description: settingDescriptions[key] };
  const inserted = await asAdmin.from('business_settings').insert(row).select('id');
  const isThere = inserted.error?.code === '23505';
  const update = asAdmin.from('business_settings').update({ setting_value: value }).eq('setting_key', key);
  const saved = readRows(isThere ? await update.select('id') : inserted);
  if (saved.length === 0) {
    throw new Error('the forwarding number was neither found nor new');
  }
}

type AuditLine = Omit<Tables['audit_log']['Insert'], 'actor'>;

/** Writes what a staff member does to the audit log. */
export async function audit({ tables }: Database, lines: AuditLine[], actor: string): Promise<void> {
  const rows = lines.map((line) => ({ ...line, actor }));
  readRows(await tables.from('audit_log').insert(rows).select('id'));
}
