import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { criticalStyles } from '../../build/critical-styles';
import {
  fillShell,
  fontPreloads,
  inlineStyles,
  markStatic,
  splitRendered,
  stylesheetOf,
} from '../../build/html-shell';
import { parseArticle } from '../../build/markdown';
import { placeholderWarning } from '../../build/placeholder-identity';
import { startLate } from '../../build/late-start';
import { prefetchLinks } from '../../build/link-prefetch';
import { headersFile, redirectsFile } from '../../build/site-files';
import { drawings } from '../../src/content/drawings';
import { drawingFiles } from '../../src/drawing-files';
import { embedPage, readEmbeddedPage } from '../../src/embedded-page';
import { pages, redirects } from '../../src/site';

describe('the late start of a page', () => {
  const built =
    '<head><script type="module" crossorigin src="/assets/main.js"></script>\n' +
    '<link rel="modulepreload" crossorigin href="/assets/react.js">' +
    '<link rel="stylesheet" crossorigin href="/assets/all.css"></head><body></body>';

  test('leaves no tag that fetches a script, and one inline script that is the one named by the hash', () => {
    const { html, hash } = startLate(built);
    expect(html).not.toMatch(/<script[^>]+src=|<link[^>]+modulepreload/);
    const [, script = ''] = /<script>(.*)<\/script><\/body>/.exec(html) ?? [];
    expect(script).toContain('"/assets/main.js"');
    expect(script).toContain('"/assets/react.js"');
    expect(script).toContain('"/assets/all.css"');
    expect(hash).toBe(`sha256-${createHash('sha256').update(script).digest('base64')}`);
  });

  test('cannot be made of a file without an entry', () => {
    expect(() => startLate('<body></body>')).toThrow('index.html has lost its script.');
  });
});

describe('the styles inside a page', () => {
  const sheet =
    '@layer base,utilities;@layer base{body{margin:0}table{border:0}}' +
    '@layer utilities{.p-4{padding:1rem}.md\\:flex{display:flex}.gone{--w:1;width:var(--w)}' +
    '@media print{.print\\:hidden{display:none}}}@property --w{syntax:"*";inherits:false}';

  test('are the rules that some page of its kind needs, and no others', async () => {
    const styles = await criticalStyles(sheet, [
      '<body><p class="p-4 print:hidden"></p></body>',
      '<body><p class="md:flex"></p></body>',
    ]);
    expect(styles).toContain('@layer base,utilities');
    for (const rule of ['body{', '.p-4{', '.md\\:flex{', '@media print{.print\\:hidden{'])
      expect(styles).toContain(rule);
    for (const rule of ['table', '.gone', '@property']) expect(styles).not.toContain(rule);
  });

  test('know a class by its name behind the escapes of HTML', async () => {
    expect(
      await criticalStyles('.\\[\\&\\>p\\]\\:m>p{margin:0}', ['<div class="[&amp;&gt;p]:m"><p></p></div>']),
    ).toBe('.\\[\\&\\>p\\]\\:m>p{margin:0}');
  });
});

describe('the files beside the pages', () => {
  test('every redirect is a 301 with and without a slash at the end, and is listed once', () => {
    const lines = redirectsFile(redirects, { '/admin/*': '/app.html' }).trim().split('\n');
    for (const { from, to } of redirects) {
      const address = encodeURI(from).replace(/\/$/, '');
      expect(lines).toContain(`${address} ${to} 301`);
      expect(lines).toContain(`${address}/ ${to} 301`);
    }
    expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(lines.length);
    expect(lines).toContain('/john%20deere-repair-tulsa /john-deere-repair-tulsa 301');
    expect(lines.at(-1)).toBe('/admin/* /app.html 200');
  });

  test('the headers keep assets for a year, pages never, and let no other site frame them', () => {
    const text = headersFile({
      connectOrigins: ['https://backend.example.org'],
      scriptHashes: ['sha256-abc='],
      styleHashes: ['sha256-def='],
      preloads: ['</a.woff2>; rel=preload', '</b.woff2>; rel=preload'],
    });
    expect(text).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
    expect(text).toContain(
      '/:file\n  Cache-Control: no-cache\n  Link: </a.woff2>; rel=preload, </b.woff2>; rel=preload\n',
    );
    expect(text).toContain('X-Content-Type-Options: nosniff');
    expect(text).toMatch(/frame-ancestors 'none'/);
    expect(text).toMatch(/connect-src 'self' https:\/\/backend\.example\.org;/);
    expect(text).toMatch(/script-src 'self' 'sha256-abc=';/);
  });
});

