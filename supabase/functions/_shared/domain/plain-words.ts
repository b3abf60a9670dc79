/**
 * What people typed, reduced to plain words for comparing: lower case, without accents, apostrophes and
 * invisible characters, and with one space where there was anything but a letter or a digit. So "Won’t
 * START!" and "wont start" are the same.
 */
export function normalizeWords(text: string): string {
  return (
    text
      // Splits accents off letters, and turns look-alikes such as full-width letters into ordinary ones.
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}'’‘‛ʼ`´′]/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}
