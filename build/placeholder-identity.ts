/** Keeps an invented identity and invented reviews off the web. */
import { business } from '../src/content/business.ts';
import { testimonialsAreSamples } from '../src/content/testimonials.ts';

type Identity = { isPlaceholder: boolean; reviewsAreSamples: boolean };

/** What the site shows of itself now. */
export const shownIdentity: Identity = {
  isPlaceholder: business.isPlaceholder,
  reviewsAreSamples: testimonialsAreSamples,
};

/** What the build says while something shown is invented; null once all of it is real. */
export function placeholderWarning({ isPlaceholder, reviewsAreSamples }: Identity): string | null {
  if (isPlaceholder)
    return 'The identity in src/content/business.ts is a placeholder: put in the real name, phone, e-mail, address of the site and reviews, and set isPlaceholder to false, before this goes online.';
  return reviewsAreSamples
    ? 'The reviews in src/content/testimonials.ts are samples: put in real ones, and set testimonialsAreSamples to false, before this goes online.'
    : null;
}

/** Why a site for these settings must not be written; null when it may. */
export function placeholderRefusal(
  identity: Identity,
  { isForTheWeb, isAllowed }: { isForTheWeb: boolean; isAllowed: boolean },
): string | null {
  const warning = placeholderWarning(identity);
  if (warning === null || !isForTheWeb || isAllowed) return null;
  return `${warning} To build it all the same, as for a rehearsal, set ALLOW_PLACEHOLDER=true.`;
}
