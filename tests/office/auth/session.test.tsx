import { AuthApiError } from '@supabase/supabase-js';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendFailure, supabase } from '../../../src/office/api/client';
import { createQueryClient } from '../../../src/office/api/query-client';
import { spentLinkMessage } from '../../../src/office/auth/access';
import { enrollSecondFactor, setPassword } from '../../../src/office/auth/sessions';
import { takeConsoleErrors } from '../../support/console-guard';
import { connectionLost, databaseRefusal } from '../../support/office/answers';
import { fillInbox, openConversation } from '../../support/office/inbox';
import { businessNumber } from '../../support/office/office-rows';
import { listRequestNames, office, save } from '../../support/office/office-server';
import {
  chooseInAccount,
  findNotice,
  haveSession,
  notices,
  openSettings,
  openTab,
  renderOffice,
} from '../../support/office/render-office';

const { auth } = supabase;
const forgetSession = async () => void (await auth.signOut({ scope: 'local' }));

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
  await forgetSession();
});

const logIn = 'Please log in to access admin dashboard';
const denied = 'Access denied. Admin privileges required.';
const afterSettings =
  'getAlerts,getCallLogs,getCallLogs,getConversations,getFeed,getJobSettings,getMembers,getOfficeStatus,getPeople,getPhoneNumbers,getReplies,load call_handling,reconcile';

async function expectSentHome(notice: string) {
  await findNotice(notice);
  expect(notices(notice)).toHaveLength(1);
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
}

