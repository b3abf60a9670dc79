import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checklists, guides } from '../../src/content/main-pages/resources';
import { renderTemplate } from '../support/site/render-template';

describe('/resources', () => {
  it('has the four checklists, each reachable by its anchor, and the guides', async () => {
    await renderTemplate('/resources');
    expect(checklists.map(({ id }) => id)).toEqual([
      'annual-dot-inspection',
      'driver-vehicle-inspection-report',
      'lift-pre-use',
      'forklift-daily',
    ]);
    const lists = screen.getAllByRole('article');
    for (const [at, { id, title, groups }] of checklists.entries()) {
      const list = lists[at] ?? document.body;
      expect(list).toHaveAttribute('id', id);
      expect(within(list).getByText(title)).toBeVisible();
      expect(list.querySelectorAll('li')).toHaveLength(groups.flatMap(({ items }) => items).length);
      const contents = within(screen.getByRole('navigation', { name: 'Forms to print' }));
      expect(contents.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`);
    }
    for (const { id, heading, table } of guides) {
      expect(screen.getByRole('link', { name: heading })).toHaveAttribute('href', `#${id}`);
      expect(screen.getByRole('region', { name: heading })).toHaveAttribute('id', id);
      const guide = screen.getByText(table.caption, { selector: 'caption' }).closest('table');
      expect(guide?.rows).toHaveLength(table.rows.length + 1);
    }
  });
});
