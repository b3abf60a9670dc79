export const title = 'Page Not Found';

export const heading = 'Page not found';

export const description =
  'We can’t find that page. Machine down? Call us 24/7 for mobile truck and equipment repair within 120 miles of Tulsa, or find your brand here.';

export const lead =
  'We can’t find that page. It may have moved, or the link may have a typo. Machine down? Call us and skip the search.';

/** Where a visitor of a page that isn't there may want to go. */
export const destinations = [
  {
    title: 'Blog',
    text: 'Won’t start, won’t regen, won’t lift: what to check first.',
    path: '/blog',
  },
  { title: 'Services', text: 'Emergency repair, maintenance and DOT inspections.', path: '/services' },
  { title: 'Service area', text: 'Your town, and how soon we typically get there.', path: '/locations' },
  {
    title: 'Checklists to print',
    text: 'DOT annuals, driver reports, lifts and forklifts.',
    path: '/resources',
  },
  { title: 'Contact', text: 'Call, text or request a quote.', path: '/contact' },
  { title: 'Site map', text: 'Every page on this site.', path: '/sitemap' },
];
