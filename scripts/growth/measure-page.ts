import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sirv from 'sirv';

/** Serves a built site as a plain static host does; `close` ends it. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => void }> {
  const files = sirv(folder, { brotli: true, gzip: true, etag: true });
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => void server.close() };
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.waitForLoadState('networkidle');
}

/** Notes every script that a page asks for. */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && request.resourceType() === 'script') scripts.add(pathname);
  });
  return scripts;
}

/** Bytes of files as brotli, which the build has left beside them. */
async function compressedSize(folder: string, paths: Iterable<string>): Promise<number> {
  const files = await Promise.all([...paths].map((path) => readFile(join(folder, `${path}.br`))));
  return files.reduce((sum, { length }) => sum + length, 0);
}

type Site = { browser: Browser; folder: string; origin: string };

/** Bytes of the HTML, and of all script that a first visit fetches before anything is touched. */
export async function weigh(
  { browser, folder, origin }: Site,
  path: string,
): Promise<{ html: number; script: number }> {
  const page = await browser.newPage();
  try {
    const scripts = scriptsOf(page);
    await page.goto(origin + path);
    await settled(page);
    return {
      html: await compressedSize(folder, [join(path, 'index.html')]),
      script: await compressedSize(folder, scripts),
    };
  } finally {
    await page.close();
  }
}

/** What is typed: letters that many makes begin with, then fewer, then all of them again. */
const keys = ['s', 'e', 'l', 'Backspace', 'Backspace', 'Backspace', 'c', 'o', 'r', 'x', 'Backspace'];

export type FinderTimes = {
  /** Bytes of the list that the first touch fetches. */
  list: number;
  /** From a key to the frame with the answer, in ms: the median and the slowest. */
  median: number;
  slowest: number;
};

/** Types into a brand finder on a processor so many times slower than this one. */
export async function timeFinder(
  { browser, folder, origin }: Site,
  path: string,
  slowdown: number,
): Promise<FinderTimes> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  try {
    // tsx has every inner function call this to keep its name, in the page as well.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
    await page.goto(origin + path);
    await settled(page);
    const scripts = scriptsOf(page);
    const field = page.getByLabel('Make, model or machine');
    await field.focus();
    await page.waitForLoadState('networkidle');
    const list = await compressedSize(folder, scripts);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times: number[] = [];
    for (const key of keys) {
      const waiting = await field.evaluateHandle(
        (input, pressed) => ({
          answer: new Promise<number>((done, failed) => {
            setTimeout(() => failed(new Error(`Nothing changed after "${pressed}".`)), 5000);
            let typedAt = 0;
            input.addEventListener('input', ({ timeStamp }) => (typedAt = timeStamp), { once: true });
            const changes = new MutationObserver(() => {
              changes.disconnect();
              // The message comes once the frame with the answer is drawn.
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => done(performance.now() - typedAt);
                port2.postMessage(null);
              });
            });
            const watched = {
              subtree: true,
              childList: true,
              characterData: true,
              attributeFilter: ['hidden'],
            };
            changes.observe(document.body, watched);
          }),
        }),
        key,
      );
      await page.keyboard.press(key);
      times.push(await waiting.evaluate(({ answer }) => answer));
    }
    const sorted = times.toSorted((a, b) => a - b);
    return { list, median: sorted[Math.floor(sorted.length / 2)] ?? 0, slowest: sorted.at(-1) ?? 0 };
  } finally {
    await page.close();
  }
}
