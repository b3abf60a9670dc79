/** Characters of the GSM-7 alphabet that cost one septet, and those that cost two (GSM 03.38). */
const gsmBasic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const gsmExtended = new Set('\f^{}\\[~]|€');

/** How many segments a text is sent (and billed) in: 160/153 septets, or 70/67 UTF-16 units. */
export function countSegments(body: string): number {
  let septets = 0;
  for (const character of body) {
    if (gsmBasic.has(character)) septets += 1;
    else if (gsmExtended.has(character)) septets += 2;
    else return body.length <= 70 ? 1 : Math.ceil(body.length / 67);
  }
  return septets <= 160 ? 1 : Math.ceil(septets / 153);
}
