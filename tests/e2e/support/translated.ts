import { type Page, expect } from '@playwright/test';
import { translatePage } from '../../support/translator';
import { waitForHydration } from './hydration';

/** Notes every error that the page throws or logs. */
export function noteErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      errors.push(message.text());
    }
  });
  return errors;
}

/** Opens a page and has it translated once React has taken it over. */
export async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await translate(page);
}

/** Translates the page that is open, and whatever it shows from now on. */
export const translate = (page: Page) =>
  page.evaluate(`globalThis.staleTexts = (${translatePage.toString()})(); undefined`);

/** Expects that the page still stands and that every text on it is current. */
export async function expectCurrent(page: Page, errors: readonly string[]): Promise<void> {
  expect(errors).toEqual([]);
  expect(await page.evaluate('globalThis.staleTexts')).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
}
