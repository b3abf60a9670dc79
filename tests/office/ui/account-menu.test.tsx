import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { connectionLost } from '../../support/office/answers';
import { office } from '../../support/office/office-server';
import { currentUrl, openTab } from '../../support/office/render-office';

const account = () => screen.getByRole('button', { name: /^Account/ });

it('the account menu says who is logged in and in which role, and closes on Escape', async () => {
  Object.assign(office, { isAdmin: false, role: 'dispatcher' });
  const person = await openTab('Messages');
  await waitFor(() => expect(account()).toHaveTextContent(/Olive$/));
  await person.click(account());
  expect(screen.getByText('owner@example.com')).toBeVisible();
  expect(screen.getByText('dispatcher')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Install the office' })).toBeNull();
  await person.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Login and password' })).toHaveFocus());
  await person.keyboard('{Escape}');
  expect(account()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
});

it('the account menu shows the start of the email address while the name is unknown, and leads to the login', async () => {
  office.instead.getMembers = connectionLost;
  const person = await openTab('Messages');
  expect(account()).toHaveTextContent(/owner$/);
  await person.click(account());
  await person.click(screen.getByRole('button', { name: 'Login and password' }));
  expect(await screen.findByRole('heading', { name: 'Login and password' })).toBeVisible();
  expect(currentUrl()).toBe('/admin/dashboard?section=login');
});

it('the account menu offers to install the office once the browser does', async () => {
  const person = await openTab('Messages');
  const prompt = vi.fn(() => Promise.resolve());
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  await person.click(account());
  await person.click(screen.getByRole('button', { name: 'Install the office' }));
  expect(prompt).toHaveBeenCalledOnce();
  await person.click(account());
  expect(screen.queryByRole('button', { name: 'Install the office' })).toBeNull();
});

it('the list of shortcuts opens from the account menu, and the focus returns', async () => {
  const person = await openTab('Settings');
  await person.click(account());
  await person.click(screen.getByRole('button', { name: 'Shortcuts' }));
  expect(await screen.findByRole('dialog', { name: 'Shortcuts' })).toHaveTextContent(
    /\/Search the conversations/,
  );
  await person.keyboard('{Escape}');
  await waitFor(() => expect(account()).toHaveFocus());
});
