import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { type AlertKind, alertKinds, type QuietHours, type SavedAlerts } from '#functions/contract/alerts';
import { business } from '../../content/business';
import { readValues } from '../../ui/form-values';
import { smsHandler } from '../api/client';
import { alertsQuery } from '../api/queries';
import { useIsAdmin } from '../auth/access';
import { Checkbox } from '../forms/checkbox';
import { Field, PhoneNumberField } from '../forms/field';
import { SaveRow, refuseIfChanged } from '../forms/save-row';
import { Switch } from '../forms/switch';
import { usePhoneNumberInput } from '../forms/use-phone-number-input';
import { LoadedPanel } from '../panels/panel';
import { DeviceSwitch } from './device-switch';

const kindNames: Readonly<Record<AlertKind, string>> = {
  text: 'New texts and quote requests',
  emergency:
    'Emergencies: a request that says “Down now”, or a text with one of the emergency words under “Automatic texts”',
  voicemail: 'Voicemails',
  missed_call: 'Missed calls',
  care: 'Problems with the office: forwarding, the business number or somebody’s access was changed, webhooks are failing, Twilio costs more than your limit',
};

const usualNight: QuietHours = { from: '21:00', to: '06:00' };

/** The settings for alerts that this person gets while the office is closed. */
export function AlertsPanel() {
  const [discarded, setDiscarded] = useState(0);
  return (
    <LoadedPanel
      id="alerts"
      title="Alerts"
      lead="Alerts reach you when the office is not open on your screen. Everybody chooses their own. If several of the same kind happen within a minute, one alert gives the count."
      query={alertsQuery}
      subject="Your alerts"
    >
      {(saved) => (
        <div className="mt-4 space-y-5">
          <DeviceSwitch saved={saved} />
          <AlertChoices key={discarded} saved={saved} onDiscard={() => setDiscarded(discarded + 1)} />
        </div>
      )}
    </LoadedPanel>
  );
}

/** Which alerts one gets, whether by text too, and the quiet hours. */
function AlertChoices({ saved, onDiscard }: { saved: SavedAlerts; onDiscard: () => void }) {
  const [isChanged, setChanged] = useState(false);
  const [isTexted, setTexted] = useState(saved.phone !== null);
  const [isQuiet, setQuiet] = useState(saved.quietHours !== null);
  const number = usePhoneNumberInput(saved.phone, 'Please enter a number for alerts');
  const usual = saved.quietHours ?? usualNight;
  const isAdmin = useIsAdmin();
  // Problems of the office are the admins’ alone.
  const offered = alertKinds.filter((kind) => isAdmin || kind !== 'care');

  const save = useMutation({
    mutationFn: async (alerts: Pick<SavedAlerts, 'kinds' | 'phone' | 'quietHours'>, { client }) => {
      // Another device may be added meanwhile.
      await refuseIfChanged(client, alertsQuery, saved, (alerts) => ({ ...alerts, devices: [] }));
      return smsHandler.call('saveAlerts', alerts);
    },
    onMutate: () => setChanged(false),
    onError: () => setChanged(true),
    meta: {
      done: 'Alert settings updated successfully',
      failed: 'Failed to update the alert settings',
      reloads: [alertsQuery.queryKey],
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isPending) {
      return;
    }
    const phone = isTexted ? number.check() : null;
    if (isTexted && phone === null) {
      return;
    }
    const { from = '', to = '' } = readValues(event.currentTarget);
    const chosen = new FormData(event.currentTarget).getAll('kind');
    const kinds = alertKinds.filter((kind) => chosen.includes(kind));
    save.mutate({ kinds, phone, quietHours: isQuiet ? { from, to } : null });
  }

  function noteChange() {
    setChanged(true);
    if (save.isError) {
      save.reset();
    }
  }

  return (
    <form noValidate onSubmit={submit} onInput={noteChange} className="space-y-5">
      <fieldset>
        <legend className="font-semibold">Alert me about</legend>
        {offered.map((kind) => (
          <Checkbox
            key={kind}
            label={kindNames[kind]}
            name="kind"
            value={kind}
            defaultChecked={saved.kinds.includes(kind)}
          />
        ))}
      </fieldset>
      <Switch
        label="Text alerts to a number"
        hint="Sent from the business number, at most 10 an hour and 40 a day. They leave out what the customer wrote. Twilio charges for each text."
        checked={isTexted}
        onChange={setTexted}
      >
        <PhoneNumberField
          {...number.props}
          label="Number for alerts"
          name="alert-phone"
          readOnly={save.isPending}
        />
      </Switch>
      <Switch
        label="Quiet hours"
        hint={`Only emergencies get through. Times are ${business.location.city} time. The first alert afterward says how many you missed.`}
        checked={isQuiet}
        onChange={setQuiet}
      >
        <Field label="Quiet hours begin" type="time" name="from" defaultValue={usual.from} />
        <Field label="Quiet hours end" type="time" name="to" defaultValue={usual.to} />
      </Switch>
      <SaveRow saving={save} isChanged={isChanged} onDiscard={onDiscard} />
    </form>
  );
}
