import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/** Rule and tag colors by subject; all at least 5 to 1 on paper. */
const category = {
  truck: '#B93A12',
  van: '#1D5686',
  engine: '#6B3A7D',
  construction: '#855200',
  ag: '#1B6B43',
  lift: '#0B6470',
  forklift: '#7A4419',
};
const signal = '#B93A12';

/**
 * The tokens of the look, "the work order": paper, ink, thin rules, square corners. The contrast of
 * every pair in use is at least AA: ink 15.0, slate 8.3, steel 5.3 and signal 5.2 on paper; white on
 * signal 5.7; ink on amber 8.1; amber 8.8 and white 18 on night; mist on night-soft 11.3. `line` is
 * decoration only (1.6 on paper): the border of an input is steel.
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
        /** The page's subject: the category's color where one is set, else signal. */
        accent: 'var(--accent)',
        category,
      },
      fontFamily: {
        sans: ['Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', 'system-ui', 'sans-serif'],
        heading: ['Archivo Variable', 'Archivo Fallback', 'system-ui', 'sans-serif'],
      },
      /** What is invisible appears once waiting has become long. */
      animation: { late: 'late 0s 400ms forwards' },
      keyframes: { late: { to: { visibility: 'visible' } } },
      backgroundImage: {
        /** As material cut away in a drawing, in the color of the text. */
        hatched: 'repeating-linear-gradient(135deg, currentColor 0 1px, transparent 1px 6px)',
      },
      fontSize: {
        /** Of a page, and of its sections. However large the text, a long word fits a phone. */
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
