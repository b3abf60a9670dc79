import { type Page, expect, test } from '@playwright/test';
import { violations } from '../support/axe';
import { logIn } from '../support/log-in';
import { inboundText, invoke, phone, postWebhook, textOf } from '../support/stack';

const pageSize = 60;
const messagePageSize = 100;
const list = (page: Page) => page.getByRole('region', { name: 'Conversations' });
const rows = (page: Page) => list(page).getByRole('listitem');
const view = (page: Page) => page.getByRole('region', { name: 'Conversation', exact: true });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search names, numbers and texts' });
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh', exact: true }).click();

async function openMessages(page: Page): Promise<void> {
  await logIn(page);
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(rows(page).first()).toBeVisible();
}

const text = async (from: string, body: string) => {
  const { status } = await postWebhook('/sms-handler/inbound', inboundText({ From: from, Body: body }));
  expect(status).toBe(200);
};

/** How many conversations each answer of the list holds, from now on. */
function countRows(page: Page): number[] {
  const counts: number[] = [];
  page.on('response', async (response) => {
    if (!response.request().postData()?.includes('"getConversations"')) return;
    const body: unknown = await response.json();
    const conversations: unknown =
      typeof body === 'object' && body ? Reflect.get(body, 'conversations') : null;
    if (Array.isArray(conversations)) counts.push(conversations.length);
  });
  return counts;
}

test('people are named, found by name, number and words, put away and back', async ({ page }) => {
  const customer = '+19185550671';
  await phone('text', { from: customer, body: 'The telehandler’s boom wobbles' });
  await openMessages(page);

  // A number as people write it, which can be found as it is stored too.
  const row = list(page).getByRole('button', { name: /telehandler/i });
  await expect(row).toContainText('(918) 555-0671');
  await page.getByText(customer).click();
  await expect(view(page).getByRole('heading', { name: '(918) 555-0671' })).toBeVisible();

  // Named in place.
  await page.getByRole('button', { name: 'Add name' }).click();
  await page.getByLabel('Contact name').fill('Somebody');
  await page.keyboard.press('Escape');
  await expect(view(page).getByRole('heading')).toHaveText(/^\(918\) 555-0671/);
  await page.getByRole('button', { name: 'Add name' }).click();
  await page.getByLabel('Contact name').fill('Inés, Route 66 Rentals');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name saved')).toBeVisible();
  await expect(row).toContainText(/^Inés, Route 66 Rentals/);
  await expect(page.getByRole('button', { name: 'Edit name' })).toBeFocused();
  // A notice that fades out would be judged by its contrast.
  await expect(page.getByText('Name saved')).toBeHidden();
  expect(await violations(page)).toEqual([]);

  // Anybody can put any name into the public form: the office's stays.
  const { status } = await invoke('request-quote', {
    name: 'Your Bank',
    phone: customer,
    zip: '74012',
    equipment: 'Telehandler',
    description: 'Please look at the boom',
    urgency: 'This week',
    smsConsent: false,
    page: '/contact',
  });
  expect(status).toBe(200);
  await refresh(page);
  await expect(row.getByText('Web request')).toBeVisible();
  await expect(row).toContainText(/^Inés, Route 66 Rentals/);

  // Found by any of it.
  for (const search of ['ines', '(918) 555-0671', '5550671', 'boom wobbl']) {
    await searchBox(page).fill(search);
    await expect(list(page).getByText('1 conversation found'), search).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Inés');
  }
  await expect(rows(page).locator('mark')).toHaveText(['boom', 'wobbl']);
  await searchBox(page).fill('zeppelin');
  await expect(list(page).getByText('Nothing found')).toBeVisible();
  await expect(page.getByText('No conversation matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(searchBox(page)).toBeFocused();
  await expect(row).toBeVisible();

  // Put away, until they write again.
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('radio', { name: 'Done' }).check();
  await expect(row).toBeVisible();
  await page.getByRole('radio', { name: 'Open' }).check();
  await expect(row).toBeHidden();
  await phone('text', { from: customer, body: 'The telehandler again' });
  await refresh(page);
  await expect(row).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
});

test('a long list and a long conversation come a page at a time, and what is read stays in place', async ({
  page,
}) => {
  const talker = '+19185550672';
  for (let index = 0; index < pageSize + 10; index += 1)
    await text(`+1918555${7000 + index}`, `Fleet ${index} calling`);
  for (let index = 0; index < messagePageSize + 10; index += 1) await text(talker, `Message ${index}.`);

  const counts = countRows(page);
  await openMessages(page);
  await expect(rows(page)).toHaveCount(pageSize);
  // A refresh may follow at any time and moves nothing, as nothing is new.
  expect(
    counts.filter((count) => count > 0),
    'the first paint moves what it shows',
  ).toEqual([pageSize]);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(pageSize + 10);

  await list(page)
    .getByRole('button', { name: /Message 109/ })
    .click();
  const log = page.getByRole('log');
  await expect(log.getByText('Message 109.')).toBeInViewport();
  await expect(log.getByText(/^Message \d+\.$/)).toHaveCount(messagePageSize);
  await log.getByRole('button', { name: 'Show earlier messages' }).scrollIntoViewIfNeeded();
  const oldest = log.getByText('Message 10.');
  const before = await oldest.boundingBox();
  await log.getByRole('button', { name: 'Show earlier messages' }).click();
  await expect(log.getByText(/^Message \d+\.$/)).toHaveCount(messagePageSize + 10);
  const after = await oldest.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1000))).toBeLessThan(80);
  await expect(log.getByRole('button', { name: 'Show earlier messages' })).toHaveCount(0);

  const found = await phone('violations');
  expect(textOf(found, 'violations')).toBe('');
  expect(Array.isArray(found) ? found : Reflect.get(Object(found), 'violations')).toEqual([]);
});
