/** The texts of the brand finder. Apart from the list of makes, so that the first script doesn't include that list. */
import { phoneText } from '../business';

export const finderMessages = {
  prompt: 'Type a brand, a model or the kind of machine, such as Cascadia, GS-1930 or skid steer.',
  allBrands: 'See all brands on one page',
  unavailable: 'The search didn’t load.',
  listBelow: 'The whole list is below.',
  closest: (text: string) => `The closest to “${text}”.`,
  refused: `Not sure that’s what you have? Call ${phoneText}.`,
  withoutPage: (names: readonly string[]) => `We also work on ${names.join(', ')}.`,
};

/** The answer when nothing matches. The typed text goes between the two parts. */
export const notListed = {
  before: 'Nothing listed under “',
  after: `”, but we may well fix it. Call ${phoneText} with the brand, the model and the problem.`,
};
