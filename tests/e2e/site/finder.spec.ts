/** The parts of the finder, the area check and the quote form that need a real browser. */
import { expect, test } from '@playwright/test';
import { waitForHydration } from '../support/hydration';

test('the finder loads its list of model names when its field first gets the focus', async ({ page }) => {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      answers.push(response.text());
    }
  });
  const listScriptsWithModels = async () =>
    (await Promise.all(answers)).filter((script) => script.includes('cascadia')).length;
  await page.goto('/');
  await waitForHydration(page);
  expect(await listScriptsWithModels()).toBe(0);
  await page.getByLabel('Brand, model or machine').focus();
  await expect.poll(listScriptsWithModels).toBe(1);
});

test('Back returns to the first step of the quote form and keeps its answers', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await page.getByText('Something is broken').click();
  const happened = page.getByLabel('What happened');
  await page.getByLabel('Equipment', { exact: true }).fill('Excavator');
  await happened.fill('Bucket drifts down when hot.');
  await page.getByLabel('This week').check();
  await page.getByRole('button', { name: /^Next/ }).press('Enter');
  await expect(page.getByLabel('Where is the machine?')).toBeFocused();
  await expect(happened).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(happened).toBeVisible();
  await expect(happened).toHaveValue('Bucket drifts down when hot.');
});

test('the quote form says when part of it can’t load, keeps what was typed, and goes on after another try', async ({
  page,
}) => {
  await page.route('**/assets/form-parts-*.js', (route) => route.abort());
  await page.goto('/contact');
  await waitForHydration(page);
  const form = page.getByRole('form', { name: 'Quote request' });
  await form.getByText('Something is broken').click();
  await expect(form.getByRole('alert')).toHaveText(/^Part of this form didn’t load/);
  await form.getByLabel('Equipment', { exact: true }).fill('Excavator');
  await page.unroute('**/assets/form-parts-*.js');
  await form.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(form.getByRole('button', { name: 'Add pictures' })).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.getByLabel('Equipment', { exact: true })).toHaveValue('Excavator');
});

test('a link of the DOT page opens the quote form with its answer chosen, also before hydration', async ({
  page,
}) => {
  await page.goto('/services/dot-inspection');
  const link = page.getByRole('main').getByRole('link', { name: 'Request a Service Quote' }).first();
  await expect(link).toHaveAttribute('href', '/contact?kind=planned&service=dot_annual#quote');
  await link.click();
  const form = page.getByRole('form', { name: 'Quote request' });
  await expect(form.getByLabel('DOT annual inspection')).toBeChecked();
  await expect(form.getByLabel('How many units?')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms on the home page open the pages that show the results', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Brand, model or machine').fill('kubota');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(/\/brands\/?\?q=kubota$/);
    await expect(page.getByRole('link', { name: 'Kubota' }).first()).toBeVisible();
    await expect(page.getByRole('search')).toBeHidden();

    await page.goto('/');
    await page.getByLabel('ZIP code or city').fill('74012');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page).toHaveURL(/\/locations\/?\?place=74012$/);
    await expect(page.getByRole('row', { name: /Broken Arrow, OK 14\.3/ })).toBeVisible();
  });

  test('a note with the phone number and the email address replaces the quote form', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText(/This form needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('form', { name: 'Quote request' })).toBeHidden();
  });
});
