/** Finds the browser for the end-to-end tests: Playwright's own, else an installed one. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installed = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** How tests and measurements start it: as root too, and without errands of its own on the network. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of the browser to launch; undefined when Playwright's own is there, null when none is. */
export function browserPath(): string | undefined | null {
  if (existsSync(chromium.executablePath())) return undefined;
  return installed.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

/** Makes sure that there is a browser: installs Debian's where that can be done, else says how. */
export function ensureBrowser(): void {
  if (browserPath() !== null) return;
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  try {
    if (isDebianRoot) {
      console.log('No browser found: installing Chromium with apt-get.');
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
      execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
    } else {
      console.log("No browser found: installing Playwright's Chromium.");
      execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
    }
  } catch {
    // Reported below: what counts is whether a browser is there now.
  }
  if (browserPath() === null) {
    throw new Error(
      'No browser for the end-to-end tests. Install Chrome or Chromium, or run `npx playwright install chromium`, then run the tests again.',
    );
  }
}
