/** What a screen reader says about texts. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { office } from '../../support/office/office-server';
import { customer, message } from '../../support/office/office-rows';
import { box, fillInbox, openConversation, openInbox } from '../../support/office/inbox';

beforeEach(fillInbox);

it('names each text as received, sent, not confirmed or not delivered', async () => {
  const ours = (['delivered', 'pending', 'failed', 'undelivered'] as const).map((status) =>
    message({ id: status, direction: 'outbound', body: status, status }),
  );
  office.messages[customer] = [message({ id: 'm1', body: 'theirs' }), ...ours];
  const log = within(await openConversation(await openInbox()));
  const said = (body: string) => log.getByText(body).parentElement?.querySelector('.sr-only')?.textContent;
  expect(['theirs', 'delivered', 'pending', 'failed', 'undelivered'].map(said)).toEqual([
    'Received: ',
    'Sent: ',
    'Not confirmed: ',
    'Not delivered: ',
    'Not delivered: ',
  ]);
});

it('calls a text invalid that is too long to be sent', async () => {
  await openConversation(await openInbox());
  fireEvent.change(box(), { target: { value: 'x'.repeat(1601) } });
  expect(box()).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  fireEvent.change(box(), { target: { value: 'x'.repeat(1600) } });
  expect(box()).toBeValid();
});
