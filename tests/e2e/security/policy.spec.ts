/** The content security policy and trusted types as Chromium enforces them on the built pages. */
import { type Page, expect, test } from '@playwright/test';
import { parseArticle } from '../../../build/markdown';
import { scriptJson } from '../../../src/site/head/script-json';
import { pages } from '../../../src/pages';
import { isDeep, noteFigure } from '../../support/fuzz';
import { xssPayloads } from '../../support/xss-payloads';
import { type BuiltHost, startBuiltHost } from '../support/built-host';
import { hydrated } from '../support/hydration';
import { noteComplaints } from '../support/policy-violations';

let host: BuiltHost;
test.beforeAll(async () => {
  host = await startBuiltHost();
});
test.afterAll(() => host.remove());

const article = '/blog/annual-dot-inspection-oklahoma-trucks';
/** Without the long run only what links don't lead through: visitor-accessibility.spec.ts opens every page. */
const opened = isDeep ? [...pages.map(({ path }) => path), article] : ['/contact'];

/** Follows a link of the page, as the router does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(host.origin + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A page with a policy of trusted types of its own, for its Markdown. */
const articlePath = '/blog/def-rules-2025-2026';

test.describe('T49, T50 the policy in the browser', () => {
  test('no page breaks it, opened or reached by a link', async ({ page }) => {
    if (isDeep) test.setTimeout(180_000);
    const complaints = await noteComplaints(page);
    for (const path of [...opened, '/no-such-page', '/auth/login', '/dashboard']) {
      await page.goto(host.origin + path);
      if (!/no-such|dashboard/.test(path)) await hydrated(page);
    }
    await page.goto(host.origin);
    await hydrated(page);
    for (const path of ['/blog', article, '/contact', '/services', '/']) await follow(page, path);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Services');
    await page.goto(`${host.origin}/no-such-page`);
    await follow(page, '/brands');
    const expected = /the server responded with a status of 404|\/auth\/v1\//;
    expect(complaints.take().filter((complaint) => !expected.test(complaint))).toEqual([]);
    noteFigure({ target: 'G12', figure: `${opened.length + 9} visits under the policy: 0 violations` });
  });

  test('a script from nowhere, markup from a text and an address of another site run nothing', async ({
    page,
  }) => {
    const complaints = await noteComplaints(page);
    host.changePage(articlePath, (html) =>
      html.replace('</body>', '<script>window.ran=1</script><img src="x" onerror="window.ran=1"></body>'),
    );
    await page.goto(host.origin + articlePath);
    await hydrated(page);
    const refusals = await page.evaluate(() => {
      const attempts: (() => void)[] = [
        () => void (document.body.innerHTML = '<img src=x onerror=window.ran=1>'),
        () => document.body.insertAdjacentHTML('beforeend', '<script>window.ran=1</script>'),
        () => void (document.createElement('script').src = 'https://evil.test/a.js'),
        () => void (document.createElement('script').src = '/feed.xml'),
        () => void (document.createElement('script').text = 'window.ran=1'),
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
    expect(complaints.take().join('\n')).toMatch(/inline script/i);
  });
});

const frontMatter = `---
title: Brakes
description: Brakes.
category: Safety
author: Pat
published: 2026-01-01
modified: 2026-01-02
drawing: truck
---
`;

test.describe('T46, G12 articles and structured data', () => {
  for (const [what, write] of [
    ['run nothing, even without the policy', (text: string) => parseArticle('posts/brakes.md', text).html],
    ['canary: unwashed they run', (text: string) => text.replace(frontMatter, '')],
  ] as const) {
    test(what, async ({ page }) => {
      const isWashed = !what.startsWith('canary');
      let runs = 0;
      const asked: string[] = [];
      await page.exposeFunction('ran', () => void (runs += 1));
      await page.route('**/canary.test/**', (route) => {
        asked.push(route.request().url());
        return route.abort();
      });
      const articles = xssPayloads.map((payload) => write(`${frontMatter}\nBefore.\n\n${payload}\n`));
      const data = isWashed ? scriptJson(xssPayloads) : JSON.stringify(xssPayloads);
      await page.route('**/article', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html>${articles.map((html) => `<article>${html}</article>`).join('')}<script type="application/ld+json">${data}</script><p id="end">End`,
        }),
      );
      await page.goto(`${host.origin}/article`, { waitUntil: 'domcontentloaded' });
      if (isWashed) {
        await expect(page.locator('#end')).toHaveText('End');
        expect(await page.locator('article').count()).toBe(xssPayloads.length);
        const hrefs = await page
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(hrefs.filter((href) => href !== null && !/^(https?|mailto|tel):/.test(href))).toEqual([]);
        expect(runs).toBe(0);
        expect(asked).toEqual([]);
        noteFigure({
          target: 'G12',
          figure: `${xssPayloads.length} payloads in articles and structured data: 0 runs`,
        });
      } else await expect.poll(() => runs).toBeGreaterThan(0);
    });
  }
});
