import { readFile, readdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFiles = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt']);

/**
 * Pages, their parts and the small files of which each page has one, are compressed with a quality that takes a third
 * of the best one's time and makes them 2 % larger: this is most of what a page costs to build.
 */
const frequentQuality = 10;
const frequentFiles = new Set(['.html', '.json']);
const largestFrequentFile = 16_000;

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const isFrequent = frequentFiles.has(extname(file)) || content.length <= largestFrequentFile;
  const brotli = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isFrequent ? frequentQuality : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}

export type Precompression = {
  /** Takes a finished file on; it is compressed while the caller goes on with the next. */
  add: (file: string) => void;
  /** The same for every file in a folder. */
  addFolder: (folder: string) => Promise<void>;
  /** Waits for all of them. Rejects when a file can't be read or written. */
  finish: () => Promise<void>;
};

/** Writes a `.br` and a `.gz` file beside each text file, for hosts that send them as they are. */
export function startPrecompressing(): Precompression {
  const taken = new Set<string>();
  const waiting: string[] = [];
  const workers: Promise<void>[] = [];
  let active = 0;

  const work = async () => {
    active += 1;
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await compressFile(file);
    active -= 1;
  };
  const add = (file: string) => {
    if (taken.has(file) || !textFiles.has(extname(file))) return;
    taken.add(file);
    waiting.push(file);
    // As many at a time as there are processors: Node's other threads stay free for reading and writing.
    if (active >= availableParallelism()) return;
    const worker = work();
    // What goes wrong is said by `finish`.
    worker.catch(() => undefined);
    workers.push(worker);
  };

  return {
    add,
    addFolder: async (folder) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      for (const entry of entries) if (entry.isFile()) add(join(entry.parentPath, entry.name));
    },
    finish: async () => {
      await Promise.all(workers);
    },
  };
}

/** All text files of a folder. */
export async function precompress(folder: string): Promise<void> {
  const compression = startPrecompressing();
  await compression.addFolder(folder);
  await compression.finish();
}
