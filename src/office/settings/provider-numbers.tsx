import { useQuery } from '@tanstack/react-query';
import type { NumberHealth, ProviderNumber } from '#functions/contract/numbers';
import { numberHealthQuery, phoneNumbersQuery, settingsQuery } from '../api/queries';
import { Button } from '../shared/button';
import { EmptyState } from '../shared/empty-state';
import { formatPhone } from '../shared/phone-format';
import { PhoneNumber } from '../shared/phone-number';
import { QueryPanel } from '../shared/query-panel';
import { RefreshButton } from '../shared/refresh-button';
import { NumberHealthReport } from './number-health';
import { isCallReceiver, isTextReceiver, useBusinessNumberSaving } from '../shared/business-line';

/** The numbers of the Twilio account, and how each is set up. */
export function ProviderNumbers() {
  const numbers = useQuery(phoneNumbersQuery);
  const health = useQuery({ ...numberHealthQuery, enabled: (numbers.data ?? []).length > 0 });
  return (
    <section aria-labelledby="provider-numbers">
      <h2 id="provider-numbers">Twilio phone numbers</h2>
      <QueryPanel query={numbers} subject="The list of numbers">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              isFramed
              title="The Twilio account has no numbers yet."
              hint="Buy one in the Twilio console, under Phone numbers. Then reload this page."
            />
          ) : (
            <>
              <p className="mt-1 mb-3 max-w-measure text-slate">
                A connected number belongs to the Twilio account of this dashboard.
              </p>
              {/* The loading state is as high as the button, so that the cards below don't move. */}
              <div className="*:[[role=status]]:min-h-11 *:[[role=status]]:py-0">
                <QueryPanel query={health} subject="Number health">
                  {() => <RefreshButton query={health}>Check again</RefreshButton>}
                </QueryPanel>
              </div>
              <ul className="mt-4 grid gap-4 md:grid-cols-2">
                {rows.map((number) => (
                  <NumberCard
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
type NumberCardProps = { number: ProviderNumber; health: NumberHealth | undefined };

function NumberCard({ number, health }: NumberCardProps) {
  const { phoneNumber, friendlyName, voiceUrl } = number;
  const settings = useQuery(settingsQuery).data;
  const save = useBusinessNumberSaving();
  const isBusinessNumber = phoneNumber === settings?.businessNumber?.value;
  const limit = health && limitOf(health);
  return (
    <li className="border border-ink bg-white p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PhoneNumber number={phoneNumber} className="font-heading text-xl font-bold" />
        <span className="flex flex-wrap gap-2 text-sm font-bold">
          {isBusinessNumber ? (
            <span className="rounded border border-ink bg-ink px-2 py-0.5 text-white">Business number</span>
          ) : null}
          <span className="flex gap-1 rounded border border-ink px-2 py-0.5">
            <span>Connected</span>
            {limit ? <span className="font-normal">{limit}</span> : null}
          </span>
        </span>
      </div>
      <p className="text-slate">{friendlyName}</p>
      {settings === undefined || isBusinessNumber ? null : (
        <p className="mt-2">
          <Button isBusy={save.isPending} onClick={() => save.mutate(phoneNumber)}>
            <span>
              {save.isPending ? 'Saving…' : 'Use this number'}
              <span className="sr-only">: {formatPhone(phoneNumber)}</span>
            </span>
          </Button>
        </p>
      )}
      {voiceUrl === null ? null : (
        <p className="mt-2 text-sm">
          Active voice webhook: <code className="font-sans break-all">{voiceUrl}</code>
        </p>
      )}
      {health && (
        <NumberHealthReport health={health} hasForwarding={settings && settings.forwardingNumber !== null} />
      )}
    </li>
  );
}

/** What reaches this dashboard if not everything does. Null when both texts and calls do. */
function limitOf(health: NumberHealth): string | null {
  if (isTextReceiver(health)) return isCallReceiver(health) ? null : 'texts only';
  return isCallReceiver(health) ? 'calls only' : 'to Twilio only';
}
