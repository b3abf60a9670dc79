import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  businessNumber,
  call,
  conversation,
  customer,
  message,
  office,
  save,
  serveOffice,
} from '../support/office/office-server';
import { address, goBack, haveSession, openTab, renderOffice } from '../support/office/render-office';

serveOffice();

const otherCustomer = '+19185550199';
const dashboard = '/admin/dashboard';
const withCustomer = `${dashboard}?tab=messages&with=%2B19185550188`;

beforeEach(() => {
  save('twilio_phone_number', businessNumber);
  office.conversations = [
    conversation({ conversationId: 'c1' }),
    conversation({ conversationId: 'c2', otherNumber: otherCustomer, lastMessage: 'Thanks, all good' }),
  ];
  office.messages = { [customer]: [message({ id: 'm1' })], [otherCustomer]: [message({ id: 'm3' })] };
});

const line = (words: RegExp) => screen.findByRole('button', { name: words });
const nothingOpen = () => screen.findByText('Select a conversation to start messaging');
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

describe('the address of the office', () => {
  it('names tab and conversation; Back goes from the conversation to the list to the tab before', async () => {
    const person = await openTab('Call Forwarding');
    expect(address()).toBe(`${dashboard}?tab=call-forwarding`);
    await person.click(screen.getByRole('tab', { name: 'Messages' }));
    expect(address()).toBe(`${dashboard}?tab=messages`);
    await person.click(await line(/Cat 320/));
    expect(address()).toBe(withCustomer);
    await screen.findByRole('log');

    goBack();
    await nothingOpen();
    expect(address()).toBe(`${dashboard}?tab=messages`);
    await waitFor(() => expect(screen.getByRole('button', { name: /Cat 320/ })).toHaveFocus());
    goBack();
    await waitFor(() => expect(selectedTab()).toBe('Call Forwarding'));
    goBack();
    await waitFor(() => expect(selectedTab()).toBe('Settings'));
    expect(address()).toBe(dashboard);
  });

  it('opens what it names', async () => {
    await haveSession();
    renderOffice(withCustomer);
    expect(await screen.findByRole('log', { name: 'Messages with (918) 555-0188' })).toBeVisible();
    expect(selectedTab()).toBe('Messages');
  });

  it('leads back to the calls, filtered as they were, from the conversation with a caller', async () => {
    office.calls = [
      call({ sid: 'CA1', outcome: 'missed', status: 'no-answer', conversation: { textBlock: null } }),
      call({ sid: 'CA2' }),
    ];
    const person = await openTab('Call Analytics');
    await person.click(await screen.findByRole('button', { name: 'Missed' }));
    await person.click(screen.getByRole('button', { name: /^Text this caller/ }));
    await screen.findByRole('log');
    expect(address()).toBe(withCustomer);
    goBack();
    await waitFor(() => expect(selectedTab()).toBe('Call Analytics'));
    expect(screen.getByRole('button', { name: 'Missed' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('innerWidth', 390);
    return () => vi.unstubAllGlobals();
  });

  it('a button leads back to the list, as the phone’s own Back does', async () => {
    const person = await openTab('Messages');
    await person.click(await line(/Cat 320/));
    const view = within(screen.getByRole('region', { name: 'Conversation' }));
    await person.click(await view.findByRole('button', { name: 'Back to conversations' }));
    await nothingOpen();
    expect(address()).toBe(`${dashboard}?tab=messages`);
    goBack();
    await waitFor(() => expect(selectedTab()).toBe('Settings'));
  });
});