describe('the dashboard gate', () => {
  it('loads the user, then the role, then the settings, and only then everything else', async () => {
    await haveSession();
    renderOffice('/admin/dashboard');
    expect(screen.getByRole('status')).toHaveTextContent('Checking access…');
    expect(await screen.findByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
    await waitFor(() => expect(listRequestNames()).toHaveLength(17));
    expect(listRequestNames().slice(0, 2)).toEqual(['user', 'user_roles']);
    expect(listRequestNames().slice(2, 4).sort()).toEqual([
      'load call_forwarding_number',
      'load twilio_phone_number',
    ]);
    expect(listRequestNames().slice(4).sort().join()).toBe(afterSettings);
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['Settings', 'Messages', 'Call Forwarding', 'Call Analytics']);
  });

  it.each([
    ['', 0],
    ['#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', 1],
  ])('sends a visitor home with $1 notices of an expired link (fragment "%s")', async (fragment, times) => {
    renderOffice(`/admin/dashboard${fragment}`);
    await expectSentHome(logIn);
    expect(notices(spentLinkMessage)).toHaveLength(times);
    expect(listRequestNames()).toEqual([]);
  });

  const badToken = () =>
    HttpResponse.json({ code: 403, error_code: 'bad_jwt', msg: 'invalid JWT' }, { status: 403 });
  const hideRole = () => (office.instead.user_roles = databaseRefusal(500, 'XX000'));
  const asked = ['user', 'user_roles'];
  it.each([
    ['has no role', () => (office.isAdmin = false), denied, [...asked, 'user_roles']],
    ['has a role that can’t be read', hideRole, 'Error verifying admin access', [...asked, ...asked]],
    ['can’t be loaded', () => (office.instead.user = connectionLost), 'An error occurred', ['user', 'user']],
    ['is no longer known to the auth service', () => (office.instead.user = badToken), logIn, ['user']],
  ])('sends home an account that %s, and loads nothing else', async (_case, prepare, notice, asked) => {
    await haveSession();
    prepare();
    renderOffice('/admin/dashboard');
    await expectSentHome(notice);
    expect(listRequestNames()).toEqual(asked);
    takeConsoleErrors();
  });

  it('shows all four tabs when the settings fail twice, and loads the business number on Retry', async () => {
    await haveSession();
    fillInbox();
    office.instead['load twilio_phone_number'] = databaseRefusal(500, 'XX000');
    const person = renderOffice('/admin/dashboard');
    await findNotice('Failed to load settings');
    expect(notices('Failed to load settings')).toHaveLength(1);
    expect(listRequestNames().filter((name) => name === 'load twilio_phone_number')).toHaveLength(2);
    expect(screen.getAllByRole('tab')).toHaveLength(4);
    await person.click(screen.getByRole('tab', { name: 'Messages' }));
    await openConversation(person);
    const failed = await screen.findByRole('group', { name: 'The business number: loading failed' });
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    office.instead = {};
    save('twilio_phone_number', businessNumber);
    await person.click(within(failed).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
  });

  it('sends an admin home when the session ends outside the dashboard', async () => {
    await openTab('Settings');
    await act(forgetSession);
    await expectSentHome(logIn);
  });

  it('does not tell a dispatcher whose dashboard is shown that it will load', async () => {
    Object.assign(office, { isAdmin: false, role: 'dispatcher' });
    const person = await openTab('Messages');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    onlineManager.setOnline(false);
    await person.click(screen.getByRole('tab', { name: 'Settings' }));
    await screen.findByRole('heading', { name: 'Replies' });
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });

  it('sends a dispatcher home after their role is removed', async () => {
    Object.assign(office, { isAdmin: false, role: 'dispatcher' });
    await openTab('Messages');
    office.role = null;
    office.instead['inbox_news'] = databaseRefusal(403, '42501');
    await expectSentHome(denied);
  });
});

it('queries stay fresh for 60 s and cached for 5 min, retry once, and do not reload on window focus', () => {
  const settings = { staleTime: 60_000, gcTime: 300_000, retry: 1, refetchOnWindowFocus: false };
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject(settings);
});

const sessionKey = () => Object.keys(localStorage).find((key) => key.endsWith('-auth-token'));

/** Stores a session whose access token has expired, so the office has to refresh it first. */
async function haveExpiredSession(): Promise<void> {
  await haveSession();
  const key = sessionKey() ?? '';
  const stored = localStorage.getItem(key) ?? '';
  const past = Math.floor(Date.now() / 1000) - 60;
  localStorage.setItem(key, stored.replace(/"expires_at":\d+/, `"expires_at":${past}`));
}

const refreshes = () => listRequestNames().filter((name) => name === 'sign-in').length;

it.each(['refresh_token_not_found', 'session_expired'])(
  'a refused token (%s) leads to the login after three attempts (R16)',
  async (code) => {
    await haveExpiredSession();
    office.instead['sign-in'] = () =>
      HttpResponse.json({ code: 400, error_code: code, msg: 'Invalid Refresh Token' }, { status: 400 });
    renderOffice('/admin/dashboard');
    await findNotice(logIn);
    expect(refreshes()).toBeLessThanOrEqual(3);
    expect(listRequestNames()).not.toContain('user_roles');
    expect(sessionKey()).toBeUndefined();
    takeConsoleErrors();
  },
);

it('the office retries while the auth service fails, and keeps the session (R17)', async () => {
  await haveExpiredSession();
  let troubles = 2;
  office.instead['sign-in'] = () => {
    troubles -= 1;
    if (troubles === 0) {
      delete office.instead['sign-in'];
    }
    return HttpResponse.json({ message: 'upstream is away' }, { status: 503 });
  };
  renderOffice('/admin/dashboard');
  expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
  expect(refreshes()).toBe(3);
  expect(sessionKey()).toBeDefined();
  takeConsoleErrors();
});

it.each([-5, 5])('a clock that is off by %i minutes causes no session renewal (R18)', async (minutes) => {
  await haveSession();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  renderOffice('/admin/dashboard');
  expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
  expect(refreshes()).toBe(0);
});

/** Stores a draft of each kind, and returns the names of the stores. */
function leaveDrafts(): string[] {
  const entries = {
    'office-message-drafts': { '+19185550100': { text: 'On our way', pictures: [], attempt: null } },
    'office-note-drafts': { '+19185550100': { text: 'Gate code 12', id: null } },
    'office-permission-drafts': { new: { number: '', name: 'Dana', how: 'phone', note: '' } },
    'office-reply-drafts': { r1: { before: null, body: 'Half a reply' } },
    'office-settings-drafts': { schedule: { secondNumber: '+19185550100' } },
  };
  for (const [name, drafts] of Object.entries(entries)) {
    localStorage.setItem(name, JSON.stringify(drafts));
  }
  return Object.keys(entries);
}

it.each([
  ['Sign out', 'local'],
  ['Sign out everywhere', 'global'],
])('"%s" reports a failure, and on success deletes the token and the drafts (T50)', async (name, scope) => {
  const stores = leaveDrafts();
  office.instead[`sign-out ${scope}`] = connectionLost;
  const person = await (scope === 'local' ? openTab('Settings') : openSettings('Login and password'));
  const press = async () =>
    scope === 'local' ? chooseInAccount(person, name) : person.click(screen.getByRole('button', { name }));
  await press();
  await findNotice('Signing out failed. Please try again.');
  takeConsoleErrors();
  office.instead = {};
  await press();
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
  await waitFor(() => expect(sessionKey()).toBeUndefined());
  expect(stores.map((name) => localStorage.getItem(name))).toEqual(stores.map(() => null));
  // A user who signs out on purpose gets no notice to log in.
  expect(notices(logIn)).toHaveLength(0);
});

it('drafts of an expired session are deleted when somebody else logs in', async () => {
  const stores = leaveDrafts();
  localStorage.setItem('office-draft-owner', '"somebody else"');
  await openTab('Settings');
  expect(stores.map((name) => localStorage.getItem(name))).toEqual(stores.map(() => null));
});

it('drafts that the former version stored are deleted when somebody else logs in', async () => {
  const drafts = { '+19185550100': 'On our way', owner: 'somebody else' };
  localStorage.setItem('office-drafts', JSON.stringify(drafts));
  await openTab('Settings');
  expect(JSON.stringify({ ...localStorage })).not.toContain('On our way');
});

it('a session without a role leads over the dashboard home, and the notice stays and can sign out', async () => {
  await haveExpiredSession();
  office.isAdmin = false;
  const person = renderOffice('/auth/login');
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await expectSentHome(denied);
  expect(refreshes()).toBe(1);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(notices(denied)).toHaveLength(1);
  vi.useRealTimers();
  office.instead['sign-out local'] = connectionLost;
  await person.click(screen.getByRole('button', { name: 'Sign out' }));
  await findNotice('Signing out failed. Please try again.');
  takeConsoleErrors();
  office.instead = {};
  await person.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(sessionKey()).toBeUndefined());
});

const refused = new AuthApiError('Too many factors.', 422, 'too_many_enrolled_mfa_factors');

it.each([
  [true, null],
  [false, refused],
])('a new password says whether other devices were signed out (%s)', async (areOthersOut, error) => {
  await haveSession();
  const { data } = await auth.getUser();
  if (!data.user) {
    throw new Error('nobody is signed in');
  }
  vi.spyOn(auth, 'updateUser').mockResolvedValue({ data: { user: data.user }, error: null });
  vi.spyOn(auth, 'signOut').mockResolvedValue({ error });
  expect(await setPassword('secret2')).toBe(areOthersOut);
});

it('a second step that can’t be set up gives the auth service’s reason', async () => {
  const none = { all: [], totp: [], phone: [], webauthn: [] };
  vi.spyOn(auth.mfa, 'listFactors').mockResolvedValue({ data: none, error: null });
  vi.spyOn(auth.mfa, 'enroll').mockResolvedValue({ data: null, error: refused });
  await expect(enrollSecondFactor()).rejects.toEqual(new BackendFailure('Too many factors.', 422));
});
