/** A visitor asks for a quote, and the office reads and answers it. */
import { expect, test } from '@playwright/test';
import { logIn } from '../support/log-in';
import { asService, phone } from '../support/stack';

/** All that ever reached or left anybody's phone. */
const phones = async () => JSON.stringify(await phone('state'));

test('a visitor who agrees to texts asks for a quote, and the office answers by text', async ({ page }) => {
  const description = 'Excavator will not start, clicks once, batteries are new.';
  await page.goto('/cat-repair-tulsa');
  await page.getByRole('link', { name: 'Request a Service Quote' }).first().click();
  await expect(page).toHaveURL(/\/contact(#quote)?$/);

  const form = page.getByRole('form', { name: 'Quote request' });
  await expect(form.getByLabel('Brand (optional)')).toHaveValue(/^Cat/);
  await expect(form.getByLabel('Equipment')).toHaveValue(/\w/);
  await expect(form.getByLabel('Equipment')).toBeFocused();
  // Typed as fast as a person can: what is sent within two seconds is taken for a machine's.
  await form.getByLabel('What happened').pressSequentially(description, { delay: 60 });
  await form
    .getByRole('group', { name: /Can it move/ })
    .getByLabel('No', { exact: true })
    .check();
  await form
    .getByRole('group', { name: /How urgent/ })
    .getByLabel('This week')
    .check();
  await form.getByRole('button', { name: /^Next/ }).click();
  const consent = form.getByRole('checkbox');
  await expect(consent).not.toBeChecked();
  await expect(form.getByLabel('ZIP code')).toBeFocused();
  await form.getByLabel('ZIP code').fill('74012');
  await form.getByLabel('Name', { exact: true }).fill('Dana Fields');
  await form.getByLabel('Phone', { exact: true }).fill('(918) 555-0176');
  await consent.check();
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeFocused();
  expect(await phones(), 'nothing is sent to a visitor by itself').not.toContain('+19185550176');

  await logIn(page);
  await page.getByRole('tab', { name: 'Messages' }).click();
  await page.getByRole('button', { name: /Dana Fields/ }).click();
  const conversation = page.getByRole('region', { name: 'Conversation', exact: true });
  await expect(conversation.getByRole('heading', { name: '+19185550176' })).toBeVisible();
  await expect(conversation.getByText('Web request')).toBeVisible();
  const request = page.getByRole('log').getByText(description);
  for (const line of ['ZIP 74012', 'Texts: agreed', 'Sent from: /cat-repair-tulsa'])
    await expect(request).toContainText(line);

  const box = conversation.getByRole('textbox', { name: 'Message' });
  await box.fill('We can be there tomorrow at 8. What is the serial number?');
  await box.press('Enter');
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect.poll(phones).toContain('We can be there tomorrow at 8.');
  const { body } = await asService(
    '/rest/v1/quote_requests?select=sms_consent,consent_text,consent_version,page&name=eq.Dana%20Fields',
  );
  expect(body).toEqual([
    {
      sms_consent: true,
      consent_text: expect.stringMatching(/may text me about this request\..*Not required for service\.$/),
      consent_version: '2026-11-22',
      page: '/cat-repair-tulsa',
    },
  ]);
});
