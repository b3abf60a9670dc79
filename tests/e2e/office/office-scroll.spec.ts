/** The scroll positions that the office keeps when texts load and when tabs change. */
import { type Locator, type Page, expect, test } from '@playwright/test';
import * as v from 'valibot';
import { openMessages } from '../support/log-in';
import { phone } from '../support/stack';

// Tall enough for the whole office.
test.use({ viewport: { width: 1280, height: 1500 } });

const row = (page: Page, words: string) => page.getByRole('button').filter({ hasText: words }).first();
const log = (page: Page) => page.getByRole('log');
const text = (from: string, body: string) => phone('text', { from, body });

/** Pixels between the visible part of the log and its end. The log counts scroll positions from its end. */
const toEnd = (list: Locator) => list.evaluate((element) => Math.abs(Math.round(element.scrollTop)));

type Row = { id: string; body: string };

const call = v.object({ action: v.string(), before: v.optional(v.string()) });

/** Answers requests for a conversation in place of the backend. All other requests go through. */
async function answerWith(
  page: Page,
  pageOf: (before: string | undefined) => { rows: Row[]; earlier: string | null },
  earlierHeld = Promise.resolve(),
) {
  await page.route('**/functions/v1/sms-handler', async (route) => {
    const { action, before } = v.parse(call, route.request().postDataJSON());
    if (action !== 'getConversation') {
      return route.continue();
    }
    if (before !== undefined) {
      await earlierHeld;
    }
    const { rows, earlier } = pageOf(before);
    const messages = rows.map((row, index) => ({
      ...row,
      direction: 'outbound',
      created_at: new Date(Date.UTC(2026, 10, before === undefined ? 20 : 19, 15, index)).toISOString(),
    }));
    return route.fulfill({ json: { messages, earlierCursor: earlier, conversation: null } });
  });
}

const many = (count: number, words: string): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${words}-${index}`, body: `${words} ${index}.` }));

test('the text being read stays in place when earlier texts load above it', async ({ page }) => {
  await text('+19185550662', 'Trencher chain is off');
  let give: () => void = () => undefined;
  const held = new Promise<void>((resolve) => void (give = resolve));
  await answerWith(
    page,
    (before) =>
      before === undefined
        ? { rows: many(30, 'Late'), earlier: 'page-2' }
        : { rows: many(30, 'Early'), earlier: null },
    held,
  );
  await openMessages(page);
  await row(page, 'Trencher chain').click();
  await expect(log(page).getByText('Late 29.')).toBeInViewport();
  await log(page).evaluate((element) => (element.scrollTop = -element.scrollHeight));
  const first = log(page).getByText('Late 0.', { exact: true });
  // They load by themselves.
  await expect(log(page).getByRole('button', { name: 'Loading…' })).toBeAttached();
  const before = await first.boundingBox();
  give();
  await expect(log(page).getByText('Early 29.')).toBeAttached();
  expect(Math.abs(((await first.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});

test('the list and the log keep their scroll positions while another tab is open', async ({ page }) => {
  for (let index = 0; index < 9; index += 1) {
    await text(`+1918555067${index}`, `Crane ${index} swings slow`);
  }
  await text('+19185550665', 'Paver screed is cold');
  await answerWith(page, () => ({ rows: many(30, 'Text'), earlier: null }));
  await openMessages(page);
  await row(page, 'Paver screed').click();
  await expect(log(page).getByText('Text 29.')).toBeInViewport();
  await log(page).evaluate((element) => (element.scrollTop = -300));
  const below = await page.evaluate(
    () =>
      document.documentElement.scrollHeight -
      (document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0) -
      window.scrollY,
  );
  expect(Math.abs(Math.round(below)), 'the page ends with its footer').toBe(0);
  expect(await page.evaluate(() => window.scrollY), 'opening a conversation moves nothing').toBe(0);
  const panel = page.getByRole('region', { name: 'Conversations' });
  const list = panel.locator('.office-list');
  // The specification's heights.
  await expect(list).toHaveCSS('height', '500px');
  const conversation = page.getByRole('region', { name: 'Conversation', exact: true });
  await expect(conversation.locator('.overflow-y-auto').first()).toHaveCSS('height', '400px');
  await list.evaluate((element) => (element.scrollTop = 120));
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Messages' }).click();
  expect(await toEnd(log(page))).toBe(300);
  expect(await list.evaluate((element) => element.scrollTop)).toBe(120);
});
