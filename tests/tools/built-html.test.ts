/**
 * What holds for all built pages together. The Nu HTML checker of the W3C needs Java: Debian's package
 * default-jre-headless.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { responseTimes } from '../../src/content/area/response-times';
import { brands } from '../../src/content/brands';
import { callToAction } from '../../src/content/call-to-action';
import { drawingNote } from '../../src/content/drawings/drawings';
import { describeBrandSections, independence, rulesNote } from '../../src/content/page-kinds/brand';
import { pages } from '../../src/pages';
import { countWords, splitSentences } from '../support/site/readability';
import { makeTemporaryFolder } from '../support/temporary-folder';

const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
const hasJava = spawnSync('java', ['-version']).error === undefined;

const reportSchema = v.object({
  messages: v.array(
    v.object({
      type: v.string(),
      url: v.optional(v.string(), ''),
      message: v.string(),
      extract: v.optional(v.string()),
    }),
  ),
});

describe('the built pages', () => {
  const folder = makeTemporaryFolder(afterAll);
  const [built, site] = [join(folder, 'new'), join(folder, 'site')];
  /** The script imports packages, so it has to be in the project. */
  const writer = 'node_modules/.cache/prerender-html';
  // Vitest's own settings would make another build.
  const { VITEST: _, ...env } = process.env;
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { env: { ...env, NODE_ENV: 'production' } });
  const build = (...args: string[]) =>
    run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', ...args);

  beforeAll(() => {
    build('--outDir', built);
    build('--ssr', 'build/write-site.ts', '--outDir', writer);
    run('--env-file=build/production.env', join(writer, 'write-site.js'), built, site);
  });
  afterAll(() => rmSync(writer, { recursive: true, force: true }));

  test.skipIf(!hasJava)('have no error of HTML', () => {
    const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(pages.length).toBeGreaterThan(60);
    const { stderr } = spawnSync(
      'java',
      ['-jar', checker, '--errors-only', '--format', 'json', '--skip-non-html', site],
      {
        encoding: 'utf8',
        maxBuffer: 100_000_000,
      },
    );
    const { messages } = v.parse(reportSchema, JSON.parse(stderr));
    expect(
      messages.map(
        ({ url, message, extract = '' }) => `${url.replace(/^.*\/site\//, '')}: ${message} ${extract}`,
      ),
    ).toEqual([]);
  });

  test('have no sentence on more than five pages, besides links, labels, terms and the warning', () => {
    const terms = [
      ...Object.values(callToAction),
      responseTimes.note,
      independence,
      rulesNote,
      drawingNote,
      ...brands.flatMap((brand) => {
        const { recalls, intervals, models } = describeBrandSections(brand);
        return [recalls.lead, intervals.lead, models.recallNote];
      }),
    ].flatMap((text) => splitSentences(text.replaceAll(/\[(.+?)\]\(.+?\)/g, '$1')));
    const said = new Map<string, Set<string>>();
    for (const path of pages.map((page) => page.path)) {
      const [main = ''] =
        /<main[^]*<\/main>/.exec(readFileSync(join(site, path, 'index.html'), 'utf8')) ?? [];
      const html = main.replaceAll(/<(script|style|svg)[^]*?<\/\1>/g, '');
      for (const [, , inner = ''] of html.matchAll(
        /<(p|dd|li|td)\b[^>]*>((?:(?!<\/?(?:p|dd|li|td|ul|ol|dl|table)\b)[^])*)<\/\1>/g,
      )) {
        // A card is one link.
        const text = inner.startsWith('<a ') ? '' : inner.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&');
        for (const sentence of splitSentences(text.replaceAll(/\s+/g, ' ').trim())) {
          said.set(sentence, (said.get(sentence) ?? new Set()).add(path));
        }
      }
    }
    const repeated = [...said].filter(
      ([sentence, { size }]) =>
        size > 5 &&
        /[.?!]$/.test(sentence) &&
        countWords(sentence) >= 5 &&
        !/\b911\b/.test(sentence) &&
        !terms.includes(sentence),
    );
    expect(repeated.map(([sentence, { size }]) => `${size} pages: ${sentence}`)).toEqual([]);
  });
});
