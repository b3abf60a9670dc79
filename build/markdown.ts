/**
 * Turns content/posts/*.md into modules. `?meta` exports the checked front matter (a `Post`), `?article` the
 * whole article (an `Article`). `virtual:latest-posts` exports the newest ones.
 */
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Marked } from 'marked';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type { Article, LatestPosts, Post, PostBody, PostSummary } from '../src/content/articles/types';
import { business, phoneText } from '../src/content/business.ts';
import { type DrawingName, drawings } from '../src/content/drawings/drawings.ts';
import { makeAnchor } from '../src/site/shared/anchor.ts';
import { isCalendarDate } from '../supabase/functions/_shared/domain/business-hours.ts';

const markdownRequest = /^(.*\.md)\?(meta|article)$/;
const virtualModule = 'virtual:latest-posts';
const postsFolder = join(import.meta.dirname, '../src/content/posts');
/** The length of the lists of related and of latest articles. */
const listLength = 3;

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
/** A day that exists, such as 2026-03-31. */
const day = v.pipe(v.string(), v.check(isCalendarDate));

const postSchema = v.pipe(
  v.strictObject({
    slug: v.pipe(v.string(), v.slug()),
    title: text,
    description: text,
    category: text,
    author: v.optional(text, business.name),
    published: day,
    modified: day,
    brand: v.exactOptional(text),
    subjects: v.pipe(v.array(text), v.minLength(1)),
    drawing: v.custom<DrawingName>(
      (name) => typeof name === 'string' && Object.hasOwn(drawings, name),
      'no drawing of drawings.ts',
    ),
    sources: v.optional(v.array(v.object({ name: text, url: v.pipe(text, v.regex(/^https:\/\//)) })), []),
  }),
  v.check(({ published, modified }) => modified >= published, 'modified before it was published'),
);

/** A table in a region of its own, which scrolls on a narrow screen and so can have the focus. */
function frameTable(table: string): string {
  const columns = [...table.matchAll(/<th[^>]*>(.*?)<\/th>/g)].map(([, name = '']) =>
    name.replace(/<[^>]*>/g, ''),
  );
  return `<div class="scrolled-table" role="region" tabindex="0" aria-label="Table: ${columns.join(', ')}">${table}</div>`;
}

/** Renders Markdown. HTML in the text is shown as text, and links with other protocols are dropped. */
function renderBody(markdown: string): PostBody {
  const headings: { id: string; text: string }[] = [];
  const marked = new Marked({
    tokenizer: { html: () => undefined, tag: () => undefined },
    renderer: {
      image: () => '',
      link({ href, tokens }) {
        return /^(https?:|mailto:|tel:|\/|#)/.test(href) ? false : this.parser.parseInline(tokens);
      },
      heading({ depth, tokens }) {
        if (depth !== 2) {
          return false;
        }
        const heading = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = makeAnchor(heading);
        if (headings.some((other) => other.id === id)) {
          throw new Error(`two parts called "${heading}"`);
        }
        headings.push({ id, text: heading });
        return `<h2 id="${id}">${this.parser.parseInline(tokens)}</h2>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false }).replace(/<th(?=[ >])/g, '<th scope="col"');
  return { html: html.replace(/<table>[^]*?<\/table>/g, frameTable), headings };
}

/** Parses a Markdown file. Its errors name the file and the problem. */
export function parseArticle(file: string, source: string): PostBody & { post: Post } {
  try {
    const [, fields = '', body = ''] = /^---\r?\n([^]*?)\r?\n---\r?\n([^]*\S)/.exec(source) ?? [];
    if (body === '') {
      throw new Error('no front matter between two lines of ---, or no text after it');
    }
    const post = v.safeParse(postSchema, {
      slug: basename(file, '.md'),
      ...v.parse(v.record(v.string(), v.unknown()), parse(fields)),
    });
    if (!post.success) {
      throw new Error(v.summarize(post.issues));
    }
    return { post: post.output, ...renderBody(body.replaceAll('{phone}', phoneText)) };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

const readArticle = async (file: string) => parseArticle(file, await readFile(file, 'utf8'));

/** All articles, newest first. */
async function readPosts(): Promise<readonly Post[]> {
  const files = (await readdir(postsFolder)).filter((name) => name.endsWith('.md'));
  const articles = await Promise.all(files.map((name) => readArticle(join(postsFolder, name))));
  return articles
    .map(({ post }) => post)
    .sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug));
}

/** Other articles: first those that share the most subjects, then of the same category, then the newest. */
function findRelated(post: Post, posts: readonly Post[]): Article['related'] {
  const rateCloseness = (other: Post) =>
    2 * other.subjects.filter((subject) => post.subjects.includes(subject)).length +
    (other.category === post.category ? 1 : 0);
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .sort((a, b) => rateCloseness(b) - rateCloseness(a))
    .slice(0, listLength)
    .map(({ slug, title, description, category, drawing }) => {
      return { title, text: description, path: `/blog/${slug}`, tag: category, drawing };
    });
}

function pickLatest(posts: readonly Post[]): LatestPosts {
  const listNewest = (isAboutBrand: boolean) =>
    posts
      .filter(({ brand }) => (brand !== undefined) === isAboutBrand)
      .slice(0, listLength)
      .map(({ slug, title, description, category, published }): PostSummary => {
        return { slug, title, description, category, published };
      });
  return { general: listNewest(false), aboutBrands: listNewest(true) };
}

async function loadData(id: string): Promise<Article | LatestPosts | Post | null> {
  if (id === `\0${virtualModule}`) {
    return pickLatest(await readPosts());
  }
  const [, file, part] = markdownRequest.exec(id) ?? [];
  if (file === undefined) {
    return null;
  }
  const article = await readArticle(file);
  return part === 'meta'
    ? article.post
    : { ...article, related: findRelated(article.post, await readPosts()) };
}

export function loadMarkdownPosts(): Plugin {
  return {
    name: 'markdown-posts',
    enforce: 'pre',
    resolveId: (source) => (source === virtualModule ? `\0${virtualModule}` : null),
    async load(id) {
      const data = await loadData(id);
      return data && { code: `export default ${JSON.stringify(data)};`, moduleType: 'js' };
    },
  };
}
