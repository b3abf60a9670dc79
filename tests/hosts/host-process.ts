/** Starts the code of a host (tools/hosts/) on the built site and waits until it listens. */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

export type HostProcess = { origin: string; log: () => string; stop: () => Promise<void> };

const tools = resolve('tools/hosts');

function start(args: readonly string[]): Promise<HostProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CI: 'true', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  let log = '';
  const stop = async () => {
    child.kill();
    await ended;
  };
  return new Promise((ready, fail) => {
    const note = (chunk: Buffer) => {
      log += chunk.toString();
      const [, origin] = /Ready on (http:\/\/[\w.]+:\d+)/.exec(log) ?? [];
      if (origin !== undefined) ready({ origin, log: () => log, stop });
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    void ended.then(() => fail(new Error(`The host ended before it listened:\n${log}`)));
  });
}

export const startNetlify = (): Promise<HostProcess> => start([join(tools, 'netlify.js'), 'dist']);

const wrangler = [
  join(tools, 'node_modules/wrangler/wrangler-dist/cli.js'),
  ...['dev', '--ip', '127.0.0.1', '--port', '0', '--inspector-port', '0'],
];

export const startCloudflare = (): Promise<HostProcess> => start(wrangler);
