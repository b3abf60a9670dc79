/** Renders the office at an address, with the home page that it may redirect to. */
import './browser';
import { timeoutManager } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { supabase } from '../../../src/office/api/client';
import { LoginPage } from '../../../src/office/auth/login-page';
import { DashboardPage } from '../../../src/office/dashboard/dashboard-page';
import { Office } from '../../../src/office/dashboard/office';
import { HeaderSlot } from '../../../src/ui/header-slot';
import { ToastRegion } from '../../../src/ui/toast-region';
import { office } from './office-server';

/** How long a failed load waits before its second attempt. In tests it doesn't wait. */
const retryDelayMs = 1000;
timeoutManager.setTimeoutProvider({
  setTimeout: (run, ms) => setTimeout(run, ms === retryDelayMs ? 0 : ms),
  clearTimeout: (timer?: ReturnType<typeof setTimeout>) => clearTimeout(timer),
  setInterval: (run, ms) => setInterval(run, ms),
  clearInterval: (timer?: ReturnType<typeof setInterval>) => clearInterval(timer),
});

/** Enters plain text all at once, because the office would render again for each letter. */
function swift(person: UserEvent): UserEvent {
  const type = async (element: Element, text: string) => {
    await person.click(element);
    for (const part of text.split(/(\{[^}]*\})/).filter(Boolean)) {
      await (part.startsWith('{') ? person.keyboard(part) : person.paste(part));
    }
  };
  return { ...person, type };
}

let router: ReturnType<typeof createMemoryRouter>;

/** The path and query of the page that is shown. */
export const currentUrl = () => router.state.location.pathname + router.state.location.search;

/** Goes back like the browser's button. */
export const goBack = () => act(() => router.navigate(-1));

export function renderOffice(path: string): UserEvent {
  const pages = {
    element: <Office />,
    children: [
      {
        path: '/auth/login',
        element: <LoginPage loadDashboard={() => import('../../../src/office/dashboard/dashboard-page')} />,
      },
      { path: '/admin/dashboard', element: <DashboardPage /> },
    ],
  };
  router = createMemoryRouter([{ path: '/', element: <h1>Home page</h1> }, pages], {
    initialEntries: [path],
  });
  render(
    <>
      <HeaderSlot />
      <main>
        <RouterProvider router={router} />
      </main>
      <ToastRegion />
    </>,
  );
  return swift(userEvent.setup());
}

/** Leaves a session in the browser, as an earlier visit would have. */
export async function haveSession(): Promise<void> {
  const owner = { email: 'owner@example.com', password: 'secret1' };
  const { error } = await supabase.auth.signInWithPassword(owner);
  if (error) {
    throw error;
  }
  office.requests = [];
}

/** Opens a tab of the dashboard as an admin. */
export async function openTab(name: string): Promise<UserEvent> {
  await haveSession();
  const person = renderOffice('/admin/dashboard');
  await person.click(await screen.findByRole('tab', { name }));
  const panel = () => within(screen.getByRole('tabpanel'));
  await waitFor(() => expect(panel().queryByText('Loading…')).toBeNull());
  return person;
}

/** Presses an item of the account menu. */
export async function chooseInAccount(person: UserEvent, item: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name: /^Account/ }));
  await person.click(screen.getByRole('button', { name: item }));
}

/** Opens a page of Settings as an admin. */
export async function openSettings(name: string): Promise<UserEvent> {
  const person = await openTab('Settings');
  const index = within(screen.getByRole('navigation', { name: 'Settings' }));
  const link = index.getByRole('link', { name: new RegExp(`^${name}`) });
  await person.click(link);
  await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
  await waitFor(() => expect(within(screen.getByRole('tabpanel')).queryByText('Loading…')).toBeNull());
  return person;
}

/** The notices with this text, without the same words elsewhere on the page. */
export const notices = (text: string): HTMLElement[] =>
  screen.queryAllByText(text, { selector: '[data-sonner-toast] *' });

export const findNotice = async (text: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(text, { selector: '[data-sonner-toast] *' });
