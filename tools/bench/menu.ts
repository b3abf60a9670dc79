/** Measures the time from a tap on the menu button until the menu is painted, while the page loads. */
import type { Browser } from 'playwright';
import { visitAnew, waitUntilSettled } from './chromium.ts';
import { type Measuring, say, retry } from './measuring.ts';
import { type Report, type Row, findMedian } from './report.ts';

/** When the tap comes, in milliseconds after the button is there. The script starts with the first tap. */
const moments = [0, 400, 800, 1_200, 1_600, 2_000, 'loaded'] as const;
type Moment = (typeof moments)[number];

/** Runs in the page: waits for a tap, then for the frame that shows the menu. */
const tapToMenu = () =>
  new Promise<number>((resolve) => {
    const menu = document.querySelector('dialog');
    if (!menu) {
      throw new Error('The page has no menu.');
    }
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          if (menu.checkVisibility()) {
            setTimeout(() => resolve(performance.now() - timeStamp));
          } else {
            requestAnimationFrame(look);
          }
        };
        look();
      },
      { capture: true, once: true },
    );
  });

function tapOnce(browser: Browser, origin: string, moment: Moment): Promise<number> {
  return visitAnew(browser, true, async ({ page }) => {
    await page.goto(origin, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.waitFor();
    if (moment === 'loaded') {
      await waitUntilSettled(page);
    } else {
      await page.waitForTimeout(moment);
    }
    const painted = page.evaluate(tapToMenu);
    await button.tap();
    return await painted;
  });
}

/** On a phone with slow 4G and a processor at a quarter. */
export async function measureMenu({ browser, origin, runs }: Measuring): Promise<Report> {
  const rows: Row[] = [];
  for (const moment of moments) {
    const subject = moment === 'loaded' ? 'after hydration' : `${moment} ms after the button is there`;
    say(`Menu: ${subject}`);
    const times: number[] = [];
    for (let round = 0; round < runs; round += 1) {
      times.push(await retry(subject, () => tapOnce(browser, origin, moment)));
    }
    rows.push({
      subject,
      figures: {
        'painted ms': { value: findMedian(times), atMost: 150 },
        'slowest ms': { value: Math.max(...times) },
      },
    });
  }
  return { title: `From a tap on the menu button to the painted menu, medians of ${runs}`, rows };
}
