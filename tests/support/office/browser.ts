/**
 * What the build defines for the office, and what jsdom lacks: it lays nothing out, so that whatever is watched
 * is in sight unless a test says otherwise. Import it before anything from src/office.
 */
import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

vi.stubEnv('VITE_SUPABASE_URL', '');
vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_for_tests');

Element.prototype.scrollIntoView = () => undefined;

/** The addresses of bytes that are in use. */
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

vi.stubGlobal(
  'ResizeObserver',
  class extends Observer {
    observe() {}
  },
);

/** What is to happen once the watched elements are in sight. Null while everything is. */
let heldBack: (() => void)[] | null = null;

vi.stubGlobal(
  'IntersectionObserver',
  class extends Observer {
    readonly #notice: IntersectionObserverCallback;

    constructor(notice: IntersectionObserverCallback) {
      super();
      this.#notice = notice;
    }

    observe(target: Element) {
      const entry = { isIntersecting: true, target };
      const tell = () => act(() => void Reflect.apply(this.#notice, undefined, [[entry], this]));
      if (heldBack) heldBack.push(tell);
      else queueMicrotask(tell);
    }
  },
);

/** From now on nothing is in sight until it is scrolled there. */
export const keepOutOfSight = () => (heldBack = []);

export function scrollIntoSight(): void {
  const held = heldBack ?? [];
  heldBack = null;
  for (const tell of held) tell();
}

afterEach(() => void (heldBack = null));
