/** jsdom lays nothing out: what is watched counts as in sight, until a test scrolls the page elsewhere. */
import { act } from '@testing-library/react';
import { afterEach } from 'vitest';

if (!('scrollIntoView' in Element.prototype)) {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
}

let isInSight = true;
const watchers = new Map<Element, () => void>();

globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [0];
  readonly #notice: IntersectionObserverCallback;
  readonly #targets = new Set<Element>();

  constructor(notice: IntersectionObserverCallback) {
    this.#notice = notice;
  }

  observe(target: Element) {
    const tell = () => {
      Reflect.apply(this.#notice, undefined, [[{ isIntersecting: isInSight, target }], this]);
    };
    watchers.set(target, tell);
    this.#targets.add(target);
    queueMicrotask(() => act(tell));
  }

  unobserve(target: Element) {
    watchers.delete(target);
  }

  disconnect() {
    for (const target of this.#targets) watchers.delete(target);
  }

  takeRecords() {
    return [];
  }
};

function set(next: boolean): void {
  isInSight = next;
  act(() => {
    for (const tell of watchers.values()) tell();
  });
}

/** The page is scrolled to where nothing of what is watched shows. */
export const scrollOutOfSight = () => set(false);
export const scrollBackIntoSight = () => set(true);

afterEach(() => {
  isInSight = true;
});
