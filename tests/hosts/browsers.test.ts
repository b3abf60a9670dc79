/** The core journeys in Firefox and WebKit, on `dist/` with a local stack behind it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isJsonObject } from '../../supabase/functions/_shared/runtime/json';
import { demoBusinessNumber } from '../../tools/local-stack/demo-number';
import { createStaticHost } from '../../tools/local-stack/static-host';
import { runStack, type RunningStack } from '../support/running-stack';
import { otherBrowsers, startFirefox, startWebKit, type BrowserSession } from './browser-session';

const packageFile = createRequire(import.meta.url).resolve('@testing-library/dom');
const library = readFileSync(join(dirname(packageFile), '@testing-library/dom.umd.min.js'), 'utf8');

/** How a person would describe an element: its role and name, its label, or its text. */
type Query = { role: string; name: string } | { label: string } | { text: string };

/** Runs in the page: scrolls the first visible match into view and returns its center. */
const findInPage = `(query) => {
  const { screen } = TestingLibraryDom;
  const named = (name) => screen.queryAllByRole(query.role, { name });
  // Send comes before Send later.
  const found = query.role ? [...named(query.name), ...named((name) => name.startsWith(query.name))]
    : query.label ? screen.queryAllByLabelText((text) => text.startsWith(query.label))
    : screen.queryAllByText((text) => text.includes(query.text));
  const element = found.find((candidate) => candidate.checkVisibility());
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}`;

/** Waits up to ten seconds for a match that has stopped moving. */
async function find(session: BrowserSession, query: Query): Promise<{ x: number; y: number }> {
  let before = '';
  return vi.waitFor(
    async () => {
      if (!(await session.run("() => 'TestingLibraryDom' in window"))) {
        await session.run(`() => { ${library} }`);
      }
      const place = await session.run(findInPage, query);
      const now = JSON.stringify(place);
      const isAtRest = now === before;
      before = now;
      if (!isJsonObject(place) || !isAtRest) {
        throw new Error(`Not there or still moving: ${JSON.stringify(query)}`);
      }
      return { x: Number(place.x), y: Number(place.y) };
    },
    { timeout: 10_000, interval: 100 },
  );
}

const role = (roleName: string, name: string): Query => ({ role: roleName, name });

async function click(session: BrowserSession, query: Query): Promise<void> {
  const { x, y } = await find(session, query);
  await session.click(x, y);
}

async function fill(session: BrowserSession, query: Query, text: string): Promise<void> {
  await click(session, query);
  await session.type(text);
}

const readPath = (session: BrowserSession) => session.run('() => location.pathname');

/** Starts hydration at once, as a visitor's touch does; otherwise the script waits for an idle moment. */
async function hydrate(session: BrowserSession): Promise<void> {
  await session.run("() => { dispatchEvent(new Event('pointerdown')); }");
  await vi.waitFor(
    async () =>
      expect(await session.run("() => performance.getEntriesByName('hydrated').length")).toBeGreaterThan(0),
    { timeout: 10_000 },
  );
}

let stack: RunningStack;
beforeAll(async () => {
  stack = await runStack({}, { after: createStaticHost('dist') });
});
afterAll(() => stack.stop());

describe.skipIf(!otherBrowsers.Firefox)('Firefox', () => defineJourneys(startFirefox, '+19185550173'));
describe.skipIf(!otherBrowsers.WebKit)('WebKit', () => defineJourneys(startWebKit, '+19185550174'));

test('this machine has Firefox or WebKit', () =>
  expect(Object.values(otherBrowsers), 'apt-get install firefox-esr webkit2gtk-driver xvfb').toContain(true));

function defineJourneys(start: () => Promise<BrowserSession>, visitor: string): void {
  let session: BrowserSession;
  beforeAll(async () => {
    session = await start();
  });
  afterAll(() => session.stop());

  test('lets a visitor open the quote form from the home page, send a request and get a confirmation', async () => {
    await session.goto(`${stack.info.url}/`);
    await click(session, role('link', 'Contact'));
    await vi.waitFor(async () => expect(await readPath(session)).toBe('/contact'), { timeout: 10_000 });
    await hydrate(session);
    await click(session, { text: 'Something is broken' });
    await fill(session, { label: 'Equipment' }, 'Excavator');
    await fill(session, { label: 'What happened' }, 'Excavator will not start, clicks once.');
    await click(session, role('radio', 'No'));
    await click(session, role('radio', 'This week'));
    await click(session, role('button', 'Next'));
    await fill(session, { label: 'Where is the machine?' }, 'I-44 near Vinita');
    await fill(session, { label: 'Name' }, 'Dana Fields');
    await fill(session, { label: 'Phone' }, visitor);
    await click(session, role('button', 'Send request'));
    await find(session, role('heading', 'Request received'));
    await find(session, { text: 'I-44 near Vinita' });
  });

  test('lets an admin log in, open a conversation and send a text', async () => {
    const { email, password } = stack.info.admin;
    await session.goto(`${stack.info.url}/auth/login`);
    await fill(session, { label: 'Email' }, email);
    await fill(session, { label: 'Password' }, password);
    await click(session, role('button', 'Login'));
    await find(session, { label: 'Business phone number' });
    const isEmpty = "() => TestingLibraryDom.screen.getByLabelText(/Business phone number/).value === ''";
    if (await session.run(isEmpty)) {
      await fill(session, { label: 'Business phone number' }, demoBusinessNumber);
      await click(session, role('button', 'Save'));
    }
    await click(session, role('tab', 'Messages'));
    await click(session, { text: 'Curtis' });
    await fill(session, role('textbox', 'Message'), `See you at ${visitor}.`);
    await click(session, role('button', 'Send'));
    await find(session, { text: 'Message sent' });
    expect(await (await stack.request('/__phone/api/state')).text()).toContain(`See you at ${visitor}.`);
  });
}
