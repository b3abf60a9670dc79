import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import * as rules from '../../../supabase/functions/_shared/domain/forwarding-rules';
import { classifyNumber } from '../../../supabase/functions/_shared/domain/phone-plan';

const of = (areaCodes: string) => areaCodes.split(' ').map((areaCode) => `+1${areaCode}5551234`);
const costly = [
  ...of('900 976 500 533 700 600 242 246 264 268 284 340 345 441 473 649 658 664 670 671 684 721 758'),
  ...of('767 784 787 809 829 849 868 869 876 939'),
  ...'+19189761234 +442079460000 +870773111632 +881612345678 +5352123456 +2521234567'.split(' '),
  ...['+11234567890', 'anonymous', '22395', '', '+191855501112', '0+19185550111', '+911', '+22395'],
];

test.each([
  ['ordinary numbers', of('918 405 579 416 907'), [true, true, false]],
  ['toll-free numbers, which cannot be texted', of('800 833 844 855 866 877 888'), [true, false, true]],
  ['costly, foreign and malformed numbers', costly, [false, false, false]],
])('the rules on forwarding, texting and toll-free numbers hold for %s', (_, numbers, expected) => {
  for (const number of numbers) {
    const is = [
      rules.findForwardingProblem(number) === null,
      rules.isTextable(number),
      rules.isTollFree(number),
    ];
    expect(is, number).toEqual(expected);
  }
});

/** What the metadata of libphonenumber-js says about an area code. */
function listedKind(areaCode: string): string | undefined {
  // The exchange 555 isn't used on some islands.
  const number = ['5551234', '2341234', '7012345']
    .map((line) => parsePhoneNumberFromString(`+1${areaCode}${line}`))
    .find((parsed) => parsed?.isValid());
  if (!number) {
    return undefined;
  }
  const type = number.getType();
  if (type === 'TOLL_FREE') {
    return 'toll_free';
  }
  if (type !== 'FIXED_LINE_OR_MOBILE' && type !== 'FIXED_LINE' && type !== 'MOBILE') {
    return 'special';
  }
  return number.country === 'US' || number.country === 'CA' ? 'ordinary' : 'abroad';
}

test('the list of area codes agrees with the metadata of libphonenumber-js', () => {
  const areaCodes = Array.from({ length: 800 }, (_, index) => String(200 + index));
  const known = areaCodes.filter((areaCode) => listedKind(areaCode) !== undefined);
  const kinds = known.map((areaCode) => [areaCode, classifyNumber(`+1${areaCode}5551234`)]);
  expect(kinds).toEqual(known.map((areaCode) => [areaCode, listedKind(areaCode)]));
  expect(known.length).toBeGreaterThan(400);
});
