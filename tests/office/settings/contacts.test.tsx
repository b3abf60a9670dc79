import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { names, office } from '../../support/office/office-server';
import { connectionLost } from '../../support/office/answers';
import { openTab } from '../../support/office/render-office';

const rows = [{ outcome: 'renamed', reason: null }];

it.each([
  ['renames contacts', () => HttpResponse.json({ success: true, rows }), /1 renamed/],
  ['stops, after some rows perhaps', connectionLost, /^The import stopped/],
])('an import that %s reloads the conversations and the calls', async (_, answer, shown) => {
  office.instead.importContacts = answer;
  const person = await openTab('Settings');
  const form = within(await screen.findByRole('form', { name: 'Import contacts' }));
  const file = new File(['Phone,Name\n9185550188,Dana'], 'contacts.csv', { type: 'text/csv' });
  await person.upload(form.getByLabelText('File to import (CSV)'), file);
  office.requests = [];
  await person.click(form.getByRole('button', { name: 'Import' }));
  expect(await form.findByText(shown)).toBeVisible();
  await waitFor(() => expect(names()).toEqual(expect.arrayContaining(['getConversations', 'getCallLogs'])));
});
