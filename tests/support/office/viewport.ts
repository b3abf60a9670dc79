/** jsdom lays nothing out: what is watched counts as in sight. */
import { act } from '@testing-library/react';

if (!('scrollIntoView' in Element.prototype)) {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
}

globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [0];
  readonly #notice: IntersectionObserverCallback;

  constructor(notice: IntersectionObserverCallback) {
    this.#notice = notice;
  }

  observe(target: Element) {
    const entry = { isIntersecting: true, target };
    queueMicrotask(() => act(() => void Reflect.apply(this.#notice, undefined, [[entry], this])));
  }

  unobserve() {}
  disconnect() {}

  takeRecords() {
    return [];
  }
};
