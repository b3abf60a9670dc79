import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { NumberHealth, ProviderNumber } from '#functions/contract/numbers';
import { isCallReceiver, isTextReceiver, useBusinessNumberSaving } from '../api/business-line';
import { numberHealthQuery, phoneNumbersQuery, settingsQuery } from '../api/queries';
import { headingLook } from '../panels/panel';
import { QueryPanel } from '../panels/query-panel';
import { Button } from '../shared/button';
import { EmptyState } from '../shared/empty-state';
import { formatPhone } from '../shared/phone-format';
import { PhoneNumber } from '../shared/phone-number';
import { RefreshButton } from '../shared/refresh-button';
import { NumberHealthReport } from './number-health';

/** The numbers of the Twilio account, and how each is set up. */
export function ProviderNumbers() {
  const numbers = useQuery(phoneNumbersQuery);
  const hasNumbers = (numbers.data ?? []).length > 0;
  const health = useQuery({ ...numberHealthQuery, enabled: hasNumbers });
  return (
    <section aria-labelledby="provider-numbers" className="border-t border-edge pt-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <h2 id="provider-numbers" tabIndex={-1} className={`${headingLook} py-2`}>
          Twilio phone numbers
        </h2>
        {hasNumbers ? <RefreshButton query={health}>Check again</RefreshButton> : null}
      </div>
      <QueryPanel query={numbers} subject="The list of numbers">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              title="The Twilio account has no numbers yet."
              hint="Buy one in the Twilio console, under Phone numbers. Then reload this page."
            />
          ) : (
            <>
              <p className="text-sm text-slate">
                A connected number belongs to the Twilio account of this dashboard.
              </p>
              {health.isPending ? null : (
                <QueryPanel query={health} subject="Number health">
                  {() => null}
                </QueryPanel>
              )}
              <ul className="divide-y divide-rule border-b border-rule">
                {rows.map((number) => (
                  <NumberRow
                    key={number.sid}
                    number={number}
                    health={health.data?.numbers.find(({ sid }) => sid === number.sid)}
                  />
                ))}
              </ul>
            </>
          )
        }
      </QueryPanel>
    </section>
  );
}

/** `health` is undefined while loading. */
type NumberRowProps = { number: ProviderNumber; health: NumberHealth | undefined };

function NumberRow({ number, health }: NumberRowProps) {
  const { phoneNumber, friendlyName, voiceUrl } = number;
  const settings = useQuery(settingsQuery).data;
  const save = useBusinessNumberSaving();
  const isBusinessNumber = phoneNumber === settings?.businessNumber?.value;
  const limit = health && describeLimit(health);
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <PhoneNumber number={phoneNumber} className="font-bold" />
        <span className="flex items-center gap-1 text-sm text-go">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          <span className="font-bold">Connected</span>
          {limit ? <span className="text-stop">{limit}</span> : null}
        </span>
      </div>
      <p className="text-sm text-slate">
        <span>{friendlyName}</span>
        {isBusinessNumber ? (
          <>
            <span aria-hidden="true"> · </span>
            <strong>Business number</strong>
          </>
        ) : null}
      </p>
      {voiceUrl === null ? null : (
        <p className="text-sm text-steel">
          Active voice webhook: <code className="font-sans break-all">{voiceUrl}</code>
        </p>
      )}
      {settings === undefined || isBusinessNumber ? null : (
        <Button className="-ml-2.5" isBusy={save.isPending} onClick={() => save.mutate(phoneNumber)}>
          <span>
            <span>{save.isPending ? 'Saving…' : 'Use this number'}</span>
            <span className="sr-only">{`: ${formatPhone(phoneNumber)}`}</span>
          </span>
        </Button>
      )}
      {health && (
        <NumberHealthReport health={health} hasForwarding={settings && settings.forwardingNumber !== null} />
      )}
    </li>
  );
}

/** What reaches this dashboard if not everything does. Null when both texts and calls do. */
function describeLimit(health: NumberHealth): string | null {
  if (isTextReceiver(health)) {
    return isCallReceiver(health) ? null : 'texts only';
  }
  return isCallReceiver(health) ? 'calls only' : 'to Twilio only';
}
