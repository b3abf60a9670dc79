/** What the tests of jobs do in the office, and beside it. */
import { type Page, expect } from '@playwright/test';
import { invoke, signIn, stack } from './stack';

/** Does something as the admin, without the office. Returns the answer as text. */
export async function act(name: string, request: object): Promise<string> {
  const { email, password } = stack().admin;
  const { status, body } = await invoke(name, request, await signIn(email, password));
  expect(status).toBe(200);
  return JSON.stringify(body);
}

/** Opens what can be done about a job: in the customer's column, or in the bar where there is none. */
export async function openSteps(page: Page, title: string): Promise<void> {
  const names = [`Next steps: ${title}`, `Job: ${title}`];
  const [column, bar] = names.map((name) => page.getByRole('button', { name, exact: true }));
  await (isWide(page) ? column : bar)?.click();
}

/** Whether the window has a column for the customer. */
export const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1280;
