/** What each kind of page must show. The tests of what they say are in content.test.ts. */
import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { places } from '../../src/content/area/places';
import { serviceAreaTiers } from '../../src/content/area/tiers';
import { posts } from '../../src/content/articles/post-index';
import { business } from '../../src/content/business';
import { industries } from '../../src/content/industries';
import { listedHours } from '../../src/content/listed-hours';
import { localPages } from '../../src/content/local-pages';
import { termsSection } from '../../src/content/proof';
import { testimonials } from '../../src/content/testimonials';
import { loadContent } from '../../src/page-content';
import { pages } from '../../src/pages';
import { RecentPosts } from '../../src/site/home/recent-posts';
import { formatDay } from '../../src/site/shared/article-date';
import { smsConsent } from '../../supabase/functions/_shared/domain/quote';
import { renderTemplate } from '../support/site/render-template';

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const listPaths = (part: Pick<typeof screen, 'getAllByRole'>) =>
  part.getAllByRole('link').map((link) => link.getAttribute('href'));
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('the home page starts with the phone number and the quote link, and has its sections in order', async () => {
  await renderTemplate('/');
  const hero = within(screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body);
  expect(hero.getByRole('link', { name: `Call ${business.phone.display}` })).toHaveAttribute(
    'href',
    `tel:${business.phone.e164}`,
  );
  const quote = hero.getByRole('link', { name: 'Request a Service Quote' });
  expect(quote).toHaveAttribute('href', '/contact#quote');
  // The other two show once the owner has provided them.
  const own = [termsSection.heading, `Who you get from ${business.name}`];
  expect(sections().filter((heading) => !own.includes(heading))).toEqual([
    'Check your machine and location',
    'Who we work for',
    'How mobile repair works',
    'What you can count on',
    'Recent blog posts',
    ...(testimonials.length > 0 ? ['Customer reviews'] : []),
    'Our three services',
    'Recent brand posts',
    'Questions about mobile repair',
    'Where we go, and how soon',
    'Machine down? Call us.',
  ]);
  expect(listPaths(region('Who we work for'))).toEqual(industries.map(({ path }) => path));
});

it('the home page shows the newest three articles of each kind, and placeholders while the articles load', async () => {
  await renderTemplate('/');
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  const newest = (isAboutBrand: boolean) =>
    posts
      .filter(({ brand }) => (brand !== undefined) === isAboutBrand)
      .slice(0, 3)
      .map(({ slug }) => `/blog/${slug}`);
  expect(listPaths(region('Recent blog posts'))).toEqual([...newest(false), '/blog']);
  expect(listPaths(region('Recent brand posts'))).toEqual([...newest(true), '/brands']);
  const place = document.createElement('div');
  place.innerHTML = renderToString(<RecentPosts kind="general" />);
  expect(within(place).getByRole('status')).toHaveTextContent('Loading articles…');
  expect(within(place).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
});

it('the home page names towns and the typical arrival time of every tier', async () => {
  await renderTemplate('/');
  const coverage = region('Where we go, and how soon');
  for (const town of ['Broken Arrow', 'Claremore', 'Muskogee', 'Bartlesville']) {
    expect(coverage.getAllByText(new RegExp(town)).length, town).toBeGreaterThan(0);
  }
  for (const { title, responseTime } of Object.values(serviceAreaTiers)) {
    expect(coverage.getByText(title).parentElement).toHaveTextContent(responseTime);
  }
});

it.each(['/', '/services/emergency-repair'])('%s promises same-day emergency service', async (path) => {
  await renderTemplate(path);
  expect(document.body).toHaveTextContent(/same-day emergency service/i);
});

it('a brand page shows its title, lists repairs first, and says that the service is independent', async () => {
  await renderTemplate('/cat-repair-tulsa');
  const { title } = await loadContent('brand', 'cat');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByText(/not affiliated with or authorized by the manufacturer/i)).toBeVisible();
  expect(sections()[0]).toBe('Cat repairs we do on site');
  const folded = [...document.querySelectorAll('details')];
  expect(folded.map(({ open }) => open)).toEqual(folded.map(() => false));
});

