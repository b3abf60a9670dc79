/** Finds the script files that a page needs besides the entry, from Vite's manifest. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** Vite's manifest always lists index.html. */
const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && 'index.html' in value;

/** Reads the manifest and removes it, because a host would publish it. */
export async function takeManifest(folder: string): Promise<Manifest> {
  const place = join(folder, '.vite');
  const manifest: unknown = JSON.parse(await readFile(join(place, 'manifest.json'), 'utf8'));
  if (!isManifest(manifest)) {
    throw new Error('Vite’s manifest is unreadable.');
  }
  await rm(place, { recursive: true });
  return manifest;
}

/** The chunks of these modules, and those that they import statically, added to `chunks`. */
function collect(manifest: Manifest, modules: readonly string[], chunks = new Set<ManifestChunk>()) {
  for (const name of modules) {
    const chunk = manifest[name];
    if (!chunk) {
      throw new Error(`The build has no ${name}.`);
    }
    if (!chunks.has(chunk)) {
      collect(manifest, chunk.imports ?? [], chunks.add(chunk));
    }
  }
  return chunks;
}

const listScripts = (chunks: Iterable<ManifestChunk>) => [...chunks].map(({ file }) => `/${file}`);

/** The script files of these modules, also those that the entry loads, too. */
export const listAllScripts = (manifest: Manifest, modules: readonly string[]) =>
  listScripts(collect(manifest, modules));

/** The script files and style sheets of these modules, without those of the entry. */
export function listChunks(manifest: Manifest, modules: readonly string[]) {
  const initial = collect(manifest, ['index.html']);
  const own = [...collect(manifest, modules)].filter((chunk) => !initial.has(chunk));
  return {
    scripts: listScripts(own),
    sheets: [...new Set(own.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
  };
}
