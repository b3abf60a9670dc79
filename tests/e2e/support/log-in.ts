import { expect, type Page } from '@playwright/test';
import { press } from './keyboard';
import { phone, stack } from './stack';

/** Logs in through the login screen, as the demo admin unless told otherwise. */
export async function logIn(page: Page, { email, password } = stack().admin): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Opens a page of Settings from their list. On a phone the list is a page of its own. */
export async function openPage(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name });
  const list = page.getByRole('link', { name: 'All settings' });
  await expect(link.or(list).first()).toBeVisible();
  if (await list.isVisible()) {
    await list.click();
  }
  await link.click();
}

/** Opens a page of Settings from their list, with the keyboard alone. */
export async function openSettings(page: Page, name: RegExp): Promise<void> {
  const list = page.getByRole('navigation', { name: 'Settings' });
  const link = page.getByRole('link', { name: 'All settings' });
  await expect(list.or(link).first()).toBeVisible();
  if (await link.isVisible()) {
    await press(page, 'All settings');
  }
  await press(page, name);
}

/** Logs in, opens the inbox and waits until its live updates are on. */
export async function openMessages(page: Page): Promise<void> {
  await logIn(page);
  await press(page, /^Settings$/, 'ArrowRight');
  await expect(page.getByText(/Up to date at/)).toBeVisible();
}

/** A customer texts, and the office opens the conversation. */
export async function openTextFrom(page: Page, from: string, body: string): Promise<void> {
  await phone('text', { from, body });
  await openMessages(page);
  await press(page, body.slice(0, 20));
}
