/**
 * Delays the app's script, so that a prerendered page paints first: it loads after `load` and an idle moment, or at
 * the first touch or key. This script also keeps an early tap on a button (early-tap.ts). The build puts it into each
 * page (build/html-shell.ts); docs/performance.md shows the gain.
 *
 * The text is the same on every page, so that the content security policy needs one hash. What differs is in data
 * attributes: `data-entry` and `data-shared` of the script element, and `data-chunks` of the page's root.
 */
import type { EarlyTap } from './early-tap';
import { retryMs } from './retry-pause';

/** Enough for the first paint on a slow phone. */
const pauseMs = 400;
const idleTimeoutMs = 2000;

const { entry = '', shared = '' } = document.currentScript?.dataset ?? {};

/** The addresses in an attribute, which are separated by spaces. */
const splitAddresses = (list = '') => (list ? list.split(' ') : []);

let hasStarted = false;

function start(): void {
  if (hasStarted) {
    return;
  }
  hasStarted = true;
  const { chunks } = document.getElementById('root')?.dataset ?? {};
  for (const href of [...splitAddresses(shared), ...splitAddresses(chunks)]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', src: entry, onerror: startAgain }),
  );
}

function startAgain(): void {
  setTimeout(() => {
    hasStarted = false;
    start();
  }, retryMs);
}

/** The browser itself opens popovers. A tap on their buttons must not be repeated. */
const heldButtons = 'popover' in HTMLElement.prototype ? 'button:not([popovertarget])' : 'button';

const earlyTap: EarlyTap = {
  target: null,
  note({ target }) {
    const button = target instanceof Element ? target.closest<HTMLElement>(heldButtons) : null;
    if (button) {
      earlyTap.target = button;
    }
  },
};
window.earlyTap = earlyTap;
addEventListener('click', earlyTap.note, true);

for (const type of ['pointerdown', 'touchstart', 'keydown']) {
  addEventListener(type, start, { once: true, passive: true });
}

function startWhenIdle(): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) {
    requestIdleCallback(start, { timeout: idleTimeoutMs });
  } else {
    start();
  }
}
addEventListener('load', () => setTimeout(startWhenIdle, pauseMs));
