import { useMutation } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { webhookPaths } from '#functions/contract/webhooks';
import { functionsUrl } from '../../backend-url';
import { Tooltip, TooltipProvider } from '../../ui/tooltip';
import { isTextReceiver, useBusinessLine } from '../shared/business-line';
import { Button } from '../shared/button';

const address = functionsUrl() + webhookPaths.inboundMessage;

const states = {
  works: {
    // Once it works, a phone's list needs the height more.
    look: 'border-l-go max-md:[&>details:not([open])>summary]:truncate',
    words: 'works. Webhook with method ',
  },
  missing: {
    look: 'border-l-amber',
    words:
      'needs a webhook. Press Set up under Settings, or open this to do it by hand. Webhook with method ',
  },
  unsaved: {
    look: 'border-l-amber',
    words: 'needs your business number: save it under Settings first. Webhook with method ',
  },
  unknown: { look: 'border-l-line', words: 'takes a webhook with method ' },
};

/** Whether texts to the business number reach this office. */
function useTextsState(): keyof typeof states {
  const { settings, numbers, line, health, report } = useBusinessLine();
  if (!settings || !numbers || (line && !health)) return 'unknown';
  if (settings.businessNumber === null) return 'unsaved';
  return report !== undefined && isTextReceiver(report) ? 'works' : 'missing';
}

/** The notice on how to set up the incoming-message webhook, collapsed to one line. */
export default function WebhookNotice() {
  const { look, words } = states[useTextsState()];
  const copying = useMutation({
    mutationFn: () => navigator.clipboard.writeText(address),
    meta: { failed: 'Copying failed. Select the address and copy it by hand.' },
  });
  return (
    <section aria-labelledby="webhook" className={`border border-l-4 border-ink bg-white px-4 py-1 ${look}`}>
      <details>
        <summary className="min-h-11 cursor-pointer content-center">
          <h2 id="webhook" className="inline font-sans text-base font-semibold whitespace-nowrap">
            Receiving texts
          </h2>{' '}
          {words}
          <strong>POST</strong>: <span className="wrap-anywhere">{address}</span>
        </summary>
        <p className="my-2">
          By hand: in the Twilio console, open the number under <strong>Active numbers</strong>. Under{' '}
          <strong>Messaging configuration</strong>, at <strong>A message comes in</strong>, choose{' '}
          <strong>Webhook</strong>, paste the address above and choose <strong>HTTP POST</strong>. A number in
          a Messaging Service also needs “Defer to sender’s webhook”, or this same address, on the service’s
          Integration page.
        </p>
        <TooltipProvider>
          <Tooltip text="Copies the address to the clipboard">
            <Button Icon={copying.isSuccess ? Check : Copy} onClick={() => copying.mutate()}>
              {copying.isSuccess ? 'Copied' : 'Copy address'}
            </Button>
          </Tooltip>
        </TooltipProvider>
      </details>
    </section>
  );
}
