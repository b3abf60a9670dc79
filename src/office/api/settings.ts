/** The rows of `business_settings` that the office reads. */
import type { SettingKey } from '#functions/contract/settings';
import { supabase } from './client';

/** A row of `business_settings`. */
export type SavedSetting = { id: string; value: string };

export type Settings = Record<'businessNumber' | 'forwardingNumber', SavedSetting | null>;

/** The data API's code when a single row was asked for and there is none. */
const rowNotFound = 'PGRST116';

/** The saved row of a setting, or null when there is none. Throws when the database can't be read. */
export async function loadSetting(key: SettingKey): Promise<SavedSetting | null> {
  const { data, error } = await supabase
    .from('business_settings')
    .select('id, setting_value')
    .eq('setting_key', key)
    .maybeSingle()
    // The query client retries instead.
    .retry(false);
  if (error && error.code !== rowNotFound) {
    throw error;
  }
  return data && { id: data.id, value: data.setting_value };
}

export async function askSettings(): Promise<Settings> {
  const [businessNumber, forwardingNumber] = await Promise.all([
    loadSetting('twilio_phone_number'),
    loadSetting('call_forwarding_number'),
  ]);
  return { businessNumber, forwardingNumber };
}
