/** The browser's offer to install the office as an app. Chromium makes it once for each page. */
import { createSharedValue } from '../../ui/shared-value';

// TypeScript doesn't know it: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent
type InstallOffer = Event & { prompt: () => Promise<unknown> };

const isInstallOffer = (event: Event): event is InstallOffer =>
  'prompt' in event && typeof event.prompt === 'function';

const offer = createSharedValue<InstallOffer | null>(null);

if (!import.meta.env.SSR) {
  addEventListener('beforeinstallprompt', (event) => {
    if (isInstallOffer(event)) {
      // The account menu makes the offer instead of the browser.
      event.preventDefault();
      offer.set(event);
    }
  });
  addEventListener('appinstalled', () => offer.set(null));
}

/** Asks whether to install the office. Null when the browser offers no installation. */
export function useInstallOffer(): (() => void) | null {
  const current = offer.useValue();
  return (
    current &&
    (() => {
      // It can be made only once.
      offer.set(null);
      void current.prompt();
    })
  );
}
