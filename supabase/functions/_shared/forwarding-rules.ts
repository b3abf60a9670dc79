/**
 * Which numbers calls may be forwarded to: ordinary numbers of the United States (50 states, DC)
 * and Canada. A stolen admin session must not be able to run up charges.
 */

const northAmerican = /^\+1([2-9]\d{2})(\d{3})\d{4}$/;

/** Emergency and service numbers, which have three to six digits. */
const shortNumber = /^\+\d{1,6}$/;

/**
 * Area codes within +1 that are neither the states' nor Canada's and are charged like calls abroad
 * (North American Numbering Plan Administrator, list of geographic area codes).
 */
const outsideAreaCodes =
  /^(242|246|264|268|284|340|345|441|473|649|658|664|670|671|684|721|758|767|784|787|809|829|849|868|869|876|939)$/;

/** Premium services (900, 976), personal numbers (5xx) and carrier services (700, 600, 622). */
const specialAreaCodes =
  /^(500|521|522|523|524|525|526|527|528|529|532|533|535|538|542|543|544|545|546|547|549|550|552|553|554|556|566|569|577|578|588|589|600|622|700|710|900|976)$/;

const tollFreeAreaCodes = /^(800|833|844|855|866|877|888)$/;

/** Why calls can't be forwarded to this E.164 number, as a sentence. Null when they can. */
export function forwardingProblem(number: string): string | null {
  if (shortNumber.test(number)) return 'Calls can’t be forwarded to 911 or another short number.';
  const [, areaCode, exchange] = northAmerican.exec(number) ?? [];
  if (areaCode === undefined || outsideAreaCodes.test(areaCode)) {
    return 'Calls can only be forwarded to numbers in the United States and Canada.';
  }
  if (specialAreaCodes.test(areaCode) || exchange === '976') {
    return 'Calls can’t be forwarded to premium or special-service numbers.';
  }
  return null;
}

/** Whether the owner of this E.164 number pays for calls to it (toll-free). */
export function isTollFree(number: string): boolean {
  const [, areaCode = ''] = northAmerican.exec(number) ?? [];
  return tollFreeAreaCodes.test(areaCode);
}

/**
 * Whether a text to this caller can arrive: true for an ordinary number of the United States or Canada.
 * Landlines pass too, because a lookup costs money; a text to one fails with its own error.
 */
export function isTextable(number: string): boolean {
  return forwardingProblem(number) === null && !isTollFree(number);
}
