/** What a visitor's hand waits for on a phone with a slow processor, once the page has come to rest. */
import type { Locator, Page } from 'playwright';
import { asNewVisitor, settled } from './chromium.ts';
import { eventsSoFar, shortestNotedMs, watchEvents } from './event-timing.ts';
import type { Measuring } from './measuring.ts';
import { patiently } from './retry-policy.ts';
import { type Report, type Row, median } from './report.ts';

type Interaction = {
  name: string;
  path: string;
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

const interactions: readonly Interaction[] = [
  {
    name: 'menu opened',
    path: '/',
    act: async (page) => {
      await tap(page, page.getByRole('button', { name: 'Open menu' }));
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
  },
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

/** The longest interaction of one visit. */
async function slowest({ browser, origin }: Measuring, { path, act }: Interaction): Promise<number> {
  return asNewVisitor(browser, { isSlowProcessor: true }, async ({ page }) => {
    await watchEvents(page);
    await page.goto(origin + path);
    await settled(page);
    await act(page);
    const events = await eventsSoFar(page);
    return Math.max(shortestNotedMs, ...events.map(({ came, painted }) => painted - came));
  });
}

export async function measureInteractions(measuring: Measuring): Promise<Report | null> {
  const asked = interactions.filter(({ path }) => measuring.isAsked(path));
  if (asked.length === 0) return null;
  const rows: Row[] = [];
  for (const interaction of asked) {
    const times: number[] = [];
    measuring.say(`Interaction: ${interaction.name}`);
    for (let round = 0; round < measuring.runs; round += 1)
      times.push(await patiently(interaction.name, measuring.say, () => slowest(measuring, interaction)));
    rows.push({
      subject: `${interaction.path} ${interaction.name}`,
      figures: {
        INP: { value: median(times), target: { atMost: mostINP } },
        slowest: { value: Math.max(...times) },
      },
    });
  }
  return {
    section: 'interactions',
    title: `Interactions, processor at a quarter: longest from touch or key to paint, medians of ${measuring.runs}`,
    subject: 'interaction',
    columns: [
      { name: 'INP', unit: 'ms' },
      { name: 'slowest', unit: 'ms' },
    ],
    rows,
    notes: [],
  };
}
