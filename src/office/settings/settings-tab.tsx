import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { showToast } from '../../ui/toast';
import { saveBusinessNumber } from '../api/mutations';
import { PhoneNumberField } from '../shared/field';
import { MissedCallSettings } from './missed-call-settings';
import { ProviderNumbers } from './provider-numbers';
import { type SavedSetting, settingsQuery } from '../api/queries';
import { QueryPanel } from '../shared/query-panel';
import { SubmitButton } from '../shared/submit-button';
import { usePhoneNumberInput } from '../shared/use-phone-number-input';

export function SettingsTab() {
  const settings = useQuery(settingsQuery());
  return (
    <div className="space-y-8">
      <section aria-labelledby="business-number" className="border border-ink bg-white p-4 md:p-6">
        <h2 id="business-number">Business number</h2>
        <p className="mt-1 max-w-measure text-slate">
          The office sends its texts from this number and forwards the calls that reach it.
        </p>
        <QueryPanel query={settings} subject="The business number">
          {({ businessNumber }) => <BusinessNumberForm saved={businessNumber} />}
        </QueryPanel>
      </section>
      <ProviderNumbers settings={settings.data} />
      <MissedCallSettings />
    </div>
  );
}

function BusinessNumberForm({ saved }: { saved: SavedSetting | null }) {
  const queryClient = useQueryClient();
  const input = usePhoneNumberInput(saved?.value ?? null, 'Phone number cannot be empty');

  const save = useMutation({
    mutationFn: (number: string) => saveBusinessNumber(number, saved),
    onSuccess: (businessNumber) => {
      queryClient.setQueryData(settingsQuery().queryKey, (known) => known && { ...known, businessNumber });
      input.reset();
      showToast.success('Phone number updated successfully');
    },
    onError: () => showToast.error('Failed to save phone number'),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const number = input.check();
    if (number !== null) save.mutate(number);
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 space-y-4">
      <PhoneNumberField
        {...input.props}
        label="Business phone number"
        name="business-number"
        readOnly={save.isPending}
      />
      <SubmitButton disabled={save.isPending}>
        {save.isPending ? 'Saving…' : 'Save Phone Number'}
      </SubmitButton>
    </form>
  );
}
