import type { Rolldown } from 'vite';

/**
 * The chunks that several pages share, sorted by who needs them. Each alternative of a pattern is part of a
 * file's path.
 */
export const chunkGroups: readonly (Rolldown.CodeSplittingGroup & { test?: RegExp })[] = [
  { name: 'site', tags: ['$initial'], priority: 2 },
  // For pages other than the contact page.
  {
    name: 'cards',
    test: /card-grid|data-table|drawing-frame|drawing-thumbnail|fallback-image|service-area-map|step-list|use-is-mobile|photo-list|virtual:photos|tile-list|rule-list|entry-of|article-date|shared.anchor/,
    priority: 1,
  },
  // For the pages with a look-up: home, contact, locations and brands.
  {
    name: 'call',
    test: /area-check|area-words|business-node|listed-business|lookup-card|opening-status|opening-hours|use-lazy-module/,
    priority: 1,
  },
  // Only for the office, which loads it after the list of conversations.
  { name: 'dialog', test: /src.ui.dialog|@radix-ui.react-dialog/, priority: 1 },
  { name: 'shared', test: /src.site|src.ui|src.content/, minShareCount: 5 },
  {
    name: 'machines',
    test: /page-kinds.service-types|drawings.drawings|machine-drawing|callout-figure|source-list/,
  },
  // Shared by the contact page and the office. Without React, so that the office can ask before React has arrived.
  { name: 'form', test: /_shared.phone\.ts|_shared.quote\.ts|_shared.text\.ts|backend-url/ },
  { name: 'pictures', test: /picture-button|chosen-pictures|picture-list|blob-image/ },
  // What the office's chunks share of the query library, in one file.
  { name: 'queries', test: /@tanstack/ },
];
