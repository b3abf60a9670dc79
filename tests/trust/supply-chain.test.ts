import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isJsonObject } from '../../supabase/functions/_shared/json';
import { noteFigure } from '../support/fuzz';

function recordIn(file: string): Record<string, unknown> {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isJsonObject(parsed)) throw new Error(`${file} holds no object`);
  return parsed;
}

function lockedIn(folder: string) {
  const { packages } = recordIn(join(folder, 'package-lock.json'));
  return Object.entries(isJsonObject(packages) ? packages : {}).flatMap(([path, entry]) =>
    path !== '' && isJsonObject(entry) ? [{ path, entry }] : [],
  );
}

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const functionsFolder = 'supabase/functions';

describe('T60 what the project is made of', () => {
  test.each(['.', 'tools/bench', 'tools/hosts', 'tools/mutation', 'tools/supabase'])(
    'the package in %s wants exact versions, and its lockfile has a SHA-512 of each',
    (folder) => {
      const { dependencies, devDependencies } = recordIn(join(folder, 'package.json'));
      const wanted = [dependencies, devDependencies].flatMap((kind) =>
        Object.values(isJsonObject(kind) ? kind : {}).map(String),
      );
      expect(wanted.length).toBeGreaterThan(0);
      expect(wanted.filter((version) => !exact.test(version))).toEqual([]);
      const open = lockedIn(folder).filter(({ entry }) => !String(entry['integrity']).startsWith('sha512-'));
      expect(open.map(({ path }) => path)).toEqual([]);
      expect(readFileSync(join(folder, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
      noteFigure({
        target: 'T60',
        figure: `${lockedIn(folder).length} packages locked by SHA-512 in ${folder}`,
      });
    },
  );

  test('the functions import the exact versions of the lockfile, and nothing by address', () => {
    const names = readdirSync(functionsFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
      .map(({ name }) => name);
    expect(names.length).toBeGreaterThan(2);
    const locked = lockedIn('.');
    for (const name of names) {
      const { imports } = recordIn(join(functionsFolder, name, 'deno.json'));
      for (const [bare, target] of Object.entries(isJsonObject(imports) ? imports : {})) {
        const entry = locked.find(({ path }) => path === `node_modules/${bare}`)?.entry;
        expect(target, name).toBe(`npm:${bare}@${String(entry?.['version'])}`);
        // No lockfile goes along when they are deployed, so what they want in turn must be exact as well.
        const wanted = entry?.['dependencies'];
        const versions = Object.values(isJsonObject(wanted) ? wanted : {}).map(String);
        expect(versions.filter((version) => !exact.test(version))).toEqual([]);
      }
    }
    const sources = readdirSync(functionsFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(functionsFolder, file), 'utf8'));
    expect(sources.filter((source) => /from '(https?|npm|jsr):/.test(source))).toEqual([]);
  });
});
