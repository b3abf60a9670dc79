/** What the build says while the site carries an invented identity; null once it is a real one. */
export function placeholderWarning({ isPlaceholder }: { isPlaceholder: boolean }): string | null {
  return isPlaceholder
    ? 'The identity in src/content/business.ts is a placeholder: put in the real name, phone, e-mail, address of the site and reviews, and set isPlaceholder to false, before this goes online.'
    : null;
}
