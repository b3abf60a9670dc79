import type { Plugin, Rolldown } from 'vite';

type ChunkGroup = Omit<Rolldown.CodeSplittingGroup, 'name' | 'test'> & {
  name: string;
  /** The files and folders of the group: parts of a module's path. */
  parts?: readonly string[];
};

/**
 * The chunks that several pages share. A module that fits into several of them goes into the one with the highest
 * priority (0 where none is given), and among equals into the first.
 */
const chunkGroups: readonly ChunkGroup[] = [
  // Apart from the entry, so that the office can ask its first questions before the entry has arrived.
  { name: 'business', parts: ['/domain/business.ts'], priority: 3 },
  // What the entry imports statically.
  { name: 'site', tags: ['$initial'], priority: 2 },
  // For most pages except the contact page: cards, lists, drawings and photos.
  {
    name: 'cards',
    parts: [
      '/site/lists/card-grid',
      '/site/drawings/drawing-frame',
      '/site/drawings/drawing-thumbnail',
      '/site/area/service-area-map',
      '/site/proof/photo-list',
      '/site/proof/owner-photo',
      '/site/shared/anchor',
      '/site/shared/article-date',
      '/site/shared/find-entry',
      '/ui/data-table',
      '/ui/fallback-image',
      'virtual:photos',
    ],
    priority: 1,
  },
  // For the pages with scenes: home, services and industries. Apart from the cards, because brand pages, the largest, have none.
  {
    name: 'scenes',
    parts: [
      '/site/lists/step-list',
      '/site/lists/tile-list',
      '/site/lists/rule-list',
      '/site/proof/scene-band',
      '/ui/use-is-mobile',
    ],
    priority: 1,
  },
  // For the pages with a look-up: home, contact, locations and brands.
  {
    name: 'lookup',
    parts: [
      '/site/area/area-check',
      '/content/area/area-answers',
      '/site/head/business-node',
      '/content/listed-business',
      '/site/shared/lookup-card',
      '/site/shared/opening-status',
      '/site/shared/use-lazy-module',
    ],
    priority: 1,
  },
  // Also for the saved hours, which every page shows near its end.
  { name: 'hours', parts: ['/content/opening-hours'], priority: 1 },
  // For whoever asks the backend. Without the entry's code, so that the office asks before that has arrived.
  { name: 'backend', parts: ['/src/backend-url', '/src/ui/read-entries'], priority: 1 },
  // Only for the office, which loads it after the list of conversations.
  { name: 'dialog', parts: ['/src/ui/dialog', '/@radix-ui/react-dialog/'], priority: 1 },
  // Whatever else of the site at least five chunks import.
  { name: 'shared', parts: ['/src/site/', '/src/ui/', '/src/content/'], minShareCount: 5 },
  // For the pages with a drawing of a machine or a list of sources.
  {
    name: 'machines',
    parts: [
      '/content/page-kinds/search-results',
      '/content/page-kinds/service-types',
      '/site/drawings/machine-drawing',
      '/site/drawings/callout-figure',
      '/site/lists/source-list',
    ],
  },
  // Shared by the contact page and the office. Without React, so that the office can ask before React has arrived.
  { name: 'form', parts: ['/domain/phone.ts', '/domain/text.ts'] },
  // For choosing and showing pictures, on the contact page and in the office.
  {
    name: 'pictures',
    parts: ['/ui/picture-button', '/ui/chosen-pictures', '/ui/picture-list', '/ui/blob-image'],
  },
  // What only the office needs of the query library, and the part that also reads the saved hours for the site.
  {
    name: 'queries',
    parts: [
      '/@tanstack/react-query/',
      'ryObserver.js',
      'iesObserver.js',
      '/mutationObserver.js',
      '/query-core/build/modern/hydration.js',
    ],
  },
  { name: 'query-core', parts: ['/@tanstack/query-core/'] },
];

const hasPart = (id: string, part: string) => id.replaceAll('\\', '/').includes(part);

/** The bundler's setting. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  // Otherwise a group includes everything that its modules import.
  includeDependenciesRecursively: false,
  groups: chunkGroups.map(({ parts, ...group }) =>
    parts ? { ...group, test: (id: string) => parts.some((part) => hasPart(id, part)) } : group,
  ),
};

/** Fails the build when a group names something that the site no longer has, for example after a rename. */
export const checkChunkGroups = (groups: readonly ChunkGroup[] = chunkGroups): Plugin => ({
  name: 'check-chunk-groups',
  generateBundle() {
    if (this.environment.name !== 'client') {
      return;
    }
    const ids = [...this.getModuleIds()];
    for (const { name, parts = [] } of groups) {
      const lost = parts.find((part) => !ids.some((id) => hasPart(id, part)));
      if (lost !== undefined) {
        this.error(`The build has no ${lost} for its chunk "${name}": adapt build/chunk-groups.ts.`);
      }
    }
  },
});
