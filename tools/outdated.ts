/**
 * `npm run outdated`: the packages that aren't at their newest version, in this package.json and in those of the tools,
 * and why. A version is free to take when it runs on the oldest Node that `engines` names.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { runCommand } from './command';
import { CommandError } from './command-error';
import { hostCommands } from './hosts/deploy-site';

/** Why a package stays behind, where its `engines` don't say it. */
const reasons: Readonly<Record<string, string>> = {
  '@supabase/lite': 'one maintainer, alpha: each release is looked at first',
  '@types/node': 'describes the oldest Node that we run on',
  '@vitest/coverage-istanbul': 'goes with vitest',
  vite: '8.4.0 wants a package for Windows that could not be fetched, so the lockfile can’t name it',
  'tools/imports typescript': 'dependency-cruiser reads TypeScript 5',
  'tools/mutation typescript': 'Stryker reads TypeScript 5',
};

type Version = [major: number, minor: number, patch: number];

const readVersion = (text: string): Version => {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return [major, minor, patch];
};

const compare = (left: Version, right: Version) =>
  left[0] - right[0] || left[1] - right[1] || left[2] - right[2];

/** Whether a version is in a range of `engines`: alternatives of comparisons, such as `^20.19.0 || >=22.12.0`. */
export function isInRange(version: string, range: string): boolean {
  const asked = readVersion(version);
  const holds = (comparison: string): boolean => {
    if (/^[*x]$/.test(comparison)) {
      return true;
    }
    const [, sign = '', text = ''] = /^(\^|~|>=|<=|>|<|=)?\s*v?([\d.x*]+)/.exec(comparison) ?? [];
    const bound = readVersion(text);
    const distance = compare(asked, bound);
    switch (sign) {
      case '>=':
        return distance >= 0;
      case '<=':
        return distance <= 0;
      case '>':
        return distance > 0;
      case '<':
        return distance < 0;
      case '~':
        return distance >= 0 && asked[0] === bound[0] && asked[1] === bound[1];
      default:
        // A bare `20` or `20.x` means that major version, as `^20` does.
        return /^\d+(\.[x*\d]+){0,1}$/.test(text) || sign === '^'
          ? distance >= 0 && asked[0] === bound[0]
          : text === '' || distance === 0;
    }
  };
  return range
    .split('||')
    .some((alternative) => (alternative.replaceAll(/([<>=^~])\s+/g, '$1').match(/\S+/g) ?? []).every(holds));
}

const versions = v.optional(v.record(v.string(), v.string()), {});
const manifest = v.object({
  dependencies: versions,
  devDependencies: versions,
  engines: v.optional(v.object({ node: v.string() })),
});
const readManifest = (file: string) => v.parse(manifest, JSON.parse(readFileSync(file, 'utf8')));

const published = v.object({
  version: v.string(),
  'engines.node': v.optional(v.string(), '*'),
  'dist-tags.latest': v.string(),
});
export type Published = v.InferOutput<typeof published>;
const answers = v.union([
  v.array(published),
  v.pipe(
    published,
    v.transform((only) => [only]),
  ),
]);

/** What the registry says about a package's releases from ours on. */
async function askRegistry(name: string, ours: string): Promise<Published[]> {
  const fields = ['version', 'engines.node', 'dist-tags.latest', '--json'];
  // No shell: it would read ">" as its own. On Windows npm is a script, which only a shell runs.
  const isWindows = process.platform === 'win32';
  const wanted = `${name}@>=${ours}`;
  const { stdout } = await promisify(execFile)(
    'npm',
    ['view', isWindows ? `"${wanted}"` : wanted, ...fields],
    {
      shell: isWindows,
      maxBuffer: 10_000_000,
    },
  );
  return v.parse(answers, JSON.parse(stdout));
}

export type Outdated = { place: string; name: string; ours: string; newest: string; why: string };

/** Null for a package at its newest version. */
export function explain(
  { place, name, ours }: Pick<Outdated, 'place' | 'name' | 'ours'>,
  releases: readonly Published[],
  oldestNode: string,
): Outdated | null {
  const later = releases
    .filter(({ version }) => !version.includes('-') && compare(readVersion(version), readVersion(ours)) > 0)
    .filter((one) => compare(readVersion(one.version), readVersion(one['dist-tags.latest'])) <= 0)
    .sort((left, right) => compare(readVersion(right.version), readVersion(left.version)));
  const [newest] = later;
  if (!newest) {
    return null;
  }
  const reason = reasons[`${place} ${name}`] ?? reasons[name];
  const allowed = later.find((one) => isInRange(oldestNode, one['engines.node']));
  const whys = [
    ...(allowed === newest ? [] : [`wants Node ${newest['engines.node']}`]),
    ...(allowed === undefined ? [] : [reason ?? `${allowed.version} is free to take`]),
  ];
  return { place, name, ours, newest: newest.version, why: whys.join('; ') };
}

await runCommand(import.meta.url, 'Usage: npm run outdated', async () => {
  const oldestNode = /\d[\d.]*/.exec(readManifest('package.json').engines?.node ?? '')?.[0];
  if (oldestNode === undefined) {
    throw new CommandError('package.json names no Node under engines.');
  }
  const tools = readdirSync('tools').map((name) => `tools/${name}`);
  const places = ['.', ...tools.filter((place) => existsSync(`${place}/package.json`))];
  const [, netlify = ''] = /netlify-cli@([\d.]+)/.exec(hostCommands.netlify.join(' ')) ?? [];
  const fetchedOnUse = { place: 'deploy:site', name: 'netlify-cli', ours: netlify };
  const installed = places.flatMap((place) => {
    const { dependencies, devDependencies } = readManifest(`${place}/package.json`);
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, ours]) => /^\d/.test(ours))
      .map(([name, ours]) => ({ place, name, ours }));
  });
  const queue = [...installed, fetchedOnUse];
  const found: Outdated[] = [];
  const ask = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const line = explain(next, await askRegistry(next.name, next.ours), oldestNode);
      if (line) {
        found.push(line);
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, ask));
  found.sort((left, right) => `${left.place} ${left.name}`.localeCompare(`${right.place} ${right.name}`));
  console.log(`Held to Node ${oldestNode}, the oldest that package.json names:`);
  for (const { place, name, ours, newest, why } of found) {
    console.log(
      `${(place === '.' ? name : `${name} (${place})`).padEnd(40)} ${ours.padEnd(16)} ${newest.padEnd(12)} ${why}`,
    );
  }
  return true;
});
