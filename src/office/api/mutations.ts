/** The changes that the office makes. All throw on failure. */
import { StorageApiError } from '@supabase/supabase-js';
import type { RequestOf } from '#functions/contract/action';
import { type Message, type messageActions, hasFailed } from '#functions/contract/messages';
import type { NumberChange } from '#functions/contract/numbers';
import { type SettingKey, settingDescriptions } from '#functions/contract/settings';
import { BackendFailure, smsHandler, supabase, twilioManage } from './client';
import { type SavedSetting, loadSetting } from './settings';

/** PostgreSQL's code for a unique value that already exists. */
const uniqueViolation = '23505';

/** Updates the setting's row, or inserts one. Fails when the row is gone, or this account may not change it. */
async function saveSetting(
  key: SettingKey,
  saved: SavedSetting | null,
  change: { setting_value: string; updated_at?: string },
): Promise<SavedSetting> {
  const value = change.setting_value;
  const table = supabase.from('business_settings');
  const saving = saved
    ? table.update(change).eq('id', saved.id)
    : table.insert({ setting_key: key, setting_value: value, description: settingDescriptions[key] });
  const { data, error } = await saving.select('id').single();
  if (!error) return { id: data.id, value };
  // Another admin or the function has inserted the row in the meantime, so update that one.
  const existing = error.code === uniqueViolation ? await loadSetting(key) : null;
  if (!existing) throw error;
  return saveSetting(key, existing, change);
}

/** Takes the number in E.164 form. */
export const saveBusinessNumber = (number: string, saved: SavedSetting | null) =>
  saveSetting('twilio_phone_number', saved, { setting_value: number });

/**
 * Points the business number at the forwarding webhook, then saves the target (both E.164). `replacing`:
 * another system's setting that the admin agreed to replace.
 */
export async function saveForwarding(
  phoneNumber: string,
  forwardTo: string,
  saved: SavedSetting | null,
  replacing: readonly NumberChange[],
): Promise<SavedSetting> {
  const agreed = replacing.length > 0 ? { replacing: [...replacing] } : {};
  await twilioManage.call('updateCallForwarding', { phoneNumber, forwardTo, ...agreed });
  // The function has already stored the target for the voice webhook, so update that row.
  const row = saved ?? (await loadSetting('call_forwarding_number'));
  return saveSetting('call_forwarding_number', row, {
    setting_value: forwardTo,
    updated_at: new Date().toISOString(),
  });
}

/** The HTTP status when it is unknown whether Twilio has the text. */
const notConfirmedStatus = 202;

/**
 * Sends a text. Repeating it with the same key never sends it twice but returns the result of the first
 * attempt; reuse the key only if {@link isOutcomeUnknown}.
 */
export async function sendMessage(
  text: RequestOf<(typeof messageActions)['sendMessage']> & { idempotencyKey: string },
): Promise<Message> {
  const sent = await smsHandler.call('sendMessage', text);
  if (!sent.success) throw new BackendFailure(sent.error, notConfirmedStatus);
  if (hasFailed(sent.message)) throw new BackendFailure(null, 409);
  return sent.message;
}

/** Uploads a picture to `message-media`. Resolves to its path there. */
export async function uploadPicture(path: string, picture: Blob): Promise<string> {
  const bytes = await picture.arrayBuffer();
  const { error } = await supabase.storage
    .from('message-media')
    .upload(path, bytes, { contentType: picture.type });
  // The path is unique to this picture, so a conflict means that an earlier try has arrived.
  if (error && !(error instanceof StorageApiError && error.statusCode === '409')) throw error;
  return path;
}

export async function saveReply(body: string): Promise<void> {
  const { error } = await supabase.from('saved_replies').insert({ body });
  // The reply already exists, so there is nothing to save.
  if (error && error.code !== uniqueViolation) throw error;
}

export async function deleteReply(id: string): Promise<void> {
  await supabase.from('saved_replies').delete().eq('id', id).throwOnError();
}

/** True when a failed call may have succeeded on the server: no answer, an unclear one, or a server error. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof BackendFailure) || error.status === null) return true;
  return error.status === notConfirmedStatus || error.status >= 500;
}
