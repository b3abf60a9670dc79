/** How the host answers every address of the built site, and hostile addresses. */
import { readFileSync, readdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { officePaths } from '../../../src/content/office-paths';
import { redirects } from '../../../src/pages';
import { noteFigure } from '../../support/fuzz';
import { hostilePaths } from '../../support/hostile-paths';
import { getRaw } from '../../support/raw-get';
import { type BuiltHost, startBuiltHost } from '../support/built-host';

let host: BuiltHost;
test.beforeAll(async () => {
  host = await startBuiltHost();
});
test.afterAll(() => host.remove());

/** The security headers that every answer must have. */
const demanded: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src 'self'; [^,]*frame-ancestors 'none'; [^,]*object-src 'none'/,
  'strict-transport-security': /^max-age=(31536000|[4-9]\d{7}|[1-9]\d{8,}); includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(self\).*microphone=\(\).*payment=\(\)/,
};

const files = readdirSync('dist', { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.startsWith('_'))
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^dist\//, '/'));
const pageAddresses = files
  .filter((file) => file.endsWith('/index.html'))
  .map((file) => file.replace(/(.)\/index\.html$|index\.html$/, '$1'));

/** Every address of the site, and a few that don't exist. */
const addresses = [
  ...pageAddresses,
  ...files.filter((file) => !file.endsWith('.html')),
  ...redirects.flatMap(({ from }) => [encodeURI(from), `${encodeURI(from).replace(/\/$/, '')}/`]),
  ...Object.values(officePaths),
  ...'/admin/anything /auth/anything /no-such-page /blog/no-such-article /no/such/folder/page'.split(' '),
  ...'/assets/gone-1a2b.js /social/gone.png /%zz /..%2f..%2fpackage.json'.split(' '),
];

test('pages, files, redirects, refusals and missing addresses have all security headers (T49, T59, G16)', async () => {
  expect(addresses.length).toBeGreaterThan(250);
  const lacking: string[] = [];
  for (const address of addresses) {
    const response = await fetch(host.origin + address, { redirect: 'manual' });
    await response.arrayBuffer();
    for (const [name, value] of Object.entries(demanded)) {
      if (!value.test(response.headers.get(name) ?? '')) {
        lacking.push(`${address} (${response.status}): ${name}`);
      }
    }
  }
  expect(lacking).toEqual([]);
  const posted = await fetch(host.origin, { method: 'POST', body: 'x' });
  expect(posted.status).toBe(405);
  expect(posted.headers.get('content-security-policy')).toMatch(demanded['content-security-policy'] ?? /^$/);
  noteFigure('G16', `${addresses.length} addresses with ${Object.keys(demanded).length} headers each`);
});

test('csp_evaluator finds nothing of severity 40 or worse, and the policy fits Cloudflare’s line limit (G12)', () => {
  const lines = readFileSync('dist/_headers', 'utf8').split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
  const policies = lines.filter((line) => line.includes('Content-Security-Policy: '));
  expect(policies).toHaveLength(1);
  const [policy = ''] = policies.map((line) => line.replace(/.*?: /, ''));
  const findings: { severity: number }[] = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.filter(({ severity }) => severity <= 40)).toEqual([]);
  noteFigure('G12', 'csp_evaluator: 0 findings in the policy of all addresses');
});

test('hostile addresses lead to no other site and reveal no file or stack trace (T47, T48)', async () => {
  expect(new Set(hostilePaths).size).toBeGreaterThanOrEqual(200);
  const wrong: string[] = [];
  for (const path of hostilePaths) {
    const response = await getRaw(host.origin, { path });
    const { statusCode = 0, headers } = response;
    const body = await text(response);
    const { origin } = new URL(headers.location ?? '', host.origin);
    const isLeak = /"devDependencies"|jwtSecret|\[core\]|Content-Security-Policy:/.test(body);
    const isAnswer = [200, 301, 400, 404].includes(statusCode) && !/\bat .+:\d+:\d+/.test(body);
    if (origin !== host.origin || isLeak || !isAnswer) {
      wrong.push(`${path.slice(0, 80)}: ${statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
  noteFigure('T48', `${hostilePaths.length} hostile addresses: 0 off the site, 0 files, 0 traces`);
});
