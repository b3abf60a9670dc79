import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { BrandFinderCompact } from '../../src/components/brand-finder-compact';
import { findBrands, makeCounts, suggestBrands } from '../../src/components/brand-search';
import { otherMakes } from '../../src/content/brand-finder';
import { brands } from '../../src/content/brands';
import { pages } from '../../src/pages';
import { BrandsPage } from '../../src/pages/brands-page';
import { renderTemplate } from '../support/render-template';

const slugsFor = (text: string) =>
  findBrands({ text, category: 'all' }).flatMap((group) => group.brands.map(({ slug }) => slug));

describe('the brand search', () => {
  it.each([
    ['cat', 'cat'],
    ['Caterpillar', 'cat'],
    ['mercedes', 'sprinter'],
    ['benz', 'sprinter'],
    ['Cascadia', 'freightliner'],
    ['navistar', 'international'],
    ['develon', 'doosan'],
    ['JohnDeere', 'john-deere'],
    ['  JOHN   deere ', 'john-deere'],
    ['axial flow', 'case-ih'],
    ['gs 1930', 'genie'],
    ['gs1930', 'genie'],
    ['Hi-Ranger', 'terex'],
    ['skid loader', 'bobcat'],
  ])('finds by %s', (text, slug) => {
    expect(slugsFor(text)).toContain(slug);
  });

  it('looks at the start of words only, so cat does not find Bobcat', () => {
    expect(slugsFor('cat')).not.toContain('bobcat');
  });

  it('asks every word to match', () => {
    expect(slugsFor('kubota')).toEqual(['kubota']);
    expect(slugsFor('kubota forklift')).toEqual([]);
  });

  it('shows everything for an empty text', () => {
    expect(slugsFor('').sort()).toEqual(brands.map(({ slug }) => slug).sort());
  });

  it('finds nothing for punctuation that matches no make', () => {
    expect(slugsFor('zzz-[(*')).toEqual([]);
  });

  it('names more than sixty makes, each once', () => {
    const names = [...brands.map(({ name }) => name), ...Object.values(otherMakes).flat()];
    expect(makeCounts).toEqual({ withPage: 39, all: names.length });
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(60);
  });
});

