/** Text pages reached by a link inside the site: shown from the part that the build left for them. */
import { readFileSync } from 'node:fs';
import { type Page, expect, test } from '@playwright/test';
import { asHydrated, asSent } from './as-crawled';
import { hydrated } from './hydration';

const from = '/toyota-forklift-repair-tulsa';
const to = '/hyster-forklift-repair-tulsa';

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1')).toBeFocused();
}

test('a text page reached by a link is what its file says, and so is the one that is gone back to', async ({
  page,
}) => {
  const walk = [from, to, '/services/dot-inspection', '/', '/services', '/blog', '/sms-policy'];
  await page.goto('about:blank');
  const sent = new Map<string, Awaited<ReturnType<typeof asSent>>>();
  for (const path of walk) sent.set(path, await asSent(page, readFileSync(`dist${path}/index.html`, 'utf8')));

  await page.goto(from);
  await hydrated(page);
  for (const path of walk.slice(1)) {
    await follow(page, path);
    await expect.poll(() => asHydrated(page), { message: path }).toEqual(sent.get(path));
  }
  for (const path of walk.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => asHydrated(page), { message: path }).toEqual(sent.get(path));
  }
});

test('a text page looks the same by a link from another kind of page as when it is opened', async ({
  page,
}) => {
  const boxes = () =>
    page.locator('main *').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, fontSize, backgroundColor } = getComputedStyle(element);
        return [element.tagName, x, y + scrollY, width, height, color, fontSize, backgroundColor].join(' ');
      }),
    );
  for (const path of ['/services/preventive-maintenance', '/forklift-maintenance-tulsa', '/blog']) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const opened = await boxes();
    await page.goto('/sitemap');
    await hydrated(page);
    await follow(page, path);
    await page.waitForLoadState('networkidle');
    await expect.poll(boxes).toEqual(opened);
  }
});

const answers: readonly (readonly [
  name: string,
  answer: { status?: number; json?: unknown; body?: string },
])[] = [
  ['that is not there', { status: 404, body: 'Not found' }],
  [
    'of another build',
    { json: { build: '/assets/index-gone.js', kind: 'brand', head: '', html: 'Another' } },
  ],
  ['that is none', { json: ['Another'] }],
  ['that is a page of somebody else', { body: '<!doctype html><title>Log in to this network</title>' }],
];
for (const [name, answer] of answers) {
  test(`a page with a part ${name} is drawn by its template`, async ({ page }) => {
    await page.route(`**/parts${to}.json`, (route) => route.fulfill(answer));
    await page.goto(from);
    await hydrated(page);
    await follow(page, to);
    await expect(page.getByRole('heading', { level: 1, name: /Hyster/ })).toBeVisible();
    await expect(page).toHaveTitle(/Hyster/);
  });
}
