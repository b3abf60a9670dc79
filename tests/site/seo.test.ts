import { expect, test } from 'vitest';
import { business, weekdays } from '../../src/content/business';
import type { PageKind } from '../../src/pages';
import { listBreadcrumbs } from '../../src/site/head/breadcrumbs';
import { describeBusiness } from '../../src/site/head/business-node';
import { writeStructuredData } from '../../src/site/head/structured-data';
import { buildDocumentTitle, buildMetaDescription, buildPostTitle } from '../../src/ui/seo';

test.each([
  ['Truck Repair | Somebody Else', 'Truck Repair | Somebody Else'],
  ['|', '|'],
])('the title "%s" becomes "%s"', (title, expected) => expect(buildDocumentTitle(title)).toBe(expected));

test.each([
  ['PTO Trucks That Creep: What to Do', 'PTO Trucks That Creep | What to Do'],
  ['Cold: One: Two', 'Cold | One: Two'],
  ['Truck Repair', `Truck Repair | ${business.name}`],
])('an article with the heading "%s" has the document title "%s"', (heading, expected) =>
  expect(buildDocumentTitle(buildPostTitle(heading))).toBe(expected),
);

test.each([
  ['of 155 emoji, each two UTF-16 code units long', '🚚'.repeat(155), '🚚'.repeat(155)],
  ['of 156 emoji', '🚚'.repeat(156), `${'🚚'.repeat(152)}...`],
  ['that is empty', '', ''],
])('a meta description %s is cut only beyond 155 characters', (_name, text, expected) =>
  expect(buildMetaDescription(text)).toBe(expected),
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
  const steps = listBreadcrumbs(path).map(({ label, path: to }) => [label, to].filter(Boolean).join(' '));
  expect(steps).toEqual(expected);
});

type Kind = PageKind | 'post';
const makePage = (kind: Kind) => ({
  path: kind === 'home' ? '/' : `/${kind}`,
  kind,
  title: 'Truck Repair',
  description: 'Trucks repaired on site.',
  image: `${business.url}/social/page.png`,
  ...(kind === 'home' || kind === 'contact' ? { business: describeBusiness() } : {}),
  ...(/^(service|brand|location|industry)$/.test(kind) && { service: { type: 'Mobile truck repair' } }),
});
const parseData = (page: Parameters<typeof writeStructuredData>[0]): unknown =>
  JSON.parse(writeStructuredData(page));

test.each<[Kind, string[]]>([
  ['home', ['AutoRepair', 'WebSite', 'WebPage']],
  ['contact', ['AutoRepair', 'WebPage', 'BreadcrumbList']],
  ['service', ['Service', 'WebPage', 'BreadcrumbList']],
  ['brand', ['Service', 'WebPage', 'BreadcrumbList']],
  ['post', ['BlogPosting', 'BreadcrumbList']],
  ['policy', ['WebPage', 'BreadcrumbList']],
])('structured data of a %s page has the types %j', (kind, types) => {
  expect(parseData(makePage(kind))).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': types.map((type) => ({ '@type': type })),
  });
});

test('structured data gives the business, its hours and its service radius in meters, without a rating', () => {
  const openingHoursSpecification = weekdays
    .filter((day) => business.hours[day] !== null)
    .map((day) => ({ ...business.hours[day], dayOfWeek: day }));
  const node = { name: business.name, telephone: business.phone.e164, openingHoursSpecification };
  expect(parseData(makePage('home'))).toMatchObject({ '@graph': [node, {}, {}] });
  expect(writeStructuredData(makePage('home'))).toContain('193121');
  expect(writeStructuredData(makePage('home'))).not.toMatch(/review|rating/i);
});

test('structured data gives an article’s dates and its author, who is the business or a person', () => {
  const image = `${business.url}/social/blog/brakes.png`;
  const days = { publishedDate: '2026-03-01', modifiedDate: '2026-03-02' };
  const dated = { ...makePage('post'), ...days, section: 'Brakes', image };
  const [datePublished, dateModified] = ['2026-03-01T00:00:00-06:00', '2026-03-02T00:00:00-06:00'];
  const author = { '@id': `${business.url}/#business`, name: business.name, url: `${business.url}/` };
  const node = { datePublished, dateModified, author, image, articleSection: 'Brakes' };
  expect(parseData({ ...dated, author: business.name })).toMatchObject({ '@graph': [node, {}] });
  const person = { '@type': 'Person', name: 'A. Mechanic' };
  expect(parseData({ ...dated, author: person.name })).toMatchObject({ '@graph': [{ author: person }, {}] });
});

test('structured data can’t close its script element early', () =>
  expect(writeStructuredData({ ...makePage('policy'), title: '</script><b>' })).not.toContain('<'));
