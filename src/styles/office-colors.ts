import type { Config } from 'tailwindcss';
import site from '../../tailwind.config';

const { extend } = site.theme;

/** The site's colors that office.css changes in dark mode: for text and lines, and for backgrounds. */
const inks = ['ink', 'slate', 'steel', 'go', 'stop', 'focus', 'line'] as const;
const grounds = ['ink', 'paper', 'line', 'amber'] as const;

const swapped = (kind: string, names: readonly (typeof inks | typeof grounds)[number][]) =>
  Object.fromEntries(names.map((name) => [name, `var(--${kind}-${name}, ${extend.colors[name]})`]));

/** A mix with a color that dark mode changes. */
const mix = (color: string, percent: number, base = 'transparent') =>
  `color-mix(in srgb, ${color} ${percent}%, ${base})`;

const line = `var(--on-line, ${extend.colors.line})`;
const sheet = 'var(--ground-sheet, #fff)';

/** Lines and grounds that only the office has. */
const mixed = {
  /** The line between two rows. */
  rule: mix(line, 55),
  /** The line under the tabs and around what floats. */
  edge: mix(`var(--on-steel, ${extend.colors.steel})`, 70),
  /** The ground of the chosen row. */
  selected: mix(line, 28, sheet),
  /** The ground of an emergency's row. */
  urgent: mix(`var(--on-stop, ${extend.colors.stop})`, 7, sheet),
  /** The ground of a pinned note. */
  pinned: mix(`var(--ground-amber, ${extend.colors.amber})`, 20, sheet),
};

export default {
  ...site,
  theme: {
    extend: {
      ...extend,
      colors: {
        ...extend.colors,
        ...swapped('on', inks),
        ...mixed,
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
        white: sheet,
        night: {
          DEFAULT: `var(--ground-night, ${extend.colors.night.DEFAULT})`,
          soft: extend.colors.night.soft,
        },
      },
    },
  },
} satisfies Config;
