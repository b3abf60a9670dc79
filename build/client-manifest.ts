/**
 * Vite's own list of what it wrote for the browser: which file a module came into, and what that file
 * imports. Read by the prerenderer and removed, since a host would publish it.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const place = '.vite';

type Chunk = {
  file: string;
  isEntry: boolean;
  imports: readonly string[];
  dynamicImports: readonly string[];
};

export type ClientManifest = ReadonlyMap<string, Chunk>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const names = (value: unknown) =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

function chunkOf(value: unknown): Chunk {
  if (!isRecord(value) || typeof value['file'] !== 'string')
    throw new Error('The client manifest is unreadable.');
  return {
    file: value['file'],
    isEntry: value['isEntry'] === true,
    imports: names(value['imports']),
    dynamicImports: names(value['dynamicImports']),
  };
}

/** Takes the manifest out of a folder that `vite build` has filled. */
export async function takeManifest(folder: string): Promise<ClientManifest> {
  const parsed: unknown = JSON.parse(await readFile(join(folder, place, 'manifest.json'), 'utf8'));
  await rm(join(folder, place), { recursive: true });
  if (!isRecord(parsed)) throw new Error('The client manifest is unreadable.');
  return new Map(Object.entries(parsed).map(([name, chunk]) => [name, chunkOf(chunk)]));
}

/** What is fetched later only to be drawn at build, or is text without markup, has no rules of its own. */
const isComponent = (name: string) => /^src\/(components|admin)\//.test(name);

/**
 * The files that a module's own code is in: with all it imports, and the components that it fetches later,
 * but for the entry, which leads to everything. Throws when the module isn't there.
 */
export function filesOf(manifest: ClientManifest, module: string): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest.get(name);
    if (!chunk) throw new Error(`The client manifest has no ${name}.`);
    if (chunk.isEntry || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of [...chunk.imports, ...chunk.dynamicImports.filter(isComponent)]) visit(next);
  };
  visit(module);
  return files;
}
