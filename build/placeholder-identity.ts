/** Keeps the placeholder identity and the sample reviews off the web. */
import { business } from '../src/content/business.ts';
import { testimonialsAreSamples } from '../src/content/testimonials.ts';

type Identity = { isPlaceholder: boolean; reviewsAreSamples: boolean };

/** What the content says now. */
export const shownIdentity: Identity = {
  isPlaceholder: business.isPlaceholder,
  reviewsAreSamples: testimonialsAreSamples,
};

/** The build's warning about placeholders. Null once everything is real. */
export function warnOfPlaceholders({ isPlaceholder, reviewsAreSamples }: Identity): string | null {
  if (isPlaceholder) {
    return 'The identity in src/content/business.ts is a placeholder: put in the real name, phone, e-mail, address of the site and reviews, and set isPlaceholder to false, before this goes online.';
  }
  return reviewsAreSamples
    ? 'The reviews in src/content/testimonials.ts are samples: put in real ones, and set testimonialsAreSamples to false, before this goes online.'
    : null;
}

/** Why the business must not go online. Null when it may. */
export function refusePlaceholders(
  identity: Identity,
  { isForTheWeb, isAllowed }: { isForTheWeb: boolean; isAllowed: boolean },
): string | null {
  const warning = warnOfPlaceholders(identity);
  if (warning === null || !isForTheWeb || isAllowed) {
    return null;
  }
  return `${warning} To go on all the same, as for a rehearsal, set ALLOW_PLACEHOLDER=true.`;
}
