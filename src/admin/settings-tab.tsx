import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { toE164 } from '../../supabase/functions/_shared/phone';
import { showToast } from './toast';
import { saveBusinessNumber } from './commands';
import { PhoneNumberField } from './field';
import { type MissedCallDraft, MissedCallSettings } from './missed-call-settings';
import { phoneNumberProblem } from './phone-rules';
import { ProviderNumbers } from './provider-numbers';
import { type SavedSetting, settingsQuery } from './queries';
import { QueryPanel } from './query-panel';
import { SubmitButton } from './submit-button';

type BusinessNumberProps = {
  /** What is in the field, null while it follows the saved number. */
  typed: string | null;
  onType: (typed: string | null) => void;
};

type SettingsTabProps = BusinessNumberProps & {
  missedCallDraft: MissedCallDraft | null;
  onMissedCallDraft: (draft: MissedCallDraft | null) => void;
};

export function SettingsTab({ typed, onType, missedCallDraft, onMissedCallDraft }: SettingsTabProps) {
  const settings = useQuery(settingsQuery());
  return (
    <div className="space-y-8">
      <section aria-labelledby="business-number" className="border border-ink bg-white p-4 md:p-6">
        <h2 id="business-number">Business number</h2>
        <p className="mt-1 max-w-measure text-slate">
          The office sends its texts from this number and forwards the calls that reach it.
        </p>
        <QueryPanel query={settings} subject="The business number">
          {({ businessNumber }) => (
            <BusinessNumberForm saved={businessNumber} typed={typed} onType={onType} />
          )}
        </QueryPanel>
      </section>
      <ProviderNumbers settings={settings.data} />
      <MissedCallSettings draft={missedCallDraft} onDraft={onMissedCallDraft} />
    </div>
  );
}

function BusinessNumberForm({ saved, typed, onType }: BusinessNumberProps & { saved: SavedSetting | null }) {
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const value = typed ?? saved?.value ?? '';

  const save = useMutation({
    mutationFn: (number: string) => saveBusinessNumber(number, saved),
    onSuccess: (businessNumber) => {
      queryClient.setQueryData(settingsQuery().queryKey, (known) => known && { ...known, businessNumber });
      onType(null);
      showToast.success('Phone number updated successfully');
    },
    onError: () => showToast.error('Failed to save phone number'),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const found = phoneNumberProblem(value, 'Phone number cannot be empty');
    const number = toE164(value);
    setProblem(found);
    if (found !== null || number === null) {
      if (found !== null) showToast.error(found);
      field.current?.focus();
      return;
    }
    save.mutate(number);
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 space-y-4">
      <PhoneNumberField
        ref={field}
        label="Business phone number"
        name="business-number"
        value={value}
        readOnly={save.isPending}
        onChange={(event) => onType(event.target.value)}
        problem={problem}
      />
      <SubmitButton disabled={save.isPending}>
        {save.isPending ? 'Saving…' : 'Save Phone Number'}
      </SubmitButton>
    </form>
  );
}
