/** `npm run release`: gives the changelog's unreleased lines a version, commits, tags, and with --push publishes the tag. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { runCommand, runProgram, UsageError } from './command';
import { CommandError } from './command-error';

const unreleased = '## [Unreleased]\n';

/** The changelog with the unreleased lines under the new version. Throws if there are none. */
export function releaseChangelog(text: string, version: string, day: string): string {
  const [before = '', after] = text.split(unreleased);
  const [lines = ''] = (after ?? '').split(/^## /m);
  if (after === undefined || lines.trim() === '') {
    throw new CommandError('CHANGELOG.md has nothing under "## [Unreleased]": write what changes for whom.');
  }
  return `${before}${unreleased}\n## [${version}] - ${day}\n${after}`;
}

function runGit(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) {
    throw new CommandError(`git ${args.join(' ')}: ${stderr.trim()}`);
  }
  return stdout.trim();
}

const manifest = v.object({ version: v.string() });

const usage = `Usage: npm run release -- VERSION [--push] [--dry-run]
Makes the commit and the tag of a release. --push sends both to the server, where the workflow "release" publishes the
changelog's lines with the list of packages (SBOM). --dry-run prints those lines and changes nothing; it ends with 1 if
something is in the way. Run npm run test:full before.`;

await runCommand(import.meta.url, usage, (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { push: { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false } },
  });
  const [version = ''] = positionals;
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new UsageError('VERSION is three numbers, such as 2.6.0.');
  }
  if (runGit('status', '--porcelain') !== '') {
    throw new CommandError('There are changes that are not committed: a release is what is committed.');
  }
  if (runGit('branch', '--show-current') !== 'main') {
    throw new CommandError('A release is made on the branch main.');
  }
  const { version: last } = v.parse(manifest, JSON.parse(readFileSync('package.json', 'utf8')));
  if (last.localeCompare(version, 'en', { numeric: true }) >= 0) {
    throw new CommandError(`${version} is not after ${last}, the last release.`);
  }
  if (runGit('tag', '--list', `v${version}`) !== '') {
    throw new CommandError(`There is a tag v${version} already.`);
  }
  // Fails, and says how to set them, where git knows no name and address for the commit.
  runGit('var', 'GIT_COMMITTER_IDENT');
  const day = new Date().toISOString().slice(0, 10);
  const changelog = releaseChangelog(readFileSync('CHANGELOG.md', 'utf8'), version, day);
  if (values['dry-run']) {
    const [, lines = ''] = changelog.split(/^(?=## \[\d)/m);
    console.log(
      `${lines.trim()}\n\nNothing was changed. Without --dry-run this becomes the commit and the tag v${version}.`,
    );
    return true;
  }
  writeFileSync('CHANGELOG.md', changelog);
  if (!runProgram(['npm', 'version', version, '--no-git-tag-version'])) {
    throw new CommandError('npm did not set the version: see its message above.');
  }
  runGit(
    'commit',
    '--quiet',
    '--message',
    `Release ${version}`,
    '--',
    'package.json',
    'package-lock.json',
    'CHANGELOG.md',
  );
  runGit('tag', '--annotate', `v${version}`, '--message', `Release ${version}`);
  if (values.push) {
    runGit('push', '--atomic', 'origin', 'main', `v${version}`);
    console.log(`v${version} is pushed; the workflow "release" publishes it.`);
  } else {
    console.log(`v${version} is tagged here. To publish it: git push --atomic origin main v${version}`);
  }
  return true;
});
