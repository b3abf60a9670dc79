import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { policyHash } from '../../../build/policy-hash';
import { createStaticHost } from '../../../tools/local-stack/static-host';

const inline = /<script>([^]*?)<\/script>/g;

/** Gives every asset another name wherever it is named, as the next build of changed sources would. */
function rename(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const assets = readdirSync(join(folder, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  const renamed = new Map(assets.map((name) => [name, name.replace(/\.(js|css)$/, '-next.$1')]));
  const pattern = new RegExp(assets.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const hashes = new Map<string, string>();
  const pages = files.filter((name) => /\.html$|[\\/]parts[\\/].*\.json$/.test(name));
  for (const file of [...pages, ...assets.map((name) => join(folder, 'assets', name))]) {
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(pattern, (name) => renamed.get(name) ?? name);
    const after = [...changed.matchAll(inline)];
    if (file.endsWith('.html'))
      for (const [index, [, before = '']] of [...text.matchAll(inline)].entries())
        hashes.set(policyHash(before), policyHash(after[index]?.[1] ?? ''));
    writeFileSync(file, changed);
  }
  for (const [before, after] of renamed)
    renameSync(join(folder, 'assets', before), join(folder, 'assets', after));
  const headers = join(folder, '_headers');
  writeFileSync(
    headers,
    readFileSync(headers, 'utf8').replace(/sha256-[\w+/=]+/g, (hash) => hashes.get(hash) ?? hash),
  );
}

/** A host with one build in place, and the next at hand. */
export type TwoBuilds = {
  origin: string;
  serve: (which: 'first' | 'next') => void;
  /** Paths of the pages asked for since the last change, in order. */
  documents: () => readonly string[];
  /** Loses a file of the next build, as a deploy that went wrong does. */
  lose: (name: RegExp) => void;
  remove: () => void;
};

export async function startTwoBuilds(): Promise<TwoBuilds> {
  const folder = mkdtempSync(join(tmpdir(), 'two-builds-'));
  const next = join(folder, 'next');
  cpSync('dist', next, { recursive: true });
  rename(next);
  const hosts = { first: createStaticHost('dist'), next: createStaticHost(next) };
  let current = hosts.first;
  let documents: string[] = [];
  const server: Server = createServer((request, response) => {
    if (request.headers['sec-fetch-dest'] === 'document') documents.push(request.url ?? '');
    current(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    serve: (which) => {
      current = hosts[which];
      documents = [];
    },
    documents: () => documents,
    lose: (name) => {
      for (const file of readdirSync(join(next, 'assets')).filter((candidate) => name.test(candidate)))
        rmSync(join(next, 'assets', file));
    },
    remove: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
