import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { businessName } from '../../../supabase/functions/_shared/domain/business';
import { refusal } from '../../support/office/answers';
import { hold, listBodies, office } from '../../support/office/office-server';
import { findNotice, openSettings } from '../../support/office/render-office';

const replies = () =>
  within(screen.getByRole('list', { name: 'Replies' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const box = () => screen.getByRole('textbox', { name: 'Reply' });
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  office.savedReplies = ['One', 'Two', 'Three'].map((body) => ({ id: `id-${body}`, body }));
});

it('a reply is added with fields, which the preview fills in', async () => {
  const person = await openSettings('Replies');
  await person.click(press('Add a reply'));
  expect(box()).toHaveFocus();
  await person.type(box(), 'Hi ');
  await person.click(press('[name]'));
  await person.type(box(), ', here is ');
  await person.click(press('[business]'));
  expect(box()).toHaveValue('Hi [name], here is [business]');
  expect(screen.getByText('Dale of Verdigris Aggregates gets:').parentElement).toHaveTextContent(
    `Hi Dale, here is ${businessName}`,
  );
  await person.click(press('Save'));
  await findNotice('Reply saved');
  expect(replies()).toEqual(['One', 'Two', 'Three', 'Hi [name], here is [business]']);
  expect(listBodies('saveReply')).toMatchObject([{ body: 'Hi [name], here is [business]', before: null }]);
});

it('replies are moved one place at a time, and the button keeps the focus', async () => {
  const give = hold('orderReplies');
  const person = await openSettings('Replies');
  const up = press('Move up: Three');
  await person.click(up);
  expect(replies()).toEqual(['One', 'Three', 'Two']);
  expect(press('Move up: Three')).toHaveFocus();
  await person.click(press('Move up: Three'));
  expect(replies()).toEqual(['Three', 'One', 'Two']);
  expect(screen.getByText('Moved to place 1 of 3')).toBeInTheDocument();
  expect(press('Move up: Three')).toHaveAttribute('aria-disabled', 'true');
  // The second order waits for the first.
  expect(listBodies('orderReplies')).toMatchObject([{ ids: ['id-One', 'id-Three', 'id-Two'] }]);
  delete office.instead.orderReplies;
  give(HttpResponse.json({ success: true }));
  await waitFor(() => expect(listBodies('orderReplies')).toHaveLength(2));
  expect(listBodies('orderReplies').at(-1)).toMatchObject({ ids: ['id-Three', 'id-One', 'id-Two'] });
});

it('an order that could not be saved is taken back', async () => {
  office.instead.orderReplies = refusal(503, 'The database is not answering.');
  const person = await openSettings('Replies');
  await person.click(press('Move down: One'));
  await findNotice('The database is not answering.');
  await waitFor(() => expect(replies()).toEqual(['One', 'Two', 'Three']));
});

it('a changed reply is kept across a reload until it is saved, and names what somebody else has made of it', async () => {
  const person = await openSettings('Replies');
  await person.click(press('Change: Two'));
  await person.type(box(), ' more');
  cleanup();
  office.savedReplies[1] = { id: 'id-Two', body: 'Two, theirs' };
  const again = await openSettings('Replies');
  expect(box()).toHaveValue('Two more');
  expect(screen.getByText('Not saved yet')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/changed this reply to “Two, theirs”/);
  await again.click(press('Save'));
  await findNotice('Reply saved');
  expect(listBodies('saveReply')).toMatchObject([{ id: 'id-Two', body: 'Two more', before: 'Two, theirs' }]);
});

it('a changed reply that somebody else has deleted can be added again', async () => {
  const person = await openSettings('Replies');
  await person.click(press('Change: Two'));
  await person.type(box(), ' more');
  cleanup();
  office.savedReplies = office.savedReplies.filter(({ body }) => body !== 'Two');
  const again = await openSettings('Replies');
  expect(screen.getByRole('alert')).toHaveTextContent(/has deleted this reply/);
  await again.click(press('Save'));
  await waitFor(() => expect(replies()).toEqual(['One', 'Three', 'Two more']));
});

it('a refused reply says why at its box and keeps the words', async () => {
  office.instead.saveReply = refusal(409, 'There is a reply with these words already.', 'reply_exists');
  const person = await openSettings('Replies');
  await person.click(press('Add a reply'));
  await person.type(box(), 'One');
  await person.click(press('Save'));
  await waitFor(() =>
    expect(box()).toHaveAccessibleDescription(/There is a reply with these words already\./),
  );
  expect(box()).toHaveValue('One');
  expect(box()).toHaveFocus();
});

it('a deleted reply comes back to its place with Undo', async () => {
  const person = await openSettings('Replies');
  await person.click(press('Change: Two'));
  await person.click(press('Delete'));
  await waitFor(() => expect(replies()).toEqual(['One', 'Three']));
  expect(press('Undo')).toHaveFocus();
  await person.click(press('Undo'));
  await waitFor(() => expect(replies()).toEqual(['One', 'Two', 'Three']));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
