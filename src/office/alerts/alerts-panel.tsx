import { alertsQuery } from '../api/queries';
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
      query={alertsQuery}
      subject="Your alerts"
    >
      {(saved) => (
        <div className="mt-4 space-y-5">
          <DeviceSwitch saved={saved} />
          <AlertChoices saved={saved} />
        </div>
      )}
    </LoadedPanel>
  );
}
