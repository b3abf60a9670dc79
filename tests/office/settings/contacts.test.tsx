import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { names, office } from '../../support/office/office-server';
import { connectionLost } from '../../support/office/answers';
import { openTab } from '../../support/office/render-office';

const rows = [
  { outcome: 'renamed', reason: null },
  { outcome: 'refused', reason: 'bad_number' },
];

it.each([
  [
    'renames contacts',
    () => HttpResponse.json({ success: true, rows }),
    /2 of 2 rows: 0 added, 1 renamed, 0 unchanged, 1 refused\.[^]*Row 3: 12, Nobody/,
  ],
  ['stops, after some rows perhaps', connectionLost, /The import stopped/],
])('an import that %s reloads the conversations and the calls', async (_, answer, shown) => {
  office.instead.importContacts = answer;
  const person = await openTab('Settings');
  const form = await screen.findByRole('form', { name: 'Import contacts' });
  const file = new File(['Phone,Name\n9185550188,Dana\n12,Nobody'], 'contacts.csv', { type: 'text/csv' });
  await person.upload(within(form).getByLabelText('File to import (CSV)'), file);
  office.requests = [];
  await person.click(within(form).getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(form).toHaveTextContent(shown));
  await waitFor(() => expect(names()).toEqual(expect.arrayContaining(['getConversations', 'getCallLogs'])));
});
