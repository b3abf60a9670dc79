/**
 * Defines what the build defines for the office and what jsdom lacks. jsdom has no layout, so every observed
 * element counts as in view unless a test says otherwise. The set-up file imports it first.
 */
import { defaultFallbackInView } from 'react-intersection-observer';
import * as sight from 'react-intersection-observer/test-utils';
import { vi } from 'vitest';

vi.stubEnv('VITE_SUPABASE_URL', '');
vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_for_tests');

Element.prototype.scrollIntoView = () => undefined;
// A press on a toast captures the pointer.
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.checkVisibility = function isDisplayed(this: Element): boolean {
  return getComputedStyle(this).display !== 'none' && (this.parentElement?.checkVisibility() ?? true);
};

/** The object URLs that are in use. */
export const objectUrls = new Set<string>();
let lastUrl = 0;

URL.createObjectURL = () => {
  lastUrl += 1;
  const url = `blob:http://localhost:3000/${lastUrl}`;
  objectUrls.add(url);
  return url;
};
URL.revokeObjectURL = (url) => void objectUrls.delete(url);

class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver });

defaultFallbackInView(true);

/** From now on, nothing is in view until `scrollIntoSight` is called. */
export const keepOutOfSight = () => sight.setupIntersectionMocking(vi.fn);

export const allInSight = sight.destroyIntersectionMocking;

export function scrollIntoSight(): void {
  sight.mockAllIsIntersecting(true);
  allInSight();
}
