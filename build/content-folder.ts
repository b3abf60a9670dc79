import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder for the content of the pages on the built site, named by one hash of all texts, so that the script
 * needs no list of file names.
 */
export function nameContentFolder(): string {
  const content = join(import.meta.dirname, '../src/content');
  const texts = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(ts|md)$/.test(name),
  );
  const hash = createHash('sha256').update(readFileSync(join(import.meta.dirname, 'markdown.ts')));
  for (const name of texts.sort()) {
    hash.update(name).update(readFileSync(join(content, name)));
  }
  return `/assets/${hash.digest('base64url').slice(0, 8)}`;
}
