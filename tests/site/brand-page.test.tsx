import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brands } from '../../src/content/brands';
import { renderTemplate } from '../support/render-template';
import { loadWords } from '../../src/words';

describe('a brand page', () => {
  it.each(brands)(
    '$path has its title as the one h1 and says that the service is independent',
    async (brand) => {
      await renderTemplate(brand.path);
      const titles = screen.getAllByRole('heading', { level: 1 });
      expect(titles.map((title) => title.textContent)).toEqual([
        (await loadWords('brand', brand.slug)).title,
      ]);
      expect(screen.getByText(/not affiliated with or authorized by the manufacturer/i)).toBeVisible();
    },
  );

  it('describes the drawing with the numbers of the failures beside it', async () => {
    await renderTemplate('/freightliner-repair-tulsa');
    const drawing = screen.getByRole('img', { name: 'Highway tractor, side view' });
    expect(drawing).toHaveAccessibleDescription(
      '1: front brake, 2: steering linkage, 3: exhaust aftertreatment, 4: drive axles and brakes',
    );
    const failure = screen.getByRole('heading', { level: 3, name: 'Loose steering linkage' }).closest('li');
    expect(failure).toHaveTextContent(/^2Loose steering linkage/);
    expect(failure).toHaveTextContent('First checkDrag link taper');
  });

  it('shows the unit at once, 200 by 150, and the placeholder when its picture cannot be had', async () => {
    await renderTemplate('/cat-repair-tulsa');
    const picture = screen.getByRole('img', { name: 'Crawler excavator, drawn in outline' });
    expect(picture).toHaveAttribute('src', '/drawings/excavator.svg');
    expect(picture).toHaveAttribute('width', '200');
    expect(picture).toHaveAttribute('height', '150');
    expect(picture).toHaveAttribute('loading', 'eager');
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', '/placeholder.svg');
  });

  it('leads from the legend of the drawing to each failure', async () => {
    await renderTemplate('/cat-repair-tulsa');
    const legend = within(screen.getByText('Crawler excavator').closest('figure') ?? document.body);
    const links = legend.getAllByRole('link');
    expect(links.length).toBeGreaterThanOrEqual(3);
    for (const link of links) {
      const failure = document.querySelector(link.getAttribute('href') ?? 'none');
      const name = within(link).getByText(failure?.querySelector('h3')?.textContent ?? 'none');
      expect(name).toBeInTheDocument();
    }
  });

  it('carries the colour of its category', async () => {
    await renderTemplate('/jlg-lift-repair-tulsa');
    expect(screen.getByRole('heading', { level: 1 }).closest('[data-category]')).toHaveAttribute(
      'data-category',
      'lift',
    );
  });

  it('leaves the number off a drawing that has no such part', async () => {
    await renderTemplate('/jcb-equipment-repair-tulsa');
    expect(screen.getByRole('img', { name: 'Backhoe loader, side view' })).toHaveAccessibleDescription(
      '1: engine and fuel filters, 2: kingpost and swing cylinders',
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Loadall boom chain and pads' })).toBeVisible();
  });

  it('sends a truck owner to the VIN look-up beside the dated recalls', async () => {
    await renderTemplate('/western-star-repair-tulsa');
    const recalls = screen.getByRole('region', { name: 'Recalls worth checking' });
    expect(within(recalls).getByRole('link', { name: 'nhtsa.gov/recalls' })).toHaveAttribute(
      'href',
      'https://www.nhtsa.gov/recalls',
    );
    expect(within(recalls).getByRole('row', { name: /February 2026 F1029/ })).toBeVisible();
    expect(within(recalls).getByRole('link', { name: '22V-654 / FL-951' })).toHaveAttribute(
      'href',
      'https://www.nhtsa.gov/recalls?nhtsaId=22V654000',
    );
  });

  it('has no recall section for a machine without road recalls', async () => {
    await renderTemplate('/genie-lift-repair-tulsa');
    expect(screen.queryByRole('heading', { name: 'Recalls worth checking' })).not.toBeInTheDocument();
  });

  it.each([
    ['/volvo-truck-repair-tulsa', /check your own manual and VIN/i],
    ['/komatsu-equipment-repair-tulsa', /check your own manual and serial number/i],
  ])('%s asks to check the intervals against the machine itself', async (path, advice) => {
    await renderTemplate(path);
    const intervals = screen.getByRole('region', { name: 'Intervals' });
    expect(within(intervals).getByText(advice)).toBeVisible();
    expect(within(intervals).getAllByRole('row').length).toBeGreaterThan(2);
  });

  it('links its rules to their text, its relatives and its industries', async () => {
    await renderTemplate('/toyota-forklift-repair-tulsa');
    expect(screen.getByRole('link', { name: /1910\.178/ })).toHaveAttribute(
      'href',
      'https://www.osha.gov/laws-regs/regulations/standardnumber/1910/1910.178',
    );
    const related = screen.getByRole('region', { name: 'Related pages' });
    const addresses = within(related)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([
      '/hyster-forklift-repair-tulsa',
      '/crown-forklift-repair-tulsa',
      '/fleet-maintenance-delivery-vehicles',
    ]);
  });
});
