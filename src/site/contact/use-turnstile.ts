/**
 * Cloudflare's check that a person fills in the form. Only a build with VITE_TURNSTILE_SITE_KEY has it, and
 * its script loads when a visitor starts to use the form.
 */
import { type RefObject, useRef, useState } from 'react';
import { turnstileOrigin } from '../../content/widget-origins';

declare global {
  interface Window {
    /** The part of Cloudflare's documented API that we use. */
    turnstile?: {
      render: (box: HTMLElement, options: WidgetOptions) => string;
      reset: (id: string) => void;
    };
  }
}

type WidgetOptions = {
  sitekey: string;
  /** Called when the check can't run. The widget may still try again. */
  'error-callback': () => boolean;
  callback: () => void;
};

/**
 * `box`: the element for the widget. Without a key nothing loads. Some visitors' browsers block the script or
 * its frame. They can send their request without a token, and the function is told why.
 */
export function useTurnstile(box: RefObject<HTMLElement | null>) {
  const id = useRef('');
  const hasBegun = useRef(false);
  const [hasFailed, setHasFailed] = useState(false);
  const sitekey = import.meta.env.VITE_TURNSTILE_SITE_KEY;

  return {
    begin: () => {
      if (!sitekey || hasBegun.current) {
        return;
      }
      hasBegun.current = true;
      const show = () => {
        if (!box.current || !window.turnstile) {
          return;
        }
        id.current = window.turnstile.render(box.current, {
          sitekey,
          callback: () => setHasFailed(false),
          'error-callback': () => {
            setHasFailed(true);
            // Otherwise Cloudflare reports it as an error of the page.
            return true;
          },
        });
      };
      if (window.turnstile) {
        return show();
      }
      const script = document.createElement('script');
      script.src = `${turnstileOrigin}/turnstile/v0/api.js?render=explicit`;
      script.addEventListener('load', () => {
        setHasFailed(!window.turnstile);
        show();
      });
      script.addEventListener('error', () => {
        setHasFailed(true);
        // The next use of the form tries again.
        hasBegun.current = false;
      });
      document.head.append(script);
    },
    /** A token is valid only once. */
    renew: () => window.turnstile?.reset(id.current),
    /** The check is known to be blocked, and the form says so. */
    hasFailed,
    /** Whether no token can be had now. A script that still hasn't answered counts, too. */
    isBlocked: () => Boolean(sitekey) && (hasFailed || !window.turnstile),
  };
}
