/** What a visitor types before hydration is kept, also where an extension has changed the page meanwhile. */
import { type Page, expect, test } from '@playwright/test';
import { waitForHydration } from '../support/hydration';
import { translate } from '../support/translated';

/** Loads a page without its script, until the returned function lets it through. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return release;
}

/** What password managers, grammar checkers, dark readers and translators do to a page. */
const extensions: Record<string, (page: Page) => Promise<unknown>> = {
  none: () => Promise.resolve(),
  'nodes in the document': (page) =>
    page.evaluate(() => {
      document.documentElement.append(document.createElement('grammarly-desktop-integration'));
      document.body.prepend(document.createElement('div'));
      document.body.append(document.createElement('iframe'));
      document.head.prepend(document.createElement('style'));
    }),
  attributes: (page) =>
    page.evaluate(() => {
      document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
      document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
      for (const one of document.querySelectorAll('input, textarea, form, svg, main')) {
        one.setAttribute('data-lpignore', 'true');
        one.setAttribute('style', 'background-image: none !important');
      }
    }),
  'an icon after each field': (page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('input, textarea')) {
        field.after(document.createElement('com-1password-button'));
      }
    }),
  'a node in the page’s root': (page) =>
    page.evaluate(() => document.getElementById('root')?.prepend(document.createElement('div'))),
  'a node in each form': (page) =>
    page.evaluate(() => {
      for (const form of document.querySelectorAll('form')) {
        const hidden = document.createElement('input');
        Object.assign(hidden, { type: 'hidden', name: 'token' });
        form.prepend(document.createElement('grammarly-extension'), hidden);
      }
    }),
  'a wrapper around each field': (page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('input, textarea')) {
        const wrapper = document.createElement('span');
        field.replaceWith(wrapper);
        wrapper.append(field);
      }
    }),
  translation: translate,
};

for (const [extension, change] of Object.entries(extensions)) {
  test(`the quote form keeps early answers (extension: ${extension})`, async ({ page }) => {
    const release = await openEarly(page, '/contact');
    await change(page);
    await page.getByRole('radio', { name: 'Something is broken' }).check();
    await page.getByLabel('Equipment', { exact: true }).fill('Excavator');
    await page.getByLabel('This week').check();
    const happened = page.getByLabel('What happened');
    await happened.pressSequentially('Bucket drifts');
    await happened.press('Home');
    release();
    await waitForHydration(page);
    await expect(page.getByLabel('Equipment', { exact: true })).toHaveValue('Excavator');
    await expect(page.getByLabel('This week')).toBeChecked();
    await expect(happened).toBeFocused();
    await page.keyboard.type('The ');
    await expect(happened).toHaveValue('The Bucket drifts');
    await page.getByRole('button', { name: /^Next/ }).click();
    await expect(page.getByLabel('Where is the machine?')).toBeFocused();
  });
}

for (const extension of ['none', 'an icon after each field', 'translation']) {
  const change = async (page: Page) => extensions[extension]?.(page);

  test(`the finder and the area check answer early questions (extension: ${extension})`, async ({ page }) => {
    const release = await openEarly(page, '/');
    await change(page);
    await page.getByLabel('ZIP code or city').fill('74012');
    await page.getByLabel('Brand, model or machine').pressSequentially('kubota');
    release();
    await waitForHydration(page);
    await expect(page.getByLabel('Brand, model or machine')).toBeFocused();
    await expect(page.getByLabel('Brand, model or machine')).toHaveValue('kubota');
    await expect(page.getByRole('link', { name: /^Kubota/ }).first()).toBeVisible();
    await expect(page.getByText(/Broken Arrow/).first()).toBeVisible();
  });

  test(`the login keeps what was filled in (extension: ${extension})`, async ({ page }) => {
    const release = await openEarly(page, '/auth/login');
    await change(page);
    // As a password manager fills it in: without an event.
    await page.getByLabel('Email').evaluate((field: HTMLInputElement) => (field.value = 'owner@example.com'));
    await page.getByLabel('Password').fill('secret1');
    release();
    await waitForHydration(page);
    await expect(page.getByLabel('Email')).toHaveValue('owner@example.com');
    await expect(page.getByLabel('Password')).toHaveValue('secret1');
    await expect(page.getByLabel('Password')).toBeFocused();
  });
}
