import type { SubmitEvent } from 'react';
import { readBusinessNumber } from '#functions/domain/business-number';
import { useBusinessNumberSaving } from '../api/business-line';
import { settingsQuery } from '../api/queries';
import type { SavedSetting } from '../api/settings';
import { PhoneNumberField } from '../forms/field';
import { SaveRow } from '../forms/save-row';
import { usePhoneNumberInput } from '../forms/use-phone-number-input';
import { LoadedPanel } from '../panels/panel';
import { UnownedNumberNotice } from '../panels/unowned-number-notice';
import { FirstSteps } from './first-steps';
import { ProviderNumbers } from './provider-numbers';

/** The number that customers know, and below it the numbers of the Twilio account. */
export function NumberSettings() {
  return (
    <div className="space-y-6">
      <FirstSteps />
      <LoadedPanel
        id="business-number"
        title="Business number"
        lead="The office sends its texts from this number and forwards the calls that reach it."
        query={settingsQuery}
        subject="The business number"
      >
        {({ businessNumber }) => <BusinessNumberForm saved={businessNumber} />}
      </LoadedPanel>
      {/* It appears late. Above the form, it would move it while somebody taps. */}
      <UnownedNumberNotice consequence="Texts from it fail, and its calls don’t reach this office." />
      <ProviderNumbers />
    </div>
  );
}

function BusinessNumberForm({ saved }: { saved: SavedSetting | null }) {
  const input = usePhoneNumberInput(saved?.value ?? null, 'Phone number cannot be empty', readBusinessNumber);
  const save = useBusinessNumberSaving();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const number = save.isPending ? null : input.check();
    if (number !== null) {
      save.mutate(number, { onSuccess: input.reset });
    }
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onInput={() => save.isError && save.reset()}
      className="mt-3 space-y-3"
    >
      <PhoneNumberField
        {...input.props}
        label="Business phone number"
        name="business-number"
        readOnly={save.isPending}
      />
      <SaveRow saving={save} isChanged={input.isChanged} onDiscard={input.reset} />
    </form>
  );
}
