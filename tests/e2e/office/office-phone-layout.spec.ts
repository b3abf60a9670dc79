/** The office on a phone: tabs at the bottom, one panel at a time, and the script's size. Axe for every tab. */
import { readFileSync } from 'node:fs';
import { type Page, devices, expect, test } from '@playwright/test';
import { measureSentSize } from '../../support/sent-size';
import { findViolations } from '../support/axe';
import { logIn, openMessages, openPage, openTextFrom } from '../support/log-in';
import { embedded, handleCalls, phone } from '../support/stack';

test.use({ ...devices['Pixel 7'], viewport: { width: 390, height: 640 } });

// Who calls leaves no voicemail here and gets no text.
test.beforeAll(() => handleCalls({ voicemail_on: false, text_back_on: false }));
test.afterAll(() => handleCalls({ voicemail_on: true, text_back_on: true }));

const customer = '+19185550691';
const tabs = (page: Page) => page.getByRole('tablist', { name: 'Office' });
const banner = (page: Page) => page.getByRole('banner');

test('a phone shows either the list or a conversation, and Back returns to the list', async ({ page }) => {
  await phone('text', { from: customer, body: 'Grader blade will not lift' });
  await logIn(page);
  await expect(tabs(page)).toBeVisible();
  for (const tab of await tabs(page).getByRole('tab').all()) {
    const box = await tab.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByRole('button', { name: 'New message' }), 'a tab starts at its top').toBeInViewport();
  await page.getByRole('button', { name: /^Which conversations/ }).click();
  await page.getByRole('button', { name: 'Unanswered', exact: true }).click();
  const row = page.getByRole('button', { name: /Grader blade/ });
  expect((await row.boundingBox())?.height).toBeLessThan(80);
  await row.click();

  // Only the conversation and the tabs are shown, and the page itself does not scroll.
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(row).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(640);
  await phone('call', { from: customer, outcome: 'no-answer' });
  await expect(page.getByRole('log').getByText(/Missed call|no phone rang/)).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Call .+ from the business number$/ })).toBeInViewport();
  await page.getByRole('button', { name: 'More actions' }).tap();
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Message' }).tap();
  await expect(tabs(page)).toBeHidden();
  // The tabs come back when the box loses the focus, and must not move the button away from the thumb.
  await page.getByRole('button', { name: 'Add to the message' }).tap();
  await page.getByRole('button', { name: 'Saved replies' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goBack();
  await expect(banner(page)).toBeVisible();
  await expect(tabs(page)).toBeVisible();
  // The row now says that somebody called.
  await expect(page.getByRole('button', { name: /555-0691/ })).toBeFocused();
});

test('without a connection, list and conversation show a notice in view', async ({ page, context }) => {
  await openTextFrom(page, customer, 'Grader blade will not lift');
  await expect(page.getByRole('log')).toBeVisible();
  await context.setOffline(true);
  const said = page.getByText('Live updates are paused: no connection.').filter({ visible: true });
  await expect(said).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Back to conversations' }).click();
  await expect(said).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await expect(said).toHaveCount(0);
});

