import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
// Imported after render-office, which sets the environment that the office reads on load.
import { smsHandler, supabase, twilioManage } from '../../../src/office/api/client';
import { takeConsoleErrors } from '../../support/console-guard';
import { listBodies, hold, listRequestNames, office } from '../../support/office/office-server';
import { haveSession, notices, openTab, renderOffice } from '../../support/office/render-office';

const { auth } = supabase;
const realNow = Date.now;
const hourMs = 3_600_000;

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await auth.signOut({ scope: 'local' });
});

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** What the auth service answers: its own clock is right, whatever this device's clock says. */
function freshTokens() {
  const seconds = Math.floor(realNow() / 1000);
  const claims = encoded({ iat: seconds, exp: seconds + 3600 });
  return HttpResponse.json({
    access_token: `${encoded({ alg: 'HS256' })}.${claims}.signature-${crypto.randomUUID()}`,
    refresh_token: crypto.randomUUID(),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: seconds + 3600,
    user: { id: '0b6f8f0e-5a3c-4a4f-9d5b-2f9f4b8f7a11', aud: 'authenticated', email: 'owner@example.com' },
  });
}

const setClock = (hours: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: realNow() + hours * hourMs, shouldAdvanceTime: true });

const renewals = () => listBodies('sign-in').filter((body) => body.refresh_token !== undefined).length;
const storedLogin = () => Object.keys(localStorage).find((key) => key.endsWith('-auth-token'));

describe('a device whose clock is wrong', () => {
  it.each([
    [-24, '24 hours behind'],
    [-48, '2 days behind'],
    [-5, '5 hours behind'],
    [-1, '1 hour behind'],
    [-0.2, '12 minutes behind'],
    [0.2, '12 minutes ahead'],
    [1, '1 hour ahead'],
    [5, '5 hours ahead'],
    [24, '24 hours ahead'],
  ])('by %d hours stays logged in, renews its token once, and is told “%s”', async (hours, said) => {
    office.instead['sign-in'] = freshTokens;
    setClock(hours);
    const person = await openTab('Call Analytics');
    expect(await screen.findByText(new RegExp(`clock is wrong: it is about ${said}\\.`))).toBeVisible();
    for (const name of ['Messages', 'Settings', 'Call Forwarding']) {
      await person.click(screen.getByRole('tab', { name }));
    }
    expect(renewals()).toBe(1);
    expect(notices('Please log in to access admin dashboard')).toHaveLength(0);
  });

  it.each([-0.02, 0, 0.02])('by %d hours is told nothing', async (hours) => {
    office.instead['sign-in'] = freshTokens;
    setClock(hours);
    await openTab('Settings');
    expect(screen.queryByText(/clock is wrong/)).toBeNull();
    expect(renewals()).toBe(0);
  });

  it('is told nothing more once it has been set right', async () => {
    office.instead['sign-in'] = freshTokens;
    setClock(5);
    await haveSession();
    setClock(0);
    renderOffice('/admin/dashboard');
    expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
    await waitFor(() => expect(renewals()).toBe(1));
    expect(screen.queryByText(/clock is wrong/)).toBeNull();
  });

  it('gets a new token when the server says that its token has expired', async () => {
    office.instead['sign-in'] = freshTokens;
    await haveSession();
    office.instead.getConversations = () => {
      delete office.instead.getConversations;
      return HttpResponse.json({ error: 'Please log in again.' }, { status: 401 });
    };
    renderOffice('/admin/dashboard');
    expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
    await waitFor(() =>
      expect(listRequestNames().filter((name) => name === 'getConversations')).toHaveLength(2),
    );
    await waitFor(() => expect(renewals()).toBe(1));
  });

  it('gets one new token for all requests that the server refuses at the same time', async () => {
    office.instead['sign-in'] = freshTokens;
    await haveSession();
    const refuse = [hold('getConversations'), hold('getCallLogs')];
    const answers = [smsHandler.call('getConversations', {}), twilioManage.call('getCallLogs', {})];
    await waitFor(() =>
      expect(listRequestNames()).toEqual(expect.arrayContaining(['getConversations', 'getCallLogs'])),
    );
    office.instead = { 'sign-in': freshTokens };
    for (const answer of refuse) {
      answer(HttpResponse.json({ error: 'Please log in again.' }, { status: 401 }));
    }
    await Promise.all(answers);
    expect(renewals()).toBe(1);
  });
});

describe('a login whose token has expired', () => {
  /** As after a night in which the computer slept. */
  async function haveExpiredLogin() {
    office.instead['sign-in'] = freshTokens;
    await haveSession();
    const key = storedLogin() ?? '';
    const past = Math.floor(Date.now() / 1000) - 60;
    const stored = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, stored.replace(/"expires_at":\d+/, `"expires_at":${past}`));
  }

  const tooMany = () =>
    HttpResponse.json(
      { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
      { status: 429, headers: { 'retry-after': '1' } },
    );
  const proxyPage = () =>
    new HttpResponse('<h1>Blocked by your proxy</h1>', { status: 403, headers: { 'retry-after': '1' } });
  const timeout = () => new HttpResponse(null, { status: 408, headers: { 'retry-after': '1' } });

  it.each([
    ['too many requests', tooMany],
    ['a time-out', timeout],
  ])('outlasts %s when it is renewed, and asks again as late as it was told', async (_case, refuse) => {
    await haveExpiredLogin();
    const asked: number[] = [];
    office.instead['sign-in'] = () => {
      asked.push(performance.now());
      return asked.length < 3 ? refuse() : freshTokens();
    };
    renderOffice('/admin/dashboard');
    expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
    expect(asked).toHaveLength(3);
    const [first = 0, second = 0] = asked;
    expect(second - first).toBeGreaterThanOrEqual(1_000);
    expect(notices('Please log in to access admin dashboard')).toHaveLength(0);
    expect(screen.queryByRole('heading', { name: 'Home page' })).toBeNull();
    takeConsoleErrors();
  });

  it('sends no request in nobody’s name while its token is delayed', async () => {
    await haveExpiredLogin();
    const give = hold('sign-in');
    renderOffice('/admin/dashboard');
    await waitFor(() => expect(listRequestNames()).toEqual(['sign-in']));
    give(freshTokens());
    expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
  });

  it('is kept when a proxy answers in place of the auth service', async () => {
    await haveExpiredLogin();
    office.instead['sign-in'] = proxyPage;
    const asking = auth.getSession();
    await waitFor(() => expect(renewals()).toBe(1));
    office.instead['sign-in'] = freshTokens;
    expect((await asking).data.session).not.toBeNull();
    expect(storedLogin()).toBeDefined();
    takeConsoleErrors();
  });
});
