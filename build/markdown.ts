/**
 * Turns content/posts/*.md into modules: `?meta` exports the checked front matter (a `Post`), `?article`
 * all that the article's page shows (an `Article`), and `virtual:latest-posts` the newest ones.
 */
import { readFile, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type { Article, LatestPosts, Post, PostBody, PostSummary } from '../src/content/articles/blog';
import { business } from '../src/content/business.ts';
import { type DrawingName, drawings } from '../src/content/drawings/drawings.ts';

const markdownRequest = /^(.*\.md)\?(meta|article)$/;
const latestRequest = 'virtual:latest-posts';
const postsFolder = join(import.meta.dirname, '../src/content/posts');
/** How many articles a list of related or latest ones has. */
const listLength = 3;
const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

class FrontMatterError extends Error {}

/** A day that exists, such as 2026-03-31. */
const day = (name: string) =>
  v.pipe(
    v.string(`needs "${name}" as a text`),
    v.isoDate(`needs "${name}" as a day such as 2026-03-31`),
    v.check(
      (value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ?? false,
      `needs "${name}" as a day such as 2026-03-31`,
    ),
  );

const text = (name: string) => {
  const reason = `needs "${name}" as a text`;
  return v.pipe(v.string(reason), v.trim(), v.nonEmpty(reason));
};

const source = v.object(
  {
    name: text('name'),
    url: v.pipe(text('url'), v.regex(/^https?:\/\//, "has a source that isn't a web address")),
  },
  'needs a name and a url in each of "sources"',
);

const isDrawingName = (value: unknown): value is DrawingName =>
  typeof value === 'string' && Object.hasOwn(drawings, value);

const frontMatterSchema = v.pipe(
  v.strictObject(
    {
      title: text('title'),
      description: text('description'),
      category: text('category'),
      author: v.optional(text('author'), business.name),
      published: day('published'),
      modified: day('modified'),
      brand: v.exactOptional(text('brand')),
      drawing: v.custom<DrawingName>(
        isDrawingName,
        `needs "drawing" as one of ${Object.keys(drawings).join(', ')}`,
      ),
      sources: v.optional(v.array(source, 'needs "sources" as a list'), []),
    },
    ({ expected, received }) =>
      expected === 'never' ? `has an unknown field ${received}` : `needs ${expected}`,
  ),
  v.check(({ published, modified }) => modified >= published, 'was modified before it was published'),
);

function parsePost(slug: string, fields: unknown): Post {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new FrontMatterError('needs a file name of lower-case words joined by hyphens');
  const parsed = v.safeParse(frontMatterSchema, fields);
  if (!parsed.success) throw new FrontMatterError(parsed.issues[0].message);
  return { slug, ...parsed.output };
}

/** The anchor of a heading: its words in lower case, joined by hyphens. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function renderBody(markdown: string): PostBody {
  const headings: { id: string; text: string }[] = [];
  const marked = new Marked({
    async: false,
    gfm: true,
    renderer: {
      heading({ depth, tokens }) {
        const content = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${content}</h${depth}>\n`;
        const words = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = anchorOf(words);
        if (headings.some((heading) => heading.id === id))
          throw new FrontMatterError(`has two parts called "${words}"`);
        headings.push({ id, text: words });
        return `<h2 id="${id}">${content}</h2>\n`;
      },
    },
  });
  const html = sanitizeHtml(marked.parse(markdown, { async: false }), {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre', 'code'],
      ...['strong', 'em', 'del', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: { a: ['href', 'title'], h2: ['id'], ol: ['start'], th: ['scope'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: { th: sanitizeHtml.simpleTransform('th', { scope: 'col' }) },
  });
  return { html, headings };
}

/**
 * The article in a Markdown file: its front matter, checked field by field, and its body.
 * Throws an error that names the file and says what is wrong with it.
 */
export function parseArticle(file: string, source: string): PostBody & { post: Post } {
  try {
    const match = frontMatter.exec(source);
    if (!match) throw new FrontMatterError('needs front matter between two lines of ---');
    const [, fields = '', body = ''] = match;
    if (body.trim() === '') throw new FrontMatterError('has no text');
    return { post: parsePost(basename(file, '.md'), parse(fields)), ...renderBody(body) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isOurs = error instanceof FrontMatterError;
    throw new Error(`${file} ${isOurs ? reason : `has front matter that can't be read: ${reason}`}.`, {
      cause: error,
    });
  }
}

async function readArticle(file: string) {
  return parseArticle(file, await readFile(file, 'utf8'));
}

/** All articles of a folder, newest first. */
async function readPosts(folder: string): Promise<readonly Post[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const articles = await Promise.all(files.map((name) => readArticle(join(folder, name))));
  return articles
    .map(({ post }) => post)
    .sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug));
}

const summaryOf = ({ slug, title, description, category, published }: Post): PostSummary => ({
  slug,
  title,
  description,
  category,
  published,
});

/** Other articles, those of the same brand first, then of the same category, then the newest. */
function relatedTo(post: Post, posts: readonly Post[]): Article['related'] {
  const closeness = (other: Post) =>
    (post.brand !== undefined && other.brand === post.brand ? 2 : 0) +
    (other.category === post.category ? 1 : 0);
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .sort((a, b) => closeness(b) - closeness(a))
    .slice(0, listLength)
    .map((other) => ({ ...summaryOf(other), drawing: other.drawing }));
}

function latestOf(posts: readonly Post[]): LatestPosts {
  const newest = (include: (post: Post) => boolean) =>
    posts.filter(include).slice(0, listLength).map(summaryOf);
  return {
    general: newest(({ brand }) => brand === undefined),
    aboutBrands: newest(({ brand }) => brand !== undefined),
  };
}

const moduleOf = (value: Article | LatestPosts | Post) => ({
  code: `export default ${JSON.stringify(value)};`,
  moduleType: 'js' as const,
});

export function markdownPosts(): Plugin {
  return {
    name: 'markdown-posts',
    enforce: 'pre',
    resolveId(source) {
      return source === latestRequest ? `\0${latestRequest}` : null;
    },
    async load(id) {
      if (id === `\0${latestRequest}`) return moduleOf(latestOf(await readPosts(postsFolder)));
      const [, file, part] = markdownRequest.exec(id) ?? [];
      if (file === undefined) return null;
      this.addWatchFile(file);
      const article = await readArticle(file);
      if (part === 'meta') return moduleOf(article.post);
      const related = relatedTo(article.post, await readPosts(dirname(file)));
      return moduleOf({ ...article, related });
    },
  };
}
