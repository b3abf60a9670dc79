import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import {
  type AlertKind,
  alertKinds,
  type QuietHours,
  type SavedAlerts,
} from '../../../supabase/functions/_shared/contract/alerts';
import { areQuietHours } from '../../../supabase/functions/_shared/business-hours';
import { business } from '../../content/business';
import { showToast } from '../shared/toast';
import { alertsQuery, saveAlerts } from '../api/alerts';
import { failureSentence } from '../api/client';
import { Switch } from '../settings/missed-call-fields';
import { PhoneNumberField } from '../shared/field';
import { SubmitButton } from '../shared/submit-button';
import { usePhoneNumberInput } from '../shared/use-phone-number-input';

const kindNames: Readonly<Record<AlertKind, string>> = {
  text: 'New texts and quote requests',
  emergency: 'Emergencies: a request that says “Down now”',
  voicemail: 'Voicemails',
  missed_call: 'Missed calls',
  care: 'The office needs care: forwarding was changed, webhooks fail, a limit is reached',
};

const usualNight: QuietHours = { from: '21:00', to: '06:00' };

type Draft = { kinds: readonly AlertKind[]; isTexted: boolean; quietHours: QuietHours | null };

const draftOf = ({ kinds, phone, quietHours }: SavedAlerts): Draft => ({
  kinds,
  isTexted: phone !== null,
  quietHours,
});

/** Which alerts an admin gets, whether by text too, and the quiet hours. */
export function AlertChoices({ saved }: { saved: SavedAlerts }) {
  const queryClient = useQueryClient();
  const [changed, setChanged] = useState<Draft | null>(null);
  const [hoursProblem, setHoursProblem] = useState<string | null>(null);
  const number = usePhoneNumberInput(saved.phone, 'Please enter a number for alerts');
  const draft = changed ?? draftOf(saved);
  const change = (changes: Partial<Draft>) => setChanged({ ...draft, ...changes });

  const save = useMutation({
    mutationFn: saveAlerts,
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: alertsQuery().queryKey });
      setChanged(null);
      number.reset();
      showToast.success('Alert settings updated successfully');
    },
    onError: (error) => showToast.error(failureSentence(error, 'Failed to update the alert settings')),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const phone = draft.isTexted ? number.check() : null;
    if (draft.isTexted && phone === null) return;
    const isWrong = draft.quietHours !== null && !areQuietHours(draft.quietHours);
    setHoursProblem(isWrong ? 'Enter two different times.' : null);
    if (!isWrong) save.mutate({ kinds: [...draft.kinds], phone, quietHours: draft.quietHours });
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <KindChoices kinds={draft.kinds} onChange={(kinds) => change({ kinds })} />
      <Switch
        label="Text alerts to a number"
        hint="From the business number, at most 10 an hour and 40 a day, without what the customer wrote. Each text costs."
        checked={draft.isTexted}
        onChange={(isTexted) => change({ isTexted })}
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
        hint={`Only emergencies get through. Clock time in ${business.location.city}. The first alert afterwards says how many there were.`}
        checked={draft.quietHours !== null}
        onChange={(isOn) => change({ quietHours: isOn ? usualNight : null })}
      >
        {draft.quietHours === null ? null : (
          <QuietHoursFields
            hours={draft.quietHours}
            problem={hoursProblem}
            onChange={(quietHours) => change({ quietHours })}
          />
        )}
      </Switch>
      <SubmitButton disabled={save.isPending}>
        {save.isPending ? 'Applying…' : 'Apply Alert Settings'}
      </SubmitButton>
    </form>
  );
}

type KindChoicesProps = { kinds: readonly AlertKind[]; onChange: (kinds: readonly AlertKind[]) => void };

function KindChoices({ kinds, onChange }: KindChoicesProps) {
  const switched = (kind: AlertKind, isOn: boolean) =>
    alertKinds.filter((one) => (one === kind ? isOn : kinds.includes(one)));
  return (
    <fieldset>
      <legend className="font-semibold">Tell me of</legend>
      {alertKinds.map((kind) => (
        <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0 accent-ink"
            checked={kinds.includes(kind)}
            onChange={({ target }) => onChange(switched(kind, target.checked))}
          />
          {kindNames[kind]}
        </label>
      ))}
    </fieldset>
  );
}

type QuietHoursFieldsProps = {
  hours: QuietHours;
  problem: string | null;
  onChange: (hours: QuietHours) => void;
};

function QuietHoursFields({ hours, problem, onChange }: QuietHoursFieldsProps) {
  const time = (which: 'from' | 'to', label: string) => (
    <input
      type="time"
      name={`quiet-${which}`}
      aria-label={label}
      aria-invalid={problem !== null}
      aria-describedby={problem === null ? undefined : 'quiet-hours-problem'}
      value={hours[which]}
      onChange={({ target }) => onChange({ ...hours, [which]: target.value })}
      className="min-h-11 w-34 rounded border-2 border-steel bg-white px-2 aria-invalid:border-stop"
    />
  );
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        {time('from', 'Quiet hours begin')}
        <span>to</span>
        {time('to', 'Quiet hours end')}
      </div>
      {problem === null ? null : (
        <p id="quiet-hours-problem" className="mt-1 font-semibold text-stop">
          {problem}
        </p>
      )}
    </div>
  );
}
