import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { PageTemplate } from '../../src/page-template';
import { pages } from '../../src/site';

/** Draws one page of the table with its template, without the shell around it. */
export async function renderTemplate(template: PageTemplate, path: string): Promise<void> {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} is not in the table.`);
  const element = await template(page);
  render(<MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>);
}
