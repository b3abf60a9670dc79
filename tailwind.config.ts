import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

const signal = '#B93A12';

/** The accent colors by category. Their contrast on paper is at least 5 to 1. */
const category = {
  truck: signal,
  van: '#1D5686',
  engine: '#6B3A7D',
  construction: '#855200',
  ag: '#1B6B43',
  lift: '#0B6470',
  forklift: '#7A4419',
};

/**
 * The design tokens. The design looks like a paper work order. Every pair of colors in use has at least AA
 * contrast, except `line` (1.6 on paper), which is only for decoration.
 */
export default {
  theme: {
    extend: {
      colors: {
        ink: '#14202B',
        paper: '#F6F4EE',
        slate: '#3D4A57',
        steel: '#5B6673',
        signal: { DEFAULT: signal, dark: '#962D0C' },
        amber: '#F2A71B',
        night: { DEFAULT: '#0E1820', soft: '#1C2A36' },
        mist: '#DCE3EA',
        go: '#1B6B43',
        stop: '#A61B1B',
        focus: '#0B57D0',
        line: '#C9C3B4',
        /** The category's color where one is set, else signal. */
        accent: 'var(--accent)',
        category,
      },
      fontFamily: {
        sans: ['Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', 'system-ui', 'sans-serif'],
        heading: ['Archivo Variable', 'Archivo Fallback', 'system-ui', 'sans-serif'],
      },
      /** Shows an invisible element after 400 ms. */
      animation: { late: 'late 0s 400ms forwards' },
      keyframes: { late: { to: { visibility: 'visible' } } },
      backgroundImage: {
        /** Hatching in the color of the text. */
        hatched: 'repeating-linear-gradient(135deg, currentColor 0 1px, transparent 1px 6px)',
      },
      fontSize: {
        /** Sizes of h1 and h2. With any text size, a long word fits a phone. */
        title: 'clamp(min(2rem, 11.5vw), 5vw, 3.25rem)',
        heading: 'clamp(min(1.625rem, 10vw), 3vw, 2.25rem)',
      },
      borderRadius: { DEFAULT: '2px' },
      maxWidth: { measure: '66ch', page: '80rem' },
    },
  },
  plugins: [
    plugin((api) => {
      api.addBase({ ':root': { '--accent': signal } });
      for (const [name, color] of Object.entries(category))
        api.addBase({ [`[data-category='${name}']`]: { '--accent': color } });
    }),
  ],
} satisfies Config;
