import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const versions = v.optional(v.record(v.string(), v.string()), {});
const manifest = v.object({ dependencies: versions, devDependencies: versions, imports: versions });
const locked = v.object({
  version: v.optional(v.string()),
  integrity: v.optional(v.string(), ''),
  inBundle: v.optional(v.boolean(), false),
  optional: v.optional(v.boolean(), false),
  dependencies: versions,
  optionalDependencies: versions,
});
const lockfile = v.object({ packages: v.record(v.string(), locked) });

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));
const manifestIn = (folder: string, name: string) => v.parse(manifest, readJson(folder, name));
const lockedIn = (folder: string) => v.parse(lockfile, readJson(folder, 'package-lock.json')).packages;

const open = (wanted: Record<string, string>) =>
  Object.values(wanted).filter((version) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
const functionsFolder = 'supabase/functions';

/**
 * Supabase's program for another system than the one that wrote the lockfile. Its exact version is pinned; npm checks it
 * against the registry's own hash.
 */
const isProgramElsewhere = (path: string, { optional, integrity }: v.InferOutput<typeof locked>) =>
  optional && integrity === '' && path.startsWith('node_modules/@supabase/cli-');

test.each(['.', 'tools/bench', 'tools/hosts', 'tools/mutation', 'tools/supabase'])(
  'the dependencies in %s have exact versions and SHA-512 (T60)',
  (folder) => {
    const { dependencies, devDependencies } = manifestIn(folder, 'package.json');
    expect(Object.keys({ ...dependencies, ...devDependencies })).not.toEqual([]);
    expect(open({ ...dependencies, ...devDependencies })).toEqual([]);
    const { '': own, ...packages } = lockedIn(folder);
    expect(own).toBeDefined();
    // A bundled package is part of its parent’s tarball, whose SHA-512 covers it.
    for (const [path, entry] of Object.entries(packages)) {
      if (!entry.inBundle && !isProgramElsewhere(path, entry)) {
        expect(entry.integrity, path).toMatch(/^sha512-/);
      }
    }
    expect(readFileSync(join(folder, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
    const named = Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, ''));
    for (const [path, { optionalDependencies }] of Object.entries(packages)) {
      // npm 10 installs a program for another system only if the lockfile names it.
      expect(named, path).toEqual(expect.arrayContaining(Object.keys(optionalDependencies)));
    }
  },
);

test('the dependencies of the functions have the exact versions of the lockfile, and none is imported by address (T60)', () => {
  const names = readdirSync(functionsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThan(2);
  const packages = lockedIn('.');
  for (const name of names) {
    const { imports } = manifestIn(join(functionsFolder, name), 'deno.json');
    for (const [bare, target] of Object.entries(imports)) {
      const entry = packages[`node_modules/${bare}`];
      expect(target, name).toBe(`npm:${bare}@${entry?.version}`);
      // Functions deploy without a lockfile, so the dependencies of their dependencies must be exact as well.
      expect(open(entry?.dependencies ?? {})).toEqual([]);
    }
  }
  const sources = readdirSync(functionsFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(functionsFolder, file), 'utf8'));
  expect(sources.filter((source) => /from '(https?|npm|jsr):/.test(source))).toEqual([]);
});

const workflow = v.object({
  jobs: v.record(
    v.string(),
    v.object({
      needs: v.optional(v.string()),
      uses: v.optional(v.string()),
      steps: v.optional(
        v.array(v.object({ uses: v.optional(v.string()), run: v.optional(v.string(), '') })),
        [],
      ),
    }),
  ),
});
const workflowsFolder = '.github/workflows';

test.each(readdirSync(workflowsFolder))(
  '%s runs commands that exist, and actions by their version',
  (file) => {
    const { jobs } = v.parse(workflow, parse(readFileSync(join(workflowsFolder, file), 'utf8')));
    const { scripts } = v.parse(v.object({ scripts: versions }), readJson('package.json'));
    for (const { needs, uses, steps } of Object.values(jobs)) {
      expect(Object.keys(jobs)).toEqual(expect.arrayContaining(needs === undefined ? [] : [needs]));
      expect(uses === undefined || existsSync(uses), uses).toBe(true);
      for (const step of steps) {
        expect(step.uses ?? 'own/step@v1').toMatch(/^[\w-]+\/[\w/-]+@(v\d+|[0-9a-f]{40})$/);
        for (const [, name = ''] of step.run.matchAll(/npm run (?:--silent )?([\w:]+)/g)) {
          expect(Object.keys(scripts)).toContain(name);
        }
      }
    }
  },
);
