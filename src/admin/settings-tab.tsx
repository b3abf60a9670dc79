import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { toE164 } from '../../supabase/functions/_shared/phone';
import { showToast } from '../lib/toast';
import { saveBusinessNumber } from './commands';
import { EmptyState } from './empty-state';
import { PhoneNumberField } from './field';
import { type MissedCallDraft, MissedCallSettings } from './missed-call-settings';
import { NumberHealthReport, NumberHealthSummary } from './number-health';
import { PhoneNumber } from './phone-number';
import { phoneNumberProblem } from './phone-rules';
import { type Settings, numberHealthQuery, phoneNumbersQuery, settingsQuery } from './queries';
import { QueryPanel } from './query-panel';
import { SubmitButton } from './submit-button';

type SettingsTabProps = {
  settings: Settings;
  /** What is in the field, null while it follows the saved number. */
  typed: string | null;
  onType: (typed: string | null) => void;
  missedCallDraft: MissedCallDraft | null;
  onMissedCallDraft: (draft: MissedCallDraft | null) => void;
};

export function SettingsTab({
  settings,
  typed,
  onType,
  missedCallDraft,
  onMissedCallDraft,
}: SettingsTabProps) {
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const saved = settings.businessNumber;
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
    <div className="space-y-8">
      <section aria-labelledby="business-number" className="border border-ink bg-white p-4 md:p-6">
        <h2 id="business-number">Business number</h2>
        <p className="mt-1 max-w-measure text-slate">
          The office sends its texts from this number and forwards the calls that reach it.
        </p>
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
      </section>
      <ProviderNumbers connected={saved?.value ?? null} hasForwarding={settings.forwardingNumber !== null} />
      <MissedCallSettings draft={missedCallDraft} onDraft={onMissedCallDraft} />
    </div>
  );
}

/** The numbers of the Twilio account. */
function ProviderNumbers({ connected, hasForwarding }: { connected: string | null; hasForwarding: boolean }) {
  const numbers = useQuery(phoneNumbersQuery());
  const health = useQuery({ ...numberHealthQuery(), enabled: (numbers.data ?? []).length > 0 });
  const healthOf = (sid: string) => health.data?.numbers.find((one) => one.sid === sid);
  return (
    <section aria-labelledby="provider-numbers">
      <h2 id="provider-numbers">Twilio phone numbers</h2>
      <QueryPanel query={numbers} subject="The list of numbers">
        {(rows) =>
          rows.length === 0 ? (
            <div className="mt-4 border border-ink bg-white">
              <EmptyState
                title="The Twilio account has no numbers yet."
                hint="Buy one in the Twilio console, under Phone numbers. Then reload this page."
              />
            </div>
          ) : (
            <>
              <NumberHealthSummary query={health} />
              <ul className="mt-4 grid gap-4 md:grid-cols-2">
                {rows.map(({ sid, phoneNumber, friendlyName, voiceUrl }) => {
                  const report = healthOf(sid);
                  return (
                    <li
                      key={sid}
                      className={`border border-l-4 border-ink bg-white p-4 ${phoneNumber === connected ? 'border-l-go' : ''}`}
                    >
                      <p className="flex flex-wrap items-center justify-between gap-2">
                        <PhoneNumber number={phoneNumber} className="font-heading text-xl font-bold" />
                        {phoneNumber === connected ? (
                          <span className="rounded bg-go px-2 py-0.5 text-sm font-bold text-white">
                            Connected
                          </span>
                        ) : null}
                      </p>
                      <p className="text-slate">{friendlyName}</p>
                      {voiceUrl === null ? null : (
                        <p className="mt-2 text-sm">
                          Active voice webhook: <code className="font-sans break-all">{voiceUrl}</code>
                        </p>
                      )}
                      {report === undefined ? null : (
                        <NumberHealthReport
                          health={report}
                          isCallFallbackCustom={health.data?.isCallFallbackCustom === true}
                          hasForwarding={hasForwarding}
                        />
                      )}
                    </li>
                  );
                })}
              </ul>
              <p className="mt-3 max-w-measure text-sm text-slate">
                A Messaging Service can take a number’s texts elsewhere too. That can’t be seen on the number:
                look under Messaging, Services in the Twilio console.
              </p>
            </>
          )
        }
      </QueryPanel>
    </section>
  );
}
