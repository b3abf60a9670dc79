/** Measures the time from a click on a link until the next page's heading is painted. */
import type { Browser } from 'playwright';
import { type Visit, visitAnew, keepConnection, waitUntilSettled } from './chromium.ts';
import { type Measuring, say, retry } from './measuring.ts';
import { type Report, type Row, findMedian } from './report.ts';

const links = [
  { from: '/', to: '/contact' },
  { from: '/brands', to: '/kenworth-repair-tulsa' },
  { from: '/cat-repair-tulsa', to: '/fleet-maintenance-construction' },
] as const;
type Link = (typeof links)[number];

/** How long a finger stays on the screen. */
const touchMs = 100;

/** A slow network takes 150 ms for a request on the page's own connection, 562 ms on a new one. */
type Condition = [
  name: string,
  network: 'fast' | 'slow' | 'slow and new',
  isTouched: boolean,
  atMost: number,
];

const conditions: Condition[] = [
  ['at once', 'fast', false, 150],
  ['after 100 ms of touch', 'fast', true, 80],
  ['slow phone, 150 ms a request, after 100 ms of touch', 'slow', true, 400],
  // A request takes 462 ms longer than the touch, so only a page that was fetched before can meet the target.
  ['slow phone, 562 ms a request, after 100 ms of touch', 'slow and new', true, 400],
];

/** Runs in the page: waits for a click, then for another heading, and for the frame that shows it. */
const clickToHeading = () =>
  new Promise<number>((resolve) => {
    const readHeading = () => document.querySelector('main h1')?.textContent ?? '';
    const left = readHeading();
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          if (readHeading() === left || readHeading() === '') {
            return;
          }
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });

async function act({ page, session }: Visit, { to }: Link, isTouched: boolean): Promise<void> {
  const link = page.locator(`main a[href^="${to}"]`).first();
  if (!isTouched) {
    await link.dispatchEvent('click');
    return;
  }
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) {
    throw new Error(`Nothing leads to ${to}.`);
  }
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touchMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function clickOnce(
  browser: Browser,
  origin: string,
  link: Link,
  [, network, isTouched]: Condition,
): Promise<number> {
  return visitAnew(browser, network !== 'fast', async (visit) => {
    await visit.page.goto(origin + link.from);
    await waitUntilSettled(visit.page);
    if (network === 'slow') {
      await keepConnection(visit.session);
    }
    const [painted] = await Promise.all([visit.page.evaluate(clickToHeading), act(visit, link, isTouched)]);
    return painted;
  });
}

/** Both builds take turns where another one is given. */
export async function measureClicks(measuring: Measuring): Promise<Report> {
  const { browser, origin, otherOrigin, runs } = measuring;
  const rows: Row[] = [];
  for (const link of links) {
    for (const condition of conditions) {
      const [name, , , atMost] = condition;
      const subject = `${link.from} to ${link.to}, ${name}`;
      say(`Click: ${subject}`);
      const own: number[] = [];
      const other: number[] = [];
      for (let round = 0; round < runs; round += 1) {
        own.push(await retry(subject, () => clickOnce(browser, origin, link, condition)));
        if (otherOrigin) {
          other.push(await retry(subject, () => clickOnce(browser, otherOrigin, link, condition)));
        }
      }
      rows.push({
        subject,
        figures: {
          'painted ms': { value: findMedian(own), atMost },
          'slowest ms': { value: Math.max(...own) },
          ...(other.length > 0 ? { 'other ms': { value: findMedian(other) } } : {}),
        },
      });
    }
  }
  return { title: `From a click to the painted heading of the next page, medians of ${runs}`, rows };
}
