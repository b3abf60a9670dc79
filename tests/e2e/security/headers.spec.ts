/** What the host says about every address of the built site, as `_headers` tells it to. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { officePaths } from '../../../src/content/navigation';
import { redirects } from '../../../src/pages';
import { noteFigure } from '../../support/fuzz';
import { type BuiltHost, startBuiltHost } from '../support/built-host';

let host: BuiltHost;
test.beforeAll(async () => {
  host = await startBuiltHost();
});
test.afterAll(() => host.remove());

/** The protection that each answer carries, whatever it is. */
const demanded: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src 'self'; [^,]*frame-ancestors 'none'; [^,]*object-src 'none'/,
  'strict-transport-security': /^max-age=(31536000|[4-9]\d{7}|[1-9]\d{8,}); includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/,
};

const files = readdirSync('dist', { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.startsWith('_'))
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^dist\//, '/'));
const pageAddresses = files
  .filter((file) => file.endsWith('/index.html'))
  .map((file) => file.replace(/(.)\/index\.html$|index\.html$/, '$1'));

/** Every address there is and a few that there aren't. */
const addresses = [
  ...pageAddresses,
  ...files.filter((file) => !file.endsWith('.html')),
  ...redirects.flatMap(({ from }) => [encodeURI(from), `${encodeURI(from).replace(/\/$/, '')}/`]),
  ...Object.values(officePaths),
  '/admin/anything',
  '/auth/anything',
  '/no-such-page',
  '/blog/no-such-article',
  '/no/such/folder/page',
  '/assets/gone-1a2b.js',
  '/social/gone.png',
  '/%zz',
  '/..%2f..%2fpackage.json',
];

/** Asks for each address; says which answers lack what. */
async function lacking(origin: string, asked: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of asked) {
    const response = await fetch(origin + address, { redirect: 'manual' });
    await response.arrayBuffer();
    for (const [name, value] of Object.entries(demanded))
      if (!value.test(response.headers.get(name) ?? ''))
        found.push(`${address} (${response.status}): ${name}`);
  }
  return found;
}

type Note = { severity: number; directive: string; description: string };

/** What csp_evaluator has against the policies of these addresses, from severity 40 up (lower numbers are worse). */
async function policyFindings(origin: string, asked: readonly string[]): Promise<Note[]> {
  const policies = new Set<string>();
  for (const address of asked) {
    const response = await fetch(origin + address, { headers: { accept: 'text/html' } });
    await response.arrayBuffer();
    policies.add(response.headers.get('content-security-policy') ?? '');
  }
  return [...policies]
    .flatMap((policy): Note[] => new CspEvaluator(new CspParser(policy).csp).evaluate())
    .filter(({ severity }) => severity <= 40);
}

/** The addresses that are answered with HTML, the page for what isn't there included. */
const htmlAddresses = [...pageAddresses, ...Object.values(officePaths), '/no-such-page', '/no/such/page'];

test.describe('T49, T59, G16 headers of every answer', () => {
  test('pages, files, redirects, refusals and what is not there carry all of them', async () => {
    expect(addresses.length).toBeGreaterThan(250);
    expect(await lacking(host.origin, addresses)).toEqual([]);
    const posted = await fetch(host.origin, { method: 'POST', body: 'x' });
    expect(posted.status).toBe(405);
    expect(posted.headers.get('content-security-policy')).toMatch(
      demanded['content-security-policy'] ?? /^$/,
    );
    noteFigure({
      target: 'G16',
      figure: `${addresses.length} of ${addresses.length} addresses carry ${Object.keys(demanded).length} of ${Object.keys(demanded).length} headers`,
    });
  });

  test('no line of _headers is longer than Cloudflare Pages takes, and no address gets a header twice', async () => {
    const lines = readFileSync('dist/_headers', 'utf8').split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
    for (const address of [
      '/',
      '/contact',
      '/services/emergency-repair',
      '/admin/dashboard',
      '/assets/x.js',
    ]) {
      const { headers } = await fetch(host.origin + address);
      expect(headers.get('cache-control') ?? '', address).not.toMatch(/must-revalidate,|immutable,/);
      expect(headers.get('content-security-policy'), address).not.toContain(',');
    }
  });
});

test.describe('G12 csp_evaluator', () => {
  test('finds nothing of severity 40 or worse in the policy of any address with HTML', async () => {
    expect(await policyFindings(host.origin, htmlAddresses)).toEqual([]);
    noteFigure({ target: 'G12', figure: `csp_evaluator: 0 findings on ${htmlAddresses.length} addresses` });
  });
});
