import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { supabase } from '../../../src/office/api/client';
// Imported after render-office, which sets the environment that the client reads on load.
import { forgetInvitation } from '../../../src/office/auth/invitation';
import { recovery } from '../../../src/office/auth/recovery';
import { takeConsoleErrors } from '../../support/console-guard';
import { connectionLost } from '../../support/office/answers';
import { listBodies, listRequestNames, office } from '../../support/office/office-server';
import {
  currentUrl,
  findNotice,
  haveSession,
  notices,
  renderOffice,
} from '../../support/office/render-office';

afterEach(async () => {
  forgetInvitation();
  recovery.set(false);
  await supabase.auth.signOut({ scope: 'local' });
});

const secret = 'k'.repeat(43);
const page = `/auth/login?invitation=${secret}`;
const mailed = '#token_hash=pkce_0123abcd&type=recovery';
const denied = 'Access denied. Admin privileges required.';

const passwordForm = () => screen.findByRole('form', { name: 'Choose your password to start' });
const button = (name: string) => screen.findByRole('button', { name });

/** The account gets its role when the function accepts the invitation. */
function acceptGivesRole() {
  office.isAdmin = false;
  office.instead.acceptInvitation = () => {
    office.isAdmin = true;
    return HttpResponse.json({ success: true, role: 'admin' });
  };
}

it.each([page, `/admin/dashboard?invitation=${secret}`])(
  'somebody invited who is signed in without a role chooses a password instead of being denied (%s)',
  async (path) => {
    await haveSession();
    acceptGivesRole();
    const person = renderOffice(path);
    const form = within(await passwordForm());
    expect(currentUrl()).toBe('/auth/login');
    expect(form.getByText(/as owner@example\.com/)).toBeVisible();

    await person.type(form.getByLabelText('New password'), '12345');
    await person.click(form.getByRole('button', { name: 'Save and start' }));
    await findNotice('Password must be at least 6 characters');
    expect(listRequestNames()).not.toContain('acceptInvitation');
    await person.type(form.getByLabelText('New password'), '6');
    await person.click(form.getByRole('button', { name: 'Save and start' }));

    expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
    expect(listBodies('acceptInvitation')).toEqual([
      { action: 'acceptInvitation', secret, password: '123456' },
    ]);
    // The role counts only for a new token.
    expect(listRequestNames().indexOf('sign-in')).toBeGreaterThan(
      listRequestNames().indexOf('acceptInvitation'),
    );
    expect(notices(denied)).toHaveLength(0);
    expect(sessionStorage.getItem('office-invitation')).toBeNull();
  },
);

it('without a login the invitation waits, and the mailed links lead back to it', async () => {
  office.isAdmin = false;
  const person = renderOffice(page);
  expect(await screen.findByText(/^You are invited to the office/)).toBeVisible();
  await waitFor(() => expect(currentUrl()).toBe('/auth/login'));
  await person.type(screen.getByLabelText('Email'), 'owner@example.com');
  await person.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await screen.findByText(/^If owner@example\.com has an account/);
  expect(listRequestNames()).toContain(`recover to http://localhost:3000${page}`);
  await person.click(screen.getByRole('tab', { name: 'Sign Up' }));
  await person.type(screen.getByLabelText('Password'), 'secret1');
  await person.click(screen.getByRole('button', { name: 'Sign Up' }));
  await findNotice('Account created! Check your email to confirm.');
  expect(listRequestNames()).toContain(`sign-up to http://localhost:3000${page}`);

  await person.click(screen.getByRole('tab', { name: 'Login' }));
  await person.click(screen.getByRole('button', { name: 'Login' }));
  await passwordForm();
  expect(notices(denied)).toHaveLength(0);
});

it.each([
  ['the reason of a refusal', 410, 'This invitation has expired: its link works for two days.'],
  ['that nothing is saved yet', 500, 'The password could not be saved. Please try again.'],
])('a failed start says %s and keeps the password', async (_, status, sentence) => {
  await haveSession();
  office.isAdmin = false;
  office.instead.acceptInvitation = () =>
    HttpResponse.json(status === 410 ? { error: sentence, code: 'invitation_expired' } : null, { status });
  const person = renderOffice(page);
  const field = within(await passwordForm()).getByLabelText('New password');
  await person.type(field, 'secret1');
  await person.click(await button('Save and start'));
  await findNotice(sentence);
  expect(field).toHaveValue('secret1');
  expect(field).toBeInvalid();
  await person.click(await button('Go on without the invitation'));
  await findNotice(denied);
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
});

