import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { connectionLost, refusal } from '../../support/office/answers';
import { box, fillInbox, openCustomer } from '../../support/office/inbox';
import { conversation, customer, message } from '../../support/office/office-rows';
import { listBodies, office, userId } from '../../support/office/office-server';
import { findNotice } from '../../support/office/render-office';

beforeEach(fillInbox);

/** Opens what is known about the customer, from the name. */
async function openSheet() {
  const person = await openCustomer();
  await person.click(within(screen.getByRole('heading', { level: 2, name: /555-0188/ })).getByRole('button'));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByText('Texting');
  return { person, sheet };
}

it('the name opens what is known about the customer, with a map of the place and what allows texts', async () => {
  const permission = { how: 'person', note: 'At the gate', notedAt: '2026-11-03T18:15:00Z' } as const;
  office.conversations = [
    conversation({ conversationId: 'c1', company: 'Verdigris Aggregates', permission }),
  ];
  office.details[customer] = { place: 'Pit road 2, Verdigris', permissionNotedBy: 'Pat' };
  const { sheet } = await openSheet();
  expect(sheet.getByRole('button', { name: /Verdigris Aggregates$/ })).toBeVisible();
  const map = sheet.getByRole('link', { name: 'Map' });
  expect(map).toHaveAttribute('href', expect.stringContaining('query=Pit+road+2%2C+Verdigris'));
  expect(map).toHaveAttribute('rel', 'noopener noreferrer');
  expect(sheet.getByText(/^Allowed: .*“At the gate”, noted by Pat$/)).toBeVisible();
});

it('a detail is edited in its place, stays when it can’t be saved, and is saved with Enter', async () => {
  const { person, sheet } = await openSheet();
  await person.click(sheet.getByRole('button', { name: 'Pin a note' }));
  const field = () => sheet.getByRole('textbox', { name: 'Pinned note' });
  expect(field()).toHaveFocus();
  await person.keyboard('Gate code 4411');
  expect(sheet.getByText('Not saved yet')).toBeVisible();
  office.instead.saveContactDetail = connectionLost;
  await person.keyboard('{Enter}');
  expect(await sheet.findByRole('alert')).toHaveTextContent(
    'Not saved. Check the connection, then try again.',
  );
  expect(field()).toHaveValue('Gate code 4411');
  office.instead = {};
  await person.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await sheet.findByRole('button', { name: 'Edit pinned note: Gate code 4411' })).toBeVisible();
  const asked = { contact: customer, field: 'pinnedNote', before: null, value: 'Gate code 4411' };
  expect(listBodies('saveContactDetail').at(-1)).toEqual({ action: 'saveContactDetail', ...asked });
  expect(sheet.queryByText('Not saved yet')).toBeNull();
});

it('a detail that somebody else has changed meanwhile is replaced only after another look', async () => {
  const { person, sheet } = await openSheet();
  await person.click(sheet.getByRole('button', { name: 'Add company' }));
  await person.keyboard('Acme');
  office.instead.saveContactDetail = () =>
    HttpResponse.json({ error: 'Changed.', code: 'changed', value: 'Apex' }, { status: 409 });
  await person.keyboard('{Enter}');
  expect(await sheet.findByRole('alert')).toHaveTextContent(/changed this to “Apex” meanwhile/);
  office.instead = {};
  await person.keyboard('{Enter}');
  expect(await sheet.findByRole('button', { name: 'Edit company: Acme' })).toBeVisible();
  expect(listBodies('saveContactDetail').map(({ before }) => before)).toEqual([null, 'Apex']);
});

it('what was typed for a detail is there again after the sheet was closed', async () => {
  const { person, sheet } = await openSheet();
  await person.click(sheet.getByRole('button', { name: 'Add company' }));
  await person.keyboard('Acme');
  await person.click(sheet.getByRole('button', { name: 'Close' }));
  await person.click(within(screen.getByRole('heading', { level: 2, name: /555-0188/ })).getByRole('button'));
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByText('Not saved yet')).toBeVisible();
  await person.click(again.getByRole('button', { name: 'Add company' }));
  expect(again.getByRole('textbox', { name: 'Company' })).toHaveValue('Acme');
});

it('a failure to load what is known says so and offers Retry', async () => {
  office.instead.getContact = refusal(503, 'The database is not answering.');
  const person = await openCustomer();
  await person.click(within(screen.getByRole('heading', { level: 2, name: /555-0188/ })).getByRole('button'));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('What is known about them could not be loaded.')).toBeVisible();
  office.instead = {};
  await person.click(sheet.getByRole('button', { name: 'Retry' }));
  expect(await sheet.findByText('Texting')).toBeVisible();
});

it('the files of the conversation are listed, newest first', async () => {
  const pdf = { kind: 'file', contentType: 'application/pdf', plays: null, fileName: 'quote.pdf' } as const;
  const picture = {
    kind: 'picture',
    contentType: 'image/png',
    plays: null,
    fileName: 'picture-1.png',
  } as const;
  office.messages[customer] = [
    message({ id: 'm1', media: [picture] }),
    message({ id: 'm2', direction: 'outbound', media: [pdf] }),
  ];
  const { sheet } = await openSheet();
  const files = await sheet.findByRole('region', { name: 'Files' });
  const listed = within(files).getAllByRole('button');
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('quote.pdf'),
    expect.stringContaining('picture-1.png'),
  ]);
});

it('a conversation says who else has it open', async () => {
  office.present = [{ other_number: customer, member_id: 'm', name: 'Pat' }];
  await openCustomer();
  expect(await screen.findByRole('heading', { level: 2, name: /Pat is here/ })).toBeVisible();
});

it('a conversation can be assigned, and says whose it is', async () => {
  office.members.push({ memberId: 'pat', name: 'Pat', role: 'dispatcher' });
  const person = await openCustomer();
  const assign = async (name: string) => {
    await person.click(screen.getByRole('button', { name: 'More actions' }));
    await person.click(screen.getByRole('button', { name: 'Assign to…' }));
    const dialog = within(screen.getByRole('dialog'));
    await person.click(await dialog.findByRole('radio', { name }));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await findNotice('Conversation assigned');
  };
  await assign('Olive (you)');
  expect(await screen.findByRole('heading', { level: 2, name: /Mine/ })).toBeVisible();
  await assign('Pat');
  expect(await screen.findByRole('heading', { level: 2, name: /Assigned to Pat/ })).toBeVisible();
  const asked = [userId, 'pat'].map((memberId) => ({ action: 'assign', contact: customer, memberId }));
  expect(listBodies('assign')).toEqual(asked);
});

it('a conversation that was marked as unread stays unread while it is open', async () => {
  const person = await openCustomer();
  await person.click(screen.getByRole('button', { name: 'More actions' }));
  await person.click(screen.getByRole('button', { name: 'Mark unread' }));
  await findNotice('Conversation marked as unread');
  await waitFor(() => expect(screen.getByRole('button', { current: true })).toHaveTextContent('1 unread'));
  expect(listBodies('markRead')).toEqual([]);
});

it('opening a conversation puts the focus into the message box', async () => {
  await openCustomer();
  await waitFor(() => expect(box()).toHaveFocus());
});
