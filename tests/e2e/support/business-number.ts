import { expect, type Page } from '@playwright/test';

/** The number of the emulator's account that these tests call the business's own. */
export const businessNumber = '+19185550142';

/** Saves it on the Settings tab, which has to be open. */
export async function saveBusinessNumber(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Business phone number' }).fill(businessNumber);
  await page.getByRole('button', { name: 'Save Phone Number' }).click();
  await expect(page.getByText('Phone number updated successfully')).toBeVisible();
}
