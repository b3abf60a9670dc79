import { render, waitFor } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { RouterProvider, createMemoryRouter, matchRoutes } from 'react-router-dom';
import { routes } from '../../../src/routes';

/** Renders the page at a path through its route, without the header and footer around it. */
export async function renderTemplate(path: string): Promise<void> {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  if (!route) {
    throw new Error(`${path} has no route.`);
  }
  const page = { ...route, hydrateFallbackElement: <></> };
  const router = createMemoryRouter([page], { initialEntries: [path] });
  render(
    <HelmetProvider>
      <RouterProvider router={router} />
    </HelmetProvider>,
  );
  await waitFor(() => {
    if (!document.querySelector('h1')) {
      throw new Error(`No page shows at ${path}.`);
    }
  });
}
