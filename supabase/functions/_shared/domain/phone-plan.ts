/**
 * The area codes of +1 that aren't ordinary numbers of the United States (50 states, DC) and Canada (North American
 * Numbering Plan Administrator). The metadata of libphonenumber-js can't replace the list: it knows only area codes
 * in use, so it would refuse new ones until the next release, and it doesn't know the premium exchange 976. A test
 * compares the two.
 */

const northAmerican = /^\+1([2-9]\d{2})(\d{3})\d{4}$/;

/** Area codes, mostly of islands, where calls are charged as international although they share the +1. */
const abroad =
  /^(242|246|264|268|284|340|345|441|473|649|658|664|670|671|684|721|758|767|784|787|809|829|849|868|869|876|939)$/;

/** Premium services (900, 976), personal numbers (5xx, 622 to 688) and carrier services (700, 600). */
const special =
  /^(500|521|522|523|524|525|526|527|528|529|532|533|535|538|542|543|544|545|546|547|549|550|552|553|554|556|566|569|577|578|588|589|600|622|633|644|655|677|688|700|710|900|976)$/;

const premiumExchange = '976';

const tollFree = /^(800|833|844|855|866|877|888)$/;

type NumberKind = 'ordinary' | 'toll_free' | 'special' | 'abroad';

/** What kind of number an E.164 number is. Numbers outside +1 are `abroad`. */
export function classifyNumber(number: string): NumberKind {
  const [, areaCode, exchange] = northAmerican.exec(number) ?? [];
  if (areaCode === undefined || abroad.test(areaCode)) {
    return 'abroad';
  }
  if (special.test(areaCode) || exchange === premiumExchange) {
    return 'special';
  }
  return tollFree.test(areaCode) ? 'toll_free' : 'ordinary';
}
