/** `npm run release` in a repository of its own. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../tools/local-stack/data-folder';
import { makeTemporaryFolder } from '../support/temporary-folder';

const root = makeTemporaryFolder(afterAll);
const author = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.com' };
const env = { ...process.env, ...author, GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.com' };
const runWith = (variables: NodeJS.ProcessEnv, program: string, ...args: string[]) =>
  spawnSync(program, args, { cwd: root, encoding: 'utf8', env: { ...env, ...variables } });
const run = (program: string, ...args: string[]) => runWith({}, program, ...args);
const release = (...args: string[]) => run('node', '--import', 'tsx', 'tools/release.ts', ...args);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

beforeAll(() => {
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  for (const file of ['release', 'command', 'command-error']) {
    cpSync(`tools/${file}.ts`, join(root, 'tools', `${file}.ts`));
  }
  write('package.json', '{ "name": "a", "version": "2.5.1", "type": "module" }');
  write('package-lock.json', '{ "name": "a", "version": "2.5.1", "lockfileVersion": 3, "packages": {} }');
  write(
    'CHANGELOG.md',
    '# Changelog\n\n## [Unreleased]\n\n- More hours.\n\n## [2.5.1] - 2026-11-27\n\n- Old.\n',
  );
  write('.gitignore', 'node_modules');
  run('git', 'init', '--quiet', '--initial-branch=main');
  run('git', 'add', '--all');
  run('git', 'commit', '--quiet', '--message', 'Start');
});

test('a dry run prints the lines of the release and changes nothing', () => {
  const { status, stdout } = release('2.6.0', '--dry-run');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^## \[2\.6\.0\] - \d{4}-\d\d-\d\d\n\n- More hours\.\n\nNothing was changed\./);
  expect(stdout).not.toContain('Old.');
  expect(run('git', 'status', '--porcelain').stdout).toBe('');
  expect(run('git', 'tag').stdout).toBe('');
});

test('a release that git can’t commit changes nothing', () => {
  const nobody = {
    GIT_COMMITTER_NAME: undefined,
    GIT_COMMITTER_EMAIL: undefined,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'user.useConfigOnly',
    GIT_CONFIG_VALUE_0: 'true',
  };
  const { status, stderr } = runWith(nobody, 'node', '--import', 'tsx', 'tools/release.ts', '2.6.0');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^git var GIT_COMMITTER_IDENT: /);
  expect(run('git', 'status', '--porcelain').stdout).toBe('');
});

test('a release is one commit and its tag, with the unreleased lines under its version', () => {
  const { status, stdout, stderr } = release('2.6.0');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('git push --atomic origin main v2.6.0');
  expect(run('git', 'log', '-1', '--format=%s%d').stdout).toBe('Release 2.6.0 (HEAD -> main, tag: v2.6.0)\n');
  expect(run('git', 'status', '--porcelain').stdout).toBe('');
  expect(JSON.parse(read('package.json'))).toMatchObject({ version: '2.6.0' });
  expect(read('CHANGELOG.md')).toMatch(
    /## \[Unreleased\]\n\n## \[2\.6\.0\] - \d{4}-\d\d-\d\d\n\n- More hours\.\n\n## \[2\.5\.1\]/,
  );
});

test('a release needs a later version, lines in the changelog, and nothing that is not committed', () => {
  expect(release('2.6.0').stderr).toContain('2.6.0 is not after 2.6.0');
  expect(release('2.7').stderr).toContain('VERSION is three numbers');
  expect(release('2.10.0').stderr).toContain('nothing under "## [Unreleased]"');
  write('left.txt', 'over');
  expect(release('2.10.0').stderr).toContain('not committed');
});
