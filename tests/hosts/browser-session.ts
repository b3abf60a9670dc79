/**
 * Drives Firefox and WebKit without a package, through their own servers: WebDriver BiDi on a socket for
 * Firefox, WebDriver over HTTP for WebKitGTK. Scripts read the pages, but keys and clicks are real.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'undici';
import { isJsonObject } from '../../supabase/functions/_shared/runtime/json';
import { findFreePort } from '../../tools/local-stack/functions/free-port';
import { waitForEnd, waitForPrinted } from './child-process';

const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';
const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox', macFirefox].find(existsSync);
const webKitDriver = '/usr/bin/WebKitWebDriver';
const miniBrowser = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
].find(existsSync);
const xvfb = '/usr/bin/Xvfb';

/** Which of the two browsers this machine has. */
export const otherBrowsers = {
  Firefox: firefox !== undefined,
  WebKit: miniBrowser !== undefined && existsSync(webKitDriver) && existsSync(xvfb),
};

/** Steps of one input device, in the form that both protocols share. */
type Input = { type: 'pointer' | 'key'; id: string; actions: Record<string, unknown>[]; parameters?: object };

export type BrowserSession = ReturnType<typeof makeSession>;

const windowSize = { width: 1100, height: 900 };

const makeClick = (x: number, y: number): Input => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const makeTyping = (text: string): Input => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

const asJson = (source: string) => `(args) => JSON.stringify((${source})(...JSON.parse(args))) ?? 'null'`;

type Protocol = {
  goto: (url: string) => Promise<unknown>;
  callFunction: (source: string, args: string) => Promise<unknown>;
  perform: (input: Input) => Promise<unknown>;
  stop: () => Promise<void>;
};

const makeSession = ({ goto, callFunction, perform, stop }: Protocol) => ({
  goto,
  /** Runs a function's source in the page. Its arguments and its result are passed as JSON. */
  async run(source: string, ...args: unknown[]) {
    const answer: unknown = JSON.parse(String(await callFunction(asJson(source), JSON.stringify(args))));
    return answer;
  },
  click: (x: number, y: number) => perform(makeClick(x, y)),
  /** Types into the focused element, with a pause after each key. */
  type: (text: string) => perform(makeTyping(text)),
  stop,
});

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((current, key) => (isJsonObject(current) ? current[key] : undefined), value);

export async function startFirefox(): Promise<BrowserSession> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const child = spawn(
    firefox ?? 'firefox',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const address = await waitForPrinted(child, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('Firefox refused the connection')));
  });
  const waiting = new Map<number, (answer: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer: unknown = JSON.parse(String(data));
    waiting.get(Number(at(answer, 'id')))?.(answer);
  });
  let last = 0;
  const send = async (method: string, params: object): Promise<unknown> => {
    last += 1;
    const id = last;
    const answered = new Promise<unknown>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    waiting.delete(id);
    if (at(answer, 'type') !== 'success') {
      throw new Error(`${method}: ${String(at(answer, 'message'))}`);
    }
    return at(answer, 'result');
  };
  await send('session.new', { capabilities: {} });
  const context = at(await send('browsingContext.create', { type: 'tab' }), 'context');
  await send('browsingContext.setViewport', { context, viewport: windowSize });
  return makeSession({
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async callFunction(functionDeclaration, value) {
      const call = { functionDeclaration, target: { context }, awaitPromise: true };
      const result = await send('script.callFunction', { ...call, arguments: [{ type: 'string', value }] });
      if (at(result, 'type') !== 'success') {
        throw new Error(String(at(result, 'exceptionDetails', 'text')));
      }
      return at(result, 'result', 'value');
    },
    perform: (input) => send('input.performActions', { context, actions: [input] }),
    async stop() {
      socket.close();
      await waitForEnd(child);
      rmSync(profile, { recursive: true, force: true });
    },
  });
}

export async function startWebKit(): Promise<BrowserSession> {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1280x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await waitForPrinted(screen, /^(\d+)\n/);
  const port = await findFreePort();
  const driver = spawn(webKitDriver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}` },
  });
  const ask = async (method: 'POST' | 'DELETE' | 'GET', path: string, body?: object): Promise<unknown> => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const answer: unknown = await response.json();
    if (!response.ok) {
      throw new Error(`${path}: ${String(at(answer, 'value', 'message'))}`);
    }
    return at(answer, 'value');
  };
  while (!(await ask('GET', '/status').then(Boolean, () => false))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const args = ['--automation', `--geometry=${windowSize.width}x${windowSize.height}`];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args } } };
  const session = `/session/${String(at(await ask('POST', '/session', { capabilities }), 'sessionId'))}`;
  return makeSession({
    goto: (url) => ask('POST', `${session}/url`, { url }),
    callFunction: (source, args) =>
      ask('POST', `${session}/execute/sync`, { script: `return (${source})(...arguments)`, args: [args] }),
    perform: (input) => ask('POST', `${session}/actions`, { actions: [input] }),
    async stop() {
      await ask('DELETE', session);
      await waitForEnd(driver);
      await waitForEnd(screen);
    },
  });
}
