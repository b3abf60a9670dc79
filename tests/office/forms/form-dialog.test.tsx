import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { names, office } from '../../support/office/office-server';
import { refusal } from '../../support/office/answers';
import { fillInbox, openCustomer, openInbox } from '../../support/office/inbox';
import { findNotice } from '../../support/office/render-office';

beforeEach(fillInbox);

it('a dialog that is opened again says nothing of the failure before', async () => {
  office.instead.setOptedOut = refusal(503, 'The database is not answering.');
  const person = await openCustomer();
  const open = () => person.click(screen.getByRole('button', { name: 'Mark as opted out' }));
  await open();
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as opted out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is not answering.');
  await person.keyboard('{Escape}');
  await open();
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
});

it('a dialog with an invalid entry saves and reloads nothing', async () => {
  const person = await openInbox();
  await screen.findByRole('button', { name: /Thanks, all good/ });
  await person.click(screen.getByRole('button', { name: 'New message' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New message' }));
  await person.type(dialog.getByLabelText('Phone number'), 'abc');
  await person.type(dialog.getByLabelText('Note'), 'Called at noon');
  office.requests = [];
  await person.click(dialog.getByRole('button', { name: 'Open conversation' }));
  await findNotice('Please enter a valid phone number (e.g., +19185550142)');
  expect(dialog.getByRole('button', { name: 'Open conversation' })).toBeEnabled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(names()).toEqual([]);
});
