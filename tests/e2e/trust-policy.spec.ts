/** The content security policy and trusted types as Chromium enforces them on the built pages. */
import { type Page, expect, test } from '@playwright/test';
import { pages } from '../../src/site';
import { isDeep, noteFigure } from '../support/corpus';
import { type BuiltHost, startBuiltHost } from './built-host';
import { hydrated } from './hydration';
import { noteComplaints } from './policy-violations';

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
    host.changePage('/services', (html) =>
      html.replace('</body>', '<script>window.ran=1</script><img src="x" onerror="window.ran=1"></body>'),
    );
    await page.goto(`${host.origin}/services`);
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

  test('canary: with the policy gone, the same script and the same markup run', async ({ page }) => {
    host.changeFile('_headers', (text) => text.replace(/^ {2}Content-Security-Policy: .*\n/m, ''));
    await page.goto(`${host.origin}/services`);
    await expect.poll(() => page.evaluate((): unknown => Reflect.get(window, 'ran'))).toBe(1);
    expect(
      await page.evaluate(() => {
        document.body.innerHTML = '<p>';
        return document.body.childElementCount;
      }),
    ).toBe(1);
  });
});
