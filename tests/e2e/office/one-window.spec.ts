/** The office is one window: what somebody works with is in view, nothing covers it, and nothing moves. */
import { type Locator, type Page, expect, test } from '@playwright/test';
import { logIn, openMessages, openTextFrom } from '../support/log-in';
import { phone } from '../support/stack';

const customer = '+19185550655';
const list = (page: Page) => page.getByRole('region', { name: 'Conversations' });
const view = (page: Page) => page.getByRole('region', { name: 'Conversation', exact: true });
const log = (page: Page) => page.getByRole('log');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

const laptops = [
  { width: 1366, height: 640 },
  { width: 1280, height: 800 },
  { width: 1440, height: 789 },
  { width: 1920, height: 950 },
];
const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

/** What somebody needs while they answer a text. */
const tools = (page: Page) => ({
  tabs: page.getByRole('tablist', { name: 'Office' }),
  name: view(page).getByRole('heading', { level: 2 }),
  box: page.getByRole('textbox', { name: 'Message' }),
  send: page.getByRole('button', { name: 'Send', exact: true }),
});

for (const viewport of laptops) {
  test(`at ${viewport.width} × ${viewport.height}, an open conversation and its list are whole in view`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openTextFrom(page, customer, 'Asphalt roller stalls. '.repeat(60));
    await expect(log(page)).toContainText('Asphalt roller stalls');
    for (const [name, tool] of Object.entries(tools(page))) {
      await expect(tool, name).toBeInViewport({ ratio: 1 });
    }
    // The specification's heights.
    const scroller = list(page).locator('.office-list');
    await expect(scroller).toHaveCSS('height', '500px');
    await expect(scroller).toBeInViewport({ ratio: 1 });
    const thread = view(page).locator('.overflow-y-auto').first();
    await expect(thread).toHaveCSS('height', '400px');
    await expect(thread).toBeInViewport({ ratio: 1 });
    for (const name of ['Refresh', 'New message']) {
      await expect(list(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    expect(await scrolled(page)).toBe(0);
  });
}

for (const viewport of phones) {
  test(`at ${viewport.width} × ${viewport.height}, the first row is near the top of the screen`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await phone('text', { from: customer, body: 'Asphalt roller stalls' });
    await openMessages(page);
    const row = list(page).getByRole('listitem').first();
    expect((await row.boundingBox())?.y).toBeLessThan(200);
    await expect(list(page).getByRole('button', { name: 'Refresh' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });
}

declare global {
  interface Window {
    /** How much of the page has moved by itself. */
    shifted: number;
  }
}

/** A text, because TypeScript doesn't know https://developer.mozilla.org/docs/Web/API/LayoutShift */
const countShifts = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.shifted += entry.hadRecentInput ? 0 : entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

for (const viewport of [...laptops.slice(0, 1), ...phones.slice(0, 1)]) {
  test(`at ${viewport.width} pixels, nothing moves while the inbox loads`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await phone('text', { from: customer, body: 'Asphalt roller stalls' });
    await openMessages(page);
    await page.addInitScript({ content: countShifts });
    await page.goto('/admin/dashboard?tab=messages');
    await expect(page.getByText(/Up to date at/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Receiving texts' })).toBeVisible();
    // A frame after the last change.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
  });
}

async function doOverlap(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return (
    first !== null &&
    second !== null &&
    first.x < second.x + second.width &&
    second.x < first.x + first.width &&
    first.y < second.y + second.height &&
    second.y < first.y + first.height
  );
}

for (const viewport of [...laptops.slice(0, 2), ...phones]) {
  test(`at ${viewport.width} × ${viewport.height}, a toast covers nothing that is needed`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openTextFrom(page, customer, 'Asphalt roller stalls');
    await expect(log(page)).toContainText('Asphalt roller stalls');
    await expect(tools(page).send).toBeVisible();
    await log(page).focus();
    await page.keyboard.press('e');
    const toast = page
      .locator('[data-sonner-toast][data-mounted="true"]')
      .filter({ hasText: 'Conversation marked as done' });
    await expect(toast).toBeVisible();
    // It slides in.
    await toast.evaluate((element) =>
      Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
    );
    const back = page.getByRole('button', { name: 'Back to conversations' });
    for (const [name, tool] of Object.entries({ ...tools(page), back })) {
      expect((await tool.isVisible()) && (await doOverlap(toast, tool)), name).toBe(false);
    }
    if (await list(page).isVisible()) {
      expect(await doOverlap(toast, list(page)), 'the names in the list').toBe(false);
    }
  });
}

test('Tab leads from the tabs to the list and from there to the conversation, and j and k move in the list', async ({
  page,
}) => {
  for (const [from, body] of [
    ['+19185550656', 'Paver crawls'],
    ['+19185550657', 'Paver stands'],
  ]) {
    await phone('text', { from, body });
  }
  await openTextFrom(page, customer, 'Asphalt roller stalls');
  await expect(log(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Messages' }).focus();
  /** Where the focus is after each Tab. */
  const stops: string[] = [];
  while (!stops.includes('conversation')) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.matches('[data-address]')
          ? 'row'
          : focused?.closest('section[aria-label="Conversation"]')
            ? 'conversation'
            : 'list';
      }),
    );
  }
  expect(stops.filter((stop) => stop === 'row')).toHaveLength(1);
  expect(stops.indexOf('row')).toBeLessThan(stops.indexOf('conversation'));

  await page.getByRole('button', { name: /Paver stands/ }).focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: /Paver crawls/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Paver crawls');
  // The message box has the focus now, in which the keys are letters.
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.getByRole('button', { name: /Paver crawls/ }).focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('from the login, two clicks and Enter answer a text', async ({ page }) => {
  await openMessages(page);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await phone('text', { from: customer, body: 'Asphalt roller stalls' });
  // The browser remembers that Messages were open.
  await logIn(page);
  await page.getByRole('button', { name: /Asphalt roller/ }).click();
  await page.getByRole('textbox', { name: 'Message' }).click();
  await page.keyboard.type('On our way');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message sent')).toBeVisible();
});
