/**
 * Rules by which a browser fetches a page's HTML ahead when a visitor is about to follow its link
 * (https://wicg.github.io/nav-speculation/speculation-rules.html). They hold until React has taken the
 * page over (src/main.tsx): from then on a link needs a chunk of script, and the HTML would be waste.
 */
import { policyHash } from './policy-hash.ts';

/** Puts the rules into a page's HTML, with their hash as the page's policy names it. */
export function prefetchLinks(html: string, exceptPaths: readonly string[]): { html: string; hash: string } {
  const rules = {
    prefetch: [
      {
        // Pages have no dot in their address; files have.
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/*.*', ...exceptPaths] } }] },
        eagerness: 'moderate',
      },
    ],
  };
  const script = JSON.stringify(rules);
  return {
    html: html.replace('</body>', () => `<script type="speculationrules">${script}</script></body>`),
    hash: policyHash(script),
  };
}
