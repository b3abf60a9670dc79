/** The texts of the brand finder. Separate from the list of makes to keep it out of the first script. */
import { phoneText } from '../business';

export const finderWords = {
  asked: 'Type a brand, a model or the kind of machine, such as Cascadia, GS-1930 or skid steer.',
  allBrands: 'See all brands on one page',
  unavailable: 'The search didn’t load.',
  listBelow: 'The whole list is below.',
  near: (text: string) => `The closest to “${text}”.`,
  withoutPage: (names: readonly string[]) => `We also work on ${names.join(', ')}.`,
};

/** The answer when nothing matches. The typed text goes between the two parts. */
export const notListed = {
  before: 'Nothing listed under “',
  after: `”, but we may well fix it. Call ${phoneText} with the brand, the model and the problem.`,
};
