/** What jsdom lacks for pictures: addresses of bytes, and noticing what is scrolled into sight. */
import { afterEach, vi } from 'vitest';

/** The addresses that are in use. */
export const objectUrls = new Set<string>();
let lastUrl = 0;

URL.createObjectURL = () => {
  lastUrl += 1;
  const url = `blob:http://localhost:3000/${lastUrl}`;
  objectUrls.add(url);
  return url;
};
URL.revokeObjectURL = (url) => {
  objectUrls.delete(url);
};

const watched = new Map<Element, () => void>();

vi.stubGlobal(
  'IntersectionObserver',
  class {
    readonly #notice: IntersectionObserverCallback;

    constructor(notice: IntersectionObserverCallback) {
      this.#notice = notice;
    }

    observe(target: Element) {
      const entry = { isIntersecting: true, target };
      watched.set(target, () => void Reflect.apply(this.#notice, undefined, [[entry], this]));
    }

    unobserve() {}
    disconnect() {}
  },
);

/** Scrolls everything that waits for it into sight. */
export function scrollIntoSight(): void {
  const notices = [...watched.values()];
  watched.clear();
  for (const notice of notices) notice();
}

afterEach(() => {
  watched.clear();
});
