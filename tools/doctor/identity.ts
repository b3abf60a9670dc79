/** What the owner has yet to fill in under src/content/: the real identity, and facts that support it. */
import { placeholderWarning, shownIdentity } from '../../build/placeholder-identity';
import { type Business, business } from '../../src/content/business';
import { emptyFields } from '../../src/content/proof';
import { ok, toFillIn, wrong, type Finding } from './finding';

type Shown = { identity?: typeof shownIdentity; facts?: Pick<Business, 'proof' | 'social'> };

/** An invented identity is wrong on the web only; an empty field is never wrong. */
export function checkIdentity(
  site: string,
  { identity = shownIdentity, facts: { proof, social } = business }: Shown = {},
): Finding[] {
  const warning = placeholderWarning(identity);
  const empty = emptyFields({ proof, social });
  return [
    warning === null
      ? ok('Identity', 'is real')
      : site.startsWith('https:')
        ? wrong('Identity', 'is invented', warning)
        : toFillIn('Identity', 'is invented, which is fine until it goes online'),
    empty.length === 0
      ? ok('Owner’s facts', 'all filled in')
      : toFillIn('Owner’s facts', `still empty (src/content/business.ts): ${empty.join(', ')}`),
  ];
}
