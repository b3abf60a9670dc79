import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// Files share the window, and a page may still save something after the test that showed it.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

// A page's code may have to be transformed first, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** jsdom has no media queries. Scripts ask for the window's width in rem, and for a mouse, which there is. */
window.matchMedia = (media) => {
  const ignored = { onchange: null, addListener: () => undefined, removeListener: () => undefined };
  const [, least = '0'] = /min-width: (\d+)rem/.exec(media) ?? [];
  return Object.assign(new EventTarget(), { media, matches: innerWidth >= Number(least) * 16, ...ignored });
};

const notDrawn = 'HEAD LINK META NOSCRIPT SCRIPT STYLE TEMPLATE TITLE'.split(' ');
const inLine = 'A B BDI BR CITE CODE EM I IMG KBD LABEL MARK Q SMALL SPAN STRONG SUB SUP TIME svg'.split(' ');

/**
 * jsdom compares each element with its whole default style sheet, which is a third of the time of these tests.
 * The tests' own queries ask only what is hidden and what stands in a line. No style sheet of ours is loaded here.
 */
window.getComputedStyle = (element) => {
  const { style } = document.createElement('div');
  const isHidden = element.hasAttribute('hidden') || notDrawn.includes(element.tagName);
  style.display = isHidden ? 'none' : inLine.includes(element.tagName) ? 'inline' : 'block';
  style.visibility = 'visible';
  const own = element.getAttribute('style');
  if (own !== null) {
    style.cssText += own;
  }
  return style;
};
