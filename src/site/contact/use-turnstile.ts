/**
 * Cloudflare's check that a person fills in the form. Only a build with VITE_TURNSTILE_SITE_KEY has it, and
 * its script loads when a visitor starts to use the form.
 */
import { type RefObject, useRef } from 'react';

export const turnstileOrigin = 'https://challenges.cloudflare.com';

/** The field that the widget adds to the form, with its token. */
export const turnstileField = 'cf-turnstile-response';

declare global {
  interface Window {
    /** The part of Cloudflare's documented API that we use. */
    turnstile?: {
      render: (box: HTMLElement, options: { sitekey: string }) => string;
      reset: (id: string) => void;
    };
  }
}

/** `box`: the element for the widget. Without a key nothing loads. */
export function useTurnstile(box: RefObject<HTMLElement | null>) {
  const id = useRef('');
  const hasBegun = useRef(false);

  return {
    begin: () => {
      const sitekey = import.meta.env.VITE_TURNSTILE_SITE_KEY;
      if (!sitekey || hasBegun.current) return;
      hasBegun.current = true;
      const show = () => {
        if (box.current && window.turnstile) id.current = window.turnstile.render(box.current, { sitekey });
      };
      if (window.turnstile) return show();
      const script = document.createElement('script');
      script.src = `${turnstileOrigin}/turnstile/v0/api.js?render=explicit`;
      script.addEventListener('load', show);
      // No message here: sending the form reports the missing token, and the next use tries again.
      script.addEventListener('error', () => (hasBegun.current = false));
      document.head.append(script);
    },
    /** A token is valid only once. */
    renew: () => window.turnstile?.reset(id.current),
  };
}
