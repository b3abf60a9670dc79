import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAlive } from '../../tools/local-stack/data-folder';
import { findDeno } from '../../tools/local-stack/functions/deno-path';
import { listen } from '../../tools/local-stack/functions/free-port';
import { FunctionProcess } from '../../tools/local-stack/functions/function-process';
import { startFunctions, type EdgeFunctions } from '../../tools/local-stack/functions/functions';
import { readRecord } from '../support/running-stack';
import { makeTemporaryFolder } from '../support/temporary-folder';

const echo = `
Deno.serve(async (request) => {
  const url = new URL(request.url);
  if (url.pathname.endsWith('/exit')) setTimeout(() => Deno.exit(3), 10);
  if (url.pathname.endsWith('/unread')) return new Response('too large', { status: 413 });
  return Response.json({
    pid: Deno.pid,
    method: request.method,
    path: url.pathname + url.search,
    contentType: request.headers.get('content-type'),
    body: [...new Uint8Array(await request.arrayBuffer())],
  }, { status: 207, headers: { 'x-echo': 'yes' } });
});
`;

const folder = makeTemporaryFolder(afterAll);
const log: string[] = [];
let functions: EdgeFunctions;
let server: Server;
let origin = '';

const call = (path: string, init?: RequestInit) => fetch(`${origin}/functions/v1${path}`, init);
const readPid = async (response: Response) => Number((await readRecord(response)).pid);
const waitUntil = (status: number) =>
  expect.poll(async () => (await call('/echo')).status, { timeout: 10_000 }).toBe(status);

beforeAll(async () => {
  mkdirSync(join(folder, 'echo'));
  writeFileSync(join(folder, 'echo', 'index.ts'), echo);
  mkdirSync(join(folder, 'broken'));
  writeFileSync(join(folder, 'broken', 'index.ts'), 'throw new Error("cannot start");');
  const settings = { sourceFolder: folder, env: {}, isWatching: true };
  functions = startFunctions({ ...settings, log: (line) => log.push(line) });
  server = createServer((request, response) => functions.handle(request, response));
  origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  await functions.ready;
});

afterAll(async () => {
  await functions.stop();
  server.close();
});

test('a function receives the path below /functions/v1, the raw body and the headers', async () => {
  const response = await call('/echo/inbound?a=1&b=%20', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array([0, 255, 13, 10]),
  });
  expect(response.status).toBe(207);
  expect(response.headers.get('x-echo')).toBe('yes');
  expect(await readRecord(response)).toMatchObject({
    method: 'POST',
    path: '/echo/inbound?a=1&b=%20',
    contentType: 'application/octet-stream',
    body: [0, 255, 13, 10],
  });
});

test('a function may answer without reading the body, and the caller can still send all of it', async () => {
  const sent = httpRequest(`${origin}/functions/v1/echo/unread`, { method: 'POST' });
  const status = new Promise((resolve) => {
    sent.once('response', (answer) => resolve(answer.resume().statusCode));
  });
  sent.end(Buffer.alloc(40_000_000));
  await once(sent, 'finish');
  expect(await status).toBe(413);
});

test('the stack answers 503 in JSON for a function that does not start, and the log says why', async () => {
  const response = await call('/broken', { method: 'POST', body: '{}' });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'function_unavailable' });
  expect(log.join('\n')).toContain('cannot start');
  expect(log.join('\n')).toMatch(/broken: the edge function ended \(exit code 1\); starting it again in/);
});

test('a function that ends by itself is restarted', async () => {
  const before = await readPid(await call('/echo/exit'));
  await expect.poll(() => isAlive(before)).toBe(false);
  await waitUntil(207);
  expect(await readPid(await call('/echo'))).not.toBe(before);
});

test('a change to a function’s source takes effect without a restart of the stack', async () => {
  writeFileSync(join(folder, 'echo', 'index.ts'), echo.replace('207', '208'));
  await waitUntil(208);
});

test('two changes in quick succession leave one process, and stopping leaves none', async () => {
  mkdirSync(join(folder, 'named'));
  writeFileSync(
    join(folder, 'named', 'index.ts'),
    'console.log(`pid ${Deno.pid}`); Deno.serve(() => new Response());',
  );
  const pids: number[] = [];
  const settings = { sourceFolder: folder, env: {}, isWatching: false };
  const named = new FunctionProcess('named', findDeno(), {
    ...settings,
    log: (line) => pids.push(Number(/pid (\d+)/.exec(line)?.[1])),
  });
  named.start();
  await named.started;
  await Promise.all([named.restart(), named.restart()]);
  await named.started;
  await expect.poll(() => pids.length).toBeGreaterThan(1);
  const running = () => pids.filter(isAlive);
  expect(running()).toHaveLength(1);
  void named.restart();
  await named.stop();
  expect(running()).toEqual([]);
});
