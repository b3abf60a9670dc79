/** How long a tap on the menu takes while the page is still coming over slow 4G. */
import { setTimeout as pause } from 'node:timers/promises';
import { asNewVisitor } from './chromium.ts';
import { eventsSoFar, shortestNotedMs, watchEvents } from './event-timing.ts';
import type { Measuring } from './measuring.ts';
import { patiently } from './retry-policy.ts';
import { type Report, type Row, median } from './report.ts';

const path = '/';

type Moment = { name: string; until: 'painted' | 'hydrating'; thenMs: number };

const moments: readonly Moment[] = [
  { name: 'as soon as it is painted', until: 'painted', thenMs: 0 },
  { name: '0.5 s later', until: 'painted', thenMs: 500 },
  { name: '1 s later', until: 'painted', thenMs: 1000 },
  { name: '2 s later', until: 'painted', thenMs: 2000 },
  { name: '3 s later', until: 'painted', thenMs: 3000 },
  { name: 'while React takes over', until: 'hydrating', thenMs: 0 },
];

/** Runs in the page, before its own script: says on the console when a tap's moment has come. */
function announceMoments(): void {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) console.debug('painted');
  }).observe({ type: 'paint', buffered: true });

  // The first thing that React does to its root is to listen to it.
  addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root');
    if (!root) return;
    const listenFirst = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      Reflect.deleteProperty(root, 'addEventListener');
      console.debug('hydrating');
      root.addEventListener(type, listener, options);
    };
    Object.defineProperty(root, 'addEventListener', { value: listenFirst, configurable: true });
  });

  addEventListener(
    'pointerdown',
    ({ timeStamp }) => performance.mark('tapped', { startTime: timeStamp }),
    true,
  );
}

type Place = { x: number; y: number };

/** Where the button is that opens the menu, which sticks to the top. */
async function findButton({ browser, origin }: Measuring): Promise<Place> {
  return asNewVisitor(browser, {}, async ({ page }) => {
    await page.goto(origin + path);
    const box = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
    if (!box) throw new Error('The menu has no button.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

/** Times in ms; `came` is since the navigation began. */
type Tap = { came: number; took: number; wasHydrated: boolean };

async function tapOnce({ browser, origin }: Measuring, { x, y }: Place, moment: Moment): Promise<Tap> {
  return asNewVisitor(browser, { isSlowProcessor: true, isSlowNetwork: true }, async ({ page }) => {
    await page.addInitScript(announceMoments);
    await watchEvents(page);
    await Promise.all([
      page.waitForEvent('console', (message) => message.text() === moment.until),
      page.goto(origin + path, { waitUntil: 'commit' }),
    ]);
    if (moment.thenMs > 0) await pause(moment.thenMs);
    await page.touchscreen.tap(x, y);
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    const events = await eventsSoFar(page);
    const { tappedAt, hydratedAt } = await page.evaluate(() => ({
      tappedAt: performance.getEntriesByName('tapped')[0]?.startTime,
      hydratedAt: performance.getEntriesByName('hydrated')[0]?.startTime,
    }));
    if (tappedAt === undefined) throw new Error('The page noticed no tap.');
    return {
      came: tappedAt,
      took: Math.max(tappedAt + shortestNotedMs, ...events.map(({ painted }) => painted)) - tappedAt,
      wasHydrated: hydratedAt !== undefined && hydratedAt <= tappedAt,
    };
  });
}

const mostMs = 150;

export async function measureMenuTap(measuring: Measuring): Promise<Report | null> {
  if (!measuring.isAsked(path)) return null;
  const place = await findButton(measuring);
  const rows: Row[] = [];
  const notes: string[] = [];
  for (const moment of moments) {
    measuring.say(`Menu tapped ${moment.name}`);
    const taps: Tap[] = [];
    for (let round = 0; round < measuring.runs; round += 1)
      taps.push(await patiently(moment.name, measuring.say, () => tapOnce(measuring, place, moment)));
    rows.push({
      subject: moment.name,
      figures: {
        'tapped at': { value: median(taps.map(({ came }) => came)) },
        'open after': { value: median(taps.map(({ took }) => took)), target: { atMost: mostMs } },
        slowest: { value: Math.max(...taps.map(({ took }) => took)) },
      },
    });
    const late = taps.filter(({ wasHydrated }) => wasHydrated).length;
    if (moment.until === 'hydrating' && late > 0) {
      notes.push(`${late} of ${taps.length} taps came only after React had taken over.`);
    }
  }
  return {
    section: 'menu',
    title: `Menu of ${path}, slow 4G and processor at a quarter: from touch to open menu, medians of ${measuring.runs}`,
    subject: 'tapped',
    columns: [
      { name: 'tapped at', unit: 'ms' },
      { name: 'open after', unit: 'ms' },
      { name: 'slowest', unit: 'ms' },
    ],
    rows,
    notes,
  };
}
