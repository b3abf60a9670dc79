import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong on the page as it stands: rule and elements. The maps frame is another site's. */
export async function violations(page: Page): Promise<string[]> {
  // Without other sites' frames to look into, one pass within the page is enough, and twice as fast.
  const { violations: found } = await new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
