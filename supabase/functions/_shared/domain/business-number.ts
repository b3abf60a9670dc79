/**
 * Reads the business's own number, or returns null. Its field has a rule of its own: without spaces, parentheses
 * and hyphens, it is an optional plus and 2 to 15 digits, the first not a zero.
 */
export function readBusinessNumber(input: string): string | null {
  const stripped = input.replace(/[\s\p{Cf}()\-\u2010\u2011]/gu, '');
  if (!/^\+?[1-9]\d{1,14}$/.test(stripped)) {
    return null;
  }
  if (stripped.startsWith('+')) {
    return stripped;
  }
  return stripped.length === 10 ? `+1${stripped}` : `+${stripped}`;
}
