/** What the panels of Settings and Call Forwarding do alike. */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { connectOffice, office, refusal, serveOffice } from '../../support/office/office-server';
import { findNotice, notices, openTab } from '../../support/office/render-office';

serveOffice();

const callSettings = 'Failed to load the call settings';

it.each([
  ['Settings', 'getPhoneNumbers', 'The list of numbers', 'Failed to load Twilio phone numbers'],
  ['Settings', 'getNumberHealth', 'Number health', null],
  ['Settings', 'load call_handling', 'The missed-call settings', callSettings],
  ['Settings', 'load call_handling', 'The automatic answers', callSettings],
  ['Settings', 'getOfficeStatus', 'The state of the office', null],
  ['Settings', 'getAlerts', 'Your alerts', null],
  ['Settings', 'getPeople', 'The list of people', 'Failed to load the list of people'],
  ['Call Forwarding', 'load call_forwarding_number', 'The forwarding number', 'Failed to load settings'],
  ['Call Forwarding', 'load call_handling', 'The schedule', callSettings],
  ['Call Forwarding', 'getForwardingHistory', 'The list of changes', 'Failed to load the latest changes'],
])('%s: when %s fails, "%s" says so once, loads on Retry and keeps the focus', async (...row) => {
  const [tab, request, subject, notice] = row;
  connectOffice();
  const failure = { error: 'Out of order.', message: 'Out of order.', code: 'XX000' };
  office.instead[request] = () => HttpResponse.json(failure, { status: 500 });
  const person = await openTab(tab);
  const failed = await screen.findByRole('group', { name: `${subject}: loading failed` });
  expect(failed).toHaveTextContent(`${subject} could not be loaded.`);
  if (notice) await findNotice(notice);
  if (notice) expect(notices(notice)).toHaveLength(1);
  office.instead = {};
  await person.click(within(failed).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(failed).not.toBeInTheDocument());
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

it('an invitation that the server refuses says why at the address, which stays', async () => {
  const sentence = 'This person has access already.';
  office.instead.invitePerson = refusal(409, sentence);
  const person = await openTab('Settings');
  const address = screen.getByRole('textbox', { name: 'E-mail address to invite' });
  await person.type(address, 'dana@example.com');
  await person.click(screen.getByRole('button', { name: 'Invite' }));
  await findNotice(sentence);
  expect(address).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(address).toHaveValue('dana@example.com');
  expect(address).toHaveFocus();
});
