import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '../../support/console-guard';
import {
  businessNumber,
  connectionLost,
  conversation,
  customer,
  databaseRefusal,
  message,
  names,
  office,
  save,
  serveOffice,
} from '../../support/office/office-server';
import {
  findNotice,
  forgetSession,
  haveSession,
  notices,
  renderOffice,
} from '../../support/office/render-office';
// After render-office, which sets the environment that the office reads when it is loaded.
import { createQueryClient } from '../../../src/office/api/query-client';
import { spentLinkMessage } from '../../../src/office/auth/access';

serveOffice();

const afterSettings = [
  ...['getAlerts', 'getCallLogs', 'getCallLogs', 'getConversations', 'getOfficeStatus', 'getPeople'],
  ...['getPhoneNumbers', 'load call_handling', 'reconcile'],
];

async function expectSentHome(notice: string) {
  await findNotice(notice);
  expect(notices(notice)).toHaveLength(1);
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
}

describe('the gate of the dashboard', () => {
  it('asks for the user, then the role, then the settings, and only then for everything else', async () => {
    await haveSession();
    renderOffice('/admin/dashboard');
    expect(screen.getByRole('status')).toHaveTextContent('Checking access…');
    expect(await screen.findByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
    await waitFor(() => expect(names()).toHaveLength(13));
    expect(names().slice(0, 2)).toEqual(['user', 'user_roles']);
    expect(names().slice(2, 4).sort()).toEqual(['load call_forwarding_number', 'load twilio_phone_number']);
    expect(names().slice(4).sort()).toEqual(afterSettings);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Settings',
      'Messages',
      'Call Forwarding',
      'Call Analytics',
    ]);
  });

  it('sends a visitor without a session home without asking for any data', async () => {
    renderOffice('/admin/dashboard');
    await expectSentHome('Please log in to access admin dashboard');
    expect(names()).toEqual([]);
  });

  it.each([
    ['#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', 1],
    ['', 0],
  ])('tells whoever comes by a used or expired link why it did not work: %j', async (fragment, times) => {
    renderOffice(`/admin/dashboard${fragment}`);
    await expectSentHome('Please log in to access admin dashboard');
    expect(notices(spentLinkMessage)).toHaveLength(times);
  });

  it('sends an account without the admin role home without loading settings', async () => {
    await haveSession();
    office.isAdmin = false;
    renderOffice('/admin/dashboard');
    await expectSentHome('Access denied. Admin privileges required.');
    expect(names()).toEqual(['user', 'user_roles', 'accept_invitation']);
  });

  it('sends a visitor home when the role cannot be read', async () => {
    await haveSession();
    office.instead.user_roles = databaseRefusal(500, 'XX000');
    renderOffice('/admin/dashboard');
    await expectSentHome('Error verifying admin access');
    expect(names()).toEqual(['user', 'user_roles', 'user_roles']);
  });

  it('sends a visitor home when the auth service does not answer', async () => {
    await haveSession();
    office.instead.user = connectionLost;
    renderOffice('/admin/dashboard');
    await expectSentHome('An error occurred');
    expect(names()).toEqual(['user', 'user']);
    takeConsoleErrors();
  });

  it('takes a session the auth service no longer knows for none', async () => {
    await haveSession();
    office.instead.user = () =>
      HttpResponse.json({ code: 403, error_code: 'bad_jwt', msg: 'invalid JWT' }, { status: 403 });
    renderOffice('/admin/dashboard');
    await expectSentHome('Please log in to access admin dashboard');
  });

  it('tolerates that a setting has no row, in either of the ways the database says it', async () => {
    await haveSession();
    office.instead['load twilio_phone_number'] = databaseRefusal(406, 'PGRST116');
    renderOffice('/admin/dashboard');
    expect(await screen.findByRole('textbox', { name: 'Business phone number' })).toHaveValue('');
    await waitFor(() => expect(names()).toContain('getConversations'));
    expect(notices('Failed to load settings')).toHaveLength(0);
  });

  it('says once that the settings failed, after a second attempt, and offers to retry', async () => {
    await haveSession();
    save('twilio_phone_number', businessNumber);
    office.instead['load twilio_phone_number'] = databaseRefusal(500, 'XX000');
    const person = renderOffice('/admin/dashboard');
    await findNotice('Failed to load settings');
    expect(notices('Failed to load settings')).toHaveLength(1);
    expect(names().filter((name) => name === 'load twilio_phone_number')).toHaveLength(2);
    const failed = screen.getByRole('group', { name: 'The business number: loading failed' });
    expect(failed).toHaveTextContent('The business number could not be loaded.');

    office.instead = {};
    await person.click(within(failed).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('textbox', { name: 'Business phone number' })).toHaveValue(businessNumber);
    expect(notices('Failed to load settings')).toHaveLength(1);
  });

  it('keeps the four tabs when the settings failed: what needs them says so, and loads on Retry', async () => {
    await haveSession();
    office.conversations = [conversation({ conversationId: 'c1' })];
    office.messages = { [customer]: [message({ id: 'm1' })] };
    office.instead['load twilio_phone_number'] = databaseRefusal(500, 'XX000');
    const person = renderOffice('/admin/dashboard');
    await findNotice('Failed to load settings');
    expect(screen.getAllByRole('tab')).toHaveLength(4);
    await person.click(screen.getByRole('tab', { name: 'Call Forwarding' }));
    expect(await screen.findByRole('group', { name: 'The forwarding number: loading failed' })).toBeVisible();
    await person.click(screen.getByRole('tab', { name: 'Messages' }));
    await person.click(await screen.findByRole('button', { name: /Cat 320/ }));
    const failed = await screen.findByRole('group', { name: 'The business number: loading failed' });
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    office.instead = {};
    save('twilio_phone_number', businessNumber);
    await person.click(within(failed).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
  });

  it('stays, and says so, when signing out fails', async () => {
    await haveSession();
    office.instead['sign-out'] = connectionLost;
    const person = renderOffice('/admin/dashboard');
    await waitFor(() => expect(names()).toContain('getConversations'));
    await person.click(screen.getByRole('button', { name: 'Sign out' }));
    await findNotice('Signing out failed. Please try again.');
    expect(screen.getByRole('tab', { name: 'Settings' })).toBeVisible();
    takeConsoleErrors();
  });

  it('sends an admin home whose session ends elsewhere', async () => {
    await haveSession();
    renderOffice('/admin/dashboard');
    await waitFor(() => expect(names()).toContain('getConversations'));
    await act(forgetSession);
    await expectSentHome('Please log in to access admin dashboard');
  });
});

it('the cache keeps data fresh for 60 s and unused for 5 min, retries once and ignores the window’s focus', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 60_000,
    gcTime: 300_000,
    retry: 1,
    refetchOnWindowFocus: false,
  });
});
