import * as v from 'valibot';
import { alertDevice, isDeviceKey, isPushService } from '../_shared/alerts/push.ts';
import { type alertActions, savedAlerts } from '../_shared/contract/alerts.ts';
import { settingKeys } from '../_shared/contract/settings.ts';
import { audit, readSetting } from '../_shared/data/settings.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import type { Office } from '../_shared/office.ts';
import { twilioFor } from '../_shared/twilio/twilio.ts';
import { isTextable } from '../_shared/forwarding-rules.ts';

/** Keeps a stolen login from running up charges, and alerts from going to our own numbers. */
async function requireTextable({ env, database }: Office, phone: string): Promise<void> {
  if (!isTextable(phone)) {
    throw new HttpError(
      400,
      'number_not_allowed',
      'Alerts can only be texted to ordinary numbers in the United States and Canada.',
    );
  }
  const isOwn =
    phone === (await readSetting(database, settingKeys.businessNumber)) ||
    (await twilioFor(env).listNumbers()).some(({ phoneNumber }) => phoneNumber === phone);
  if (isOwn) {
    throw new HttpError(400, 'alert_loop', 'Alerts can’t be texted to a number of this account.');
  }
}

/** An admin's own alert settings, and their devices. */
const ownAlerts = v.object({ ...savedAlerts.entries, devices: v.array(alertDevice) });

/** The actions for an admin's own alert settings. */
export function alertHandlers(office: Office): Handlers<typeof alertActions> {
  const { env, database, alerts } = office;
  const { vapid, localPushUrl } = env.alerts;

  async function requireDevice({ endpoint, keys }: { endpoint: string; keys: { p256dh: string } }) {
    if (vapid === null) {
      throw new HttpError(409, 'push_not_configured', 'Alerts on devices are not set up on the server yet.');
    }
    if (!isPushService(endpoint, localPushUrl) || !(await isDeviceKey(keys.p256dh))) {
      throw new HttpError(400, 'invalid_subscription', 'This browser’s push service is not known here.');
    }
  }

  const ownOf = async (userId: string) =>
    v.parse(ownAlerts, {
      ...(await database.call('get_alerts', { userId })),
      vapidPublicKey: vapid?.publicKey,
    });

  return {
    async saveAlerts({ kinds, subscription = null, phone, quietHours }, { userId }) {
      const before = await ownOf(userId);
      const number = phone === undefined ? before.phone : phone;
      if (number !== null && number !== before.phone) await requireTextable(office, number);
      if (subscription !== null) await requireDevice(subscription);
      const device = subscription && { endpoint: subscription.endpoint, ...subscription.keys };
      const quiet = quietHours === undefined ? before.quietHours : quietHours;
      await database.call('save_alerts', {
        userId,
        kinds: [...new Set(kinds)],
        phone: number,
        device,
        quietFrom: quiet?.from,
        quietTo: quiet?.to,
      });
      const isNew = device && !before.devices.some(({ endpoint }) => endpoint === device.endpoint);
      if (number !== before.phone || isNew) {
        const subject = isNew ? new URL(device.endpoint).host : 'phone';
        const values = { oldValue: before.phone ?? '', newValue: number ?? '' };
        await audit(database, [{ action: 'alerts.update', subject, ...values }], userId);
        alerts.changedAlerts();
      }
    },

    getAlerts: (_nothing, { userId }) => ownOf(userId),

    async removeAlerts({ endpoint }, { userId }) {
      await database.call('remove_alerts', { userId, endpoint });
    },
  };
}
