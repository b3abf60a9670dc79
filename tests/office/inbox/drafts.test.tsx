import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { bodiesOf, office } from '../../support/office/office-server';
import { heldAnswer } from '../../support/office/answers';
import { customer, message } from '../../support/office/office-rows';
import { box, fillInbox, openConversation, openCustomer, otherCustomer } from '../../support/office/inbox';
import { findNotice } from '../../support/office/render-office';

beforeEach(fillInbox);

it('each draft is kept when another conversation or tab is opened', async () => {
  const person = await openCustomer();
  await person.type(box(), 'For the Cat');
  await openConversation(person, /Thanks, all good/);
  expect(box()).toHaveValue('');
  await person.type(box(), 'For the other');
  await person.click(screen.getByRole('tab', { name: 'Settings' }));
  await person.click(screen.getByRole('tab', { name: 'Messages' }));
  expect(box()).toHaveValue('For the other');
  await openConversation(person);
  expect(box()).toHaveValue('For the Cat');
});

it('a message typed while another text is being sent is kept as the next draft', async () => {
  const sent = heldAnswer();
  office.instead.sendMessage = sent.answer;
  const person = await openCustomer();
  await person.type(box(), 'On my way now{Enter}');
  expect(await screen.findByRole('button', { name: 'Sending…' })).toBeDisabled();
  await person.type(box(), ', ETA forty minutes{Enter}');
  expect(box()).toHaveValue('On my way now, ETA forty minutes');
  sent.give(HttpResponse.json({ success: true, message: message({ id: 'm9', direction: 'outbound' }) }));
  await findNotice('Message sent');
  expect(box()).toHaveValue(', ETA forty minutes');
  expect(bodiesOf('sendMessage')).toMatchObject([{ body: 'On my way now' }]);
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

describe('drafts from another browser tab', () => {
  const key = 'office-drafts';
  const stored = (): unknown => JSON.parse(localStorage.getItem(key) ?? '{}');
  /** Stores drafts as another tab would. The browser sends the storage event to every other tab. */
  function leave(drafts: Record<string, string>): void {
    localStorage.setItem(key, JSON.stringify(drafts));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })));
  }

  it('appear in this tab as they are typed, and disappear once they are sent', async () => {
    const person = await openCustomer();
    await person.type(box(), 'On our');
    leave({ [customer]: 'On our way now' });
    expect(box()).toHaveValue('On our way now');
    leave({});
    expect(box()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('are not overwritten by a draft to another contact in this tab', async () => {
    const person = await openCustomer();
    await person.type(box(), 'Hello');
    // The other tab has just saved this draft, and the storage event has not arrived yet.
    localStorage.setItem(key, JSON.stringify({ [customer]: 'Hello', [otherCustomer]: 'From there' }));
    await person.type(box(), '!');
    expect(stored()).toEqual({ [customer]: 'Hello!', [otherCustomer]: 'From there' });
  });
});
