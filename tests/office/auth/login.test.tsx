import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { supabase } from '../../../src/office/api/client';
import { takeConsoleErrors } from '../../support/console-guard';
import { connectionLost } from '../../support/office/answers';
import { listBodies, hold, listRequestNames, office } from '../../support/office/office-server';
import {
  chooseInAccount,
  findNotice,
  haveSession,
  notices,
  renderOffice,
} from '../../support/office/render-office';

const emailField = () => screen.getByLabelText('Email');
const passwordField = () => screen.getByLabelText('Password');
const signUpRequest = 'sign-up to http://localhost:3000/admin/dashboard';

/** Opens the login screen, fills in the form of a tab and submits it. */
async function submitCredentials(tab: string, email: string, password: string) {
  const person = renderOffice('/auth/login');
  await person.click(screen.getByRole('tab', { name: tab }));
  if (email) {
    await person.type(emailField(), email);
  }
  if (password) {
    await person.type(passwordField(), password);
  }
  await person.click(screen.getByRole('button', { name: tab }));
  return person;
}

it('the login screen has a Login and a Sign Up tab, and Sign Up states the minimum password length', async () => {
  const person = renderOffice('/auth/login');
  expect(screen.getByRole('tab', { name: 'Login', selected: true })).toBeVisible();
  expect(emailField()).toHaveAttribute('autocomplete', 'email');
  expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.queryByText('At least 6 characters')).toBeNull();

  await person.click(screen.getByRole('tab', { name: 'Sign Up' }));
  expect(emailField()).toBeVisible();
  expect(passwordField()).toHaveAttribute('autocomplete', 'new-password');
  expect(passwordField()).toHaveAccessibleDescription('At least 6 characters');
  expect(document.title).toContain('Admin Access');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it.each([
  ['Login', 'owner@example.com', ''],
  ['Sign Up', ' ', 'secret1'],
])('%s with email "%s" and password "%s" asks for both, without a request', async (tab, email, password) => {
  await submitCredentials(tab, email, password);
  await findNotice('Please enter both email and password');
  expect(screen.getAllByText('Please enter both email and password')).toHaveLength(1);
  const field = email.trim() === '' ? emailField() : passwordField();
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Please enter (your email|a password)/);
  expect(listRequestNames()).toEqual([]);
});

it.each(['already', 'later'])('with a session (%s), the login redirects to the dashboard', async (when) => {
  if (when === 'already') {
    await haveSession();
  }
  renderOffice('/auth/login');
  if (when === 'later') {
    await haveSession();
  }
  expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
  await waitFor(() => expect(listRequestNames()).toContain('getConversations'));
});

const invalidCredentials = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' };
// The auth client logs the browser's network error.
const networkErrors = ['TypeError: Failed to fetch'];

it.each([
  [
    'Login',
    'sign-in',
    () => HttpResponse.json(invalidCredentials, { status: 400 }),
    'Invalid login credentials',
    [],
  ],
  ['Login', 'sign-in', connectionLost, 'An error occurred during login', networkErrors],
  ['Sign Up', signUpRequest, connectionLost, 'An error occurred during signup', networkErrors],
])('the %s form shows why %s failed and keeps the email and password: $3', async (...row) => {
  const [tab, request, answer, sentence, errors] = row;
  office.instead[request] = answer;
  const person = await submitCredentials(tab, 'owner@example.com', 'wrong1');
  await findNotice(sentence);
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  expect(emailField()).toHaveValue('owner@example.com');
  expect(passwordField()).toHaveValue('wrong1');
  expect(screen.getByRole('button', { name: tab })).toBeEnabled();
  expect(passwordField()).toBeInvalid();
  await person.type(passwordField(), '!');
  expect(passwordField()).toBeValid();
  expect(takeConsoleErrors()).toEqual(errors);
});

it('Sign Up refuses a password of five characters', async () => {
  await submitCredentials('Sign Up', 'new@example.com', '12345');
  await findNotice('Password must be at least 6 characters');
  expect(passwordField()).toHaveAccessibleDescription(/Please enter a longer password/);
  expect(passwordField()).toBeInvalid();
  expect(listRequestNames()).toEqual([]);
});

it('the login leads to Messages in a browser that had them open last, and else to Settings', async () => {
  await haveSession();
  const person = renderOffice('/admin/dashboard');
  await person.click(await screen.findByRole('tab', { name: 'Messages' }));
  await chooseInAccount(person, 'Sign out');
  await screen.findByRole('heading', { name: 'Home page' });
  cleanup();
  await submitCredentials('Login', 'owner@example.com', 'secret1');
  expect(await screen.findByRole('tab', { name: 'Messages', selected: true })).toBeVisible();
  cleanup();
  renderOffice('/admin/dashboard');
  expect(await screen.findByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
});

const recoverRequest = 'recover to http://localhost:3000/auth/login';
const forgotButton = () => screen.getByRole('button', { name: 'Forgot your password?' });

it.each([
  ['whether or not the account exists', () => HttpResponse.json({})],
  ['when a link was sent just now', () => HttpResponse.json({ code: 429, msg: 'Wait' }, { status: 429 })],
])('the password reset says that it is running, and gives the same answer %s', async (_, answer) => {
  const giveAnswer = hold(recoverRequest);
  const person = renderOffice('/auth/login');
  await person.type(emailField(), ' owner@example.com ');
  await person.click(forgotButton());
  expect(await screen.findByRole('button', { name: 'Sending the link…' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled();
  giveAnswer(answer());
  expect(await screen.findByText(/^If owner@example\.com has an account, we have sent a link/)).toBeVisible();
  expect(listBodies(recoverRequest)).toEqual([expect.objectContaining({ email: 'owner@example.com' })]);
});

it('the password reset asks for the email address, and reports a link that could not be sent', async () => {
  const person = renderOffice('/auth/login');
  await person.click(forgotButton());
  await findNotice('Please enter your email');
  expect(emailField()).toHaveFocus();
  expect(listRequestNames()).toEqual([]);
  office.instead[recoverRequest] = connectionLost;
  await person.type(emailField(), 'owner@example.com');
  await person.click(forgotButton());
  await findNotice('The link could not be sent. Please try again.');
  takeConsoleErrors();
});

it('an account with a second factor has to enter its code before the dashboard loads', async () => {
  office.factors = [{ id: 'f1', factor_type: 'totp', status: 'verified' }];
  vi.spyOn(supabase.auth.mfa, 'getAuthenticatorAssuranceLevel').mockResolvedValue({
    data: { currentLevel: 'aal1', nextLevel: 'aal2', currentAuthenticationMethods: [] },
    error: null,
  });
  await haveSession();
  const person = renderOffice('/admin/dashboard');
  const form = await screen.findByRole('form', { name: 'Second step' });
  const code = within(form).getByLabelText('Code');
  expect(code).toHaveFocus();
  expect(listRequestNames()).not.toContain('user_roles');
  await person.type(code, '12 34');
  await person.click(within(form).getByRole('button', { name: 'Confirm' }));
  await findNotice('Please enter the 6-digit code from your app');
  expect(notices('Logged in successfully')).toHaveLength(0);
});