describe('the HTML shell', () => {
  const shell = '<head><!--head--></head><body><div id="root"><!--page--></div><!--row--></body>';

  test('takes each part in its place, whatever signs are in it', () => {
    expect(fillShell(shell, { head: '<title>$& $1</title>', body: '<p>$$</p>', row: '' })).toBe(
      '<head><title>$& $1</title></head><body><div id="root"><p>$$</p></div></body>',
    );
  });

  test('that has lost a place is refused with its name', () => {
    expect(() => fillShell('<head></head>', { head: '', body: '', row: '' })).toThrow('<!--head-->');
  });

  test('takes rules in the place of its style sheet', () => {
    const html = '<link rel="stylesheet" crossorigin href="/assets/a.css"><p></p>';
    expect(stylesheetOf(html)).toBe('/assets/a.css');
    expect(inlineStyles(html, '/* $& */')).toBe('<style>/* $& */</style><p></p>');
    expect(() => stylesheetOf('<p></p>')).toThrow('index.html has lost its style sheet.');
  });

  test('tells which fonts a Link header should name', () => {
    expect(
      fontPreloads('<link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossorigin="">'),
    ).toEqual(['</assets/a.woff2>; rel=preload; as=font; type=font/woff2; crossorigin']);
  });

  test('carries the rules for links as the policy names them', () => {
    const { html, hash } = prefetchLinks('<body></body>', ['/admin/dashboard']);
    const [, script = ''] = /<script type="speculationrules">(.*)<\/script><\/body>/.exec(html) ?? [];
    expect(script).toContain('"/admin/dashboard"');
    expect(hash).toBe(`sha256-${createHash('sha256').update(script).digest('base64')}`);
  });

  test('gets the head apart from the page', () => {
    expect(splitRendered('<title>A</title><meta name="x"/><div class="a"><div></div></div>')).toEqual({
      head: '<title>A</title><meta name="x"/>',
      body: '<div class="a"><div></div></div>',
    });
    expect(() => splitRendered('')).toThrow('Nothing was rendered.');
  });

  test('marks the tags that the browser will draw itself', () => {
    expect(markStatic('<title>A</title><meta name="robots"/><link rel="x"/>')).toBe(
      '<title data-static-head="">A</title><meta data-static-head="" name="robots"/><link data-static-head="" rel="x"/>',
    );
  });
});

describe('the row in the page', () => {
  test.each(pages.map((page) => [page.path, page] as const))(
    '%s is read as it was written',
    (_path, page) => {
      document.body.innerHTML = embedPage(page);
      expect(readEmbeddedPage()).toEqual(page);
    },
  );

  test('can not end its element', () => {
    const [page] = pages;
    if (!page) throw new Error('The table is empty.');
    expect(embedPage({ ...page, title: '</script><img>' })).not.toContain('</script><img>');
  });

  test.each([
    ['nothing', ''],
    ['broken JSON', '<script type="application/json" id="page-row">{</script>'],
    ['no row', '<script type="application/json" id="page-row">null</script>'],
    [
      'an unknown kind',
      '<script type="application/json" id="page-row">{"path":"/x","kind":"__proto__","group":"Main"}</script>',
    ],
  ])('is null when there is %s', (_name, html) => {
    document.body.innerHTML = html;
    expect(readEmbeddedPage()).toBeNull();
  });
});

