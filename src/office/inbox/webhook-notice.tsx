import { Check, Copy, ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { webhookPaths } from '../../../supabase/functions/_shared/contract';
import { Dialog } from '../../ui/dialog';
import { Tooltip } from '../../ui/tooltip';
import { functionsUrl } from '../../backend-url';
import { showToast } from '../../ui/toast';

const address = functionsUrl() + webhookPaths.inboundMessage;

/** How to make texts arrive here: what to enter at Twilio. */
export function WebhookNotice() {
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
      </div>
    </section>
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
          Press <strong>Save configuration</strong>, then text your number: it shows up here after Refresh.
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
