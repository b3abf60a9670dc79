/** The characters that take one place in a text (GSM 03.38), and those that take two. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '^{}\\[~]|€\f';

/** How many places one text has alone, and as a part of a longer one. */
const places = { gsm: { alone: 160, part: 153 }, unicode: { alone: 70, part: 67 } };

/** The number of texts that a message is sent and billed as. */
export function countSegments(text: string): number {
  const letters = [...text];
  const isGsm = letters.every((letter) => basic.includes(letter) || extended.includes(letter));
  const length = isGsm
    ? letters.reduce((sum, letter) => sum + (extended.includes(letter) ? 2 : 1), 0)
    : text.length;
  const { alone, part } = places[isGsm ? 'gsm' : 'unicode'];
  return length <= alone ? 1 : Math.ceil(length / part);
}
