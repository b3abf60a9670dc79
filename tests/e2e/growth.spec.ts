/** What a first visit fetches doesn't depend on how many brands there are (dist/, as a host would send it). */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { findBrands } from '../../src/components/brand-search';
import { brands } from '../../src/content/brands';
import { hydrated } from './hydration';

/** A page may lead to a maker or two; more than that is a list. */
const mostBrands = 5;

const brandsIn = (script: string) =>
  brands.filter(({ path }) => readFileSync(`dist${script}`, 'utf8').includes(path));

for (const path of ['/', '/brands', '/contact', '/locations', '/resources', '/cat-repair-tulsa']) {
  test(`${path} fetches no script with the list of brands in it`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    await page.goto(path);
    await hydrated(page, { isTouched: false });
    await page.waitForLoadState('networkidle');
    expect(scripts).not.toEqual([]);
    const lists = scripts.filter((script) => brandsIn(script).length > mostBrands);
    expect(lists).toEqual([]);
  });
}

test('the list of makes answers to a filter as it was sent, and comes back whole', async ({ page }) => {
  await page.goto('/brands');
  await hydrated(page);
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link');
  const search = page.getByRole('searchbox');
  await search.fill('skid steer');
  const found = findBrands({ text: 'skid steer', category: 'all' }).flatMap((group) => group.brands);
  expect(found).not.toEqual([]);
  await expect(rows).toHaveText(found.map(({ name }) => new RegExp(`^${name}`)));
  await search.fill('');
  await expect(rows).toHaveCount(brands.length);
});
