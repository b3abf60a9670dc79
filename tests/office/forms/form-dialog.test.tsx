import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { names, office } from '../../support/office/office-server';
import { fillInbox, openInbox } from '../../support/office/inbox';
import { findNotice } from '../../support/office/render-office';

beforeEach(fillInbox);

it('a dialog with an invalid entry saves and reloads nothing, and keeps the entries when it is closed', async () => {
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
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'New message' }));
  expect(screen.getByLabelText('Note')).toHaveValue('Called at noon');
});
