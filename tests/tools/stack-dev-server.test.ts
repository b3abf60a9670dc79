/** `npm run dev` as a developer uses it: its process, its output and how it ends. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findFreePort, listen } from '../../tools/local-stack/functions/free-port';
import { makeTemporaryFolder } from '../support/temporary-folder';

const folder = makeTemporaryFolder(afterAll);
const children: ChildProcess[] = [];

afterAll(() => {
  for (const child of children) {
    child.kill('SIGKILL');
  }
});

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

function runVite(args: string[], settings: Record<string, string>): Run {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args], {
    env: { PATH, HOME, NO_COLOR: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, output: () => output, ended };
}

/** Process ids of the edge functions that were started with the given setting, e.g. `NAME=value`. */
function listDenoProcesses(setting: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('end-with-parent.ts') &&
          readFileSync(`/proc/${pid}/environ`, 'utf8').includes(setting)
        );
      } catch {
        return false;
      }
    })
    .map(Number);
}

const shop = 'https://shop.example';

async function startDev(dataDir: string): Promise<Run & { url: string }> {
  const port = await findFreePort();
  const run = runVite([], { PORT: String(port), LOCAL_DATA_DIR: dataDir, ALLOWED_ORIGINS: shop });
  await expect.poll(() => existsSync(join(dataDir, 'local-stack.json')), { timeout: 100_000 }).toBe(true);
  return { ...run, url: `http://localhost:${port}` };
}

const hasProc = existsSync('/proc/self/environ');

test('the dev server prints its addresses and the demo login, and Ctrl-C ends all it started', async () => {
  const dataDir = join(folder, 'interrupted');
  const { child, output, ended, url } = await startDev(dataDir);
  const info = readFileSync(join(dataDir, 'local-stack.json'), 'utf8');
  const [, password = 'none'] = /"password": "(.*?)"/.exec(info) ?? [];
  await expect.poll(output).toContain(`${url}/__mail`);
  expect(output()).toContain(`${url}/auth/login   admin@example.com / ${password}`);
  expect(output()).toContain(`${url}/__phone`);
  expect(output()).toContain('The local stack, for development: ');
  expect(output(), 'no warning of a library’s').not.toMatch(/experimental/i);
  for (const origin of [shop, 'http://localhost:9']) {
    const asked = { method: 'OPTIONS', headers: { origin } };
    const { headers } = await fetch(`${url}/functions/v1/sms-handler`, asked);
    expect(headers.get('access-control-allow-origin')).toBe(origin === shop ? shop : null);
  }
  if (hasProc) {
    expect(listDenoProcesses(`SUPABASE_URL=${url}`)).not.toEqual([]);
  }

  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(existsSync(join(dataDir, 'local-stack.json'))).toBe(false);
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  if (hasProc) {
    expect(listDenoProcesses(`SUPABASE_URL=${url}`)).toEqual([]);
  }
});

test.skipIf(!hasProc)('a killed dev server leaves no process behind', async () => {
  const { child, ended, url } = await startDev(join(folder, 'killed'));
  child.kill('SIGKILL');
  await ended;
  await expect.poll(() => listDenoProcesses(`SUPABASE_URL=${url}`), { timeout: 10_000 }).toEqual([]);
});

test.each([
  ['a port in use', {}, /^Port \d+ is in use: stop what runs there, or choose another port/m],
  ['an invalid port', { PORT: 'eighty' }, /^PORT is "eighty": set it to a number from 1 to 65535/m],
  [
    'an incomplete hosted project',
    { VITE_SUPABASE_URL: 'https://example.supabase.co' },
    /^Only one of VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY is set/m,
  ],
])('%s stops the dev server with one sentence', async (_case, settings: Record<string, string>, sentence) => {
  const holder = createServer();
  const port = await listen(holder, 0, '127.0.0.1');
  const { output, ended } = runVite([], { PORT: String(port), LOCAL_DATA_DIR: 'memory', ...settings });
  expect(await ended).toBe(1);
  holder.close();
  expect(output()).toMatch(sentence);
  expect(output()).not.toMatch(/^\s+at /m);
});

test('the dev server starts no local stack when it uses a hosted project', async () => {
  const port = await findFreePort();
  const dataDir = join(folder, 'hosted');
  const { child, output, ended } = runVite([], {
    PORT: String(port),
    LOCAL_DATA_DIR: dataDir,
    VITE_SUPABASE_URL: 'https://example.supabase.co',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  });
  await expect.poll(output, { timeout: 60_000 }).toContain('Local:');
  const { headers } = await fetch(`http://localhost:${port}/rest/v1/user_roles`);
  expect(headers.get('content-type')).not.toContain('json');
  expect(existsSync(dataDir)).toBe(false);
  child.kill('SIGTERM');
  await ended;
});
