/** The content security policy and trusted types as Chromium enforces them on the built pages. */
import { readFileSync } from 'node:fs';
import { type Page, expect, test } from '@playwright/test';
import { parseArticle } from '../../../build/markdown';
import { writeScriptJson } from '../../../src/site/head/structured-data';
import { noteFigure } from '../../support/fuzz';
import { xssPayloads } from '../../support/xss-payloads';
import { type BuiltHost, startBuiltHost } from '../support/built-host';
import { waitForHydration } from '../support/hydration';
import { noteComplaints } from '../support/policy-violations';

let host: BuiltHost;
test.beforeAll(async () => {
  host = await startBuiltHost();
});
test.afterAll(() => host.remove());

/** An article, which has a trusted types policy of its own for the HTML made from its Markdown. */
const articlePath = '/blog/def-rules-2025-2026';

// The other tests report every violation (visitor-accessibility.spec.ts, office.spec.ts).
test('the policy blocks inline scripts, injected markup and foreign scripts (T49, T50)', async ({ page }) => {
  const complaints = await noteComplaints(page);
  host.changePage(articlePath, (html) =>
    html.replace('</body>', '<script>window.ran=1</script><img src="x" onerror="window.ran=1"></body>'),
  );
  await page.goto(host.origin + articlePath);
  await waitForHydration(page);
  const refusals = await page.evaluate(() => {
    const attempts: (() => void)[] = [
      () => {
        document.body.innerHTML = '<img src=x onerror=window.ran=1>';
      },
      () => document.body.insertAdjacentHTML('beforeend', '<script>window.ran=1</script>'),
      () => {
        document.createElement('script').src = 'https://evil.test/a.js';
      },
      () => {
        document.createElement('script').src = '/sitemap.xml';
      },
      () => {
        document.createElement('script').text = 'window.ran=1';
      },
      () => void Reflect.apply(setTimeout, window, ['window.ran=1']),
      () => void new DOMParser().parseFromString('<p>', 'text/html'),
      () => void globalThis.trustedTypes?.createPolicy('html', { createHTML: (html) => html }),
    ];
    return attempts.filter((attempt) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    }).length;
  });
  expect(refusals).toBe(8);
  expect(await page.evaluate((): unknown => Reflect.get(window, 'ran'))).toBeUndefined();
  expect(complaints.join('\n')).toMatch(/inline script/i);
});

const articleFile = 'src/content/posts/def-rules-2025-2026.md';
const [frontMatter] = readFileSync(articleFile, 'utf8').split(/(?<=\n---\n)/);

/** Opens a page with these articles and this data but no policy. Returns what they run and request. */
async function open(page: Page, articles: readonly string[], data: string): Promise<string[]> {
  const done: string[] = [];
  await page.exposeFunction('ran', () => void done.push('ran'));
  await page.route('**/canary.test/**', (route) => {
    done.push(route.request().url());
    return route.abort();
  });
  const body = `<!doctype html>${articles.map((html) => `<article>${html}</article>`).join('')}<script type="application/ld+json">${data}</script><p id="end">End`;
  await page.route('**/article', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${host.origin}/article`, { waitUntil: 'domcontentloaded' });
  return done;
}

test.describe('articles and structured data (T46, G12)', () => {
  test('run no payload, even without the policy', async ({ page }) => {
    const articles = xssPayloads.map(
      (payload) => parseArticle('posts/brakes.md', `${frontMatter}\nBefore.\n\n${payload}\n`).html,
    );
    const done = await open(page, articles, writeScriptJson(xssPayloads));
    await expect(page.locator('#end')).toHaveText('End');
    await expect(page.locator('article')).toHaveCount(xssPayloads.length);
    const links = await page.locator('a[href]').all();
    for (const link of links) {
      await expect(link).toHaveAttribute('href', /^(https?|mailto|tel):/);
    }
    expect(done).toEqual([]);
    noteFigure('G12', `${xssPayloads.length} payloads in articles and structured data: 0 runs`);
  });

  test('would run payloads if they were not sanitized', async ({ page }) => {
    const done = await open(page, xssPayloads, JSON.stringify(xssPayloads));
    await expect.poll(() => done).toContain('ran');
  });
});
