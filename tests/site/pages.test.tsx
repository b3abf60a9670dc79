import { expect, test } from 'vitest';
import { postPages } from '../../src/blog';
import { absoluteUrl, documentTitle, metaDescription } from '../../src/lib/seo';
import { pages } from '../../src/site';
import { renderAt } from '../support/render-at';

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

test.each([...pages, ...postPages].map((page) => [page.path, page] as const))(
  '%s shows one main heading and its own title, description, address and structured data',
  async (path, page) => {
    await renderAt(path);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.title).toBe(documentTitle(page.title));
    expect(content('meta[name="description"]')).toBe(metaDescription(page.description));
    expect(content('meta[property="og:title"]')).toBe(documentTitle(page.title));
    expect(content('meta[name="robots"]')).toBeUndefined();
    expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', absoluteUrl(path));
    const data = document.querySelectorAll('script[type="application/ld+json"]');
    expect(data).toHaveLength(1);
    const graph: unknown = JSON.parse(data[0]?.textContent ?? '');
    expect(graph).toMatchObject({ '@context': 'https://schema.org' });
  },
  30_000,
);
