/**
 * Which script files a page needs besides the entry, by Vite's own list of what it wrote for the browser.
 * The list is removed once it is read, since a host would publish it.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

type Chunk = { file: string; imports?: readonly string[]; css?: readonly string[] };
/** By the module that a chunk was made for. */
export type ChunkList = Readonly<Record<string, Chunk>>;

const isTextList = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.every((item) => typeof item === 'string'));

const isChunk = (value: unknown): value is Chunk =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  typeof value.file === 'string' &&
  (!('imports' in value) || isTextList(value.imports)) &&
  (!('css' in value) || isTextList(value.css));

const isChunkList = (value: unknown): value is ChunkList =>
  typeof value === 'object' && value !== null && Object.values(value).every(isChunk);

/** Takes the list out of a folder that `vite build` has filled. */
export async function takeChunkList(folder: string): Promise<ChunkList> {
  const place = join(folder, '.vite');
  const list: unknown = JSON.parse(await readFile(join(place, 'manifest.json'), 'utf8'));
  if (!isChunkList(list)) throw new Error('Vite’s list of chunks is unreadable.');
  await rm(place, { recursive: true });
  return list;
}

/** Adds the chunk of a module with all it imports at once. */
function collect(list: ChunkList, name: string, chunks: Set<Chunk>): void {
  const chunk = list[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  if (chunks.has(chunk)) return;
  chunks.add(chunk);
  for (const next of chunk.imports ?? []) collect(list, next, chunks);
}

/** The script files of these modules and their style sheets, without those that come with the entry. */
export function chunksOf(
  list: ChunkList,
  modules: readonly string[],
): { scripts: string[]; sheets: string[] } {
  const initial = new Set<Chunk>();
  collect(list, 'index.html', initial);
  const chunks = new Set(initial);
  for (const module of modules) collect(list, module, chunks);
  const own = [...chunks].filter((chunk) => !initial.has(chunk));
  return {
    scripts: own.map(({ file }) => `/${file}`),
    sheets: [...new Set(own.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
  };
}
