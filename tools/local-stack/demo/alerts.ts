import type { Database } from '../backend.ts';
import type { Subscription } from '../push/push-service.ts';

/** Turns on the demo admin's alerts on the demo phone, unless the admin has saved a choice already. */
export async function seedAlerts(
  database: Database,
  email: string,
  { endpoint, keys }: Subscription,
): Promise<void> {
  // The stack may have used another port before.
  await database.query(
    `update private.alert_settings
     set devices = regexp_replace(devices::text, 'http://localhost:\\d+/demo-phone', $1, 'g')::jsonb where true`,
    [endpoint],
  );
  await database.query(
    `select public.save_alerts(u.id, '["text", "emergency", "voicemail", "missed_call", "care"]', p_device => $2)
     from auth.users u where u.email = $1
       and not exists (select from private.alert_settings s where s.user_id = u.id)`,
    [email, { endpoint, ...keys }],
  );
}
