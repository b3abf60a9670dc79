/** jsdom has no ResizeObserver; the tooltips measure themselves with one. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
