import { expect, test } from 'vitest';
import { business } from '../../src/content/business';
import { breadcrumbs } from '../../src/site/head/breadcrumbs';
import { documentTitle, metaDescription, postTitle } from '../../src/ui/seo';
import { businessNode } from '../../src/site/head/business-node';
import { structuredData } from '../../src/site/head/structured-data';
import type { PageKind } from '../../src/pages';

test.each([
  ['Truck Repair | Somebody Else', 'Truck Repair | Somebody Else'],
  ['|', '|'],
])('the title "%s" becomes "%s"', (title, expected) => expect(documentTitle(title)).toBe(expected));

test.each([
  ['PTO Trucks That Creep: What to Do', 'PTO Trucks That Creep | What to Do'],
  ['Cold: One: Two', 'Cold | One: Two'],
  ['Truck Repair', `Truck Repair | ${business.name}`],
])('an article with the heading "%s" has the document title "%s"', (heading, expected) =>
  expect(documentTitle(postTitle(heading))).toBe(expected),
);

test.each([
  ['of 155 emoji, each two UTF-16 code units long', '🚚'.repeat(155), '🚚'.repeat(155)],
  ['of 156 emoji', '🚚'.repeat(156), `${'🚚'.repeat(152)}...`],
  ['that is empty', '', ''],
])('a meta description %s is cut only beyond 155 characters', (_name, text, expected) =>
  expect(metaDescription(text)).toBe(expected),
);

test.each([
  ['/', []],
  ['/services/dot-inspection', ['Home /', 'Services /services', 'DOT Inspection /services/dot-inspection']],
  ['/case-ih-repair-tulsa', ['Home /', 'Case IH Repair Tulsa /case-ih-repair-tulsa']],
  ['/sms-policy', ['Home /', 'SMS Policy /sms-policy']],
  ['/admin/dashboard', ['Home /', 'Admin', 'Dashboard /admin/dashboard']],
  ['/no%20such-page/', ['Home /', 'No%20such Page /no%20such-page']],
  ['/%E0%A4%A', ['Home /', '%E0%A4%A /%e0%a4%a']],
])('the breadcrumbs of %s are %j', (path, expected) => {
  const steps = breadcrumbs(path).map(({ label, path: to }) => [label, to].filter(Boolean).join(' '));
  expect(steps).toEqual(expected);
});

type Kind = PageKind | 'post';
const pageOf = (kind: Kind) => ({
  path: kind === 'home' ? '/' : `/${kind}`,
  kind,
  title: 'Truck Repair',
  description: 'Trucks repaired on site.',
  image: `${business.url}/social/page.png`,
  ...(kind === 'home' || kind === 'contact' ? { business: businessNode() } : {}),
  ...(/^(service|brand|location|industry)$/.test(kind) && { service: { type: 'Mobile truck repair' } }),
});
const dataOf = (page: Parameters<typeof structuredData>[0]): unknown => JSON.parse(structuredData(page));

test.each<[Kind, string[]]>([
  ['home', ['AutoRepair', 'WebSite', 'WebPage']],
  ['contact', ['AutoRepair', 'WebPage', 'BreadcrumbList']],
  ['service', ['Service', 'WebPage', 'BreadcrumbList']],
  ['brand', ['Service', 'WebPage', 'BreadcrumbList']],
  ['post', ['BlogPosting', 'BreadcrumbList']],
  ['policy', ['WebPage', 'BreadcrumbList']],
])('structured data of a %s page has the types %j', (kind, types) => {
  expect(dataOf(pageOf(kind))).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': types.map((type) => ({ '@type': type })),
  });
});

test('structured data gives the business, its hours and its service radius in meters, without a rating', () => {
  const dayOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const openingHoursSpecification = [
    { opens: business.hours.weekday.opens, closes: business.hours.weekday.closes, dayOfWeek },
    { opens: business.hours.saturday.opens, dayOfWeek: ['Saturday'] },
  ];
  const node = { name: business.name, telephone: business.phone.e164, openingHoursSpecification };
  expect(dataOf(pageOf('home'))).toMatchObject({ '@graph': [node, {}, {}] });
  expect(structuredData(pageOf('home'))).toContain('193121');
  expect(structuredData(pageOf('home'))).not.toMatch(/review|rating/i);
});

test('structured data gives an article’s dates and its author, who is the business or a person', () => {
  const image = `${business.url}/social/blog/brakes.png`;
  const days = { publishedDate: '2026-03-01', modifiedDate: '2026-03-02' };
  const dated = { ...pageOf('post'), ...days, section: 'Brakes', image };
  const [datePublished, dateModified] = ['2026-03-01T00:00:00-06:00', '2026-03-02T00:00:00-06:00'];
  const author = { '@id': `${business.url}/#business`, name: business.name, url: `${business.url}/` };
  const node = { datePublished, dateModified, author, image, articleSection: 'Brakes' };
  expect(dataOf({ ...dated, author: business.name })).toMatchObject({ '@graph': [node, {}] });
  const person = { '@type': 'Person', name: 'A. Mechanic' };
  expect(dataOf({ ...dated, author: person.name })).toMatchObject({ '@graph': [{ author: person }, {}] });
});

test('structured data can’t close its script element early', () =>
  expect(structuredData({ ...pageOf('policy'), title: '</script><b>' })).not.toContain('<'));
