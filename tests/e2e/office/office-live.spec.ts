import { expect, test, type Page } from '@playwright/test';
import { businessNumber } from '../support/business-number';
import { logIn } from '../support/log-in';
import { asService, phone } from '../support/stack';

/** Opens the inbox; answers what the page complains about and how often it asks for news. */
async function openMessages(page: Page): Promise<{ errors: string[]; asked: () => number }> {
  const errors: string[] = [];
  let asked = 0;
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/inbox_news')) asked += 1;
  });
  await logIn(page);
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByText(/Up to date at/)).toBeVisible();
  return { errors, asked: () => asked };
}

/** Puts the page into the background, as far as it can tell, or brings it back. */
const show = (page: Page, isVisible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    isVisible ? 'visible' : 'hidden',
  );

const unreadOf = async (number: string) => {
  const { body } = await asService(
    `/rest/v1/contacts?select=unread_count&address=in.${encodeURIComponent(`("${number}")`)}`,
  );
  return body;
};

test('texts and their statuses show by themselves, are counted, announced, and read when seen', async ({
  page,
  browser,
}) => {
  const customer = '+19185550131';
  const text = (body: string) => phone('text', { from: customer, to: businessNumber, body });
  const { errors } = await openMessages(page);
  const tab = page.getByRole('tab', { name: 'Messages', exact: true });
  const line = page.getByRole('button', { name: /Dozer|Idles/ });

  await text('Dozer idles rough');
  await expect(line).toContainText('1 unread');
  await expect(tab).toHaveAccessibleDescription(/^\d+ unread$/);
  await expect(page).toHaveTitle(/^\(\d+\) Admin Dashboard/);
  await expect(page.getByRole('status', { name: 'News' })).toHaveText(/^New text from /);

  await line.click();
  const log = page.getByRole('log');
  await expect(log.getByText('Dozer idles rough')).toBeVisible();
  await expect(line).not.toContainText('unread');
  expect(await unreadOf(customer)).toEqual([{ unread_count: 0 }]);

  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill('We are');
  for (let index = 1; index <= 8; index += 1)
    await text(`Idles at ${index}00 rpm, it has been like that all day`);
  await expect(log.getByText(/Idles at 800/)).toBeInViewport();
  await expect(box).toHaveValue('We are');
  await expect.poll(() => unreadOf(customer)).toEqual([{ unread_count: 0 }]);

  // Reading further up: the place stays, the new text waits below.
  await log.evaluate((element) => element.scrollTo({ top: 0 }));
  await text('Idles no more: it died');
  const conversation = page.getByRole('region', { name: 'Conversation', exact: true });
  const newMessage = conversation.getByRole('button', { name: 'New message' });
  await expect(newMessage).toBeVisible();
  expect(await log.evaluate((element) => element.scrollTop)).toBe(0);
  await expect(line).toContainText('1 unread');
  await newMessage.click();
  await expect(log.getByText('Idles no more: it died')).toBeInViewport();
  await expect(newMessage).toBeHidden();
  await expect(line).not.toContainText('unread');

  // A colleague answers elsewhere; here it shows with how far it has come.
  const colleague = await (await browser.newContext()).newPage();
  await openMessages(colleague);
  await colleague.getByRole('tab', { name: 'Settings' }).click();
  await colleague.getByRole('textbox', { name: /phone number/i }).fill(businessNumber);
  await colleague.getByRole('button', { name: /save|update/i }).click();
  await expect(colleague.getByText('Phone number updated successfully')).toBeVisible();
  await colleague.getByRole('tab', { name: 'Messages' }).click();
  await colleague.getByRole('button', { name: /Idles no more/ }).click();
  await colleague.getByRole('textbox', { name: 'Message' }).fill('A truck is on its way.');
  await colleague.getByRole('textbox', { name: 'Message' }).press('Enter');
  const answer = log.getByText('A truck is on its way.').locator('..');
  await expect(answer).toContainText('Delivered');
  await colleague.context().close();

  expect(errors).toEqual([]);
});

test('a page in the background asks for nothing, and catches up when it is shown', async ({
  page,
  browser,
}) => {
  const customer = '+19185550132';
  const { errors, asked } = await openMessages(page);
  const watching = await (await browser.newContext()).newPage();
  await openMessages(watching);
  await show(page, false);
  const before = asked();
  await phone('text', { from: customer, to: businessNumber, body: 'Grader blade is stuck' });
  await expect(watching.getByRole('button', { name: /Grader blade/ })).toBeVisible();
  expect(asked()).toBe(before);
  await expect(page.getByRole('button', { name: /Grader blade/ })).toHaveCount(0);
  await show(page, true);
  await expect(page.getByRole('button', { name: /Grader blade/ })).toBeVisible({ timeout: 3_000 });
  await watching.context().close();
  expect(errors).toEqual([]);
});

test('a call shows in the open call log by itself', async ({ page }) => {
  const caller = '+19185550135';
  await openMessages(page);
  await page.getByRole('tab', { name: 'Call Analytics' }).click();
  const row = page.getByRole('listitem').filter({ hasText: /555-?0135/ });
  await expect(page.getByText('Recent Call Activity')).toBeVisible();
  await expect(row).toHaveCount(0);
  await phone('call', { from: caller, to: businessNumber, outcome: 'no-answer' });
  await expect(row).not.toHaveCount(0, { timeout: 20_000 });
});

test('an inbox that can’t be kept up to date says since when, and recovers on request', async ({ page }) => {
  await openMessages(page);
  await page.route('**/rpc/inbox_news', (route) => route.abort());
  await expect(page.getByText('Live updates have stopped working.')).toBeVisible();
  await expect(page.getByText(/Last up to date at/)).toBeVisible();
  await page.unroute('**/rpc/inbox_news');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Live updates have stopped working.')).toBeHidden();
});
