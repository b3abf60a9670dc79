/**
 * Keeps this device's alerts going. A browser may replace or drop its push subscription at any time, and the
 * server only learns of the end.
 */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useId } from 'react';
import type { SavedAlerts } from '#functions/contract/alerts';
import { smsHandler } from '../api/client';
import { alertsQuery } from '../api/queries';
import { useAccess } from '../auth/access';
import { findDeviceEndpoint, keptDeviceKey, subscribeDevice } from '../device/alert-device';
import { readDeviceNote, noteDevice } from '../device/device-note';
import { Button } from '../shared/button';

/** Subscribes this browser and saves it as the user's device. Returns whether notifications are allowed. */
export async function turnDeviceOn(saved: SavedAlerts, userId: string): Promise<boolean> {
  const subscription = await subscribeDevice(saved.vapidPublicKey ?? '');
  if (subscription === null) {
    return false;
  }
  await smsHandler.call('saveAlerts', { kinds: saved.kinds, subscription });
  noteDevice({ userId, endpoint: subscription.endpoint });
  return true;
}

/**
 * Renews the subscription if the user has turned alerts on here and the browser or the server no longer has it.
 * `stopped`: that isn't possible without the user.
 */
async function keepDevice(userId: string): Promise<'off' | 'kept' | 'renewed' | 'stopped'> {
  const noted = readDeviceNote();
  if (noted === null || noted.userId !== userId) {
    return 'off';
  }
  const saved = await smsHandler.call('getAlerts', {});
  const present = await findDeviceEndpoint();
  const isSaved = saved.devices.some(({ endpoint }) => endpoint === present);
  if (present === noted.endpoint && isSaved) {
    return 'kept';
  }
  // The browser may ask for permission only when the user presses something.
  if (!('Notification' in window) || Notification.permission !== 'granted') {
    return 'stopped';
  }
  if (saved.vapidPublicKey === null) {
    return 'stopped';
  }
  const isOn = await turnDeviceOn(saved, userId).catch(() => false);
  if (!isOn) {
    return 'stopped';
  }
  if (readDeviceNote()?.endpoint !== noted.endpoint) {
    await smsHandler.call('removeAlerts', { endpoint: noted.endpoint });
  }
  return 'renewed';
}

export const keptDeviceQuery = (userId: string) =>
  queryOptions({
    queryKey: [...keptDeviceKey, userId],
    queryFn: async ({ client }) => {
      const outcome = await keepDevice(userId);
      if (outcome === 'renewed') {
        await client.invalidateQueries({ queryKey: alertsQuery.queryKey });
      }
      return outcome;
    },
    staleTime: Infinity,
  });

/** Checks the device when the office opens, and says when its alerts have stopped. */
export function KeptDevice() {
  const id = useId();
  const queryClient = useQueryClient();
  const userId = useAccess().user?.id ?? '';
  const query = keptDeviceQuery(userId);
  const { data } = useQuery(query);
  if (data !== 'stopped') {
    return null;
  }
  return (
    <section aria-labelledby={id} className="mt-3 border border-l-4 border-stop bg-white p-4">
      <h2 id={id} className="flex items-start gap-2 text-xl text-stop">
        <BellOff aria-hidden="true" className="mt-1 size-5 shrink-0" />
        <span>Alerts have stopped on this device</span>
      </h2>
      <p className="mt-1">
        The browser has ended them. Turn them on again under Settings, Alerts, or they stay off.
      </p>
      <Button
        onClick={() => {
          noteDevice(null);
          queryClient.setQueryData(query.queryKey, 'off');
        }}
      >
        Leave them off
      </Button>
    </section>
  );
}
