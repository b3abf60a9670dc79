/** Where a visitor of a page that isn't there may want to go. */
export const destinations = [
  {
    title: 'Find your equipment',
    text: 'Look up your brand and see what we fix.',
    path: '/brands',
  },
  { title: 'Services', text: 'Emergency repair, maintenance and DOT inspections.', path: '/services' },
  { title: 'Where we go', text: 'The map, with our response time for every town.', path: '/locations' },
  {
    title: 'Checklists to print',
    text: 'DOT annuals, driver reports, lifts and forklifts.',
    path: '/resources',
  },
  { title: 'Contact', text: 'Call, text or request a quote.', path: '/contact' },
  { title: 'Site map', text: 'Every page on one list.', path: '/sitemap' },
];
