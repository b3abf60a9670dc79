import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { BrandFinder } from '../../src/components/brand-finder';
import { findBrands, makeCounts } from '../../src/components/brand-search';
import { otherMakes } from '../../src/content/brand-finder';
import { brands } from '../../src/content/brands';

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
  const show = () => render(<BrandFinder />, { wrapper: MemoryRouter });

  it('links every brand page before anything is typed', () => {
    show();
    expect(
      screen
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .sort(),
    ).toEqual(brands.map(({ path }) => path).sort());
    expect(screen.getByRole('status')).toHaveTextContent('39 of 39 makes with a page');
  });

  it('is a plain complete list, with its controls asleep, before the script runs', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <MemoryRouter>
        <BrandFinder />
      </MemoryRouter>,
    );
    expect(within(page).getAllByRole('link')).toHaveLength(39);
    expect(within(page).getByLabelText('Make, model or machine')).toBeDisabled();
    expect(within(page).getByRole('group', { name: 'Kind of equipment' })).toBeDisabled();
  });

  it('narrows by text and by category together', async () => {
    const user = userEvent.setup();
    show();
    await user.type(screen.getByLabelText('Make, model or machine'), 'telehandler');
    await user.click(screen.getByRole('radio', { name: 'Construction equipment' }));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/jcb-equipment-repair-tulsa',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 39 makes with a page');
  });

  it('shows a make without a page as text to ask about', async () => {
    const user = userEvent.setup();
    show();
    await user.type(screen.getByLabelText('Make, model or machine'), 'takeuchi');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText(/Takeuchi/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 of 39 makes with a page, 1 more we work on');
  });

  it('offers the phone when nothing is listed, and the list again when the text is cleared', async () => {
    const user = userEvent.setup();
    show();
    const search = screen.getByLabelText('Make, model or machine');
    await user.type(search, 'hovercraft');
    expect(screen.getByText(/Nothing listed under “hovercraft”/)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    await user.clear(search);
    expect(screen.getAllByRole('link')).toHaveLength(39);
  });
});
