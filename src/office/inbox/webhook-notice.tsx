import { useQuery } from '@tanstack/react-query';
import { Check, Copy, ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { webhookPaths } from '../../../supabase/functions/_shared/contract/webhooks';
import { Dialog } from '../../ui/dialog';
import { Tooltip, TooltipProvider } from '../../ui/tooltip';
import { functionsUrl } from '../../backend-url';
import { numberHealthQuery, phoneNumbersQuery, settingsQuery } from '../api/queries';
import { isTextReceiver } from '../settings/number-reach';
import { showToast } from '../shared/toast';

const address = functionsUrl() + webhookPaths.inboundMessage;

/** Whether texts to the business number come here; false while that isn't known. */
function useReceivesTexts(): boolean {
  const number = useQuery(settingsQuery()).data?.businessNumber?.value;
  const line = useQuery(phoneNumbersQuery()).data?.find(({ phoneNumber }) => phoneNumber === number);
  const health = useQuery({ ...numberHealthQuery(), enabled: line !== undefined });
  const report = health.data?.numbers.find(({ sid }) => sid === line?.sid);
  return report !== undefined && isTextReceiver(report);
}

export function WebhookNotice() {
  return (
    <TooltipProvider>
      <Notice />
    </TooltipProvider>
  );
}

/** How to make texts arrive here: what to enter at Twilio. Short once they do. */
function Notice() {
  const isShort = useReceivesTexts();
  if (isShort) {
    return (
      <section
        aria-labelledby="webhook"
        className="border border-l-4 border-ink border-l-go bg-white px-4 py-1"
      >
        <details>
          <summary className="min-h-11 cursor-pointer content-center">
            <h2 id="webhook" className="inline font-sans text-base font-semibold whitespace-nowrap">
              Receiving texts
            </h2>{' '}
            works, by webhook with method <strong>POST</strong>: <span className="break-all">{address}</span>
          </summary>
          <div className="flex flex-wrap items-center gap-3 pb-3">
            <CopyButton />
            <StepsDialog />
          </div>
        </details>
      </section>
    );
  }
  return (
    <section aria-labelledby="webhook" className="border border-l-4 border-ink border-l-amber bg-white p-4">
      <h2 id="webhook" className="text-xl">
        Receiving texts
      </h2>
      <p className="mt-1">
        Press Set up under Settings, and it’s done for you. To do it by hand, open your number in the Twilio
        console and set “A message comes in” to this webhook, method <strong>POST</strong>:
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <WebhookAddress />
        <CopyButton />
        <StepsDialog />
      </div>
    </section>
  );
}

function StepsDialog() {
  return (
    <Dialog
      trigger={
        <button type="button" className="button button-outline">
          <ListOrdered aria-hidden="true" className="size-5" />
          Show the steps
        </button>
      }
      title="Where to paste the address"
      description="Once for each number, in the Twilio console (console.twilio.com)."
    >
      <Steps />
    </Dialog>
  );
}

/** The way through Twilio's console, in its own words. */
function Steps() {
  return (
    <>
      <ol className="list-decimal space-y-3 pl-6 marker:font-bold">
        <li>
          Go to <strong>Phone numbers</strong>, <strong>Manage</strong>, <strong>Active numbers</strong> and
          open your number.
        </li>
        <li>
          Scroll to <strong>Messaging configuration</strong>.
        </li>
        <li>
          At <strong>A message comes in</strong>, choose <strong>Webhook</strong> and paste this address:
          <span className="mt-2 flex flex-wrap items-center gap-3">
            <WebhookAddress />
            <CopyButton />
          </span>
        </li>
        <li>
          Next to it, choose <strong>HTTP POST</strong>.
        </li>
        <li>
          Press <strong>Save configuration</strong>, then text your number: it shows up here within seconds.
        </li>
      </ol>
      <p className="mt-4 border-l-4 border-amber pl-3 text-slate">
        Is the number in a Messaging Service? Then the service’s Integration page must say “Defer to sender’s
        webhook”, or name this same address.
      </p>
    </>
  );
}

function WebhookAddress() {
  return <code className="border border-line bg-paper px-2 py-1 font-sans break-all">{address}</code>;
}

function CopyButton() {
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    } catch {
      showToast.error('Copying failed. Select the address and copy it by hand.');
    }
  }

  return (
    <Tooltip text="Puts the address on the clipboard">
      <button type="button" className="button button-outline" onClick={() => void copy()}>
        {isCopied ? (
          <Check aria-hidden="true" className="size-5" />
        ) : (
          <Copy aria-hidden="true" className="size-5" />
        )}
        {isCopied ? 'Copied' : 'Copy address'}
      </button>
    </Tooltip>
  );
}
