import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfigFromFile } from 'vite';
import { growSite } from '../../scripts/growth/grow-site';
import { isDeep } from '../support/corpus';

const project = resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grown-site-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a site of invented brands has every file that its build is configured with', async () => {
  await growSite(project, folder, { brands: 41, posts: 13 });
  const env = { command: 'build', mode: 'production' } as const;
  const loaded = await loadConfigFromFile(env, join(folder, 'vite.config.ts'), folder, 'silent');
  expect(loaded?.config.plugins).not.toEqual([]);
});

test.runIf(isDeep)('such a site is built and measured', { timeout: 200_000 }, () => {
  const script = join(project, 'scripts/growth/bench-growth.ts');
  // Under vitest a build has no local stack.
  const env = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$)/.test(name));
  const table = execFileSync(process.execPath, ['--import', 'tsx', script, '41/13'], {
    cwd: project,
    env: Object.fromEntries(env),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(table).toMatch(/^pages +8\d$/m);
  expect(table).toMatch(/^key on \/brands, ms: median \(slowest\) +\d+ \(\d+\)$/m);
});
