import { useMutation } from '@tanstack/react-query';
import { CalendarPlus, CalendarX, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { feedQuery, jobFunction } from '../api/jobs';
import { FormDialog } from '../forms/form-dialog';
import { CopyButton } from '../panels/copy-button';
import { LoadedPanel } from '../panels/panel';
import { ActionButton } from '../shared/action-button';
import { formatDate } from '../shared/timestamp';

const reloads = [feedQuery.queryKey];

/** The secret address of one's own visits, which calendars subscribe to. */
export default function CalendarSettings() {
  /** It is told once, when it is made. */
  const [address, setAddress] = useState<string | null>(null);
  const make = async () => (await jobFunction.call('createFeed', {})).url;
  return (
    <LoadedPanel
      id="calendar"
      title="Your calendar"
      lead="The visits that you go to, in your own calendar. Ones that aren’t confirmed show as tentative."
      query={feedQuery}
      subject="Your calendar"
    >
      {({ since }) => (
        <div className="mt-3 space-y-4">
          {since === null ? (
            <FirstAddress make={make} onMade={setAddress} />
          ) : (
            <>
              {address === null ? (
                <p>{`You have an address since ${formatDate(since)}. It was shown once, when it was made.`}</p>
              ) : (
                <NewAddress address={address} />
              )}
              <div className="-ml-2.5 flex flex-wrap">
                <FormDialog
                  Icon={RefreshCw}
                  label="Make a new address"
                  title="Make a new address?"
                  description="The one you have ends, and the calendars that read it stop. Give them the new one."
                  save={make}
                  onSaved={setAddress}
                  done="You have a new address"
                  reloads={reloads}
                />
                <FormDialog
                  Icon={CalendarX}
                  label="Revoke the address"
                  title="Revoke the address?"
                  description="Nobody can read your visits with it any more, and your calendars stop showing them."
                  className="text-stop"
                  save={() => jobFunction.call('revokeFeed', {})}
                  onSaved={() => setAddress(null)}
                  done="The address is revoked"
                  reloads={reloads}
                />
              </div>
            </>
          )}
        </div>
      )}
    </LoadedPanel>
  );
}

type FirstAddressProps = { make: () => Promise<string>; onMade: (address: string) => void };

function FirstAddress({ make, onMade }: FirstAddressProps) {
  const making = useMutation({
    mutationFn: make,
    onSuccess: onMade,
    meta: { failed: 'The address could not be made. Check the connection, then try again.', reloads },
  });
  return (
    <ActionButton action={making} busy="Making it…" look="solid" Icon={CalendarPlus}>
      Make my calendar address
    </ActionButton>
  );
}

function NewAddress({ address }: { address: string }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="rounded border border-line p-3">
      <p id={id} className="font-bold">
        Copy this address now
      </p>
      <p className="text-sm text-slate">
        It is not shown again. Whoever has it can read your visits, so keep it to yourself.
      </p>
      <p className="mt-2 rounded border border-rule bg-paper px-3 py-2 font-mono text-sm wrap-anywhere select-all">
        {address}
      </p>
      <CopyButton text={address} className="mt-1 -ml-2.5" />
      <dl className="mt-2 space-y-1 text-sm [&>div>dt]:inline [&>div>dt]:font-bold [&>div>dd]:inline">
        <div>
          <dt>Google Calendar: </dt>
          <dd>on a computer, the plus sign at Other calendars, From URL, then paste it.</dd>
        </div>
        <div>
          <dt>Apple Calendar: </dt>
          <dd>
            <a href={address.replace(/^https?:/, 'webcal:')} className="link">
              open it there
            </a>
            , or File, New Calendar Subscription, then paste it.
          </dd>
        </div>
        <div>
          <dt>Outlook: </dt>
          <dd>Add calendar, Subscribe from web, then paste it.</dd>
        </div>
      </dl>
    </div>
  );
}
