/** What a visitor's hand waits for on a phone with a slow processor, once the page has come to rest. */
import type { Locator, Page } from 'playwright';
import { asNewVisitor, settled } from './chromium.ts';
import { longestEvent, watchEvents } from './event-timing.ts';
import { type Measuring, withRetries } from './measuring.ts';
import { type Report, type Row, median } from './report.ts';

type Interaction = {
  name: string;
  path: string;
  /** As soon as the first paint over slow 4G, instead of once the page has come to rest. */
  isEarly?: boolean;
  /** Ends when the visitor sees the answer, and throws when there is none. */
  act: (page: Page) => Promise<void>;
};

/** Taps where the element is. Unlike `Locator.tap` it does nothing in the page that would be timed as well. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** A quick typist's pause between two keys. */
const keyPauseMs = 100;

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tap(page, field);
  await page.keyboard.type(text, { delay: keyPauseMs });
}

async function openMenu(page: Page): Promise<void> {
  await tap(page, page.getByRole('button', { name: 'Open menu' }));
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
}

const interactions: readonly Interaction[] = [
  { name: 'menu opened', path: '/', act: openMenu },
  { name: 'menu opened as soon as it is painted', path: '/', isEarly: true, act: openMenu },
  {
    name: 'area check typed',
    path: '/',
    act: async (page) => {
      const check = page.getByRole('form', { name: 'Area check' });
      await type(page, check.getByRole('textbox'), '74012');
      await page.getByText('Broken Arrow, OK 74012').waitFor();
    },
  },
  {
    name: 'next review shown',
    path: '/',
    act: async (page) => {
      await tap(page, page.getByRole('button', { name: 'Next review' }));
      await page.getByText(/^2 of \d+$/).waitFor();
    },
  },
  {
    name: 'makes filtered',
    path: '/brands',
    act: async (page) => {
      await type(page, page.getByRole('searchbox', { name: 'Make, model or machine' }), 'komatsu');
      await page.getByText(/^1 of \d+ makes/).waitFor();
    },
  },
  {
    name: 'quote form filled in wrong and sent',
    path: '/contact',
    act: async (page) => {
      const form = page.getByRole('form', { name: 'Quote request' });
      await type(page, form.getByLabel('Name', { exact: true }), 'Dana Fields');
      await type(page, form.getByLabel('ZIP code'), '74012');
      await type(page, form.getByLabel('What happened'), 'Clicks once');
      await tap(page, form.getByRole('button', { name: 'Send request' }));
      await form.getByRole('link').first().waitFor();
      await form.getByLabel('Equipment').and(page.locator('[aria-invalid]')).waitFor();
    },
  },
];

const mostINP = 100;
/** While the page is still coming over slow 4G. */
const mostEarlyINP = 150;

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

/** The longest interaction of one visit. */
async function slowest({ browser, origin }: Measuring, interaction: Interaction): Promise<number> {
  const { path, act, isEarly = false } = interaction;
  return asNewVisitor(browser, { isSlowProcessor: true, isSlowNetwork: isEarly }, async ({ page }) => {
    await watchEvents(page);
    await page.goto(origin + path, { waitUntil: isEarly ? 'commit' : 'load' });
    await (isEarly ? page.waitForFunction(isPainted) : settled(page));
    await act(page);
    return longestEvent(page);
  });
}

export async function measureInteractions(measuring: Measuring): Promise<Report> {
  const { runs, say } = measuring;
  const rows: Row[] = [];
  for (const interaction of interactions) {
    const { path, name, isEarly } = interaction;
    const times: number[] = [];
    say(`Interaction: ${name}`);
    for (let round = 0; round < runs; round += 1)
      times.push(await withRetries(name, say, () => slowest(measuring, interaction)));
    rows.push({
      subject: `${path} ${name}`,
      figures: {
        'INP ms': { value: median(times), atMost: isEarly ? mostEarlyINP : mostINP },
        'slowest ms': { value: Math.max(...times) },
      },
    });
  }
  return {
    title: `Interactions, processor at a quarter: longest from touch or key to paint, medians of ${runs}`,
    rows,
  };
}
