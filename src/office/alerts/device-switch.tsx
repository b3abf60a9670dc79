import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedAlerts } from '#functions/contract/alerts';
import { alertsQuery } from '../api/queries';
import { BackendFailure, smsHandler } from '../api/client';
import { FormFailure } from '../forms/form-dialog';
import { Switch } from '../forms/switch';
import { Spinner } from '../shared/spinner';
import { deviceEndpoint, deviceObstacle, subscribeDevice, unsubscribeDevice } from './alert-device';

const deniedSentence =
  'Notifications are blocked in this browser. Allow them for this site in the browser’s settings, then try again.';

const notSetUp = 'Device alerts are not set up on the server yet. Text alerts work.';

/** Switches this admin's alerts on or off for this browser. */
export function DeviceSwitch({ saved }: { saved: SavedAlerts }) {
  const queryClient = useQueryClient();
  const device = useQuery({
    queryKey: [...alertsQuery.queryKey, 'device'],
    queryFn: deviceEndpoint,
    // Asks only the browser.
    networkMode: 'always',
  });
  const isOn = saved.devices.some(({ endpoint }) => endpoint === device.data);

  const turn = useMutation({
    async mutationFn(isWanted: boolean) {
      if (isWanted) {
        const subscription = await subscribeDevice(saved.vapidPublicKey ?? '');
        if (subscription === null) throw new BackendFailure(deniedSentence, null);
        await smsHandler.call('saveAlerts', { kinds: saved.kinds, subscription });
      } else {
        await smsHandler.call('removeAlerts', { endpoint: device.data ?? '' });
        await unsubscribeDevice();
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: alertsQuery.queryKey }),
  });

  const sentence = deviceObstacle() ?? (saved.vapidPublicKey === null ? notSetUp : null);
  if (sentence !== null) return <p className="border-l-4 border-line pl-4">{sentence}</p>;
  if (device.isPending) return <Spinner label="Checking this browser…" />;
  return (
    <div>
      <Switch
        label="Alert this device"
        hint="Shows who texted or called, even on the lock screen. Signing out on this device turns it off."
        checked={turn.isPending ? turn.variables : isOn}
        onChange={(isWanted) => {
          if (!turn.isPending) turn.mutate(isWanted);
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
