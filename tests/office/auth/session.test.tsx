import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../support/console-guard';
import { names, office } from '../../support/office/office-server';
import { connectionLost } from '../../support/office/answers';
import {
  findNotice,
  forgetSession,
  haveSession,
  notices,
  openTab,
  renderOffice,
} from '../../support/office/render-office';

afterEach(() => {
  vi.useRealTimers();
  return forgetSession();
});

const logIn = 'Please log in to access admin dashboard';
const sessionKey = () => Object.keys(localStorage).find((key) => key.endsWith('-auth-token'));

/** Stores a session whose access token has expired, so the office has to refresh it first. */
async function haveExpiredSession(): Promise<void> {
  await haveSession();
  const key = sessionKey() ?? '';
  const stored = localStorage.getItem(key) ?? '';
  const past = Math.floor(Date.now() / 1000) - 60;
  localStorage.setItem(key, stored.replace(/"expires_at":\d+/, `"expires_at":${past}`));
}

const refreshes = () => names().filter((name) => name === 'sign-in').length;

it.each(['refresh_token_not_found', 'session_expired'])(
  'R16 a refused token (%s) leads to the login after three attempts',
  async (code) => {
    await haveExpiredSession();
    office.instead['sign-in'] = () =>
      HttpResponse.json({ code: 400, error_code: code, msg: 'Invalid Refresh Token' }, { status: 400 });
    renderOffice('/admin/dashboard');
    await findNotice(logIn);
    expect(refreshes()).toBeLessThanOrEqual(3);
    expect(names()).not.toContain('user_roles');
    expect(sessionKey()).toBeUndefined();
    takeConsoleErrors();
  },
);

it('R17 the office retries while the auth service fails, and keeps the session', async () => {
  await haveExpiredSession();
  let troubles = 2;
  office.instead['sign-in'] = () => {
    troubles -= 1;
    if (troubles === 0) delete office.instead['sign-in'];
    return HttpResponse.json({ message: 'upstream is away' }, { status: 503 });
  };
  renderOffice('/admin/dashboard');
  expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
  expect(refreshes()).toBe(3);
  expect(sessionKey()).toBeDefined();
  takeConsoleErrors();
});

it.each([-5, 5])('R18 a clock that is off by %i minutes causes no session renewal', async (minutes) => {
  await haveSession();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  renderOffice('/admin/dashboard');
  expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
  expect(refreshes()).toBe(0);
});

it.each([
  ['Sign out', 'local'],
  ['Sign out everywhere', 'global'],
])('T50 "%s" reports a failure, and on success deletes the token and the drafts', async (name, scope) => {
  localStorage.setItem('office-drafts', JSON.stringify({ '+19185550100': 'On our way' }));
  office.instead[`sign-out ${scope}`] = connectionLost;
  const person = await openTab('Settings');
  const button = screen.getByRole('button', { name });
  await person.click(button);
  await findNotice('Signing out failed. Please try again.');
  takeConsoleErrors();
  office.instead = {};
  await person.click(button);
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
  await waitFor(() => expect(sessionKey()).toBeUndefined());
  expect(localStorage.getItem('office-drafts')).toBeNull();
  // A user who signs out on purpose gets no notice to log in.
  expect(notices(logIn)).toHaveLength(0);
});

it('a renewed login of an account without a role stays on the login page', async () => {
  await haveExpiredSession();
  office.isAdmin = false;
  renderOffice('/auth/login');
  expect(await screen.findByRole('heading', { name: 'Signed in as owner@example.com' })).toBeVisible();
  expect(refreshes()).toBe(1);
  expect(notices('Access denied. Admin privileges required.')).toHaveLength(0);
});
