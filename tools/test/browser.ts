/** Finds the browser for tests and measurements: Playwright's own, else an installed one. */
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

/** Chromium without windows, tabs and memory of pages: the same engine, and the tests take half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

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

/** Path of the whole browser to launch; undefined when Playwright's own is there, null when none is. */
export function browserPath(): string | undefined | null {
  if (existsSync(chromium.executablePath())) return undefined;
  return installed.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

/** As `browserPath`, but of the quickest one that can do nearly all. Playwright takes its own such by itself. */
export function quickBrowserPath(): string | undefined | null {
  const path = browserPath();
  const isFree = path !== undefined && !process.env.CHROME_PATH;
  return isFree && existsSync(headlessShell) ? headlessShell : path;
}

const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

function aptInstall(...packages: string[]): void {
  console.log(`Installing ${packages.join(', ')} with apt-get.`);
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=20', ...args], { stdio: 'ignore' });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

/** Installs Firefox and WebKit on Debian for tests/hosts/browsers.test.ts, which names missing ones. */
export function installOtherBrowsers(): void {
  const programs = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'];
  if (!isDebianRoot || programs.every((program) => existsSync(`/usr/bin/${program}`))) return;
  try {
    aptInstall('firefox-esr', 'webkit2gtk-driver', 'xvfb');
  } catch {
    console.log('Firefox and WebKit could not be installed: their tests are skipped.');
  }
}

/** Makes sure that there is a browser: installs Debian's where that can be done, else says how. */
export function ensureBrowser(): void {
  const path = browserPath();
  const isComplete = path === undefined || (path !== null && existsSync(headlessShell));
  try {
    if (isDebianRoot && !isComplete) {
      aptInstall('chromium', 'chromium-headless-shell');
    } else if (path === null) {
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
