import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatDay } from '../../src/site/blog/article-date';
import { business } from '../../src/content/business';
import { posts } from '../../src/content/articles/post-index';
import { renderTemplate } from '../support/site/render-template';

describe('the blog', () => {
  it('lists all articles under their categories, with a link to each category', async () => {
    await renderTemplate('/blog');
    const categories = [...new Set(posts.map(({ category }) => category))].sort();
    const index = within(screen.getByRole('navigation', { name: 'Categories' }));
    for (const category of categories) {
      const region = screen.getByRole('region', { name: category });
      const wanted = posts.filter((post) => post.category === category);
      const links = within(region).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        wanted.map(({ slug }) => `/blog/${slug}`),
      );
      expect(index.getByRole('link', { name: new RegExp(`^${category}`) })).toHaveAttribute(
        'href',
        `#${region.id}`,
      );
    }
  });

  it('shows an article with its dates, category, brand, sources and related articles', async () => {
    await renderTemplate('/blog/western-star-battery-stud-recall');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Western Star Recall: 47X and 49X Battery Stud Fire Risk',
    );
    expect(screen.getByText('March 23, 2026')).toHaveAttribute('datetime', '2026-03-23');
    const modified = posts.find(({ slug }) => slug === 'western-star-battery-stud-recall')?.modified ?? '';
    expect(screen.getByText(formatDay(modified))).toHaveAttribute('datetime', modified);
    expect(screen.getByText(new RegExp(`By ${business.name}`))).toBeVisible();
    expect(screen.getByText('Recalls: Western Star')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Highway tractor/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Western Star' })).toHaveAttribute(
      'href',
      '/western-star-repair-tulsa',
    );
    const sources = within(screen.getByRole('region', { name: 'Sources' }));
    expect(sources.getByRole('link', { name: 'Recall look-up by VIN, NHTSA' })).toHaveAttribute(
      'href',
      'https://www.nhtsa.gov/recalls',
    );
    const related = within(screen.getByRole('region', { name: 'Related articles' })).getAllByRole('link');
    expect(related).toHaveLength(3);
    expect(related.map((link) => link.getAttribute('href'))).not.toContain(
      '/blog/western-star-battery-stud-recall',
    );
  });

  it.each(['nothing', '__proto__'])('has no article %s', async (slug) => {
    await renderTemplate(`/blog/${slug}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  });
});
