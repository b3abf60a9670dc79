/** What the owner has yet to fill in under src/content/: the real identity, and facts that support it. */
import { placeholderWarning, shownIdentity } from '../../build/placeholder-identity';
import { type Business, business } from '../../src/content/business';
import { emptyFields } from '../../src/content/proof';
import { ok, toFillIn, wrong, type Finding } from './finding';

type Shown = { identity?: typeof shownIdentity; facts?: Pick<Business, 'proof' | 'social'> };

/** An invented identity is wrong on the web only. */
function identityFinding(site: string, identity: typeof shownIdentity): Finding {
  const warning = placeholderWarning(identity);
  if (warning === null) return ok('Identity', 'is real');
  if (site.startsWith('https:')) return wrong('Identity', 'is invented', warning);
  return toFillIn('Identity', 'is invented, which is fine until it goes online');
}

/** An empty field is never wrong. */
export function checkIdentity(
  site: string,
  { identity = shownIdentity, facts: { proof, social } = business }: Shown = {},
): Finding[] {
  const empty = emptyFields({ proof, social });
  return [
    identityFinding(site, identity),
    empty.length === 0
      ? ok('Owner’s facts', 'all filled in')
      : toFillIn('Owner’s facts', `still empty (src/content/business.ts): ${empty.join(', ')}`),
  ];
}
