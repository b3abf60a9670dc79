/** Serial numbers and VINs. */

/** As stored: capital letters, without the spaces and hyphens of a plate. */
export const normalizeSerial = (written: string): string => written.replace(/[\s\-–.]/g, '').toUpperCase();

/**
 * A VIN of North America (49 CFR 565): 17 characters without I, O and Q, and a check digit in the ninth place. Makers of
 * machines write 17 characters too (ISO 10261), with a letter there, which is no check digit.
 */
const northAmericanVin = /^[1-57][A-HJ-NPR-Z0-9]{7}[0-9X][A-HJ-NPR-Z0-9]{8}$/;

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The values of the letters, A first; those that no VIN has are 0. */
const letterValues = [1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 7, 0, 9, 2, 3, 4, 5, 6, 7, 8, 9];

const readValue = (character: string): number =>
  /\d/.test(character) ? Number(character) : (letterValues[character.charCodeAt(0) - 65] ?? 0);

/** Whether a serial number, as {@link normalizeSerial} writes it, is a VIN whose check digit is wrong. */
export function isMistypedVin(serial: string): boolean {
  if (!northAmericanVin.test(serial)) {
    return false;
  }
  const sum = [...serial].reduce(
    (total, character, place) => total + readValue(character) * (weights[place] ?? 0),
    0,
  );
  return serial[8] !== '0123456789X'[sum % 11];
}
