/** What all commands of `npm run` share. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a command that fails ends with its own code, also when it has loaded the embedded PostgreSQL', () => {
  const args = ['--import', 'tsx', 'tools/database/draft-migration.ts', 'NAME'];
  const { status, stderr } = spawnSync('node', args, { encoding: 'utf8' });
  expect(stderr).toMatch(/^NAME is lowercase letters.*\nUsage: npm run migration -- NAME/);
  expect(status).toBe(2);
});