it('the service area page lists every town once, under its tier, and links to all local pages', async () => {
  await renderTemplate('/locations');
  const towns = region('Typical response times by town').getAllByRole('rowheader');
  expect(towns.map(({ textContent }) => textContent).toSorted()).toEqual(
    places.map(({ name, state }) => `${name}, ${state}`).toSorted(),
  );
  const regional = screen.getByRole('table', { name: 'Regional, 25 to 60 miles: 2 to 4 hours' });
  expect(within(regional).getByRole('row', { name: 'Muskogee, OK 45.5 SE Muskogee' })).toBeVisible();
  const cards = [region('Repair by town'), region('Repair by machine in Tulsa')].flatMap(listPaths);
  expect(cards.sort()).toEqual(localPages.map(({ path }) => path).toSorted());
});

it('an article page shows the dates, brand, sources and related articles', async () => {
  const path = '/blog/western-star-battery-stud-recall';
  await renderTemplate(path);
  expect(screen.getByText('Mar 23, 2026')).toHaveAttribute('datetime', '2026-03-23');
  const modified = posts.find(({ slug }) => path.endsWith(slug))?.modified ?? '';
  expect(screen.getByText(formatDay(modified))).toHaveAttribute('datetime', modified);
  const brand = screen.getByRole('link', { name: 'Western Star' });
  expect(brand).toHaveAttribute('href', '/western-star-repair-tulsa');
  expect(listPaths(region('Sources'))).toContain('https://www.nhtsa.gov/recalls');
  const related = listPaths(region('Related articles'));
  expect(related).toHaveLength(3);
  expect(related).not.toContain(path);
});

it('an article’s first related article shares a subject with it, and none is under every article', async () => {
  const lists = await Promise.all(
    posts.map(async ({ slug, subjects }) => {
      const { related } = await loadContent('post', slug);
      const [first] = posts.filter((post) => related[0]?.path === `/blog/${post.slug}`);
      expect(subjects.filter((subject) => first?.subjects.includes(subject)).length, slug).toBeGreaterThan(0);
      return related.map(({ path }) => path);
    }),
  );
  for (const { slug } of posts) {
    const times = lists.flat().filter((path) => path === `/blog/${slug}`).length;
    expect(times, slug).toBeLessThanOrEqual(posts.length / 2);
  }
});

it('/blog/__proto__ shows the not-found page with the brand search', async () => {
  await renderTemplate('/blog/__proto__');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  expect(screen.getByRole('search', { name: 'Find your brand' })).toBeInTheDocument();
});

it('the contact page has the quote form at #quote, links to text or email us, and the hours', async () => {
  await renderTemplate('/contact');
  const quote = screen.getByRole('region', { name: 'Request a quote' });
  expect(quote).toHaveAttribute('id', 'quote');
  expect(within(quote).getByRole('form', { name: 'Quote request' })).toBeVisible();
  const [text = '', mail = ''] = listPaths(region('Text or email us instead'));
  expect(text).toBe(`sms:${business.phone.e164}`);
  expect(new URL(mail ?? '').searchParams.get('body')).toContain(
    'Where the machine is: address, town, ZIP, or highway and mile: ',
  );
  const hours = screen.getByRole('region', { name: 'Hours' });
  for (const { label, display } of listedHours) {
    expect(hours).toHaveTextContent(`${label}${display}`);
  }
});

it('the policy page about texts has the words that carriers require and quotes the form’s consent text', async () => {
  await renderTemplate('/sms-policy');
  const text = document.body.textContent;
  for (const words of [
    `${business.name} Service Texts`,
    'Message frequency varies',
    'Message and data rates may apply',
    'Carriers are not liable for delayed or undelivered messages',
    'not shared with any third parties or affiliates for marketing',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('**');
  expect(screen.getByText(smsConsent.text).closest('blockquote')).toBeVisible();
});

it('the policy page about privacy says that numbers and consent are not shared, and how to have data erased', async () => {
  await renderTemplate('/privacy');
  const text = document.body.textContent;
  expect(text).toMatch(/opt-in data and consent are not sold to, rented to or shared/);
  expect(text).toMatch(/have it erased/);
  for (const processor of ['Twilio', 'Supabase', 'Google']) {
    expect(text).toContain(processor);
  }
});

it('the site map links to every page of the registry once', async () => {
  await renderTemplate('/sitemap');
  const linked = listPaths(screen).map(String);
  const withoutArticles = linked.filter((path) => path.startsWith('/') && !path.startsWith('/blog/'));
  expect(withoutArticles.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});
