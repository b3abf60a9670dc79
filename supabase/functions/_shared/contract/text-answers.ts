/** The automatic answers to texts. */
import { describeOpening, type Opening } from '../domain/business-hours.ts';

/** The placeholder for the next opening in the owner's sentence. */
export const openingMark = '[opening]';

/** The sentence as a customer gets it, such as "until Monday 7 AM". */
export const writeClosedAnswer = (sentence: string, opening: Opening | null): string =>
  sentence.replaceAll(openingMark, opening === null ? 'further notice' : describeOpening(opening));
