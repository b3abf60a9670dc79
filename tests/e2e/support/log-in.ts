import type { Page } from '@playwright/test';
import { stack } from './stack';

/** Logs in through the login screen, as the demo admin unless told otherwise. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string } = stack().admin,
): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
