/**
 * The part of the style sheet that a kind of page needs, for its head. The whole sheet, with the
 * office's rules and those of every other kind, comes with the script, before React takes over.
 */
import { PurgeCSS } from 'purgecss';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Every word of a page that a selector could name: tags, classes, ids, attributes and their values. */
function selectorWords(html: string): string[] {
  const words = html.match(/[^\s"'<>=]+/g) ?? [];
  return words.map((word) =>
    word.replace(/&(amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity),
  );
}

/** Leaves registrations of custom properties that nothing uses out; the purge keeps all of them. */
function withoutUnusedProperties(css: string): string {
  return css.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
    css.includes(`var(${name}`) || css.includes(`${name}:`) ? rule : '',
  );
}

/** The rules of a sheet that any of these pages needs before its script runs. */
export async function criticalStyles(sheet: string, pages: readonly string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: pages.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: sheet }],
    defaultExtractor: selectorWords,
    variables: true,
    keyframes: true,
  });
  if (!purged) throw new Error('The style sheet came back empty.');
  return withoutUnusedProperties(purged.css);
}
