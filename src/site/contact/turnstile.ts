/**
 * Cloudflare's check that a person fills in the form. Only a build with VITE_TURNSTILE_SITE_KEY has it, and
 * its script loads when a visitor starts to use the form.
 */
import { type RefObject, useEffect, useRef } from 'react';

export const turnstileOrigin = 'https://challenges.cloudflare.com';

/** The part of Cloudflare's documented API that we use. */
type Turnstile = {
  render: (
    box: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; 'expired-callback': () => void },
  ) => string;
  reset: (id: string) => void;
  remove: (id: string) => void;
};

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

let loading: Promise<Turnstile> | null = null;

function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () =>
      window.turnstile ? resolve(window.turnstile) : reject(new Error('Turnstile did not start')),
    );
    script.addEventListener('error', () => reject(new Error('Turnstile did not load')));
    script.src = `${turnstileOrigin}/turnstile/v0/api.js?render=explicit`;
    document.head.append(script);
  }).catch((error: unknown) => {
    // The next use of the form tries again.
    loading = null;
    throw error;
  });
  return loading;
}

/** `box`: the element for the widget. Without a key nothing loads, and the token stays empty. */
export function useTurnstile(box: RefObject<HTMLElement | null>) {
  const token = useRef('');
  const widget = useRef<{ turnstile: Turnstile; id: string } | null>(null);
  const hasBegun = useRef(false);

  useEffect(() => () => widget.current?.turnstile.remove(widget.current.id), []);

  async function begin(): Promise<void> {
    const sitekey: unknown = import.meta.env.VITE_TURNSTILE_SITE_KEY;
    if (typeof sitekey !== 'string' || sitekey === '' || hasBegun.current) return;
    hasBegun.current = true;
    try {
      const turnstile = await loadTurnstile();
      if (!box.current) return;
      const id = turnstile.render(box.current, {
        sitekey,
        callback: (given) => (token.current = given),
        'expired-callback': () => (token.current = ''),
      });
      widget.current = { turnstile, id };
    } catch {
      // No message here: sending the form reports the missing token.
      hasBegun.current = false;
    }
  }

  return {
    begin: () => void begin(),
    token: () => token.current,
    /** A token is valid only once. */
    renew: () => {
      token.current = '';
      if (widget.current) widget.current.turnstile.reset(widget.current.id);
    },
  };
}