// A phone in landscape, a laptop's window at 200 % zoom, and a laptop's window.
for (const { width, height } of [
  { width: 844, height: 390 },
  { width: 640, height: 360 },
  { width: 1280, height: 800 },
]) {
  test(`at ${width} × ${height} pixels, log and composer are in view without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openTextFrom(page, customer, 'Grader blade will not lift. '.repeat(40));
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await expect(send).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(page.getByRole('log')).toBeVisible();
    await expect(send, 'as an alert opens it').toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport({ ratio: 1 });
    const log = page.getByRole('log');
    await expect(log).toBeInViewport({ ratio: 1 });
    expect(await log.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(100);
  });
}

test('Back leads to the list when the conversation’s code can’t be loaded', embedded, async ({ page }) => {
  await openTextFrom(page, customer, 'Grader blade will not lift');
  await page.route('**/assets/conversation-view-*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The conversation could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to conversations' }).click();
  await expect(page.getByRole('button', { name: 'New message' })).toBeVisible();
});

test(
  'the office loads less than 130 KB of its own script before it shows the conversations',
  embedded,
  async ({ page }) => {
    await logIn(page);
    await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();
    // What Settings still asks for doesn't count.
    await page.goto('about:blank');
    const sizes = new Map<string, number>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.endsWith('.js')) {
        return;
      }
      const code = readFileSync(`dist${pathname}`);
      if (!code.includes('data-sonner-toaster')) {
        sizes.set(pathname, measureSentSize(pathname, code));
      }
    });
    // The list never arrives, because after it the office loads what a tap may need next.
    await page.route('**/functions/v1/sms-handler', () => undefined);
    // The installed office starts at this kind of address.
    const asked = page.waitForRequest((request) => request.postData()?.includes('reconcile') ?? false);
    await page.goto('/admin/dashboard?tab=messages');
    await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible();
    await asked;
    // Every page loads the entry script, and the inbox doesn't wait for the library that formats foreign numbers, so
    // neither counts.
    const own = [...sizes].filter(([path]) => !/\/(index|min)-/.test(path));
    const total = own.reduce((sum, [, size]) => sum + size, 0);
    expect(total, own.map(([path, size]) => `${path} ${size}`).join('\n')).toBeLessThan(130_000);
  },
);

test('Android’s Back closes a dialog and keeps what was typed in it', async ({ page }) => {
  // Playwright has no such button. Android's asks the newest watcher to close.
  const recorded = 'class extends CloseWatcher { constructor() { super(); window.watcher = this } }';
  await page.addInitScript({ content: `window.CloseWatcher = ${recorded}` });
  await openMessages(page);
  await page.getByRole('button', { name: 'New message' }).click();
  await page.getByLabel('Note').fill('Called at noon');
  await page.evaluate('watcher.requestClose()');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'New message' }).click();
  await expect(page.getByLabel('Note')).toHaveValue('Called at noon');
});

test('the inbox is asked for before the rest of the code has arrived, and only once', async ({ page }) => {
  await logIn(page);
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();
  const paths: string[] = [];
  const failures: Error[] = [];
  page.on('pageerror', (failure) => failures.push(failure));
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const asked = page.waitForRequest((request) => request.postData()?.includes('getConversations') ?? false);
  await page.route('**/assets/index-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/admin/dashboard?tab=messages');
  await expect(page.getByText(/Up to date at/)).toBeVisible();
  expect(paths.filter((path) => /user/.test(path))).toEqual(['/auth/v1/user', '/rest/v1/user_roles']);
  expect(paths.filter((path) => path.endsWith('business_settings'))).toHaveLength(2);
  // The answers change nothing that the prerendered page shows before hydration.
  expect(failures).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`at ${width} pixels, every tab and a conversation pass axe and fit`, async ({ page }) => {
    const narrowest = width === 390 ? 320 : width;
    const check = async (name: string) => {
      await page.setViewportSize({ width, height: 640 });
      expect(await findViolations(page), name).toEqual([]);
      await page.setViewportSize({ width: narrowest, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(narrowest);
    };
    await page.setViewportSize({ width, height: 640 });
    // The text comes last, because a missed call would lead the row.
    await phone('call', { from: customer, outcome: 'no-answer' });
    await phone('text', { from: customer, body: 'Grader blade will not lift' });
    await logIn(page);
    for (const name of ['Settings', 'Call Forwarding', 'Call Analytics', 'Messages']) {
      await page.getByRole('tab', { name }).click();
      if (name === 'Call Forwarding') {
        await page.getByRole('radio', { name: /emergency number/ }).click();
      }
      if (name === 'Settings') {
        await openPage(page, 'Automatic texts');
        await page.getByRole('switch', { name: 'Answer texts after hours' }).check();
      }
      if (name === 'Call Analytics') {
        await page.getByRole('listitem').locator('summary').first().click();
      }
      await expect(page.getByRole('tabpanel').getByRole('status', { name: /loading/i })).toHaveCount(0);
      expect(await page.evaluate(() => document.activeElement?.matches(':focus-visible')), name).toBe(false);
      await check(name);
    }
    await page.getByRole('button', { name: /Grader blade/ }).click();
    await expect(page.getByRole('log')).toContainText('Grader blade will not lift');
    await check('a conversation');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 24, 32)');
  });
}
