import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from '../support/axe';
import { logIn } from '../support/log-in';
import { businessNumber, mechanic, phone } from '../support/stack';

const step = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

/** Follows the step's link: always the same second window. */
async function open(page: Page, title: string, tab: string): Promise<Page> {
  const office = page
    .context()
    .waitForEvent('page', { timeout: 2000 })
    .catch(() => null);
  await step(page, title)
    .getByRole('link', { name: `Open ${tab}` })
    .click();
  const [, second] = page.context().pages();
  const opened = (await office) ?? second;
  if (!opened) throw new Error('the office did not open');
  await expect(opened.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  return opened;
}

test.afterEach(async () => {
  await phone('outage', { isDown: false });
});

test('the tour plays every feature, and the office shows it', async ({ page }) => {
  // A walk through the whole product, with calls that last.
  test.slow();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await logIn(page);
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();
  await page.goto('/__phone');
  await expect(page.getByRole('heading', { name: 'The customer’s phone' })).toBeVisible();
  await expect(page.getByText('Twilio contract kept')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const connecting = 'Connect the number';
  const office = await open(page, connecting, 'Settings');
  await office.getByRole('button', { name: `Set up ${businessNumber}` }).click();
  await expect(office.getByRole('dialog')).toBeVisible();
  expect(await violations(office)).toEqual([]);
  await office.getByRole('button', { name: 'Set up this number' }).click();
  await expect(office.getByText('Texts and calls now reach this dashboard')).toBeVisible();
  await open(page, connecting, 'Call Forwarding');
  await expect(office.getByText('Call Forwarding Active')).toBeVisible();
  await expect(office.getByText(mechanic).first()).toBeVisible();
  await expect(step(page, connecting).getByText('Done')).toBeVisible();

  const pictures = 'A customer texts two pictures';
  await step(page, pictures).getByRole('button', { name: 'Send two pictures' }).click();
  await expect(step(page, pictures).getByText(/^Sent\./)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Texts' }).getByRole('img')).toHaveCount(2);
  await open(page, pictures, 'Messages');
  await office.getByRole('button', { name: /Track came off our excavator/ }).click();
  await expect(office.getByRole('log').getByRole('img', { name: /^Picture \d of 2/ })).toHaveCount(2);
  const message = office.getByRole('textbox', { name: 'Message' });
  await message.fill('On our way.');
  await message.press('Enter');
  await expect(page.getByRole('list', { name: 'Texts' }).getByText('On our way.')).toBeVisible();

  const words = 'The customer says STOP, then START';
  const refresh = office.getByRole('button', { name: 'Refresh', exact: true });
  await step(page, words).getByRole('button', { name: 'Text STOP' }).click();
  await expect(step(page, words).getByText('Texts to this customer are locked now.')).toBeVisible();
  await refresh.click();
  await expect(office.getByText(/This contact replied STOP/)).toBeVisible();
  await step(page, words).getByRole('button', { name: 'Text START' }).click();
  await expect(step(page, words).getByText('Texts to this customer are allowed again.')).toBeVisible();
  await refresh.click();
  await expect(message).toBeVisible();

  const voicemail = 'A voicemail';
  await open(page, voicemail, 'Settings');
  // The lines about each number stand above, and move what is below them when they come.
  await expect(office.getByRole('list', { name: /^Health of/ }).first()).toBeVisible();
  const takesMessages = office.getByLabel('Let the caller leave a voicemail');
  const apply = office.getByRole('button', { name: 'Apply Missed-Call Settings' });
  await takesMessages.check();
  await apply.click();
  await expect(office.getByText('Missed-call settings updated successfully')).toBeVisible();
  await step(page, voicemail).getByRole('button', { name: 'Call and leave a message' }).click();
  await expect(step(page, voicemail).getByText('a message was left')).toBeVisible({ timeout: 20_000 });
  // Off again, as the other tests expect it.
  await takesMessages.uncheck();
  await apply.click();
  await expect(office.getByText('Missed-call settings updated successfully').last()).toBeVisible();
  await open(page, voicemail, 'Call Analytics');

  const outage = 'Twilio is down';
  await step(page, outage).getByRole('button', { name: 'Let Twilio fail' }).click();
  await expect(page.getByText('every request of the office fails')).toBeVisible();
  // A window that nobody sees waits with its second attempt.
  await office.bringToFront();
  await office.getByRole('button', { name: 'Refresh Call Logs' }).click();
  await expect(office.getByText(/Twilio is not answering/).first()).toBeVisible();
  await step(page, outage).getByRole('button', { name: 'Let it work again' }).click();
  await expect(page.getByText('every request of the office fails')).toBeHidden();
  await office.getByRole('button', { name: 'Retry' }).click();
  await expect(office.getByText(/Twilio is not answering/)).toHaveCount(0);

  await expect(page.getByText('Twilio contract kept')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
});
