import { expect, type Page } from '@playwright/test';

/** Presses Tab until the focus is on a control with this name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page
    .locator(':is(button, summary):focus')
    .filter({ hasText: name })
    .or(page.locator(':focus').and(page.getByLabel(name)));
  await expect(async () => {
    await page.keyboard.press('Tab');
    // Without waiting, because the next Tab would pass over a control that is seen too late.
    expect(await wanted.count()).toBe(1);
  }).toPass({ timeout: 20_000, intervals: [0] });
}

/** Moves the focus there with Tab and presses the key. */
export async function press(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Moves the focus there with Tab and types the words. */
export async function type(page: Page, field: string | RegExp, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(words);
}
