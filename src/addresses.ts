/**
 * What is at an address. Holds the whole table and the articles' index, so the browser loads it
 * only for the first navigation inside the site (or when idle), never to show a prerendered page.
 */
import { postPages } from './blog';
import { addressKey } from './lib/address-key';
import { type Page, pages, redirects } from './site';

export type Target = { kind: 'page'; page: Page } | { kind: 'redirect'; to: string } | { kind: 'missing' };

const targets = new Map<string, Target>([
  ...redirects.map(({ from, to }): [string, Target] => [addressKey(from), { kind: 'redirect', to }]),
  ...[...pages, ...postPages].map((page): [string, Target] => [
    addressKey(page.path),
    { kind: 'page', page },
  ]),
]);

/** Looks a path up, however it is written: trailing slash, letter case, percent-encoding. */
export function targetOf(pathname: string): Target {
  return targets.get(addressKey(pathname)) ?? { kind: 'missing' };
}
