/** One page of each kind that a visitor lands on, and the login. */
const onePageOfEachKind = [
  '/',
  '/freightliner-repair-tulsa',
  '/truck-repair-stillwater',
  '/services/emergency-repair',
  '/blog/pto-trucks-that-creep',
  '/contact',
  '/auth/login',
];

/** The addresses to measure: those asked for, or the list. */
export const pagesToMeasure = (asked: readonly string[] | null): readonly string[] =>
  asked ?? onePageOfEachKind;

/** Whether an address is one of the office, which search engines and visitors have no business with. */
export const isOffice = (path: string): boolean => /^\/(auth|admin|dashboard)\b/.test(path);
