import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId } from 'react';
import type { NumberChange } from '../../../supabase/functions/_shared/contract/numbers';
import { BackendFailure, failureSentence } from '../api/client';
import { showToast } from '../shared/toast';
import { saveForwarding } from '../api/mutations';
import { PhoneNumberField } from '../forms/field';
import { ForwardingBanner } from './forwarding-banner';
import { ForwardingHistory } from './forwarding-history';
import { ForwardingSchedule } from './forwarding-schedule';
import { type Settings, forwardingHistoryQuery, phoneNumbersQuery, settingsQuery } from '../api/queries';
import { ReplacementQuestion, replacedBy } from './replacement-question';
import { Panel } from '../shared/panel';
import { QueryPanel } from '../shared/query-panel';
import { SubmitButton } from '../forms/submit-button';
import { UnownedNumberNotice } from '../shared/unowned-number-notice';
import { useUnownedNumber } from '../shared/use-business-number';
import { usePhoneNumberInput } from '../forms/use-phone-number-input';

export function CallForwardingTab() {
  const settings = useQuery(settingsQuery());
  return (
    <div className="space-y-6">
      <UnownedNumberNotice consequence="Its calls don’t reach this office and can’t be forwarded." />
      {settings.data === undefined ? null : <ForwardingBanner {...settings.data} />}
      <Panel id="forwarding" title="Forward incoming calls">
        <QueryPanel query={settings} subject="The forwarding number">
          {(saved) => <ForwardingNumberForm settings={saved} />}
        </QueryPanel>
      </Panel>
      <ForwardingSchedule />
      <ForwardingHistory />
    </div>
  );
}

/** `replacing`: another system's settings that forwarding may replace. */
type ForwardingChoice = { from: string; to: string; replacing?: readonly NumberChange[] };

function ForwardingNumberForm({ settings }: { settings: Settings }) {
  const queryClient = useQueryClient();
  const hintId = useId();
  const { businessNumber, forwardingNumber } = settings;
  const input = usePhoneNumberInput(
    forwardingNumber?.value ?? null,
    'Please enter a number to forward calls to',
  );

  const unowned = useUnownedNumber();

  const update = useMutation({
    mutationFn: ({ from, to, replacing = [] }: ForwardingChoice) =>
      saveForwarding(from, to, forwardingNumber, replacing),
    onSuccess: (saved) => {
      queryClient.setQueryData(
        settingsQuery().queryKey,
        (known) => known && { ...known, forwardingNumber: saved },
      );
      input.reset();
      showToast.success('Call forwarding updated successfully');
      // The number's voice webhook may be a new one.
      void queryClient.invalidateQueries({ queryKey: phoneNumbersQuery().queryKey });
      void queryClient.invalidateQueries({ queryKey: forwardingHistoryQuery().queryKey });
    },
    onError: (error) => {
      if (replacedBy(error) !== null) return;
      const sentence = failureSentence(error, 'Failed to update call forwarding');
      showToast.error(sentence);
      // If the business number isn't in the account, the notice above already explains the error.
      if (unowned === null && error instanceof BackendFailure && error.status === 400) input.refuse(sentence);
    },
  });

  const replaced = replacedBy(update.error);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (update.isPending || businessNumber === null) return;
    const to = input.check();
    if (to !== null) update.mutate({ from: businessNumber.value, to });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 space-y-4">
      <PhoneNumberField
        {...input.props}
        label="Number to forward calls to"
        name="forwarding-number"
        readOnly={update.isPending}
      />
      <p className="max-w-measure text-slate">
        The original caller ID is preserved: the phone that rings shows the customer’s number.
      </p>
      {replaced === null || !update.variables ? null : (
        <ReplacementQuestion
          changes={replaced}
          onAgree={() => update.mutate({ ...update.variables, replacing: replaced })}
          onLeave={update.reset}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton
          disabled={update.isPending || businessNumber === null}
          aria-describedby={businessNumber === null ? hintId : undefined}
        >
          {update.isPending ? 'Updating…' : 'Update Call Forwarding'}
        </SubmitButton>
        {businessNumber === null ? (
          <p id={hintId} className="font-semibold">
            Please save a phone number first
          </p>
        ) : null}
      </div>
    </form>
  );
}
