import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '../../support/console-guard';
import { connectionLost, names, office, serveOffice } from '../../support/office/office-server';
import { findNotice, haveSession, notices, renderOffice } from '../../support/office/render-office';
// After render-office, which sets the environment that the client reads when it is loaded.

serveOffice();

const emailField = () => screen.getByLabelText('Email');
const passwordField = () => screen.getByLabelText('Password');

describe('the access screen', () => {
  it('has two tabs with an email and a password each, and says how long a new password is', async () => {
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
  ])('%s with email "%s" and password "%s" asks for both and calls nobody', async (tab, email, password) => {
    const person = renderOffice('/auth/login');
    await person.click(screen.getByRole('tab', { name: tab }));
    if (email) await person.type(emailField(), email);
    if (password) await person.type(passwordField(), password);
    await person.click(screen.getByRole('button', { name: tab }));
    await findNotice('Please enter both email and password');
    const field = email.trim() === '' ? emailField() : passwordField();
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/Please enter both email and password/);
    expect(names()).toEqual([]);
  });

  it('sends whoever has a session already to the dashboard', async () => {
    await haveSession();
    renderOffice('/auth/login');
    expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
    await waitFor(() => expect(names()).toContain('getConversations'));
  });

  it('sends whoever gets a session later to the dashboard', async () => {
    renderOffice('/auth/login');
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
    await haveSession();
    expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
    await waitFor(() => expect(names()).toContain('getConversations'));
  });

  it('shows what the auth service says of wrong credentials, and keeps what was typed', async () => {
    office.instead['sign-in'] = () =>
      HttpResponse.json(
        { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
        { status: 400 },
      );
    const person = renderOffice('/auth/login');
    await person.type(emailField(), 'owner@example.com');
    await person.type(passwordField(), 'wrong');
    await person.click(screen.getByRole('button', { name: 'Login' }));
    await findNotice('Invalid login credentials');
    expect(notices('Invalid login credentials')).toHaveLength(1);
    expect(emailField()).toHaveValue('owner@example.com');
    expect(passwordField()).toHaveValue('wrong');
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
    expect(passwordField()).toBeInvalid();
    await person.type(passwordField(), '!');
    expect(passwordField()).toBeValid();
  });

  it.each([
    ['Login', 'sign-in', 'An error occurred during login'],
    ['Sign Up', 'sign-up to http://localhost:3000/admin/dashboard', 'An error occurred during signup'],
  ])('%s without a connection says that an error occurred', async (tab, request, sentence) => {
    office.instead[request] = connectionLost;
    const person = renderOffice('/auth/login');
    await person.click(screen.getByRole('tab', { name: tab }));
    await person.type(emailField(), 'owner@example.com');
    await person.type(passwordField(), 'secret1');
    await person.click(screen.getByRole('button', { name: tab }));
    await findNotice(sentence);
    expect(passwordField()).toHaveValue('secret1');
    // The auth client reports what the browser told it.
    expect(takeConsoleErrors()).toEqual(['TypeError: Failed to fetch']);
  });

  it('refuses a new password of five characters and takes one of six', async () => {
    const person = renderOffice('/auth/login');
    await person.click(screen.getByRole('tab', { name: 'Sign Up' }));
    await person.type(emailField(), 'new@example.com');
    await person.type(passwordField(), '12345');
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));
    await findNotice('Password must be at least 6 characters');
    expect(passwordField()).toBeInvalid();
    expect(names()).toEqual([]);

    await person.type(passwordField(), '6');
    expect(passwordField()).toBeValid();
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));
    await findNotice('Account created! Check your email to confirm.');
    expect(names()).toEqual(['sign-up to http://localhost:3000/admin/dashboard']);
    expect(passwordField()).toBeValid();
  });
});

describe('an account without the admin role that is signed in', () => {
  const signedInAs = () => screen.findByRole('heading', { name: 'Signed in as owner@example.com' });

  async function openLogin() {
    await haveSession();
    office.isAdmin = false;
    const person = renderOffice('/auth/login');
    await signedInAs();
    return person;
  }

  it('is named on the access screen and can sign out there, to log in as somebody else', async () => {
    const person = await openLogin();
    expect(screen.queryByRole('tab')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('tab', { name: 'Login', selected: true })).toBeVisible();
    expect(names()).toEqual(['user', 'user_roles', 'accept_invitation', 'sign-out']);

    office.isAdmin = true;
    await person.type(emailField(), 'owner@example.com');
    await person.type(passwordField(), 'secret1');
    await person.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
    await waitFor(() => expect(names()).toContain('getConversations'));
  });
});
