/** What the owner has yet to fill in under src/content/: the real identity, and facts that support it. */
import { warnOfPlaceholders, shownIdentity } from '../../build/placeholder-identity';
import { type Business, business } from '../../src/content/business';
import { findEmptyFields } from '../../src/content/proof';
import { reportOk, reportMissing, reportWrong, type Finding } from './finding';

type Shown = { identity?: typeof shownIdentity; facts?: Pick<Business, 'proof' | 'social'> };

/** An invented identity is wrong on the web only. */
function judgeIdentity(site: string, identity: typeof shownIdentity): Finding {
  const warning = warnOfPlaceholders(identity);
  if (warning === null) {
    return reportOk('Identity', 'is real');
  }
  if (site.startsWith('https:')) {
    return reportWrong('Identity', 'is invented', warning);
  }
  return reportMissing('Identity', 'is invented, which is fine until it goes online');
}

/** An empty field is never wrong. */
export function checkIdentity(
  site: string,
  { identity = shownIdentity, facts: { proof, social } = business }: Shown = {},
): Finding[] {
  const empty = findEmptyFields({ proof, social });
  return [
    judgeIdentity(site, identity),
    empty.length === 0
      ? reportOk('Owner’s facts', 'all filled in')
      : reportMissing('Owner’s facts', `still empty (src/content/business.ts): ${empty.join(', ')}`),
  ];
}
