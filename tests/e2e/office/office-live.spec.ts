import { expect, test } from '@playwright/test';
import { openMessages } from '../support/log-in';
import { asService, phone } from '../support/stack';

test('texts and statuses appear without a reload, and a text in sight counts as read', async ({
  page,
  browser,
}) => {
  const customer = '+19185550131';
  const text = (body: string) => phone('text', { from: customer, body });
  await openMessages(page);
  const line = page.getByRole('button', { name: /Dozer|Idles/ });

  await text('Dozer idles rough');
  await expect(line).toContainText('1 unread');
  await expect(page).toHaveTitle(/^\(\d+\) Admin Dashboard/);
  await line.click();
  const log = page.getByRole('log');
  await expect(log.getByText('Dozer idles rough')).toBeVisible();
  await expect(line).not.toContainText('unread');

  // While an admin reads further up, the log keeps its position when a new text arrives below.
  for (let index = 1; index <= 8; index += 1)
    await text(`Idles at ${index}00 rpm, it has been like that all day`);
  await expect(log.getByText(/Idles at 800/)).toBeInViewport();
  await log.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }));
  const read = log.getByText('Idles at 100');
  const place = await read.boundingBox();
  await text('Idles no more: it died');
  const newMessage = page
    .getByRole('region', { name: 'Conversation', exact: true })
    .getByRole('button', { name: 'New message' });
  await expect(newMessage).toBeVisible();
  expect(Math.abs(((await read.boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(2);
  await expect(line).toContainText('1 unread');
  await newMessage.click();
  await expect(log.getByText('Idles no more: it died')).toBeInViewport();
  await expect(line).not.toContainText('unread');
  const filter = encodeURIComponent(`("${customer}")`);
  const { body } = await asService(`/rest/v1/contacts?select=unread_count&address=in.${filter}`);
  expect(body).toEqual([{ unread_count: 0 }]);

  // A colleague's answer from another browser shows here with its delivery status.
  const colleague = await (await browser.newContext()).newPage();
  await openMessages(colleague);
  await colleague.getByRole('button', { name: /Idles no more/ }).click();
  await colleague.getByRole('textbox', { name: 'Message' }).fill('A truck is on its way.');
  await colleague.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(log.getByText('A truck is on its way.').locator('..')).toContainText('Delivered');
  await colleague.context().close();
});
