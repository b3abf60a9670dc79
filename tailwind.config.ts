import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { category, colors, signal } from './src/styles/colors.ts';

/** The design tokens. */
export default {
  theme: {
    extend: {
      colors,
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
      for (const [name, color] of Object.entries(category)) {
        api.addBase({ [`[data-category='${name}']`]: { '--accent': color } });
      }
    }),
  ],
} satisfies Config;
