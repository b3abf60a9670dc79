/** Which caller IDs are somebody's number. */
import { isE164 } from './phone.ts';

/** Words such as ANONYMOUS typed on a phone's keys, which networks send for a hidden number. */
const hiddenCallers = new Set([
  '+266696687', // ANONYMOUS
  '+7378742833', // RESTRICTED
  '+2562533', // BLOCKED
  '+8656696', // UNKNOWN
  '+7748283', // PRIVATE
  '+86282452253', // UNAVAILABLE
]);

/** Area and exchange codes begin with 2 to 9, and 911 and the like are no area codes. */
const northAmerican = /^\+1(?!\d11)[2-9]\d{2}[2-9]\d{6}$/;

/** Russia and Kazakhstan. */
const zoneSeven = /^\+7\d{10}$/;

/** The other country codes that the ITU has assigned (list of E.164 country codes). */
const countryCodes = [
  '2[07]|21[1-368]|2[2346]\\d|25[0-8]|29[017-9]',
  '3[0-469]|35\\d|37[0-8]|38[0-35-79]',
  '4[013-9]|42[013]',
  '5[1-8]|5[09]\\d',
  '6[0-6]|67[02-9]|68[0-35-9]|69[0-2]',
  '8[1246]|80[08]|85[02356]|87[08]|88[0-368]',
  '9[0-58]|96[0-8]|97[0-79]|99[2-68]',
];
const abroad = new RegExp(`^\\+(?:${countryCodes.join('|')})\\d{7,}$`);

/**
 * The caller ID if it can be somebody's number, in E.164 form. Null when it is hidden, a word, or a number that no
 * carrier takes: it is neither shown, said, called nor texted.
 */
export function readCallerId(callerId: string): string | null {
  if (!isE164(callerId) || hiddenCallers.has(callerId)) {
    return null;
  }
  const isPlausible = [northAmerican, zoneSeven, abroad].some((pattern) => pattern.test(callerId));
  return isPlausible ? callerId : null;
}
