import { useMutation } from '@tanstack/react-query';
import type { SavedAlerts } from '../../../supabase/functions/_shared/contract/alerts';
import { smsHandler } from '../api/client';
import { alertsQuery } from '../api/queries';
import { ActionButton } from '../shared/action-button';
import { LoadedPanel } from '../shared/panel';
import { AlertChoices } from './alert-choices';
import { DeviceSwitch } from './device-switch';

/** The settings for alerts that this admin gets while the office is closed. */
export function AlertsPanel() {
  return (
    <LoadedPanel
      id="alerts"
      title="Alerts"
      lead="Alerts reach you when the office is not open on your screen. Each admin chooses their own. If several of the same kind happen within a minute, one alert gives the count."
      query={alertsQuery()}
      subject="Your alerts"
    >
      {(saved) => (
        <div className="mt-4 space-y-5">
          <DeviceSwitch saved={saved} />
          <AlertChoices saved={saved} />
          <TestAlert saved={saved} />
        </div>
      )}
    </LoadedPanel>
  );
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function TestAlert({ saved }: { saved: SavedAlerts }) {
  const test = useMutation({
    mutationFn: () => smsHandler.call('testAlert', {}),
    meta: { failed: 'Failed to send the test alert' },
  });
  if (saved.devices.length === 0 && saved.phone === null) return null;
  return (
    <div className="border-t border-line pt-4">
      <ActionButton action={test} busy="Sending…">
        Send a Test Alert
      </ActionButton>
      <p role="status" className="mt-2 text-slate">
        {test.data
          ? `Sent to ${counted(test.data.devices, 'device', 'devices')} and ${counted(test.data.texts, 'number', 'numbers')}.`
          : null}
        {test.isError ? 'The test alert was not sent.' : null}
      </p>
    </div>
  );
}
