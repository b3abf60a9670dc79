/** What is saved in `business_settings`, and the lines of the audit log. */
import { settingKeys, type SettingKey } from '../contract/settings.ts';
import type { Env } from '../env.ts';
import { dataApi, rowsOf, type DataApi } from './client.ts';

/** A line of the audit log. Empty text: not set. */
type AuditLine = { action: string; subject?: string; oldValue?: string; newValue?: string };

export function settingData(env: Env, client: DataApi) {
  return {
    async setting(key: SettingKey): Promise<string | null> {
      const rows = rowsOf(
        await client.from('business_settings').select('setting_value').eq('setting_key', key).limit(1),
      );
      return rows[0]?.setting_value ?? null;
    },

    /** Saved as that admin, under the row rules, so that the audit log knows who. */
    async saveForwardingNumber(value: string, adminToken: string): Promise<void> {
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

    /** Notes what an admin does. */
    async audit(lines: AuditLine[], adminId: string): Promise<void> {
      const rows = lines.map(({ action, subject, oldValue, newValue }) => ({
        actor: adminId,
        action,
        subject: subject || null,
        old_value: oldValue || null,
        new_value: newValue || null,
      }));
      rowsOf(await client.from('audit_log').insert(rows).select('id'));
    },
  };
}
