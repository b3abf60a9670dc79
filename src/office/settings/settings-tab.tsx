import type { SubmitEvent } from 'react';
import { AlertsPanel } from '../alerts/alerts-panel';
import { PhoneNumberField } from '../forms/field';
import { useIsAdmin } from '../auth/access';
import { ContactsSettings } from './contacts-settings';
import { FirstSteps } from './first-steps';
import { LoginSettings } from './login-settings';
import { MissedCallSettings } from './missed-call-settings';
import { OfficeStatusPanel } from './office-status';
import { TextAnswerSettings } from './text-answer-settings';
import { PeopleSettings } from './people-settings';
import { ProviderNumbers } from './provider-numbers';
import { settingsQuery } from '../api/queries';
import type { SavedSetting } from '../api/settings';
import { LoadedPanel } from '../shared/panel';
import { SubmitButton } from '../forms/submit-button';
import { UnownedNumberNotice } from '../shared/unowned-number-notice';
import { useBusinessNumberSaving } from '../shared/business-line';
import { usePhoneNumberInput } from '../forms/use-phone-number-input';

/** A dispatcher sees only personal settings. */
export default function SettingsTab() {
  return (
    <div className="space-y-6">
      {useIsAdmin() ? <BusinessSettings /> : null}
      <LoginSettings />
    </div>
  );
}

function BusinessSettings() {
  return (
    <>
      <LoadedPanel
        id="business-number"
        title="Business number"
        lead="The office sends its texts from this number and forwards the calls that reach it."
        query={settingsQuery}
        subject="The business number"
      >
        {({ businessNumber }) => <BusinessNumberForm saved={businessNumber} />}
      </LoadedPanel>
      {/* These two appear late. Above the form, they would move it while somebody taps. */}
      <UnownedNumberNotice consequence="Texts from it fail, and its calls don’t reach this office." />
      <FirstSteps />
      <ProviderNumbers />
      <MissedCallSettings />
      <TextAnswerSettings />
      <OfficeStatusPanel />
      <AlertsPanel />
      <PeopleSettings />
      <ContactsSettings />
    </>
  );
}

function BusinessNumberForm({ saved }: { saved: SavedSetting | null }) {
  const input = usePhoneNumberInput(saved?.value ?? null, 'Phone number cannot be empty');
  const save = useBusinessNumberSaving();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const number = save.isPending ? null : input.check();
    if (number !== null) save.mutate(number, { onSuccess: input.reset });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 space-y-4">
      <PhoneNumberField
        {...input.props}
        label="Business phone number"
        name="business-number"
        readOnly={save.isPending}
      />
      <SubmitButton busy={save.isPending && 'Saving…'}>Save Phone Number</SubmitButton>
    </form>
  );
}
