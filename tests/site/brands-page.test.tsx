import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { brandCategories } from '../../src/content/brand-categories';
import { brands } from '../../src/content/brands';
import { makes } from '../../src/content/finder/makes';
import { pages } from '../../src/pages';
import { BrandsPage } from '../../src/site/brands/brands-page';
import { findBrands } from '../../src/site/finder/brand-search';

const findSlugs = (text: string) => findBrands(text).brands.map(({ brand }) => brand.slug);

describe('the brand search', () => {
  it.each([
    ['mercedes', 'sprinter'],
    ['JohnDeere', 'john-deere'],
    ['axial flow', 'case-ih'],
    ['gs 1930', 'genie'],
    ['genie z45', 'genie'],
    ['Yale Model 99', 'yale'],
    ['skid loader', 'bobcat'],
    ['farm equipment', 'kubota'],
  ])('for "%s" finds %s', (text, slug) => expect(findSlugs(text)).toContain(slug));

  it.each(['f350', 'F-350', 'ford f 350'])('for "%s" finds only the make of that model', (text) =>
    expect(findBrands(text)).toMatchObject({ answer: 'Yes, we work on Ford F-Series.', isNear: false }),
  );

  it.each([
    ['peterbuilt', 'peterbilt', 'Yes, we work on Peterbilt.'],
    ['jhon deere', 'john-deere', 'Yes, we work on John Deere.'],
  ])('for the misspelling "%s" finds only %s', (text, slug, answer) => {
    expect(findSlugs(text)).toEqual([slug]);
    expect(findBrands(text)).toMatchObject({ isNear: true, answer });
  });

  it.each([
    ['trailer', '/semi-truck-repair-tulsa', /^Yes, we work on semi trucks and their trailers/],
    ['oil change', '/services/preventive-maintenance', /^Yes, we do planned maintenance/],
  ])('for "%s", which is not a brand, finds the page %s', (text, path, answer) => {
    const found = findBrands(text);
    expect(found.answer).toMatch(answer);
    expect(found.subjects.map((subject) => subject.path)).toContain(path);
  });

  it.each(['', '   ', 'zzz-[(*', 'hovercraft', 'bicycle'])('finds nothing for "%s"', (text) =>
    expect(findBrands(text)).toMatchObject({ brands: [], others: [], subjects: [], answer: null }),
  );

  it.each([
    ['excavator hydraulic hose', ['/services/emergency-repair', '/excavator-repair-tulsa']],
    ['hose hydraulic, excavator', ['/services/emergency-repair', '/excavator-repair-tulsa']],
    ['my forklift won’t start', ['/services/emergency-repair', '/forklift-maintenance-tulsa']],
  ])('for a machine and a fault in any order, "%s", finds the pages of both', (text, paths) => {
    expect(findBrands(text).subjects.map(({ path }) => path)).toEqual(paths);
    expect(findBrands(text)).toMatchObject({ isNear: false, answer: 'Yes, we repair that on site.' });
  });

  it.each([
    ['Liebherr no start', 'Yes, we work on Liebherr.'],
    ['S-65', 'Yes, we work on Bobcat and Genie.'],
    ['crane', 'As a rule, we don’t work on cranes. Those go to a crane company.'],
    ['Liebherr cranes', 'As a rule, we don’t work on cranes. Those go to a crane company.'],
    ['Tesla', 'We don’t work on cars. We work on trucks, vans, lifts and heavy equipment.'],
  ])('answers "%s" with: %s', (text, answer) => expect(findBrands(text).answer).toBe(answer));

  it('knows more than sixty brands, each listed once', () => {
    const names = makes.map(({ name }) => name);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(60);
  });
});

const row = pages.find(({ path }) => path === '/brands');
const element = <HelmetProvider>{row && <BrandsPage page={row} />}</HelmetProvider>;

/** Renders the brands page in its own router and returns the router. */
function open(path = '/brands') {
  const other = { path: '*', element: <p>Another page</p> };
  const router = createMemoryRouter([{ path: '/brands', element }, other], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

describe('the brands page', () => {
  const main = () => within(screen.getByRole('region', { name: 'Find your equipment' }));
  const addresses = () =>
    main()
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((address) => address !== null && /^\/[a-z-]+-repair-/.test(address));
  const search = () => screen.getByLabelText('Brand, model or machine');
  const put = (text: string) => fireEvent.input(search(), { target: { value: text } });
  const kind = (label: string) => screen.getByLabelText(label, { selector: 'input' });

  it('lists every brand under its kinds before anything is typed, and links to every brand page', () => {
    open();
    expect([...new Set(addresses())].sort()).toEqual(brands.map(({ path }) => path).sort());
    expect(screen.getByRole('status')).toHaveTextContent('60+ brands. A linked name has its own page.');
    const groups = main()
      .getAllByRole('region')
      .map((group) =>
        within(group)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      );
    expect(groups).toHaveLength(Object.keys(brandCategories).length);
    for (const names of groups) {
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-US')));
    }
    expect(new Set(groups.flat()).size).toBe(makes.length);
  });

  it('names a brand without a page once in the answer', async () => {
    open();
    put('f350');
    await screen.findByText('Yes, we work on Ford F-Series.');
    expect(screen.queryByText(/We also work on/)).not.toBeInTheDocument();
    put('dump truck');
    expect(await screen.findByText(/We also work on .*Ford F-Series/)).toBeVisible();
  });

  it('filters by text and category together, and puts both in the URL', async () => {
    const router = open();
    put('telehandler');
    fireEvent.click(kind('Construction equipment'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^2 brands\./));
    expect(addresses()).toEqual(['/jcb-equipment-repair-tulsa', '/manitou-equipment-repair-tulsa']);
    expect(router.createHref(router.state.location)).toBe('/brands?q=telehandler&kind=construction');
    put('');
    fireEvent.click(kind('All'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('clears the search when a link leads to the page without it', async () => {
    const router = open();
    put('combine');
    await waitFor(() => expect(router.state.location.search).toBe('?q=combine'));
    await act(() => router.navigate('/brands'));
    expect(search()).toHaveValue('');
    expect(router.state.location.search).toBe('');
  });

  it('restores the search after Back, and adds no history entries for typing', async () => {
    const router = open('/contact');
    await act(() => router.navigate('/brands'));
    put('combine');
    await waitFor(() => expect(addresses()).toEqual(['/case-ih-repair-tulsa']));
    fireEvent.click(main().getByRole('link', { name: 'Case IH' }));
    expect(screen.getByText('Another page')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(search()).toHaveValue('combine');
    await waitFor(() => expect(addresses()).toEqual(['/case-ih-repair-tulsa']));
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/contact');
  });
});
