import { expect, type Page } from '@playwright/test';

/**
 * Presses Tab, or Shift+Tab for what is further up, until the focus is on a control with this name. The rows of a list
 * are one stop, in which the arrow keys move.
 */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page
    .locator('a, button, summary')
    .filter({ hasText: name })
    .or(page.getByLabel(name).and(page.locator('button, input, textarea')))
    .filter({ visible: true });
  // Otherwise Tab would pass over the place of a control that is still loading.
  await expect(wanted).not.toHaveCount(0);
  let key = 'Tab';
  await expect(async () => {
    await page.keyboard.press(key);
    // Without waiting, because the next Tab would pass over a control that is seen too late.
    const { places, isAmongRows } = await wanted.evaluateAll((found) => ({
      places: found.map((one) => document.activeElement?.compareDocumentPosition(one)),
      isAmongRows: [document.activeElement, ...found].every((one) => one?.matches('[data-address]')),
    }));
    const isDown = places.length === 0 || places.some((place = 4) => place & 4);
    if (isAmongRows && places.length > 0) {
      key = isDown ? 'ArrowDown' : 'ArrowUp';
    } else {
      key = isDown ? 'Tab' : 'Shift+Tab';
    }
    expect(places).toContain(0);
  }).toPass({ timeout: 20_000, intervals: [0] });
}

/** Moves the focus there and presses the key. */
export async function press(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Moves the focus there and types the words. */
export async function type(page: Page, field: string | RegExp, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(words);
}

/** Chooses which conversations the list shows. */
export async function chooseView(page: Page, name: string): Promise<void> {
  await press(page, /^Which conversations/);
  await press(page, new RegExp(`^${name}$`));
}

/** Moves the focus to the checked radio button, and on to the wanted one with the arrow keys. */
export async function choose(page: Page, checked: string, wanted: string): Promise<void> {
  await press(page, new RegExp(`^${checked}$`), 'ArrowRight');
  while (!(await page.getByRole('radio', { name: wanted, exact: true }).isChecked())) {
    await page.keyboard.press('ArrowRight');
  }
}
