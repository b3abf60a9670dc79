import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brands } from '../../src/content/brands';
import { industries } from '../../src/content/industries';
import { services } from '../../src/content/services';
import { workCalendars } from '../../src/content/work-calendars';
import { pages } from '../../src/pages';
import { renderTemplate } from '../support/site/render-template';
import { loadWords } from '../../src/words';

const wordCount = () => document.body.textContent.split(/\s+/).length;

describe.each(services.slice(0, 1))('the page of $name', ({ path, slug, name: service }) => {
  it('has the faults first and what needs a shop last, steps, records, linked rules and questions', async () => {
    await renderTemplate(path);
    const { scope } = await loadWords('service', slug);
    const faults = within(screen.getByRole('region', { name: scope.caption })).getAllByRole('listitem');
    expect(faults.map(({ textContent }) => textContent)).toEqual(
      scope.rows.map(({ work, onSite }) => `${work}${onSite}.`),
    );
    const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(parts[0]).toBe(scope.caption);
    const shop = parts.indexOf('What needs a shop or another company');
    expect(parts.slice(shop + 1)).toEqual(['Our other services', 'Machine down? Call us.']);
    expect(screen.getByRole('img', { name: /view$/ })).toHaveAccessibleDescription(/^1: .+, 2: /);
    const steps = within(screen.getByRole('region', { name: /^How an? .+ (works|starts)$/ })).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => step.textContent.charAt(0))).toEqual(steps.map((_, index) => `${index + 1}`));
    for (const name of [`${service}: what to expect`, 'Paperwork you get', `${service} questions`]) {
      expect(screen.getByRole('region', { name })).toBeInTheDocument();
    }
    const rules = within(screen.getByRole('region', { name: /^Regulations behind / })).getAllByRole('link');
    for (const rule of rules) expect(rule.getAttribute('href')).toMatch(/^https:\/\//);
    const others = within(screen.getByRole('region', { name: 'Our other services' })).getAllByRole('link');
    expect(others.map((link) => link.getAttribute('href'))).toEqual(
      services.filter((other) => other.slug !== slug).map((other) => other.path),
    );
    expect(wordCount()).toBeGreaterThan(500);
  });
});

describe.each(industries.slice(0, 1))('the page of $name', ({ path, slug, name: industry }) => {
  it('has its own calendar, questions, and a link to each make it names', async () => {
    await renderTemplate(path);
    const copy = await loadWords('industry', slug);
    expect(screen.getByRole('region', { name: workCalendars[slug].heading })).toBeInTheDocument();
    const makes = within(screen.getByRole('region', { name: /^Brands we service for / }));
    const linked = makes.getAllByRole('link').map((link) => link.getAttribute('href'));
    const wanted = copy.brands.map((make) => brands.find((brand) => brand.slug === make.slug)?.path);
    expect(linked).toEqual([...wanted, '/brands']);
    expect(screen.getByRole('region', { name: `${industry} fleet questions` })).toBeInTheDocument();
    expect(wordCount()).toBeGreaterThan(500);
  });

  it('says of each work in its calendar when it is done, and by whom', async () => {
    const { caption, rows } = workCalendars[slug];
    await renderTemplate(path);
    const calendar = screen.getByRole('table', { name: caption });
    for (const { work, detail, when, who } of rows) {
      const row = within(calendar).getByRole('rowheader', { name: work }).closest('tr');
      const cells = [...(row?.cells ?? [])].slice(1).map(({ textContent }) => textContent);
      expect(cells).toEqual([when, who, detail]);
    }
  });
});

it('the services page lists the three and compares them', async () => {
  await renderTemplate('/services');
  const list = within(screen.getByRole('region', { name: 'Our mobile repair services' })).getAllByRole(
    'link',
  );
  expect(list.map((link) => link.getAttribute('href'))).toEqual(services.map(({ path }) => path));
  for (const { name } of services) {
    expect(screen.getByRole('columnheader', { name })).toBeInTheDocument();
  }
});

it('the site map links every page of the table once', async () => {
  await renderTemplate('/sitemap');
  const linked = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const withoutArticles = linked.filter((path) => !path.startsWith('/blog/') && !path.startsWith('#'));
  expect(withoutArticles.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});
