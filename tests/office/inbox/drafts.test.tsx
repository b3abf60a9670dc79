import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { bodiesOf, customer, heldAnswer, message, office } from '../../support/office/office-server';
import { box, fillInbox, openCustomer, otherCustomer } from '../../support/office/inbox';
import { findNotice } from '../../support/office/render-office';

beforeEach(fillInbox);

const bodiesSent = () => bodiesOf('sendMessage').map((body) => body.body);
const sentAnswer = () =>
  HttpResponse.json({ success: true, message: message({ id: 'm9', direction: 'outbound' }) });

describe('what is typed while a text is on its way', () => {
  it('is kept as the next draft', async () => {
    const sent = heldAnswer();
    office.instead.sendMessage = sent.answer;
    const person = await openCustomer();
    await person.type(box(), 'On my way now{Enter}');
    expect(await screen.findByRole('button', { name: 'Sending…' })).toBeDisabled();
    await person.type(box(), ', ETA forty minutes{Enter}');
    expect(box()).toHaveValue('On my way now, ETA forty minutes');
    sent.give(sentAnswer());
    await findNotice('Message sent');
    expect(box()).toHaveValue(', ETA forty minutes');
    expect(bodiesSent()).toEqual(['On my way now']);
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  it('is another message: the key of the first attempt does not swallow it', async () => {
    const sent = heldAnswer();
    office.instead.sendMessage = sent.answer;
    const person = await openCustomer();
    await person.type(box(), 'On my way now{Enter}');
    await person.type(box(), '!');
    sent.give(new HttpResponse(null, { status: 502 }));
    await findNotice('Failed to send message');
    office.instead = {};
    await person.type(box(), '{Enter}');
    await findNotice('Message sent');
    const [first, second] = bodiesOf('sendMessage').map((body) => body.idempotencyKey);
    expect(second).not.toBe(first);
  });
});

describe('drafts in another tab of the browser', () => {
  const key = 'office-drafts';
  const stored = (): unknown => JSON.parse(localStorage.getItem(key) ?? '{}');
  /** As another tab would leave them; the browser tells all tabs but that one. */
  function leave(drafts: Record<string, string>): void {
    localStorage.setItem(key, JSON.stringify(drafts));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })));
  }

  it('are followed: what is typed there shows here, what was sent there is gone here', async () => {
    const person = await openCustomer();
    await person.type(box(), 'On our');
    leave({ [customer]: 'On our way now' });
    expect(box()).toHaveValue('On our way now');
    leave({});
    expect(box()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('are not overwritten by what is typed here to somebody else', async () => {
    const person = await openCustomer();
    await person.type(box(), 'Hello');
    // Written there a moment ago; word of it has not come yet.
    localStorage.setItem(key, JSON.stringify({ [customer]: 'Hello', [otherCustomer]: 'From there' }));
    await person.type(box(), '!');
    expect(stored()).toEqual({ [customer]: 'Hello!', [otherCustomer]: 'From there' });
  });
});
