/** The pages of Settings: their list, the way back, and what stays typed. */
import { expect, test } from '@playwright/test';
import { findViolations } from '../support/axe';
import { press } from '../support/keyboard';
import { logIn, openPage, openSettings } from '../support/log-in';

for (const [width, height] of [
  [1366, 640],
  [1280, 800],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} pixels, Settings start with the number, and its form is in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await logIn(page);
    await expect(page.getByRole('textbox', { name: 'Business phone number' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: 'Twilio phone numbers' })).toBeVisible();
  });

  test(`at ${width} × ${height} pixels, a reply is added, ordered and changed with the keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await logIn(page);
    await openSettings(page, /^Replies/);
    const list = page.getByRole('list', { name: 'Replies' });
    for (const words of [`We start at ${width}`, `We are done at ${width}`]) {
      await press(page, 'Add a reply');
      await expect(page.getByRole('textbox', { name: 'Reply' })).toBeFocused();
      await page.keyboard.type(`${words}, `);
      await press(page, '[name]');
      await page.keyboard.type('.');
      await expect(page.getByRole('blockquote')).toHaveText(`${words}, Dale.`);
      expect(await findViolations(page), 'a new reply').toEqual([]);
      await press(page, /^Save$/);
      await expect(list).toContainText(`${words}, [name].`);
    }
    const up = page.getByRole('button', { name: `Move up: We are done at ${width}, [name].` });
    const moved = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('orderReplies')),
    );
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(up).toBeFocused();
    expect((await moved).status()).toBe(200);

    await press(page, `Change: We start at ${width}, [name].`);
    await page.keyboard.press('End');
    await page.keyboard.type(' Bye');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveValue(
      `We start at ${width}, [name]. Bye`,
    );
    await press(page, /^Save$/);
    await expect(page.getByText('Reply saved')).toBeVisible();
    const rows = (await list.getByRole('listitem').allTextContents()).filter((row) =>
      row.includes(`at ${width}, [name]`),
    );
    expect(rows).toEqual([`We are done at ${width}, [name].`, `We start at ${width}, [name]. Bye`]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

/** All but the first. */
const pagesOfSettings = [
  'Calls and voicemail',
  'Automatic texts',
  'Replies',
  'Job texts',
  'Website',
  'Alerts',
  'People',
  'Contacts',
  'Links',
  'Status',
  'Your calendar',
  'Login and password',
];

for (const width of [390, 1280]) {
  test(`at ${width} pixels, the pages of Settings and their list pass axe and fit`, async ({ page }) => {
    test.slow();
    const narrowest = width === 390 ? 320 : width;
    const check = async (name: string) => {
      expect(await findViolations(page), name).toEqual([]);
      await page.setViewportSize({ width: narrowest, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(narrowest);
      await page.setViewportSize({ width, height: 640 });
    };
    await page.setViewportSize({ width, height: 640 });
    await logIn(page);
    await expect(page.getByRole('textbox', { name: 'Business phone number' })).toBeVisible();
    await check('the number');
    if (width === 390) {
      await page.getByRole('link', { name: 'All settings' }).click();
      await check('the list');
      await page.goBack();
    }
    for (const name of pagesOfSettings) {
      await openPage(page, name);
      await expect(page.getByRole('region', { name })).toBeVisible();
      await check(name);
    }
  });
}
