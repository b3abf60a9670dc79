import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { type RouteObject, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { business } from '../../src/content/business';
import { listedHours } from '../../src/content/listed-hours';
import { routes } from '../../src/routes';
import { PageHead } from '../../src/site/head/page-head';
import { SiteShell } from '../../src/site/layout/site-shell';
import { FallbackImage } from '../../src/ui/fallback-image';
import { useIsMobile } from '../../src/ui/use-is-mobile';
import { takeConsoleErrors } from '../support/console-guard';

// jsdom has no layout, so it can't scroll.
window.scrollTo = () => undefined;

/** Renders the site shell at a path, with a placeholder for the page. */
function renderShell(path: string): void {
  const tree = [{ path: '*', element: <SiteShell>A page</SiteShell> }];
  render(<RouterProvider router={createMemoryRouter(tree, { initialEntries: [path] })} />);
}

const names = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

test('every page ends with the contact details, the policies, the site map and a link to the login', () => {
  renderShell('/');
  const footer = within(screen.getByRole('contentinfo'));
  const call = footer.getByRole('link', { name: business.phone.display });
  expect(call).toHaveAttribute('href', `tel:${business.phone.e164}`);
  expect(footer.getByRole('link', { name: business.email })).toBeInTheDocument();
  for (const { display } of listedHours) {
    expect(footer.getAllByText(display)).not.toEqual([]);
  }
  expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  expect(footer.getByRole('link', { name: 'SMS Policy' })).toHaveAttribute('href', '/sms-policy');
  expect(footer.getByRole('link', { name: 'Site map' })).toHaveAttribute('href', '/sitemap');
  const admin = footer.getByRole('link', { name: 'Admin' });
  expect(admin).toHaveAttribute('href', '/auth/login');
  expect(admin).toHaveAttribute('rel', 'nofollow');
});

test('the dashboard has its own shell in any spelling of its path', () => {
  renderShell('/Admin/Dashboard/');
  expect(document.querySelector('[data-office="dashboard"]')).toBeInTheDocument();
  expect(screen.queryByRole('complementary', { name: 'Ways to reach us' })).not.toBeInTheDocument();
});

test('the breadcrumbs name each segment of the path, link those that are pages and mark the last', () => {
  renderShell('/services/emergency-repair');
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(names(trail.getAllByRole('listitem'))).toEqual(['Home', 'Services', 'Emergency Repair']);
  expect(trail.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
  expect(trail.getByText('Emergency Repair')).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['/services/dot-inspection', 'Services'],
  ['/fleet-maintenance-construction', 'Services'],
  ['/cat-repair-tulsa', 'Brands'],
  ['/diesel-repair-edmond', 'Locations'],
])('the menu marks the parent of %s: %s', (path, label) => {
  renderShell(path);
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(menu.getByRole('link', { current: true })).toHaveTextContent(label);
});

test('a page can name its own address, picture and structured data', () => {
  const own = { canonicalUrl: 'https://example.com/a', ogImage: '/b.png', schemaMarkup: '{"c":1}' };
  const words = { title: 'A page', description: 'Words' };
  render(
    <HelmetProvider>
      <PageHead path="/services" kind="services" {...words} {...own} />
    </HelmetProvider>,
  );
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  expect(all('link[rel=canonical]').map((link) => link.getAttribute('href'))).toEqual([own.canonicalUrl]);
  expect(all('meta[property="og:image"]').map((tag) => tag.getAttribute('content'))).toEqual([
    new URL('/b.png', business.url).href,
  ]);
  expect(all('script[type="application/ld+json"]').map((script) => script.textContent)).toEqual([
    own.schemaMarkup,
  ]);
});

const Broken = (): never => {
  throw new Error('The browser has lost its mind.');
};
/** Renders a page that throws inside the site's own shell, or inside another shell. */
const renderBroken = (shell?: ReactNode) => {
  const layout = routes.find(({ children }) => children !== undefined);
  const errorElement = layout?.children?.[0]?.errorElement;
  const page: RouteObject = { errorElement, children: [{ path: '/', element: <Broken /> }] };
  const tree = [{ element: shell ?? layout?.element, children: [page] }];
  render(<RouterProvider router={createMemoryRouter(tree)} />);
};

test('when rendering fails in a page, the error page appears inside the shell and says to try again later', async () => {
  renderBroken();
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  expect(screen.getByText(/try again later/)).toBeInTheDocument();
  expect(screen.queryByText(/lost its mind/)).not.toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(takeConsoleErrors()).not.toEqual([]);
});

test('when rendering fails in the shell, the router shows its default error page with the error message', async () => {
  renderBroken(<Broken />);
  expect(await screen.findByText('Unexpected Application Error!')).toBeInTheDocument();
  expect(screen.getAllByText(/lost its mind/).length).toBeGreaterThan(0);
  expect(takeConsoleErrors()).not.toEqual([]);
});

const image = () => screen.getByRole('img', { name: 'A truck' });

test('an image that can’t be loaded is replaced with the placeholder', async () => {
  render(<FallbackImage src="/gone.svg" alt="A truck" />);
  image().dispatchEvent(new Event('error'));
  await waitFor(() => expect(image()).toHaveAttribute('src', '/placeholder.svg'));
  image().dispatchEvent(new Event('error'));
  await waitFor(() => expect(image()).toHaveAttribute('src', '/placeholder.svg'));
});

test('an image reserves 200 by 150 pixels, and fades in over 200 ms once loaded', async () => {
  render(<FallbackImage src="/truck.svg" alt="A truck" />);
  expect(image()).toHaveAttribute('width', '200');
  expect(image()).toHaveAttribute('height', '150');
  expect(image()).toHaveClass('opacity-0');
  expect(image()).toHaveClass('transition-opacity', 'duration-200');
  image().dispatchEvent(new Event('load'));
  await waitFor(() => expect(image()).toHaveClass('opacity-100'));
});

const Layout = () => <p>{useIsMobile() ? 'mobile' : 'desktop'}</p>;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const resizeTo = (width: number) => {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
};

test('the layout is mobile where the style sheet says so: larger text moves the breakpoint', () => {
  const narrow = Object.assign(window.matchMedia('(min-width: 48rem)'), { matches: false });
  vi.spyOn(window, 'matchMedia').mockReturnValue(narrow);
  window.innerWidth = 900;
  render(<Layout />);
  expect(screen.getByText('mobile')).toBeInTheDocument();
});

test('the layout changes 100 ms after the last resize of the window', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  window.innerWidth = 1024;
  render(<Layout />);
  resizeTo(500);
  pass(90);
  resizeTo(501);
  pass(99);
  expect(screen.getByText('desktop')).toBeInTheDocument();
  pass(1);
  expect(screen.getByText('mobile')).toBeInTheDocument();
});
