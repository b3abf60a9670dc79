/** The browser for all measurements. */
import { type Browser, type CDPSession, type Page, chromium } from 'playwright';
import { browserFlags, findQuickBrowser } from '../test/browser.ts';
import { runBeforeExit } from './ending.ts';

const ownSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** Starts the browser. It is closed when the program ends. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ ...ownSignals, ...findQuickBrowser(), args: [...browserFlags] });
  runBeforeExit(() => browser.close());
  return browser;
}

/** The phone that Lighthouse emulates: its screen, and a processor at a quarter of our speed. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const cpuSlowdown = 4;

const roundTripMs = 150;

/** Slow 4G as Lighthouse applies it in the browser: each request takes 3.75 round trips. */
const slow4G = {
  offline: false,
  latency: roundTripMs * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** Makes each request take one round trip, as on the connection that loaded the page. */
export async function keepConnection(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', { ...slow4G, latency: roundTripMs });
}

export type Visit = { page: Page; session: CDPSession };

/** Runs `work` with an empty page in a new phone's browser. `isSlow` slows its processor and network. */
export async function visitAnew<T>(
  browser: Browser,
  isSlow: boolean,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    // tsx adds calls of this function to code that runs in the page.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (isSlow) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      await session.send('Network.emulateNetworkConditions', slow4G);
    }
    return await work({ page, session });
  } finally {
    await context.close();
  }
}

/** Waits until React has taken over (src/main.tsx sets the mark) and nothing is being fetched. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.waitForLoadState('networkidle');
}
