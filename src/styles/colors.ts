/**
 * The colors of the site, and the only place that has them. `npm run icons` draws the pictures and icons in public/
 * with them. The design looks like a paper work order. Every pair of colors in use has at least AA contrast, except
 * `line` (1.6 on paper), which is only for decoration.
 */
export const signal = '#B93A12';
export const ink = '#14202B';
export const paper = '#F6F4EE';

/** The accent colors by category. Their contrast on paper is at least 5 to 1. */
export const category = {
  truck: signal,
  van: '#1D5686',
  engine: '#6B3A7D',
  construction: '#855200',
  ag: '#1B6B43',
  lift: '#0B6470',
  forklift: '#7A4419',
};

export const colors = {
  ink,
  paper,
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
};
