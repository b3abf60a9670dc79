/** `npm run test:hosts`: installs the hosts' code, builds the site if it isn't, and tests one on the other. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const commands = [
  ['npm', 'install', '--prefix', 'tools/hosts', '--no-audit', '--no-fund'],
  ...(existsSync('dist/404.html') ? [] : [['npm', 'run', 'build']]),
  ['npx', 'vitest', 'run', '--config', 'tests/hosts/vitest.config.ts', ...process.argv.slice(2)],
];
for (const [program = '', ...args] of commands) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
