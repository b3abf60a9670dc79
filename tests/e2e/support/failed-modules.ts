import type { Browser } from '@playwright/test';

/** The first version in which both retries were seen to work. Version 150 keeps failed modules until the page is left. */
const firstThatAsksAgain = 156;

/** Whether the browser keeps a module that could not be fetched, so that only a reload helps. */
export const doesKeepFailedModules = (browser: Browser): boolean =>
  Number.parseInt(browser.version(), 10) < firstThatAsksAgain;
