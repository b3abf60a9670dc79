/** `npm run count`: lines of code by area, without blank lines, comments and generated files. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';

const root = join(import.meta.dirname, '..');

const counted = new Set(['.ts', '.tsx', '.js', '.css', '.html', '.sql', '.md']);
const leftOut =
  /(^|\/)node_modules\/|(^|\/)\.temp\/|^supabase\/(database\.types\.ts|seed\.sql)$|^(?!src\/content\/).*\.md$/;

const comments: Record<string, RegExp> = {
  '.sql': /\/\*[^]*?\*\/|^\s*--.*$/gm,
  '.html': /<!--[^]*?-->/g,
  '.css': /\/\*[^]*?\*\//g,
  '.md': /(?!)/g,
};
/** Matches whole lines only, because a text may contain what looks like a comment. */
const scriptComments = /^\s*\{?\/\*(?:(?!\*\/)[^])*\*\/\}?[ \t]*$|^\s*\/\/.*$/gm;

/** A file belongs to the first area that takes it. */
const areas: readonly { name: string; takes: (path: string) => boolean; isProduct?: boolean }[] = [
  { name: 'words and data', takes: (path) => path.startsWith('src/content/') },
  { name: 'styles', takes: (path) => /^src\/.*\.css$/.test(path), isProduct: true },
  { name: 'office', takes: (path) => path.startsWith('src/office/'), isProduct: true },
  { name: 'site and build', takes: (path) => /^(src|build)\//.test(path), isProduct: true },
  { name: 'SQL', takes: (path) => /^supabase\/.*\.sql$/.test(path), isProduct: true },
  { name: 'functions', takes: (path) => path.startsWith('supabase/'), isProduct: true },
  { name: 'tools', takes: (path) => path.startsWith('tools/') },
  { name: 'tests', takes: (path) => path.startsWith('tests/') },
];

function codeLines(path: string): number {
  const text = readFileSync(join(root, path), 'utf8');
  const code = text.replace(comments[extname(path)] ?? scriptComments, '');
  return code.split('\n').filter((line) => line.trim() !== '').length;
}

await runCommand(import.meta.url, 'Usage: npm run count (no options)', (args) => {
  parseArgs({ args });
  const paths = ['src', 'build', 'supabase', 'tools', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && counted.has(extname(entry.name)))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => !leftOut.test(path)),
  );
  const totals = areas.map(({ name, isProduct = false }) => ({ name, isProduct, files: 0, lines: 0 }));
  for (const path of paths) {
    const total = totals[areas.findIndex(({ takes }) => takes(path))];
    if (!total) continue;
    total.files += 1;
    total.lines += codeLines(path);
  }

  const row = (name: string, files: number, lines: number) =>
    `${name.padEnd(24)}${String(files).padStart(6)}${lines.toLocaleString('en-US').padStart(9)}`;
  const product = totals.filter(({ isProduct }) => isProduct);
  const sum = (key: 'files' | 'lines') => product.reduce((all, area) => all + area[key], 0);

  console.log(`${'area'.padEnd(24)} files    lines`);
  for (const { name, files, lines } of totals) console.log(row(name, files, lines));
  console.log(row('product without words', sum('files'), sum('lines')));
  return true;
});
