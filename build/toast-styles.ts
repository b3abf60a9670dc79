import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const insertion = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/;

/** What sonner puts into a page by itself when the first notice is shown: an element, then its rules. For their hashes. */
export function toastStyles(): readonly string[] {
  const [, literal] =
    insertion.exec(readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8')) ?? [];
  const css: unknown = literal && JSON.parse(literal);
  if (typeof css !== 'string') throw new Error('sonner no longer brings its styles the way it did.');
  return ['', css];
}
