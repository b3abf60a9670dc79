import { expect, test } from 'vitest';
import { fillShell } from '../../build/html-shell';
import { parseArticle } from '../../build/markdown';
import { refusePlaceholders } from '../../build/placeholder-identity';
import { writeHeaders, writeRedirects } from '../../build/site-files';
import { business } from '../../src/content/business';
import { redirects } from '../../src/pages';

test('the host files list every redirect once as a 301, with and without a trailing slash', () => {
  const lines = writeRedirects(redirects).trim().split('\n');
  for (const { from, to } of redirects) {
    const address = encodeURI(from).replace(/\/$/, '');
    expect(lines).toContain(`${address} ${to} 301`);
    expect(lines).toContain(`${address}/ ${to} 301`);
  }
  expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(lines.length);
  expect(lines).toContain('/john%20deere-repair-tulsa /john-deere-repair-tulsa 301');
});

test('the host files set headers that cache assets for a year and name the origins that a page may reach', () => {
  const text = writeHeaders({ connectOrigins: ['https://backend.example'], scriptHashes: ['sha256-abc='] });
  expect(text).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
  expect(text).toMatch(/connect-src 'self' https:\/\/backend\.example;/);
  expect(text).toMatch(/script-src 'self' 'sha256-abc=';/);
  expect(text).not.toContain('cloudflare');
  const widgetOrigins = ['https://challenges.cloudflare.com'];
  const withWidget = writeHeaders({ connectOrigins: [], scriptHashes: [], widgetOrigins });
  expect(withWidget).toContain("script-src 'self' https://challenges.cloudflare.com;");
  expect(withWidget).toContain('frame-src https://www.google.com https://challenges.cloudflare.com;');
});

test('the HTML shell puts each part in its place, even when the part contains $ signs', () => {
  const shell = '<head><!--head--></head><body><div id="root"><!--page--></div></body>';
  expect(
    fillShell(shell, { head: '<title>$& $1</title>', body: '<div>$$</div>' }, '/a', ['/b.js', '/c.js']),
  ).toBe(
    '<head><title>$& $1</title></head><body><div id="root" data-drawn-at="/a" data-chunks="/b.js /c.js"><div>$$</div></div></body>',
  );
});

const words = { title: 'Brakes', description: 'Why brakes fade.', category: 'Brakes', author: 'Pat' };
const dates = { published: '2026-03-01', modified: '2026-03-05' };
const fields = { ...words, ...dates, subjects: ['brakes'], drawing: 'truck' };
const article = (changes: Record<string, unknown>, body = 'Text.') =>
  `---\n${Object.entries({ ...fields, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${body}\n`;

test('an article in Markdown is parsed into front matter, HTML and headings', () => {
  const sources = [{ name: 'NHTSA', url: 'https://www.nhtsa.gov' }];
  const source = article({ brand: 'cat', sources }, '## Why it isn’t **one** cause\n\nBecause.');
  expect(parseArticle('posts/brakes.md', source)).toEqual({
    post: { ...fields, slug: 'brakes', brand: 'cat', sources },
    html: '<h2 id="why-it-isnt-one-cause">Why it isn’t <strong>one</strong> cause</h2>\n<p>Because.</p>\n',
    headings: [{ id: 'why-it-isnt-one-cause', text: 'Why it isn’t one cause' }],
  });
});

test('an article in Markdown shows the phone number as a link for {phone}', () => {
  const { html } = parseArticle('posts/brakes.md', article({}, 'Call {phone}.'));
  expect(html).toContain(`<a href="tel:${business.phone.e164}">${business.phone.display}</a>`);
});

test.each([
  ['without front matter', 'Text.', 'no front matter'],
  ['without a title', article({ title: undefined }), '"title"'],
  ['with a date that does not exist', article({ published: '2026-02-30' }), 'published'],
  ['without a subject', article({ subjects: [] }), 'subjects'],
  ['with a misspelled field', article({ categroy: 'x' }), '"categroy"'],
  ['with a foreign source', article({ sources: [{ name: 'x', url: 'ftp://x' }] }), 'sources.0.url'],
  ['with a drawing that does not exist', article({ drawing: 'rocket' }), 'drawing'],
  ['with broken YAML', '---\ntitle: [\n---\nText.', 'Flow sequence'],
])('an article in Markdown %s is refused with an error that names the file', (_name, source, reason) => {
  const refuse = () => parseArticle('posts/brakes.md', source);
  expect(refuse).toThrow('posts/brakes.md');
  expect(refuse).toThrow(reason);
});

const invented = { isPlaceholder: true, reviewsAreSamples: true };
const real = { isPlaceholder: false, reviewsAreSamples: false };
const hosted = { isForTheWeb: true, isAllowed: false };
const local = { isForTheWeb: false, isAllowed: false };
test.each([
  ['refuses an invented identity for a hosted backend', invented, hosted, true],
  ['refuses sample reviews for a hosted backend', { ...real, reviewsAreSamples: true }, hosted, true],
  ['accepts a real identity for a hosted backend', real, hosted, false],
  ['accepts an invented identity for the local stack', invented, local, false],
  ['accepts an invented identity where that is allowed', invented, { ...hosted, isAllowed: true }, false],
])('the build %s', (_what, identity, settings, isRefused) => {
  const refusal = refusePlaceholders(identity, settings);
  if (isRefused) {
    expect(refusal).toContain('ALLOW_PLACEHOLDER=true');
  } else {
    expect(refusal).toBeNull();
  }
});
