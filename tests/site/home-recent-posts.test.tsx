import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Post } from '../../src/blog';
import { type DeferredPosts, deferredPosts, RecentPosts } from '../../src/components/recent-posts';

const post = (slug: string): Post => ({
  slug,
  title: `About ${slug}`,
  description: 'What it says.',
  category: 'Checks',
  author: 'Shop desk',
  published: '2026-10-05',
  modified: '2026-10-05',
  drawing: 'truck',
  sources: [],
});

const section = (posts: DeferredPosts, include: (post: Post) => boolean = () => true) => (
  <MemoryRouter>
    <RecentPosts posts={posts} include={include} emptyText="Nothing yet." />
  </MemoryRouter>
);

/** A list that arrives, or fails, when the test says so. */
function controlled() {
  let arrive: (posts: readonly Post[]) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<readonly Post[]>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  return { posts: deferredPosts(() => promise), arrive, fail };
}

describe('a recent posts section', () => {
  it('shows three placeholders until its list arrives, then the newest three', async () => {
    const { posts, arrive } = controlled();
    await act(() => Promise.resolve(render(section(posts))));
    expect(screen.getByRole('status')).toHaveTextContent('Loading articles…');
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(3);

    await act(async () => {
      arrive([post('one'), post('two'), post('three'), post('four')]);
      await posts.load();
    });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/blog/one',
      '/blog/two',
      '/blog/three',
    ]);
    expect(screen.getByRole('link', { name: /About one/ })).toHaveTextContent('Checks, October 5, 2026');
  });

  it('is complete at once when the list is there already, as in a prerendered page', async () => {
    const { posts, arrive } = controlled();
    arrive([post('one')]);
    await posts.load();
    expect(renderToString(section(posts))).toContain('About one');
  });

  it('shows only the articles that belong in it', async () => {
    const { posts, arrive } = controlled();
    arrive([post('one'), { ...post('two'), brand: 'cat' }]);
    await posts.load();
    render(section(posts, ({ brand }) => brand !== undefined));
    expect(screen.getByRole('link', { name: /About two/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /About one/ })).not.toBeInTheDocument();
  });

  it('says so when there are none', async () => {
    const { posts, arrive } = controlled();
    arrive([]);
    await posts.load();
    render(section(posts));
    expect(screen.getByText('Nothing yet.')).toBeInTheDocument();
  });

  it('points to the blog when the list cannot be loaded', async () => {
    const { posts, fail } = controlled();
    fail(new Error('offline'));
    await posts.load();
    render(section(posts));
    expect(screen.getByText(/could not be loaded/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'blog' })).toHaveAttribute('href', '/blog');
  });
});
