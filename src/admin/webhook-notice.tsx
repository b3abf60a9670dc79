import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { webhookPaths } from '../../supabase/functions/_shared/contract';
import { Tooltip } from '../components/ui/tooltip';
import { functionsUrl } from '../lib/supabase';
import { showToast } from '../lib/toast';

const address = functionsUrl + webhookPaths.inboundMessage;

/** How to make texts arrive here: what to enter at Twilio. */
export function WebhookNotice() {
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
    <section aria-labelledby="webhook" className="border border-l-4 border-ink border-l-amber bg-white p-4">
      <h2 id="webhook" className="text-xl">
        Receiving texts
      </h2>
      <p className="mt-1">
        In the Twilio console, open your number and set “A message comes in” to this webhook, method{' '}
        <strong>POST</strong>:
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <code className="border border-line bg-paper px-2 py-1 font-sans break-all">{address}</code>
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
      </div>
    </section>
  );
}
