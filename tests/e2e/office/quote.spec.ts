/** A visitor asks for a quote, and the office reads and answers it. */
import { expect, test, type Page } from '@playwright/test';
import { businessNumber } from '../support/business-number';
import { violations } from '../support/axe';
import { logIn } from '../support/log-in';
import { asService, phone } from '../support/stack';

test.describe.configure({ mode: 'serial' });

/** All that ever reached or left anybody's phone. */
const phones = async () => JSON.stringify(await phone('state'));

type Answers = { name: string; phone: string; description: string; agreesToTexts: boolean };

/** Comes from the brand page's own link and fills in what that page could not know. */
async function askFromBrandPage(page: Page, answers: Answers): Promise<void> {
  await page.goto('/cat-repair-tulsa');
  await page.getByRole('link', { name: 'Request a Service Quote' }).first().click();
  await expect(page).toHaveURL(/\/contact(#quote)?$/);

  const form = page.getByRole('form', { name: 'Quote request' });
  await expect(form.getByLabel('Brand (optional)')).toHaveValue(/^Cat/);
  await expect(form.getByLabel('Equipment')).toHaveValue(/\w/);
  // Typed as fast as a person can: what is sent within two seconds is taken for a machine's.
  await form.getByLabel('What happened').pressSequentially(answers.description, { delay: 60 });
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
  await form.getByLabel('Name', { exact: true }).fill(answers.name);
  await form.getByLabel('Phone', { exact: true }).fill(answers.phone);
  if (answers.agreesToTexts) await consent.check();
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeFocused();
}

async function openRequest(page: Page, description: string): Promise<void> {
  await logIn(page);
  const numberField = page.getByRole('textbox', { name: /phone number/i });
  await numberField.fill(businessNumber);
  await page.getByRole('button', { name: /save|update/i }).click();
  await expect(page.getByText('Phone number updated successfully')).toBeVisible();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await page.getByRole('button', { name: new RegExp(description) }).click();
}

test('a visitor who agrees to texts asks for a quote, and the office answers by text', async ({ page }) => {
  const description = 'Excavator will not start, clicks once, batteries are new.';
  await askFromBrandPage(page, {
    name: 'Dana Fields',
    phone: '(918) 555-0176',
    description,
    agreesToTexts: true,
  });
  expect(await phones(), 'nothing is sent to a visitor by itself').not.toContain('+19185550176');

  await openRequest(page, 'Dana Fields');
  const conversation = page.getByRole('region', { name: 'Conversation', exact: true });
  await expect(conversation.getByRole('heading', { name: '+19185550176' })).toBeVisible();
  await expect(conversation.getByText('Web request')).toBeVisible();
  const request = page.getByRole('log').getByText(description);
  await expect(request).toContainText('ZIP 74012');
  await expect(request).toContainText('Texts: agreed');
  await expect(request).toContainText('Sent from: /cat-repair-tulsa');

  const box = conversation.getByRole('textbox', { name: 'Message' });
  await box.fill('We can be there tomorrow at 8. What is the serial number?');
  await box.press('Enter');
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect.poll(phones).toContain('We can be there tomorrow at 8.');

  const { body } = await asService(
    '/rest/v1/quote_requests?select=sms_consent,consent_text,consent_version,page&name=eq.Dana%20Fields',
  );
  const consentText: unknown = expect.stringMatching(
    /^\S.+ may text me about this request\. .*Not required for service\.$/,
  );
  expect(body).toEqual([
    {
      sms_consent: true,
      consent_text: consentText,
      consent_version: '2026-11-22',
      page: '/cat-repair-tulsa',
    },
  ]);
});

test('a visitor who doesn’t agree can’t be texted, and the office reads why', async ({ page }) => {
  await askFromBrandPage(page, {
    name: 'Lou Brannon',
    phone: '918.555.0172',
    description: 'Wheel loader loses its brakes on the grade.',
    agreesToTexts: false,
  });

  await openRequest(page, 'Lou Brannon');
  const conversation = page.getByRole('region', { name: 'Conversation', exact: true });
  await expect(conversation.getByText(/did not agree to texts/)).toBeVisible();
  await expect(
    conversation.getByRole('link', { name: 'Call (918) 555-0172 from this phone' }),
  ).toHaveAttribute('href', 'tel:+19185550172');
  await expect(conversation.getByRole('textbox')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  expect(await phones()).not.toContain('+19185550172');
});
