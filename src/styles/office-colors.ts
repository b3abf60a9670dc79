import type { Config } from 'tailwindcss';
import site from '../../tailwind.config';

const { extend } = site.theme;

/** The site's colors that office.css changes in dark mode: for text and lines, and for backgrounds. */
const inks = ['ink', 'slate', 'steel', 'go', 'stop', 'focus', 'line'] as const;
const grounds = ['ink', 'paper', 'line', 'amber'] as const;

const swapped = (kind: string, names: readonly (typeof inks | typeof grounds)[number][]) =>
  Object.fromEntries(names.map((name) => [name, `var(--${kind}-${name}, ${extend.colors[name]})`]));

export default {
  ...site,
  theme: {
    extend: {
      ...extend,
      colors: {
        ...extend.colors,
        ...swapped('on', inks),
        signal: {
          DEFAULT: `var(--on-signal, ${extend.colors.signal.DEFAULT})`,
          dark: `var(--on-signal, ${extend.colors.signal.dark})`,
        },
      },
      // Only a white background changes. White text is on backgrounds that are always dark.
      backgroundColor: {
        ...swapped('ground', grounds),
        go: extend.colors.go,
        stop: extend.colors.stop,
        signal: extend.colors.signal,
        white: 'var(--ground-sheet, #fff)',
        night: {
          DEFAULT: `var(--ground-night, ${extend.colors.night.DEFAULT})`,
          soft: extend.colors.night.soft,
        },
      },
    },
  },
} satisfies Config;
