/**
 * The rooms of the project and their floors, top floor first. A folder (or a file at a room's root) imports from lower
 * floors only, and folders on one floor don't know each other. `npm run check` holds it, and docs/architecture.md shows
 * the picture.
 *
 * @typedef {{ root: string, floors: string[][] }} Room
 */

/** @type {Room[]} */
export const rooms = [
  {
    root: 'src',
    floors: [
      ['main.tsx', 'prerender.tsx'],
      ['routes.tsx'],
      ['site', 'office'],
      ['navigation', 'late-start', 'offline', 'page-metrics.ts'],
      ['pages.ts', 'page-content.ts', 'backend-url.ts', 'styles', 'trusted-types.d.ts', 'vite-modules.d.ts'],
      ['ui'],
      ['content'],
    ],
  },
  {
    root: 'src/site',
    floors: [
      [
        ...['home', 'brand', 'brands', 'service', 'industry', 'location', 'blog', 'resources', 'contact'],
        ...['policy', 'sitemap', 'not-found'],
      ],
      ['layout'],
      ['area', 'finder', 'head', 'proof'],
      ['lists'],
      ['drawings'],
      ['shared'],
    ],
  },
  {
    root: 'src/office',
    floors: [
      ['dashboard'],
      ['inbox', 'conversation', 'calls', 'forwarding', 'settings', 'alerts'],
      ['customer'],
      ['jobs'],
      ['contacts'],
      ['auth'],
      ['forms'],
      ['live', 'drafts', 'device'],
      ['panels'],
      ['api'],
      ['shared'],
    ],
  },
  {
    root: 'supabase/functions',
    floors: [['jobs', 'request-quote', 'sms-handler', 'twilio-manage', 'visits'], ['_shared']],
  },
  {
    root: 'supabase/functions/_shared',
    floors: [
      ['http'],
      ['reconcile'],
      ['texts'],
      ['office'],
      ['alerts'],
      ['twilio', 'storage'],
      ['database'],
      ['runtime'],
      ['contract'],
      ['domain'],
    ],
  },
];
