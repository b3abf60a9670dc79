/** Who gets in besides an admin with a password: a reset, a second step. */
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '../../support/console-guard';
import {
  bodiesOf,
  connectionLost,
  conversation,
  customer,
  message,
  names,
  office,
  serveOffice,
} from '../../support/office/office-server';
import { findNotice, haveSession, notices, openTab, renderOffice } from '../../support/office/render-office';
// After render-office, which sets the environment that the client reads when it is loaded.
import { supabase } from '../../../src/office/api/client';

serveOffice();

const recover = 'recover to http://localhost:3000/auth/login';
const forgot = () => screen.getByRole('button', { name: 'Forgot your password?' });

describe('a forgotten password', () => {
  it.each([
    ['there is an account or not', () => HttpResponse.json({})],
    ['a link was sent just now', () => HttpResponse.json({ code: 429, msg: 'Wait' }, { status: 429 })],
  ])('gets the same answer whether %s', async (_, answer) => {
    office.instead[recover] = answer;
    const person = renderOffice('/auth/login');
    await person.type(screen.getByLabelText('Email'), ' owner@example.com ');
    await person.click(forgot());
    expect(
      await screen.findByText(/^If owner@example\.com has an account, we have sent a link/),
    ).toBeVisible();
    expect(bodiesOf(recover)).toEqual([expect.objectContaining({ email: 'owner@example.com' })]);
  });

  it('needs the address, and says so when the link could not be sent', async () => {
    const person = renderOffice('/auth/login');
    await person.click(forgot());
    await findNotice('Please enter your email');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(names()).toEqual([]);
    office.instead[recover] = connectionLost;
    await person.type(screen.getByLabelText('Email'), 'owner@example.com');
    await person.click(forgot());
    await findNotice('The link could not be sent. Please try again.');
    takeConsoleErrors();
  });
});

describe('a second step', () => {
  const factor = { id: 'f1', factor_type: 'totp', status: 'verified' } as const;
  const level = (currentLevel: 'aal1' | 'aal2') =>
    Object.assign(supabase.auth.mfa, {
      getAuthenticatorAssuranceLevel: () =>
        Promise.resolve({ data: { currentLevel, nextLevel: 'aal2' }, error: null }),
    });

  it('stands between the password and the dashboard of an account that has one', async () => {
    office.factors = [factor];
    level('aal1');
    await haveSession();
    const person = renderOffice('/admin/dashboard');
    const form = await screen.findByRole('form', { name: 'Second step' });
    expect(names()).not.toContain('user_roles');
    await person.type(within(form).getByLabelText('Code'), '12 34');
    await person.click(within(form).getByRole('button', { name: 'Confirm' }));
    await findNotice('Please enter the 6-digit code from your app');
    expect(notices('Logged in successfully')).toHaveLength(0);
  });
});

describe('the list of conversations', () => {
  it('marks what was not delivered, what is a draft, and who opted out', async () => {
    localStorage.setItem('office-drafts', JSON.stringify({ [customer]: 'On our way' }));
    office.conversations = [
      conversation({ conversationId: 'c1', lastFailed: true }),
      conversation({ conversationId: 'c2', otherNumber: '+19185550166', textBlock: 'opted_out' }),
    ];
    await openTab('Messages');
    const [first, second] = await screen.findAllByRole('button', { name: /Cat 320/ });
    expect(first).toHaveTextContent(/Not delivered.*Draft/);
    expect(second).toHaveTextContent('Opted out');
    expect(second).not.toHaveTextContent('Draft');
  });

  it('opens what a search found at that text, however far back', async () => {
    office.conversations = [
      conversation({ conversationId: 'c1', matchedText: 'The hose leaks', matchedId: 'm1' }),
    ];
    office.messages = {
      [customer]: Array.from({ length: 25 }, (_, index) =>
        message({
          id: `m${index}`,
          direction: 'outbound',
          body: `Text ${index}`,
          sentBy: 'dana@example.com',
        }),
      ),
    };
    const person = await openTab('Messages');
    await person.type(screen.getByRole('searchbox'), 'hose');
    await person.click(await screen.findByRole('button', { name: /hose leaks/ }));
    expect(await screen.findByText('Text 1')).toBeVisible();
    expect(screen.getAllByText(/by dana@example\.com/)).toHaveLength(25);
    expect(names().filter((name) => name === 'getConversation')).toHaveLength(3);
  });
});
