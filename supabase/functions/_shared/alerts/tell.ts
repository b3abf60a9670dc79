import { settingKeys } from '../contract/settings.ts';
import type { PushedAlert } from '../contract/alerts.ts';
import { webhookPaths } from '../contract/webhooks.ts';
import type { DueAlert } from '../data/alerts.ts';
import type { Database } from '../database.ts';
import type { Env } from '../env.ts';
import { logFailure } from '../log.ts';
import { twilioFor } from '../twilio.ts';
import { push } from './push.ts';

/** Sends one person an alert on all their devices and by text. Returns how many deliveries were accepted. */
export async function tell(
  env: Env,
  database: Database,
  { devices, phone, is_last_text }: Pick<DueAlert, 'devices' | 'phone' | 'is_last_text'>,
  alert: PushedAlert,
): Promise<{ devices: number; texts: number }> {
  const pushed = devices.map(async (device): Promise<number> => {
    const outcome = await push(env.alerts, device, alert);
    if (outcome === 'gone') await database.alerts.remove(null, device.endpoint);
    return outcome === 'sent' ? 1 : 0;
  });
  const texted = phone === null ? 0 : textAlert(env, database, phone, alert, is_last_text === true);
  const [texts, ...sent] = await Promise.all([texted, ...pushed]);
  return { devices: sent.reduce((sum, one) => sum + one, 0), texts };
}

async function textAlert(
  env: Env,
  database: Database,
  to: string,
  { title, url }: PushedAlert,
  isLast: boolean,
): Promise<number> {
  try {
    const from = await database.settings.setting(settingKeys.businessNumber);
    if (from === null || from === to) return 0;
    const site = env.allowedOrigins[0] ?? '';
    const end = isLast ? ' No more alerts by text for a while.' : '';
    await twilioFor(env).sendMessage({
      ...{ from, to, body: `${title}. ${site}${url}${end}` },
      // Needs no status callback, because no stored message belongs to this text.
      statusCallback: env.publicFunctionsUrl + webhookPaths.messageStatus,
    });
    return 1;
  } catch (error) {
    logFailure('alerts', 'text_not_sent', error);
    return 0;
  }
}
