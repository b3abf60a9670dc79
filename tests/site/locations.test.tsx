import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { business, serviceAreaTiers } from '../../src/content/business';
import { localPages } from '../../src/content/local-pages';
import { locationDrawings } from '../../src/content/drawings/location-drawings';
import { places } from '../../src/content/area/places';
import { renderTemplate } from '../support/site/render-template';
import { loadWords } from '../../src/words';

const copies = await Promise.all(
  localPages.map(async (page) => ({ page, copy: await loadWords('location', page.slug) })),
);

/** The cells' texts of the table with a caption. */
function rowsUnder(caption: string): string[][] {
  const table = screen.getByText(caption, { selector: 'caption' }).closest('table');
  return [...(table?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent));
}

describe('/locations', () => {
  it('shows the map with the three areas and their typical arrival', async () => {
    await renderTemplate('/locations');
    expect(
      screen.getByRole('img', { name: /Map of the service area: a circle of 120 miles/ }),
    ).toBeInTheDocument();
    const map = within(screen.getByRole('region', { name: /Service area map/ }));
    for (const { title, description, responseTime } of Object.values(serviceAreaTiers)) {
      expect(map.getByText(title, { selector: 'dt' }).closest('div')).toHaveTextContent(responseTime);
      expect(map.getByText(description)).toBeVisible();
    }
  });

  it('lists every town once, under its tier and typical arrival', async () => {
    await renderTemplate('/locations');
    const list = within(screen.getByRole('region', { name: /towns, nearest first/ }));
    const towns = list.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(towns.toSorted()).toEqual(places.map(({ name, state }) => `${name}, ${state}`).toSorted());
    const rowsOf = (caption: string) => rowsUnder(caption).map((row) => row.join(' | '));
    expect(rowsOf('Tulsa metro: 30 to 60 minutes')[1]).toBe('Tulsa, OK | base | Tulsa');
    expect(rowsOf('Regional, to 60 miles: 2 to 4 hours')).toContain('Muskogee, OK | 45.5 SE | Muskogee');
    expect(rowsOf('Oklahoma City and its counties: Same day')).toContain('Norman, OK | 99.1 SW | Cleveland');
    expect(rowsOf('Just outside: call, we may still come').slice(1)).toEqual([
      'Wichita, KS | 129.7 NW | Sedgwick',
    ]);
  });

  it('links all ten local pages, those about a town apart from those about a machine', async () => {
    await renderTemplate('/locations');
    const cardsOf = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('link')
        .map((card) => card.getAttribute('href'));
    const machines = cardsOf('Repair by machine in Tulsa');
    expect(machines).toEqual([
      '/semi-truck-repair-tulsa',
      '/forklift-maintenance-tulsa',
      '/excavator-repair-tulsa',
      '/delivery-van-service-tulsa',
    ]);
    expect([...cardsOf('Repair by town'), ...machines].sort()).toEqual(
      localPages.map(({ path }) => path).toSorted(),
    );
  });
});

describe('the local pages', () => {
  it.each(localPages.filter(({ path }) => /mechanic-tulsa|norman/.test(path)))(
    '$path shows its plan, distance, arrival, neighbours and questions',
    async (local) => {
      const copy = await loadWords('location', local.slug);
      await renderTemplate(local.path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(local.title);
      expect(rowsUnder(copy.plan.caption)).toEqual([copy.plan.columns, ...copy.plan.rows]);
      const tier = places.find(({ name }) => name === local.city)?.tier;
      const { responseTime } =
        tier === 'metro' || tier === 'oklahomaCity' ? serviceAreaTiers[tier] : serviceAreaTiers.regional;
      expect(screen.getByText('Typical arrival', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
        responseTime,
      );
      expect(screen.getByText('Typical time. Call to confirm.')).toBeVisible();
      const { callouts } = locationDrawings[local.slug];
      const drawing = screen.getByRole('img', { name: /view$/ });
      expect(drawing).toHaveAccessibleDescription(/^1: /);
      for (const [index, { title }] of callouts.entries()) {
        expect(screen.getByText(title, { selector: 'li span' }).closest('li')).toHaveTextContent(
          `${index + 1}`,
        );
      }
      for (const { q } of copy.faqs) expect(screen.getByText(q)).toBeVisible();
      expect(screen.getByText('Towns nearby, and their typical arrival')).toBeVisible();
    },
  );

  it('never gives a distance from Tulsa on a Tulsa page', async () => {
    for (const { page, copy } of copies.filter(({ page }) => page.city === business.location.city)) {
      expect(JSON.stringify(copy), page.slug).not.toMatch(/5(\.3)? (straight-line )?miles/);
    }
    await renderTemplate('/mobile-mechanic-tulsa');
    expect(screen.getByText('In the city')).toBeVisible();
    expect(screen.queryByText(/5\.3 miles/)).not.toBeInTheDocument();
  });
});
