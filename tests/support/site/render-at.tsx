import { act, render, waitFor } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { routes } from '../../../src/routes';

/** Renders the whole site at an address, waits for the page and answers its main heading. */
export async function renderAt(path: string): Promise<HTMLElement> {
  // jsdom has no layout, so it can't scroll; a test may look at the calls.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await act(async () => {
    render(
      <HelmetProvider>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
      </HelmetProvider>,
    );
    await Promise.resolve();
  });
  // By selector: jsdom computes styles so slowly that a query by role takes seconds on a long page.
  return waitFor(
    () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading) throw new Error(`No page shows at ${path}.`);
      return heading;
    },
    { timeout: 10_000 },
  );
}
