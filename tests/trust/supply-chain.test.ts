import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isJsonObject } from '../../supabase/functions/_shared/json';
import { noteFigure } from '../support/fuzz';

function recordIn(file: string): Record<string, unknown> {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isJsonObject(parsed)) throw new Error(`${file} holds no object`);
  return parsed;
}

const project = recordIn('package.json');
const scripts = isJsonObject(project['scripts']) ? project['scripts'] : {};
const { packages } = recordIn('package-lock.json');
const locked = Object.entries(isJsonObject(packages) ? packages : {}).flatMap(([path, entry]) =>
  path !== '' && isJsonObject(entry) ? [{ path, entry }] : [],
);
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const functionsFolder = 'supabase/functions';

function run(command: string, args: string[]): Promise<{ code: number; stdout: string }> {
  return new Promise((resolve) => {
    execFile(command, args, { maxBuffer: 20_000_000, shell: process.platform === 'win32' }, (error, stdout) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout }),
    );
  });
}

describe('T60 what the project is made of', () => {
  test('every package in the lockfile has a SHA-512 of what it must be', () => {
    const open = locked.filter(({ entry }) => !String(entry['integrity']).startsWith('sha512-'));
    expect(open.map(({ path }) => path)).toEqual([]);
    noteFigure({ target: 'T60', figure: `${locked.length} packages locked by SHA-512` });
  });

  test('direct dependencies are exact versions', () => {
    const ranges = ['dependencies', 'devDependencies'].flatMap((kind) => {
      const wanted = project[kind];
      return Object.entries(isJsonObject(wanted) ? wanted : {}).filter(
        ([, version]) => !exact.test(String(version)),
      );
    });
    expect(ranges).toEqual([]);
  });

  test('no package runs a script when it is installed', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  test.each(['bench', 'hosts', 'mutation', 'supabase'])(
    'the package of tools/%s keeps the same rules',
    (name) => {
      const folder = join('tools', name);
      const wanted = recordIn(join(folder, 'package.json'))['dependencies'];
      const versions = Object.values(isJsonObject(wanted) ? wanted : {}).map(String);
      expect(versions.length).toBeGreaterThan(0);
      expect(versions.filter((version) => !exact.test(version))).toEqual([]);
      const lockfile = recordIn(join(folder, 'package-lock.json'))['packages'];
      const entries = Object.entries(isJsonObject(lockfile) ? lockfile : {}).filter(([path]) => path !== '');
      const open = entries.filter(
        ([, entry]) => !(isJsonObject(entry) && /^sha512-/.test(String(entry['integrity']))),
      );
      expect(open.map(([path]) => path)).toEqual([]);
      expect(readFileSync(join(folder, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
    },
  );

  test('the functions import the exact versions of the lockfile, and nothing by address', () => {
    const names = readdirSync(functionsFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
      .map(({ name }) => name);
    expect(names.length).toBeGreaterThan(2);
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

  describe('the lockfile’s check', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fleet-lockfile-'));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const [, ...options] = String(scripts['lint:lockfile']).split(' ');
    const lint = (file: string) =>
      run(process.execPath, [
        'node_modules/lockfile-lint/bin/lockfile-lint.js',
        ...options.map((option) => (option === 'package-lock.json' ? file : option)),
      ]);
    const withPackage = (resolved: string, integrity: string) => {
      const file = join(folder, 'package-lock.json');
      const packages = { 'node_modules/left-pad': { version: '1.0.0', resolved, integrity } };
      writeFileSync(file, JSON.stringify({ name: 'x', lockfileVersion: 3, packages }));
      return lint(file);
    };
    const address = 'registry.npmjs.org/left-pad/-/left-pad-1.0.0.tgz';
    const sha512 = `sha512-${'a'.repeat(86)}==`;

    test('passes', async () => {
      expect(await lint('package-lock.json')).toMatchObject({ code: 0 });
      expect(await withPackage(`https://${address}`, sha512)).toMatchObject({ code: 0 });
    });

    test.each([
      ['plain http', `http://${address}`, sha512],
      ['another host', 'https://packages.example/left-pad/-/left-pad-1.0.0.tgz', sha512],
      ['another package', 'https://registry.npmjs.org/right-pad/-/right-pad-1.0.0.tgz', sha512],
      ['a weak hash', `https://${address}`, 'sha1-aaaaaaaaaaaaaaaaaaaaaaaaaaa='],
    ])('canary: %s is refused', async (_what, resolved, integrity) => {
      expect((await withPackage(resolved, integrity)).code).not.toBe(0);
    });
  });

  describe('npm run sbom', () => {
    let components: Record<string, unknown>[] = [];
    beforeAll(async () => {
      const { stdout } = await run('npm', ['run', '--silent', 'sbom']);
      const parsed: unknown = JSON.parse(stdout);
      expect(parsed).toMatchObject({ bomFormat: 'CycloneDX' });
      components =
        isJsonObject(parsed) && Array.isArray(parsed['components'])
          ? parsed['components'].filter(isJsonObject)
          : [];
    });

    test('lists every package with its hash', () => {
      const listed = new Set(components.map(({ name, version }) => `${String(name)}@${String(version)}`));
      const missing = locked.flatMap(({ path, entry }) => {
        const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
        const own = typeof entry['name'] === 'string' ? entry['name'] : name;
        return listed.has(`${own}@${String(entry['version'])}`) ? [] : [path];
      });
      expect(missing).toEqual([]);
      expect(components.every(({ hashes }) => Array.isArray(hashes) && hashes.length > 0)).toBe(true);
    });
  });
});
