import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { RecentPosts } from '../../src/site/home/recent-posts';
import { business, serviceAreaTiers } from '../../src/content/business';
import { places } from '../../src/content/area/places';
import { posts } from '../../src/content/articles/post-index';
import { renderTemplate } from '../support/site/render-template';

const region = (name: string) => within(screen.getByRole('region', { name }));
const paths = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('the home page', () => {
  beforeEach(() => renderTemplate('/'));

  it('opens with its heading, the phone number and the quote action', () => {
    const [banner] = screen.getAllByRole('heading', { level: 1 });
    const hero = within(banner?.closest('header') ?? document.body);
    expect(screen.getByText(/Same-day emergency service/)).toBeInTheDocument();
    expect(hero.getByRole('link', { name: `Call ${business.phone.display}` })).toHaveAttribute(
      'href',
      `tel:${business.phone.e164}`,
    );
    expect(hero.getByRole('link', { name: 'Request a Service Quote' })).toHaveAttribute(
      'href',
      '/contact#quote',
    );
  });

  it('has a card for each of the four industries', () => {
    expect(paths(region('Fleets we work for').getAllByRole('link'))).toEqual([
      '/fleet-maintenance-construction',
      '/fleet-maintenance-delivery-vehicles',
      '/fleet-service-utilities-energy',
      '/fleet-maintenance-agriculture',
    ]);
  });

  it('shows on its drawing how far the towns are, and how soon we are there', () => {
    const drawing = within(screen.getByText('Our van').closest('figure') ?? document.body);
    const marked = places.filter(({ name }) => drawing.queryByText(name) && name !== business.location.city);
    expect(marked).toHaveLength(8);
    for (const { name, miles } of marked) {
      const mark = drawing.getByText(name).closest('text');
      expect(mark).toHaveTextContent(`${Math.round(miles)} mi`);
      expect(parseFloat(mark?.getAttribute('x') ?? '')).toBeCloseTo(
        (100 * miles) / business.serviceRadiusMiles,
        1,
      );
    }
    for (const { responseTime } of Object.values(serviceAreaTiers)) {
      expect(drawing.getByText(responseTime, { exact: false })).toBeInTheDocument();
    }
    expect(drawing.getByText(/times are typical/i)).toBeInTheDocument();
  });

  it('shows the newest three articles of each kind', async () => {
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    const newest = (isAboutBrand: boolean) =>
      posts
        .filter(({ brand }) => (brand !== undefined) === isAboutBrand)
        .slice(0, 3)
        .map(({ slug }) => `/blog/${slug}`);
    expect(paths(region('Recent blog posts').getAllByRole('link'))).toEqual([...newest(false), '/blog']);
    expect(paths(region('Recent brand posts').getAllByRole('link'))).toEqual([...newest(true), '/brands']);
  });

  it('keeps its sections in their order, with what leads to a call between them', () => {
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Check your machine and location',
      'Fleets we work for',
      'How mobile repair works',
      'Recent blog posts',
      'What customers say',
      'Our three services',
      'Recent brand posts',
      'Questions about mobile repair',
      'Where we go, and how soon',
      'Machine down? Call us.',
    ]);
    const steps = region('How mobile repair works').getAllByRole('listitem');
    expect(steps).toHaveLength(3);
  });

  it('names the towns and every tier with its typical arrival', () => {
    const coverage = region('Where we go, and how soon');
    for (const town of ['Broken Arrow', 'Claremore', 'Muskogee', 'Bartlesville']) {
      expect(coverage.getAllByText(new RegExp(town)).length, town).toBeGreaterThan(0);
    }
    for (const { title, responseTime } of Object.values(serviceAreaTiers)) {
      const row = coverage.getByRole('row', { name: new RegExp(title) });
      expect(row).toHaveTextContent(responseTime);
    }
    expect(coverage.getByText(/call to\s+confirm/)).toBeInTheDocument();
  });
});

it('stands three placeholders in for articles that are on their way', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<RecentPosts kind="general" />);
  expect(within(place).getByRole('status')).toHaveTextContent('Loading articles…');
  expect(within(place).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
});
