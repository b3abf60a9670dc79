import { webhookPaths } from '#functions/contract/webhooks';
import { getFunctionsUrl } from '../../backend-url';
import { Tooltip, TooltipProvider } from '../../ui/tooltip';
import { CopyButton } from '../panels/copy-button';
import { useTextsState } from './use-texts-state';

const address = getFunctionsUrl() + webhookPaths.inboundMessage;

const states = {
  works: 'works. Webhook with method ',
  missing:
    'needs a webhook. Press Set up under Settings, or open this to do it by hand. Webhook with method ',
  unsaved: 'needs your business number: save it under Settings first. Webhook with method ',
  unknown: 'takes a webhook with method ',
};

/** The notice on how to set up the incoming-message webhook, collapsed to one line. */
export default function WebhookNotice() {
  const text = states[useTextsState()];
  return (
    <section aria-labelledby="webhook">
      <details className="[&:not([open])>summary]:truncate">
        <summary className="min-h-6 cursor-pointer">
          <h2
            id="webhook"
            className="inline font-sans text-sm font-semibold tracking-normal whitespace-nowrap"
          >
            Receiving texts
          </h2>{' '}
          <span>{text}</span>
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
            <CopyButton text={address} />
          </Tooltip>
        </TooltipProvider>
      </details>
    </section>
  );
}
