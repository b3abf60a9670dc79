/**
 * Defines what the build defines for the office and what jsdom lacks. jsdom has no layout, so every observed
 * element counts as in view unless a test says otherwise. Import this before anything from src/office.
 */
import { act } from '@testing-library/react';
import { vi } from 'vitest';

vi.stubEnv('VITE_SUPABASE_URL', '');
vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_for_tests');

Element.prototype.scrollIntoView = () => undefined;

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

class Observer {
  unobserve() {}
  disconnect() {}
}

class ResizeObserver extends Observer {
  observe() {}
}

/** The callbacks that run once the observed elements are in view. Null while everything is in view. */
let heldBack: (() => void)[] | null = null;

class IntersectionObserver extends Observer {
  readonly #notice: IntersectionObserverCallback;

  constructor(notice: IntersectionObserverCallback) {
    super();
    this.#notice = notice;
  }

  observe(target: Element) {
    const entry = { isIntersecting: true, intersectionRatio: 1, target };
    const tell = () => act(() => void Reflect.apply(this.#notice, undefined, [[entry], this]));
    if (heldBack) heldBack.push(tell);
    else queueMicrotask(tell);
  }
}

Object.assign(globalThis, { ResizeObserver, IntersectionObserver });

/** From now on, nothing is in view until `scrollIntoSight` is called. */
export const keepOutOfSight = () => (heldBack = []);

export function scrollIntoSight(): void {
  const held = heldBack ?? [];
  heldBack = null;
  for (const tell of held) tell();
}

export const allInSight = () => void (heldBack = null);
