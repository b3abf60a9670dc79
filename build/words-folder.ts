import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder with the words of the built site's pages, one file each. Its name is a hash of all texts, so that no
 * script needs a list of file names. A page that was opened before a deploy doesn't find the new folder.
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
