import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId } from 'react';
import * as v from 'valibot';
import { replacedSetUp } from '#functions/contract/call-handling';
import type { NumberChange } from '#functions/contract/numbers';
import { useBusinessLine } from '../api/business-line';
import { BackendFailure, describeFailure } from '../api/client';
import { saveForwarding } from '../api/mutations';
import { forwardingHistoryQuery, phoneNumbersQuery, settingsQuery } from '../api/queries';
import type { Settings } from '../api/settings';
import { PhoneNumberField } from '../forms/field';
import { SubmitButton } from '../forms/submit-button';
import { usePhoneNumberInput } from '../forms/use-phone-number-input';
import { NumberChanges } from '../panels/number-changes';
import { LoadedPanel } from '../panels/panel';
import { UnownedNumberNotice } from '../panels/unowned-number-notice';
import { Button } from '../shared/button';
import { showToast } from '../shared/toast';
import { ForwardingBanner } from './forwarding-banner';
import { ForwardingHistory } from './forwarding-history';
import { ForwardingSchedule } from './forwarding-schedule';

export default function CallForwardingTab() {
  return (
    <div className="min-w-0 bg-white px-4 pt-4 pb-8 text-base/[1.35] md:px-8 md:pt-4.5">
      <div className="max-w-180 space-y-6">
        <UnownedNumberNotice consequence="Its calls don’t reach this office and can’t be forwarded." />
        <ForwardingBanner />
        <LoadedPanel
          id="forwarding"
          title="Forward incoming calls"
          query={settingsQuery}
          subject="The forwarding number"
        >
          {(saved) => <ForwardingNumberForm settings={saved} />}
        </LoadedPanel>
        <div className="border-t border-edge pt-5">
          <ForwardingSchedule />
        </div>
        <ForwardingHistory />
      </div>
    </div>
  );
}

/** `replacing`: another system's settings that forwarding may replace. */
type ForwardingChoice = { from: string; to: string; replacing?: readonly NumberChange[] };

function ForwardingNumberForm({ settings }: { settings: Settings }) {
  const hintId = useId();
  const { businessNumber, forwardingNumber } = settings;
  const input = usePhoneNumberInput(
    forwardingNumber?.value ?? null,
    'Please enter a number to forward calls to',
  );
  const { unowned } = useBusinessLine();
  const update = useMutation({
    mutationFn: ({ from, to, replacing = [] }: ForwardingChoice) =>
      saveForwarding(from, to, forwardingNumber, replacing),
    onSuccess: (saved, _choice, _onMutate, { client }) => {
      client.setQueryData(settingsQuery.queryKey, (known) => known && { ...known, forwardingNumber: saved });
      input.reset();
      // The number's voice webhook may be a new one.
      void client.invalidateQueries({ queryKey: phoneNumbersQuery.queryKey });
      void client.invalidateQueries({ queryKey: forwardingHistoryQuery.queryKey });
    },
    onError: (error) => {
      if (readReplaced(error) !== null) {
        return;
      }
      const sentence = describeFailure(error, 'Failed to update call forwarding');
      showToast.error(sentence);
      // If the business number isn't in the account, the notice above already explains the error.
      if (unowned === null && error instanceof BackendFailure && error.status === 400) {
        input.refuse(sentence);
      }
    },
    meta: { done: 'Call forwarding updated successfully' },
  });

  const replaced = readReplaced(update.error);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (update.isPending || businessNumber === null) {
      return;
    }
    const to = input.check();
    if (to !== null) {
      update.mutate({ from: businessNumber.value, to });
    }
  }

  return (
    // The question is about the number that was there.
    <form noValidate onSubmit={submit} onInput={() => replaced && update.reset()} className="mt-3 space-y-3">
      <PhoneNumberField
        {...input.props}
        label="Number to forward calls to"
        name="forwarding-number"
        readOnly={update.isPending}
      />
      <p className="text-slate">
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
          busy={update.isPending && 'Updating…'}
          disabled={businessNumber === null}
          aria-describedby={businessNumber === null ? hintId : undefined}
        >
          Update Call Forwarding
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

/** The foreign setting that forwarding would replace; null after success or another failure. */
function readReplaced(error: Error | null): NumberChange[] | null {
  if (!(error instanceof BackendFailure)) {
    return null;
  }
  const parsed = v.safeParse(replacedSetUp, error.body);
  return parsed.success ? parsed.output.changes : null;
}

type ReplacementQuestionProps = { changes: NumberChange[]; onAgree: () => void; onLeave: () => void };

/** Asks before forwarding replaces a call setting that somebody else made. */
function ReplacementQuestion({ changes, onAgree, onLeave }: ReplacementQuestionProps) {
  const id = useId();
  return (
    <section role="alert" aria-labelledby={id} className="border border-l-4 border-stop bg-white px-4 py-3">
      <h3 id={id} className="text-base font-bold text-stop">
        Somebody has set another place for this number’s calls
      </h3>
      <p className="mt-1">
        Nothing was changed. If you go on, calls stop going there and ring at your number instead.
      </p>
      <NumberChanges changes={changes} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="solid" onClick={onAgree}>
          Replace it and forward calls
        </Button>
        <Button onClick={onLeave}>Leave it as it is</Button>
      </div>
    </section>
  );
}