const outcome = (answer: object) => {
  office.instead.lookAtInvitation = () => HttpResponse.json({ success: true, email: null, ...answer });
};

it('a used invitation that somebody of the office opens again leads to the office and asks for no password', async () => {
  await haveSession();
  outcome({ outcome: 'started' });
  renderOffice(page);
  expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(sessionStorage.getItem('office-invitation')).toBeNull();
});

it('a used invitation still asks for a password while the role does not count for this login', async () => {
  await haveSession();
  office.isAdmin = false;
  outcome({ outcome: 'started' });
  renderOffice(page);
  await passwordForm();
});

it.each([
  ['without a role', false],
  ['of the office', true],
])(
  'an invitation for another address says whose it is to somebody %s, who can sign out',
  async (_, isAdmin) => {
    await haveSession();
    office.isAdmin = isAdmin;
    outcome({ outcome: 'for_other', email: 'd•••@fleet.example' });
    const person = renderOffice(page);
    const region = within(
      await screen.findByRole('region', { name: 'This invitation is for somebody else' }),
    );
    expect(region.getByText(/^It was sent to d•••@fleet\.example\./)).toBeVisible();
    expect(region.getByText('You are signed in as owner@example.com.')).toBeVisible();
    expect(screen.queryByText(/You are invited/)).toBeNull();
    await person.click(region.getByRole('button', { name: 'Sign out' }));
    // The invitation waits for the right account.
    expect(await screen.findByText(/^You are invited to the office/)).toBeVisible();
    expect(await button('Login')).toBeVisible();
  },
);

it('an invitation that has ended says so at once, and one that could not be checked can be tried again', async () => {
  await haveSession();
  office.isAdmin = false;
  office.instead.lookAtInvitation = connectionLost;
  const person = renderOffice(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('The invitation could not be checked.');
  const error = 'This invitation has expired: its link works for two days.';
  office.instead.lookAtInvitation = () =>
    HttpResponse.json({ error, code: 'invitation_expired' }, { status: 410 });
  await person.click(await button('Try again'));
  expect(await screen.findByRole('heading', { name: 'This invitation can’t be used' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(error);
  await person.click(await button('Go on without the invitation'));
  await findNotice(denied);
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
});

it('a new password without a new token leads to the login', async () => {
  await haveSession();
  acceptGivesRole();
  const person = renderOffice(page);
  await person.type(within(await passwordForm()).getByLabelText('New password'), 'secret1');
  office.instead['sign-in'] = () =>
    HttpResponse.json({ code: 400, error_code: 'refresh_token_not_found', msg: 'Gone' }, { status: 400 });
  await person.click(await button('Save and start'));
  await findNotice('Your password is saved. Log in with it.');
  expect(await screen.findByRole('tab', { name: 'Login' })).toBeVisible();
  takeConsoleErrors();
});

it('a mailed link is spent by its button only, and opens the form for a new password', async () => {
  const person = renderOffice(`/auth/login${mailed}`);
  const go = await button('Continue');
  expect(listRequestNames()).not.toContain('verify');
  await person.click(go);
  expect(await screen.findByRole('form', { name: 'Set a new password' })).toBeVisible();
  expect(listBodies('verify')).toEqual([
    expect.objectContaining({ token_hash: 'pkce_0123abcd', type: 'recovery' }),
  ]);
});

it('the mailed link of an invitation opens the invitation', async () => {
  office.isAdmin = false;
  const person = renderOffice(page + mailed);
  await person.click(await button('Continue'));
  await passwordForm();
});

it('the mailed link of a sign-up leads through the login page to the dashboard', async () => {
  const person = renderOffice('/admin/dashboard#token_hash=0123abcd&type=signup');
  await person.click(await button('Continue'));
  expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
  expect(notices('Please log in to access admin dashboard')).toHaveLength(0);
});

const otpExpired = () =>
  HttpResponse.json({ code: 403, error_code: 'otp_expired', msg: 'Email link is invalid' }, { status: 403 });

it('a mailed link that is spent says so and offers a new one, and one that could not be checked can be tried again', async () => {
  office.instead.verify = connectionLost;
  const person = renderOffice(`/auth/login${mailed}`);
  await person.click(await button('Continue'));
  await findNotice('The link could not be checked. Please try again.');
  takeConsoleErrors();
  office.instead.verify = otpExpired;
  await person.click(await button('Continue'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/has expired or was already used/);
  expect(await button('Forgot your password?')).toBeVisible();
});
