import { expect, test } from '@playwright/test';
import { openMessages } from '../support/log-in';
import { phone } from '../support/stack';

test('texts appear without a reload, and the log keeps its place', async ({ page }) => {
  const text = (body: string) => phone('text', { from: '+19185550131', body });
  await openMessages(page);
  const line = page.getByRole('button', { name: /Dozer|Idles/ });

  await text('Dozer idles rough');
  await expect(page).toHaveTitle(/^\(\d+\) Admin Dashboard/);
  await line.click();
  const log = page.getByRole('log');
  await expect(log.getByText('Dozer idles rough')).toBeVisible();

  // While an admin reads further up, the log keeps its position when a new text arrives below.
  for (let index = 1; index <= 8; index += 1) {
    await text(`Idles at ${index}00 rpm, it has been like that all day`);
  }
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
  await newMessage.click();
  await expect(log.getByText('Idles no more: it died')).toBeInViewport();
});
