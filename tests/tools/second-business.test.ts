/** Another business of the same town: its facts are put in as the guide says, and the site is built and read. */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { business } from '../../src/content/business';
import { projectRoot } from '../../tools/local-stack/data-folder';
import { makeTemporaryFolder } from '../support/temporary-folder';

const root = makeTemporaryFolder(afterAll);

const facts = ['src/content/business.ts', ...readDomain()];

/** The functions' own rules, one of which has the business's name. */
function readDomain(): string[] {
  const folder = 'supabase/functions/_shared/domain';
  return readdirSync(folder).map((file) => join(folder, file));
}

/** What the owner changes: each text that stands in one of the files, and what it becomes. */
const changes: [from: string | RegExp, to: string][] = [
  ['isPlaceholder: true', 'isPlaceholder: false'],
  [business.legalName, 'Osage Diesel Inc.'],
  [business.name, 'Osage Diesel'],
  [business.phone.e164, '+15395550177'],
  [business.phone.display, '(539) 555-0177'],
  [business.email, 'shop@osage-diesel.example'],
  [business.url, 'https://osage-diesel.example'],
  ['America/Chicago', 'America/Denver'],
  [/Monday: \{.*?\},/, 'Monday: null,'],
  [/Wednesday: \{.*?\},/, "Wednesday: { opens: '06:30', closes: '20:00' },"],
  ['Sunday: null', "Sunday: { opens: '13:00', closes: '17:00' }"],
  ['facebook: null', "facebook: 'https://www.facebook.com/osage-diesel'"],
  ['founded: null', 'founded: 2011'],
  ['answersAtNight: false', 'answersAtNight: true'],
  ['team: []', "team: [{ name: 'Jo Pike', role: 'Owner', years: 20, credentials: ['ASE T2'] }]"],
  ['callOut: null', "callOut: '$95 within 25 miles'"],
  ['payment: []', "payment: ['Visa and Mastercard', 'Net 30 on approval']"],
  ['warranty: null', "warranty: '90 days on parts and labor.'"],
  ['documents: []', "documents: ['W-9']"],
  ['hosesMadeOnSite: false', 'hosesMadeOnSite: true'],
];

function putIn(): void {
  const texts = new Map(facts.map((file) => [file, readFileSync(file, 'utf8')]));
  for (const [from, to] of changes) {
    let isFound = false;
    for (const [file, text] of texts) {
      const changed = typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to);
      isFound ||= changed !== text;
      texts.set(file, changed);
    }
    expect(isFound, String(from)).toBe(true);
  }
  for (const [file, text] of texts) {
    writeFileSync(join(root, file), text);
  }
  const reviews = join(root, 'src/content/testimonials.ts');
  const text = readFileSync(reviews, 'utf8');
  const none = text
    .replace('testimonialsAreSamples = true', 'testimonialsAreSamples = false')
    .replace(/(testimonials: readonly Testimonial\[\] = \[)[^]*\]/, '$1]');
  writeFileSync(reviews, none);
}

function run(...args: string[]): void {
  const hosted = {
    VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  };
  const { VITEST: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...env, NODE_ENV: 'production', ...hosted },
  });
  expect(status, stdout + stderr).toBe(0);
}

beforeAll(() => {
  for (const entry of readdirSync('.').filter(
    (name) => !/^(node_modules|dist.*|test-results|\.git)$/.test(name),
  )) {
    const isOwn = (source: string) => !/node_modules|supabase\/\.temp/.test(source);
    cpSync(entry, join(root, entry), { recursive: true, filter: isOwn });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  putIn();
}, 60_000);

const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8');
/** A page's text, without its markup. */
const removeMarkup = (html: string) =>
  html.replaceAll(/<(script|style)[^]*?<\/\1>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test(
  'its facts compile',
  () => run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.app.json'),
  300_000,
);

test('its site has its own facts on every page, and none of the business before', () => {
  const vite = 'node_modules/vite/bin/vite.js';
  run(vite, 'build', '--outDir', 'dist.new', '--logLevel', 'error');
  run(vite, 'build', '--ssr', 'build/write-site.ts', '--outDir', 'site-writer', '--logLevel', 'error');
  run('site-writer/write-site.js', 'dist.new', 'dist');
  const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
  const former = [business.name, business.phone.e164, business.phone.display, business.email, business.url];
  const withFormer = files
    .filter((file) => /\.(html|xml|txt|js|json|webmanifest)$|_headers$|_redirects$/.test(file))
    .filter((file) => former.some((fact) => read(file).includes(fact)));
  expect(withFormer).toEqual([]);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    expect(read(file), file).toContain('Osage Diesel');
  }
}, 300_000);

test('its hours name each group of days, and search engines read the same', () => {
  const [, footer = ''] = read('contact/index.html').split('<footer');
  const hours = [...footer.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)];
  expect(hours.map(([, days, times]) => `${days}: ${times}`)).toEqual([
    'Monday: Closed except emergency service',
    'Tuesday: 7:00 AM to 6:00 PM',
    'Wednesday: 6:30 AM to 8:00 PM',
    'Thursday to Friday: 7:00 AM to 6:00 PM',
    'Saturday: 8:00 AM to 12:00 PM',
    'Sunday: 1:00 PM to 5:00 PM',
    'Emergency service: 24/7',
  ]);
  const home = read('index.html');
  expect(home).toContain('"dayOfWeek":"Sunday","opens":"13:00","closes":"17:00"');
  expect(home).not.toContain('"dayOfWeek":"Monday"');
});

test('its home page has what the owner filled in, and nothing about reviews', () => {
  const home = removeMarkup(read('index.html'));
  for (const fact of [
    'In business since 2011',
    'Jo Pike',
    '$95 within 25 miles',
    '90 days on parts and labor.',
  ]) {
    expect(home).toContain(fact);
  }
  expect(home).not.toMatch(/sample reviews|customer reviews/i);
});
