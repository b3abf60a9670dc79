import * as v from 'valibot';
import { alertDevice, isDeviceKey, isPushService } from '../_shared/alerts/push.ts';
import { type alertActions, alertKinds, savedAlerts } from '../_shared/contract/alerts.ts';
import { audit, readSetting } from '../_shared/database/settings.ts';
import { isTextable } from '../_shared/domain/forwarding-rules.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import type { Office } from '../_shared/office/office.ts';
import { refusal } from '../_shared/runtime/http-error.ts';
import { openTwilio } from '../_shared/twilio/client.ts';

/** Keeps a stolen login from running up charges, and alerts from going to our own numbers. */
async function requireTextable({ env, database }: Office, phone: string): Promise<void> {
  if (!isTextable(phone)) {
    throw refusal(400, 'number_not_allowed');
  }
  const isOwn =
    phone === (await readSetting(database, 'twilio_phone_number')) ||
    (await openTwilio(env).listNumbers()).some(({ phoneNumber }) => phoneNumber === phone);
  if (isOwn) {
    throw refusal(400, 'alert_loop');
  }
}

/** Somebody's own alert settings, and their devices. */
const ownAlerts = v.object({ ...savedAlerts.entries, devices: v.array(alertDevice) });

/** The actions for one's own alert settings. */
export function alertHandlers(office: Office): Handlers<typeof alertActions> {
  const { env, database, alerts } = office;
  const { vapid, localPushUrl } = env.alerts;

  async function requireDevice({ endpoint, keys }: { endpoint: string; keys: { p256dh: string } }) {
    if (vapid === null) {
      throw refusal(409, 'push_not_configured');
    }
    const isKnown = isPushService(endpoint, localPushUrl) && (await isDeviceKey(keys.p256dh));
    if (!isKnown) {
      throw refusal(400, 'invalid_subscription');
    }
  }

  const readOwn = async (userId: string) =>
    v.parse(ownAlerts, {
      kinds: alertKinds,
      devices: [],
      ...(await database.rpc('get_alerts', { userId })),
      vapidPublicKey: vapid?.publicKey,
    });

  return {
    async saveAlerts({ kinds, subscription = null, phone, quietHours }, { userId, role }) {
      const before = await readOwn(userId);
      const number = phone === undefined ? before.phone : phone;
      if (number !== null && number !== before.phone) {
        await requireTextable(office, number);
      }
      if (subscription !== null) {
        await requireDevice(subscription);
      }
      const device = subscription && { endpoint: subscription.endpoint, ...subscription.keys };
      await database.rpc('save_alerts', {
        userId,
        // Problems of the office are the admins' alone.
        kinds: [...new Set(kinds)].filter((kind) => role === 'admin' || kind !== 'care'),
        phone: number,
        quietHours: quietHours === undefined ? before.quietHours : quietHours,
        device,
      });
      const isNew = device && !before.devices.some(({ endpoint }) => endpoint === device.endpoint);
      if (number !== before.phone || isNew) {
        const subject = isNew ? new URL(device.endpoint).host : 'phone';
        const line = { action: 'alerts.update', subject, old_value: before.phone, new_value: number };
        await audit(database, [line], userId);
        alerts.changedAlerts();
      }
    },

    getAlerts: (_nothing, { userId }) => readOwn(userId),

    sendAlerts: () => Promise.resolve(alerts.sendHeld()),

    async removeAlerts({ endpoint }, { userId }) {
      await database.rpc('remove_alerts', { userId, endpoint });
    },
  };
}
