/** The changes that the office makes. All throw on failure. */
import { StorageApiError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { type RequestOf, readProblem } from '#functions/contract/action';
import { type Message, type messageActions, hasFailed } from '#functions/contract/messages';
import type { NumberChange } from '#functions/contract/numbers';
import { knownReply } from '#functions/contract/replies';
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
  if (!error) {
    return { id: data.id, value };
  }
  // Another admin or the function has inserted the row in the meantime, so update that one.
  const existing = error.code === uniqueViolation ? await loadSetting(key) : null;
  if (!existing) {
    throw error;
  }
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
  // The function decides: it has checked the target and saved it, because calls ring there as soon as Twilio has the
  // webhook. The browser only repeats that, under the rights of the admin, and so learns the id of the row.
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
  return requireTaken(await smsHandler.call('sendMessage', text));
}

type SendingAnswer = { success: true; message: Message } | { success: false; error: string };

/** The text, if Twilio has taken it. Throws when it hasn't, or when that isn't known. */
export function requireTaken(answer: SendingAnswer): Message {
  if (!answer.success) {
    throw new BackendFailure(answer.error, notConfirmedStatus);
  }
  if (hasFailed(answer.message)) {
    throw new BackendFailure(null, 409);
  }
  return answer.message;
}

/** Uploads a file to `message-media`. Resolves to its path there. */
export async function uploadFile(path: string, file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const { error } = await supabase.storage
    .from('message-media')
    .upload(path, bytes, { contentType: file.type });
  // The path is unique to this file, so a conflict means that an earlier try has arrived.
  if (error && !(error instanceof StorageApiError && error.statusCode === '409')) {
    throw error;
  }
  return path;
}

const knownReplyBody = v.object({ code: v.literal(readProblem(knownReply).code) });

/** Adds a reply at the end. One with the same words counts as added. */
export async function saveReply(body: string): Promise<void> {
  try {
    await smsHandler.call('saveReply', { id: crypto.randomUUID(), body });
  } catch (error) {
    if (!(error instanceof BackendFailure && v.is(knownReplyBody, error.body))) {
      throw error;
    }
  }
}

export const deleteReply = (id: string) => smsHandler.call('deleteReply', { id });

/** True when a failed call may have succeeded on the server: no answer, an unclear one, or a server error. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof BackendFailure) || error.status === null) {
    return true;
  }
  return error.status === notConfirmedStatus || error.status >= 500;
}
