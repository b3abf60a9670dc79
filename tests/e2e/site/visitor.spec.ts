import { type Route, expect, test } from '@playwright/test';
import { build } from 'vite';
import { waitForHydration } from '../support/hydration';

for (const path of ['/no-such-page', '/blog/no-such-article', '/no%0Asuch-page']) {
  test(`the not-found page at ${path} stays as it was sent until its code has loaded`, async ({ page }) => {
    const held = new Promise<Route>((resolve) => void page.route('**/not-found-page-*.js', resolve));
    await page.goto(path, { waitUntil: 'commit' });
    const code = await held;
    // After two frames, anything that the script drew without waiting would be on the screen.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(page).toHaveTitle(/not found/i, { timeout: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i, { timeout: 1 });
    await code.continue();
    await waitForHydration(page, { isTouched: false });
    await expect(page).toHaveTitle(/not found/i, { timeout: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i, { timeout: 1 });
    await expect(page.locator('title')).toHaveCount(1);
  });
}

test('the page requests no script before it has loaded', async ({ page }) => {
  const beforeLoad: string[] = [];
  let hasLoaded = false;
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !hasLoaded) {
      beforeLoad.push(request.url());
    }
  });
  page.on('load', () => (hasLoaded = true));
  await page.goto('/');
  expect(beforeLoad).toEqual([]);
  await waitForHydration(page, { isTouched: false });
});

test('while a page loads, the old one stays under a bar until a skeleton covers it', async ({ page }) => {
  await page.goto('/services');
  await waitForHydration(page);
  const held = new Promise<Route>((resolve) => void page.route('**/assets/policy-page-*.js', resolve));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByText('Loading the page…')).toBeVisible();
  await expect(page.locator('h1').first()).toHaveText('Mobile Repair Services in Tulsa');
  await (await held).continue();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused();
  await expect(page.getByText('Loading the page…')).toHaveCount(0);
});

test('the console shows the build label and the loading times', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/contact');
  await waitForHydration(page);
  expect(lines).toContain('version 2.5');
  for (const name of ['TTFB', 'FCP', 'LCP', 'CLS']) {
    await expect.poll(() => lines.join('\n')).toMatch(new RegExp(`${name} \\d+\\.\\d{3}`));
  }
});

test('a build with an address for load times sends them there by the time the page is hidden', async ({
  page,
}) => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'import.meta.env.VITE_WEB_VITALS_URL': JSON.stringify('https://vitals.example/') },
    build: { write: false, lib: { entry: 'src/page-metrics.ts', formats: ['es'] } },
  });
  const output = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const code = output.map((file) => ('code' in file ? file.code : '')).join('');
  const script = `<script type="module">${code.replace(/export {\s*(\w+).*/s, '$1()')}</script>`;
  await page.route('https://page.example/a?b', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<h1>A page</h1>${script}` }),
  );
  const sent: unknown[] = [];
  await page.route('https://vitals.example/', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await page.goto('https://page.example/a?b');
  await page.getByRole('heading').click();
  // The layout shift is known only when the page is hidden.
  await expect.poll(() => sent).toHaveLength(3);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  for (const name of ['TTFB', 'FCP', 'LCP', 'CLS']) {
    await expect
      .poll(() => sent)
      .toContainEqual({ path: '/a', name, value: expect.any(Number), rating: expect.any(String) });
  }
});
