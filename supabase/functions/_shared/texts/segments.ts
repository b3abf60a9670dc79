/** Characters of the GSM-7 alphabet that cost one septet, and those that cost two (GSM 03.38). */
const gsmBasic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const gsmExtended = new Set('\f^{}\\[~]|€');

/** The parts in which a text is sent. Carriers bill each part. */
export type Segments = {
  count: number;
  /** The first character outside GSM-7. It makes the whole text UCS-2, which fits less than half as much. */
  outsideGsm: string | null;
};

/** 160 septets in one segment or 153 in each of several; 70 or 67 UTF-16 units once a character needs UCS-2. */
export function segmentsOf(body: string): Segments {
  let septets = 0;
  for (const character of body) {
    if (gsmBasic.has(character)) septets += 1;
    else if (gsmExtended.has(character)) septets += 2;
    else return { count: body.length <= 70 ? 1 : Math.ceil(body.length / 67), outsideGsm: character };
  }
  return { count: septets <= 160 ? 1 : Math.ceil(septets / 153), outsideGsm: null };
}
