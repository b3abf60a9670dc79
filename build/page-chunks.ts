/**
 * Which script files a page needs besides the entry, by Vite's own list of what it wrote for the browser.
 * The list is removed once it is read, since a host would publish it.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Takes the list out of a folder that `vite build` has filled. */
export async function takeManifest(folder: string): Promise<Manifest> {
  const place = join(folder, '.vite');
  const manifest: Manifest = JSON.parse(await readFile(join(place, 'manifest.json'), 'utf8'));
  await rm(place, { recursive: true });
  return manifest;
}

/** Adds the files that a module's code is in, with all it imports at once. */
function collect(manifest: Manifest, name: string, files: Set<string>): void {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) collect(manifest, next, files);
}

/** The addresses of the files of these modules, without those that come with the entry. */
export function chunksOf(manifest: Manifest, modules: readonly string[]): string[] {
  const initial = new Set<string>();
  collect(manifest, 'index.html', initial);
  const files = new Set<string>(initial);
  for (const module of modules) collect(manifest, module, files);
  return [...files].filter((file) => !initial.has(file)).map((file) => `/${file}`);
}
