import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderTemplate } from '../support/site/render-template';
import { loadWords } from '../../src/words';

describe('a brand page', () => {
  it('has its title as the one h1 and says that the service is independent', async () => {
    await renderTemplate('/cat-repair-tulsa');
    const titles = screen.getAllByRole('heading', { level: 1 });
    expect(titles.map((title) => title.textContent)).toEqual([(await loadWords('brand', 'cat')).title]);
    expect(screen.getByText(/not affiliated with or authorized by the manufacturer/i)).toBeVisible();
  });

  it('says what we repair before anything else, then what fails, then what the manufacturer published', async () => {
    await renderTemplate('/cat-repair-tulsa');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const order = [
      'What we repair on Caterpillar (Cat)',
      'What usually fails on Caterpillar (Cat)',
      'Caterpillar (Cat) models we service',
      'Caterpillar (Cat) repair around Tulsa',
      'Why call us instead of hauling it to the dealer',
      'Have this ready when you call',
      'Caterpillar (Cat) service intervals',
      'Caterpillar (Cat) repair questions',
    ];
    expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
    const repairs = within(screen.getByRole('table', { name: 'Caterpillar (Cat) repairs we do on site' }));
    expect(repairs.getAllByRole('row').length).toBeGreaterThan(6);
  });

  it('describes the drawing with the numbers of the failures beside it', async () => {
    await renderTemplate('/freightliner-repair-tulsa');
    const drawing = screen.getByRole('img', { name: 'Highway tractor, side view' });
    const { failures } = await loadWords('brand', 'freightliner');
    const marked = failures.flatMap(({ part, name }, index) => (part ? [{ number: index + 1, name }] : []));
    for (const { number } of marked)
      expect(drawing).toHaveAccessibleDescription(new RegExp(`\\b${number}: \\w`));
    for (const { number, name } of marked) {
      const failure = screen.getByRole('heading', { level: 3, name }).closest('li');
      expect(failure).toHaveTextContent(
        new RegExp(`^${number}${name}.*Sign.*Likely cause.*What we do.*Where`),
      );
    }
  });

  it('sends a truck owner to the VIN look-up beside the dated recalls', async () => {
    await renderTemplate('/western-star-repair-tulsa');
    const recalls = screen.getByRole('region', { name: 'Western Star recalls to check' });
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
    expect(screen.queryByRole('heading', { name: /recalls to check$/ })).not.toBeInTheDocument();
  });

  it.each([
    ['/volvo-truck-repair-tulsa', 'Volvo Truck', /check your own manual and VIN/i],
    ['/komatsu-equipment-repair-tulsa', 'Komatsu', /check your own manual and serial number/i],
  ])('%s asks to check the intervals of a %s against the machine itself', async (path, name, advice) => {
    await renderTemplate(path);
    const intervals = screen.getByRole('region', { name: `${name} service intervals` });
    expect(within(intervals).getByText(advice)).toBeInTheDocument();
    expect(within(intervals).getAllByRole('row').length).toBeGreaterThan(2);
  });

  it('keeps closed what is looked up rather than read, and leads back to all brands', async () => {
    await renderTemplate('/cat-repair-tulsa');
    const folded = [...document.querySelectorAll('details')];
    expect(folded.map(({ open }) => open)).toEqual(folded.map(() => false));
    expect(folded.map((part) => part.querySelector('summary')?.textContent)).toEqual([
      'Caterpillar (Cat) service intervals',
      'Caterpillar (Cat) engines and power',
      'Manufacturer notes',
      'Regulations',
    ]);
    expect(screen.getByRole('link', { name: 'All brands' })).toHaveAttribute('href', '/brands');
  });

  it('links its rules to their text, its relatives and its industries', async () => {
    await renderTemplate('/toyota-forklift-repair-tulsa');
    expect(screen.getByRole('link', { name: /1910\.178/ })).toHaveAttribute(
      'href',
      'https://www.osha.gov/laws-regs/regulations/standardnumber/1910/1910.178',
    );
    const related = screen.getByRole('region', { name: 'Related brands and industries' });
    const addresses = within(related)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([
      '/hyster-forklift-repair-tulsa',
      '/crown-forklift-repair-tulsa',
      '/fleet-maintenance-delivery-vehicles',
      '/brands',
    ]);
  });
});
