import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const versions = v.optional(v.record(v.string(), v.string()), {});
const manifest = v.object({ dependencies: versions, devDependencies: versions, imports: versions });
const locked = v.object({
  version: v.optional(v.string()),
  integrity: v.optional(v.string(), ''),
  inBundle: v.optional(v.boolean(), false),
  dependencies: versions,
});
const lockfile = v.object({ packages: v.record(v.string(), locked) });

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));
const manifestIn = (folder: string, name: string) => v.parse(manifest, readJson(folder, name));
const lockedIn = (folder: string) => v.parse(lockfile, readJson(folder, 'package-lock.json')).packages;

const open = (wanted: Record<string, string>) =>
  Object.values(wanted).filter((version) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
const functionsFolder = 'supabase/functions';

test.each(['.', 'tools/bench', 'tools/hosts', 'tools/mutation', 'tools/supabase'])(
  'T60 the dependencies in %s have exact versions and SHA-512',
  (folder) => {
    const { dependencies, devDependencies } = manifestIn(folder, 'package.json');
    expect(Object.keys({ ...dependencies, ...devDependencies })).not.toEqual([]);
    expect(open({ ...dependencies, ...devDependencies })).toEqual([]);
    const { '': own, ...packages } = lockedIn(folder);
    expect(own).toBeDefined();
    // A bundled package is part of its parent’s tarball, whose SHA-512 covers it.
    for (const [path, { integrity, inBundle }] of Object.entries(packages))
      if (!inBundle) expect(integrity, path).toMatch(/^sha512-/);
    expect(readFileSync(join(folder, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  },
);

test('T60 the dependencies of the functions have the exact versions of the lockfile, and none is imported by address', () => {
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
