/**
 * The part of the style sheet that a kind of page needs, for its head: to be shown, and for whatever its
 * own code draws later. The whole sheet, with the office's rules and those of every other kind, comes when
 * the visitor is about to go elsewhere: applied to a page that stands, it has every rule looked at anew.
 */
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

const decoded = (value: string) =>
  value.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

const startTag = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([^\s=]+)(?:="([^"]*)")?/g;

/** What of a page a selector can name. The words of its text are none of it: `filter` there is a word. */
function selectorNames(html: string): ExtractorResultDetailed {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  const names = new Set<string>();
  const values = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(startTag)) {
    tags.add(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(attribute)) {
      names.add(name);
      if (name === 'class') for (const word of decoded(value).split(/\s+/)) classes.add(word);
      else if (name === 'id') ids.add(value);
      else values.add(decoded(value));
    }
  }
  return {
    tags: [...tags],
    classes: [...classes],
    ids: [...ids],
    attributes: { names: [...names], values: [...values] },
    undetermined: [],
  };
}

/** What code may name: whatever stands in its texts. A class in pieces that are put together later isn't seen. */
const codeNames = (code: string) => code.match(/[^\s"'`]+/g) ?? [];

/** Rules for the parts that only a field has, such as the days of a date; the purge knows no element for them. */
const fieldPart =
  /(?<=[{};])(?:::(?:-webkit-(?!details)[\w-]+|file-selector-button|placeholder),?)+\{[^{}]*\}/g;
const field = /<(?:input|select|textarea)\b/;

const customProperty = /@property (--[\w-]+)\{[^}]*\}|(--[\w-]+):[^;{}]*;?/g;
const emptyRule = /[^{};]+\{\}/g;
/** A layer keeps its place in their order even when nothing is in it. */
const layerName = /@layer [\w-]+(?=\{\}$)/;

const untilSettled = (css: string, step: (css: string) => string): string => {
  const next = step(css);
  return next === css ? css : untilSettled(next, step);
};

/**
 * Writes the value out where a utility reads a property of its framework (`--tw-border-style`) that no rule left
 * here sets: the registered one, or the fallback beside it.
 */
function withoutSettledProperties(css: string): string {
  const rules = css.replace(/@layer properties\{.*?\}\}\}/s, '');
  const initial = new Map(
    [...css.matchAll(/@property (--tw-[\w-]+)\{[^}]*?(?:initial-value:([^;}]*))?\}/g)].map(
      ([, name = '', value]) => [name, value],
    ),
  );
  return css.replace(
    /var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g,
    (reading, name: string, fallback?: string) =>
      rules.includes(`${name}:`) ? reading : (initial.get(name) ?? fallback ?? reading),
  );
}

/** Leaves out the custom properties that no value reads, with their registrations; the purge keeps them. */
const withoutUnusedProperties = (css: string) =>
  untilSettled(css, (current) => {
    const used = new Set([...current.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    return current.replace(customProperty, (found, registered?: string, declared?: string) =>
      used.has(registered ?? declared) ? found : '',
    );
  });

const withoutEmptyRules = (css: string) =>
  untilSettled(css, (current) =>
    current.replace(emptyRule, (rule) => {
      const [layer] = layerName.exec(rule) ?? [];
      return layer ? `${layer};` : '';
    }),
  );

/** The rules of a sheet that any of these pages needs, as it stands or as this code of theirs changes it. */
export async function criticalStyles(
  sheet: string,
  pages: readonly string[],
  code: readonly string[] = [],
): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [
      ...pages.map((raw) => ({ raw, extension: 'html' })),
      ...code.map((raw) => ({ raw, extension: 'js' })),
    ],
    css: [{ raw: sheet }],
    extractors: [
      { extensions: ['html'], extractor: selectorNames },
      { extensions: ['js'], extractor: codeNames },
    ],
    variables: true,
    keyframes: true,
    // It names no element either.
    safelist: [':focus-visible'],
  });
  if (!purged) throw new Error('The style sheet came back empty.');
  const { css } = purged;
  const needed = pages.some((html) => field.test(html)) ? css : css.replace(fieldPart, '');
  return withoutEmptyRules(withoutUnusedProperties(withoutSettledProperties(needed)));
}