describe('an article in Markdown', () => {
  const fields = {
    title: 'Brakes',
    description: 'Why brakes fade.',
    category: 'Brakes',
    author: 'Shop desk',
    published: '2026-03-01',
    modified: '2026-03-05',
    drawing: 'truck',
  };
  const article = (changes: Record<string, unknown> = {}, body = 'Text.') =>
    `---\n${Object.entries({ ...fields, ...changes })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join('\n')}\n---\n\n${body}\n`;

  test('becomes its front matter and its text', () => {
    const source = article(
      { brand: 'cat', sources: [{ name: 'NHTSA', url: 'https://www.nhtsa.gov' }] },
      '## Why it isn’t **one** cause\n\nBecause.',
    );
    expect(parseArticle('posts/brakes.md', source)).toEqual({
      post: {
        ...fields,
        slug: 'brakes',
        brand: 'cat',
        sources: [{ name: 'NHTSA', url: 'https://www.nhtsa.gov' }],
      },
      html: '<h2 id="why-it-isnt-one-cause">Why it isn’t <strong>one</strong> cause</h2>\n<p>Because.</p>\n',
      headings: [{ id: 'why-it-isnt-one-cause', text: 'Why it isn’t one cause' }],
    });
  });

  test('loses everything that could run', () => {
    const { html } = parseArticle(
      'posts/brakes.md',
      article(
        {},
        'A <script>alert(1)</script> [link](javascript:alert(1)) <img src=x onerror=alert(1)> **end**',
      ),
    );
    expect(html).not.toMatch(/script|onerror|img/);
    expect(html).toContain('<strong>end</strong>');
  });

  test.each([
    ['without front matter', 'Text.', 'needs front matter'],
    ['without a title', article({ title: undefined }), 'needs "title" as a text'],
    ['with a date that does not exist', article({ published: '2026-02-30' }), 'needs "published" as a day'],
    [
      'modified before it was published',
      article({ modified: '2026-02-01' }),
      'modified before it was published',
    ],
    ['with a misspelt field', article({ categroy: 'x' }), 'has an unknown field "categroy"'],
    [
      'with a source that is no web address',
      article({ sources: [{ name: 'x', url: 'ftp://x' }] }),
      "isn't a web address",
    ],
    ['with a drawing that does not exist', article({ drawing: 'rocket' }), 'needs "drawing" as one of truck'],
    ['with the same heading twice', article({}, '## Why\n\n## Why'), 'has two parts called "Why"'],
    ['without a text', article({}, ''), 'has no text'],
    ['with broken YAML', '---\ntitle: [\n---\nText.', "can't be read"],
  ])('%s is refused with the name of its file', (_name, source, reason) => {
    const refuse = () => parseArticle('posts/brakes.md', source);
    expect(refuse).toThrow('posts/brakes.md');
    expect(refuse).toThrow(reason);
  });
});

describe('the build', () => {
  test('says in one line that the identity is a placeholder, and nothing once it is real', () => {
    const warning = placeholderWarning({ isPlaceholder: true });
    expect(warning).toMatch(/^The identity in src\/content\/business\.ts is a placeholder/);
    expect(warning).not.toContain('\n');
    expect(placeholderWarning({ isPlaceholder: false })).toBeNull();
  });
});

describe('the drawings as images', () => {
  test('are one file for each machine and one for all', () => {
    expect(Object.keys(drawingFiles).sort()).toEqual(
      Object.keys(drawings)
        .concat('machines')
        .map((name) => `/drawings/${name}.svg`)
        .sort(),
    );
  });

  test.each(Object.entries(drawingFiles))('%s stands alone: four by three, with its own styles', (_, svg) => {
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    expect(root.tagName).toBe('svg');
    const [, , width, height] = (root.getAttribute('viewBox') ?? '').split(' ').map(Number);
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(4 / 3, 2);
    expect(root.querySelector('style')?.textContent).toContain('.detail');
    expect(root.querySelectorAll('path, circle').length).toBeGreaterThan(10);
  });
});