describe('the brand finder', () => {
  const show = () => renderTemplate('/brands');
  const main = () => within(screen.getByRole('region', { name: 'Find your equipment' }));
  const addresses = () =>
    main()
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const search = () => screen.getByLabelText('Make, model or machine');

  it('links every brand page before anything is typed', async () => {
    await show();
    expect(addresses().sort()).toEqual(brands.map(({ path }) => path).sort());
    expect(screen.getByRole('status')).toHaveTextContent('39 of 39 makes with a page');
  });

  it('is a plain complete list, with its controls asleep, before the script runs', async () => {
    const page = document.createElement('div');
    const row = pages.find(({ kind }) => kind === 'brands');
    page.innerHTML = renderToString(<MemoryRouter>{row && <BrandsPage page={row} />}</MemoryRouter>);
    const paths = new Set<string | null>(brands.map(({ path }) => path));
    const links = within(page).getAllByRole('link');
    expect(links.filter((link) => paths.has(link.getAttribute('href')))).toHaveLength(39);
    expect(within(page).getByLabelText('Make, model or machine')).toBeDisabled();
    expect(within(page).getByRole('group', { name: 'Kind of equipment' })).toBeDisabled();
  });

  it('narrows by text and by category together', async () => {
    const user = userEvent.setup();
    await show();
    await user.type(search(), 'telehandler');
    await user.click(screen.getByLabelText('Construction equipment', { selector: 'input' }));
    await waitFor(() => expect(addresses()).toEqual(['/jcb-equipment-repair-tulsa']));
    expect(screen.getByRole('status')).toHaveTextContent('1 of 39 makes with a page');
    for (const others of main().getAllByText(/Ask about others/)) expect(others).not.toBeVisible();
  });

  it('shows a make without a page as text to ask about', async () => {
    const user = userEvent.setup();
    await show();
    await user.type(search(), 'takeuchi');
    await waitFor(() => expect(addresses()).toEqual([]));
    expect(main().getByText('Takeuchi')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 of 39 makes with a page, 1 more we work on');
  });

  it('offers the phone when nothing is listed, and the list again when the text is cleared', async () => {
    const user = userEvent.setup();
    await show();
    const others = main().getByText(/Autocar/).textContent;
    await user.type(search(), 'hovercraft');
    expect(await screen.findByText(/Nothing listed under “hovercraft”/)).toBeVisible();
    expect(addresses()).toEqual([expect.stringMatching(/^tel:/)]);
    await user.clear(search());
    expect(addresses()).toHaveLength(39);
    expect(main().getByText(/Autocar/)).toHaveTextContent(others);
    expect(screen.getByRole('status')).toHaveTextContent('39 of 39 makes with a page');
  });
});

describe('the compact brand finder', () => {
  const page = (
    <MemoryRouter>
      <BrandFinderCompact />
    </MemoryRouter>
  );
  const field = () => screen.getByLabelText('Make, model or machine');
  const addresses = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

  it.each([
    ['merc', '/sprinter-repair-tulsa'],
    ['gs1930', '/genie-lift-repair-tulsa'],
    ['forklift hyster', '/hyster-forklift-repair-tulsa'],
  ])('leads from %s to %s as it is typed', async (text, path) => {
    render(page);
    await userEvent.type(field(), text);
    await waitFor(() => expect(addresses()).toContain(path));
  });

  it('puts a make of the very name before one that builds something of the kind', () => {
    expect(suggestBrands('case').brands.map(({ slug }) => slug)).toEqual(['case', 'case-ih']);
    expect(suggestBrands('volvo').brands[0]?.slug).toBe('volvo');
  });

  it('shows three at most and says how many more there are', async () => {
    render(page);
    await userEvent.type(field(), 'forklift');
    await waitFor(() => expect(addresses()).toHaveLength(4));
    expect(addresses().at(-1)).toBe('/brands');
    expect(screen.getByText(/^1 more\./)).toBeVisible();
  });

  it('is worked by the arrow keys and Enter', async () => {
    render(page);
    await userEvent.type(field(), 'telehandler');
    await waitFor(() => expect(addresses().length).toBeGreaterThan(2));
    const [first, second] = screen.getAllByRole('link');
    await userEvent.keyboard('{Enter}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(field()).toHaveFocus();
  });

  it.each(['Cascadia', 'Skid steer', 'GS-1930', 'Cummins', 'Bucket truck'])(
    'finds the example %s with one tap',
    async (example) => {
      render(page);
      await userEvent.click(screen.getByRole('button', { name: example }));
      expect(field()).toHaveValue(example);
      await waitFor(() => expect(addresses()[0]).toMatch(/-repair-/));
    },
  );

  it('keeps the focus of the keyboard when a picked example goes', async () => {
    render(page);
    screen.getByRole('button', { name: 'Cascadia' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveFocus();
  });

  it('names a make without a page, and offers the phone for it and for the unknown', async () => {
    render(page);
    await userEvent.type(field(), 'takeuchi');
    expect(await screen.findByText(/Without a page, but we work on it: Takeuchi/)).toBeVisible();
    expect(addresses()).toEqual([expect.stringMatching(/^tel:/)]);
    await userEvent.clear(field());
    await userEvent.type(field(), 'hovercraft');
    expect(await screen.findByText(/Nothing listed under “hovercraft”/)).toBeVisible();
    expect(addresses()).toEqual([expect.stringMatching(/^tel:/)]);
  });

  it('leads to the whole list before anything is typed, also without script', () => {
    const prerendered = document.createElement('div');
    prerendered.innerHTML = renderToString(page);
    expect(within(prerendered).getByRole('link', { name: 'All makes on one page' })).toHaveAttribute(
      'href',
      '/brands',
    );
    expect(within(prerendered).getByRole('button', { name: 'Find' })).toHaveAttribute('type', 'button');
  });

  it('searches what was typed before the script came', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const early = container.querySelector('input');
    if (early) early.value = 'kubota';
    render(page, { container, hydrate: true });
    await waitFor(() => expect(addresses()).toContain('/kubota-repair-oklahoma'));
    container.remove();
  });
});
