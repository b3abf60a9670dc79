import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SavedAlerts } from '#functions/contract/alerts';
import { BackendFailure, smsHandler } from '../api/client';
import { alertsQuery } from '../api/queries';
import { useAccess } from '../auth/access';
import { findDeviceEndpoint, findDeviceObstacle, unsubscribeDevice } from '../device/alert-device';
import { noteDevice } from '../device/device-note';
import { FormFailure } from '../forms/form-dialog';
import { Switch } from '../forms/switch';
import { Spinner } from '../shared/spinner';
import { keptDeviceQuery, turnDeviceOn } from './kept-device';

const deniedSentence =
  'Notifications are blocked in this browser. Allow them for this site in the browser’s settings, then try again.';

const notSetUp = 'Device alerts are not set up on the server yet. Text alerts work.';

/** Switches this admin's alerts on or off for this browser. */
export function DeviceSwitch({ saved }: { saved: SavedAlerts }) {
  const queryClient = useQueryClient();
  const device = useQuery({
    queryKey: [...alertsQuery.queryKey, 'device'],
    queryFn: findDeviceEndpoint,
    // Asks only the browser.
    networkMode: 'always',
  });
  const endpoint = device.data ?? null;
  const isOn = saved.devices.some((one) => one.endpoint === endpoint);
  const userId = useAccess().user?.id ?? '';

  // Alerts may have been turned on by an office that made no note yet.
  useEffect(() => {
    if (isOn && endpoint !== null) {
      noteDevice({ userId, endpoint });
    }
  }, [isOn, endpoint, userId]);

  const turn = useMutation({
    async mutationFn(isWanted: boolean) {
      if (isWanted) {
        if (!(await turnDeviceOn(saved, userId))) {
          throw new BackendFailure(deniedSentence, null);
        }
      } else {
        await smsHandler.call('removeAlerts', { endpoint: endpoint ?? '' });
        noteDevice(null);
        await unsubscribeDevice();
      }
      queryClient.setQueryData(keptDeviceQuery(userId).queryKey, isWanted ? 'kept' : 'off');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: alertsQuery.queryKey }),
  });

  const sentence = findDeviceObstacle() ?? (saved.vapidPublicKey === null ? notSetUp : null);
  if (sentence !== null) {
    return <p className="border-l-4 border-line pl-4">{sentence}</p>;
  }
  if (device.isPending) {
    return <Spinner label="Checking this browser…" />;
  }
  return (
    <div>
      <Switch
        label="Alert this device"
        hint="Shows who texted or called, even on the lock screen. It is saved at once. Signing out on this device turns it off."
        checked={turn.isPending ? turn.variables : isOn}
        onChange={(isWanted) => {
          if (!turn.isPending) {
            turn.mutate(isWanted);
          }
        }}
      />
      <p role="status" className="pl-5 text-slate empty:hidden">
        {turn.isPending ? `Turning alerts ${turn.variables ? 'on' : 'off'}…` : null}
      </p>
      <FormFailure
        error={turn.error}
        fallback="Alerts could not be turned on or off. Check the connection, then try again."
      />
    </div>
  );
}
