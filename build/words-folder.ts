import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where the built site has the words of its pages, one file each. A hash of all texts stands for them, so
 * that no script has to carry a list of file names; a page that was opened before a deploy finds none.
 */
export function wordsFolder(): string {
  const content = join(import.meta.dirname, '../src/content');
  const texts = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(ts|md)$/.test(name),
  );
  const hash = createHash('sha256').update(readFileSync(join(import.meta.dirname, 'markdown.ts')));
  for (const name of texts.sort()) hash.update(name).update(readFileSync(join(content, name)));
  return `/assets/${hash.digest('base64url').slice(0, 8)}`;
}
