/** The automatic answers to texts. */
import { openingInWords, type Opening } from '../business-hours.ts';

/** A text with one of these, as a whole word, is an emergency. */
export const emergencyWords = [
  'down',
  'breakdown',
  'stuck',
  'stranded',
  'emergency',
  'fire',
  'smoke',
  'wreck',
  'accident',
] as const;

const emergency = new RegExp(`(?<![\\p{L}\\p{N}])(?:${emergencyWords.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

export const hasEmergencyWord = (text: string): boolean => emergency.test(text);

/** The placeholder for the next opening in the owner's sentence. */
export const openingMark = '[opening]';

/** The sentence as a customer gets it, such as "until Monday 7 AM". */
export const closedAnswer = (sentence: string, opening: Opening | null): string =>
  sentence.replaceAll(openingMark, opening === null ? 'further notice' : openingInWords(opening));
