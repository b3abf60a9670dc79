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

/** Chromium's engine without its windows. Tests take half the time with it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The flags for tests and measurements. The browser also runs as root, and sends no requests of its own. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Browser = { executablePath?: string };

/** The full browser, as options for Playwright. Playwright's own one needs none. Null when there is none. */
export function findBrowser(): Browser | null {
  if (existsSync(chromium.executablePath())) {
    return {};
  }
  const executablePath = installed.find((path) => path && existsSync(path));
  return executablePath ? { executablePath } : null;
}

/** Like `findBrowser`, but prefers the faster headless shell. Playwright's own browser comes with one. */
export function findQuickBrowser(): Browser | null {
  const browser = findBrowser();
  const isFree = !process.env.CHROME_PATH && (browser === null || browser.executablePath !== undefined);
  return isFree && existsSync(headlessShell) ? { executablePath: headlessShell } : browser;
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
  if (!isDebianRoot || programs.every((program) => existsSync(`/usr/bin/${program}`))) {
    return;
  }
  try {
    aptInstall('firefox-esr', 'webkit2gtk-driver', 'xvfb');
  } catch {
    console.log('Firefox and WebKit could not be installed: their tests are skipped.');
  }
}

/** Makes sure that there is a browser. Installs one if possible, otherwise says how. */
export function ensureBrowser(): void {
  const browser = findBrowser();
  const isComplete = browser !== null && (!browser.executablePath || existsSync(headlessShell));
  try {
    if (isDebianRoot && !isComplete) {
      aptInstall('chromium', 'chromium-headless-shell');
    } else if (browser === null) {
      console.log("No browser found: installing Playwright's Chromium.");
      execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
    }
  } catch {
    // Reported below, if there is still no browser.
  }
  if (findBrowser() === null) {
    throw new Error(
      'No browser for the end-to-end tests. Install Chrome or Chromium, or run `npx playwright install chromium`, then run the tests again.',
    );
  }
}
