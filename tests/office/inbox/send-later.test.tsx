import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { formatBusinessDate } from '../../../supabase/functions/_shared/domain/business-hours';
import { addDays, findMoment } from '../../../supabase/functions/_shared/domain/business-moment';
import { connectionLost, refusal } from '../../support/office/answers';
import { box, fillInbox, openConversation, openCustomer, openInbox, send } from '../../support/office/inbox';
import { customer, scheduled } from '../../support/office/office-rows';
import { listBodies, office } from '../../support/office/office-server';
import { findNotice } from '../../support/office/render-office';

beforeEach(fillInbox);

const tomorrow = () => addDays(formatBusinessDate(new Date()), 1);
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const laterDialog = () => dialog('Send this text later');
const waitingTexts = () => within(screen.getByRole('region', { name: 'Texts to be sent later' }));

async function openLater(person: UserEvent, words: string) {
  await person.type(box(), words);
  await person.click(screen.getByRole('button', { name: 'Send later' }));
}

/** Opens the customer's conversation with one text that waits. */
async function openWaiting(fields: Partial<Parameters<typeof scheduled>[0]> = {}) {
  office.scheduled[customer] = [scheduled({ id: 't1', ...fields })];
  return openCustomer();
}

it('a text is scheduled for tomorrow morning, leaves the message box and is shown in the conversation', async () => {
  const person = await openCustomer();
  await openLater(person, 'Did the pump hold?');
  await person.click(laterDialog().getByRole('radio', { name: 'Tomorrow, 8 AM' }));
  await person.click(laterDialog().getByRole('checkbox', { name: /Don’t send it if they write/ }));
  await person.click(laterDialog().getByRole('button', { name: 'Send later' }));
  await findNotice('The text is scheduled');
  const text = (await waitFor(waitingTexts)).getByText('Did the pump hold?');
  expect(text).toBeVisible();
  expect(
    waitingTexts().getByText('Goes out tomorrow, 8:00 AM · Olive · unless they write first'),
  ).toBeVisible();
  expect(box()).toHaveValue('');
  expect(listBodies('sendMessage')).toMatchObject([
    { to: customer, sendAt: findMoment(tomorrow(), '08:00').toISOString(), unlessAnswered: true },
  ]);
});

it('an own day and time is the business’s, has to be ahead, and an empty message can’t be scheduled', async () => {
  const person = await openCustomer();
  await person.click(screen.getByRole('button', { name: 'Send later' }));
  expect(laterDialog().getByText(/^Write the message first/)).toBeVisible();
  expect(laterDialog().getByRole('button', { name: 'Send later' })).toBeDisabled();
  await person.keyboard('{Escape}');
  await openLater(person, 'Happy new year');
  await person.click(laterDialog().getByRole('radio', { name: 'Another day and time' }));
  const enter = async (label: string, value: string) => {
    await person.clear(laterDialog().getByLabelText(label));
    await person.type(laterDialog().getByLabelText(label), value);
  };
  await enter('Day', '2020-01-01');
  await enter('Time', '09:30');
  await person.click(laterDialog().getByRole('button', { name: 'Send later' }));
  expect(laterDialog().getByText('Choose a time that is still ahead.')).toBeVisible();
  expect(listBodies('sendMessage')).toEqual([]);
  await enter('Day', '2099-01-01');
  await person.click(laterDialog().getByRole('button', { name: 'Send later' }));
  await findNotice('The text is scheduled');
  expect(listBodies('sendMessage')).toMatchObject([{ sendAt: '2099-01-01T15:30:00.000Z' }]);
});

it('a text that could not be scheduled stays in the message box, and the dialog says why', async () => {
  const person = await openCustomer();
  office.instead.sendMessage = refusal(409, 'This contact opted out.');
  await openLater(person, 'Did it hold?');
  await person.click(laterDialog().getByRole('button', { name: 'Send later' }));
  expect(await laterDialog().findByRole('alert')).toHaveTextContent('This contact opted out.');
  await person.keyboard('{Escape}');
  expect(box()).toHaveValue('Did it hold?');
  expect(screen.getByText(/^This text was not sent/)).toBeVisible();
});

it('after a lost answer the same text goes out once, whether it is scheduled again or sent now', async () => {
  const person = await openCustomer();
  office.instead.sendMessage = connectionLost;
  await openLater(person, 'Did it hold?');
  await person.click(laterDialog().getByRole('button', { name: 'Send later' }));
  expect(await laterDialog().findByRole('alert')).toHaveTextContent('It stays in the message box');
  await person.keyboard('{Escape}');
  expect(await screen.findByText(/the customer still gets it only once/)).toBeVisible();
  await send(person);
  const [first, second] = listBodies('sendMessage');
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

it('a text whose answer was lost leaves the message box once the conversation has it', async () => {
  const person = await openCustomer();
  office.instead.sendMessage = connectionLost;
  await openLater(person, 'Did it hold?');
  await person.click(laterDialog().getByRole('button', { name: 'Send later' }));
  await laterDialog().findByRole('alert');
  const key = String(listBodies('sendMessage')[0]?.idempotencyKey);
  office.scheduled[customer] = [scheduled({ id: key, body: 'Did it hold?' })];
  cleanup();
  office.instead = {};
  await openConversation(await openInbox());
  await waitFor(() => expect(box()).toHaveValue(''));
  expect(waitingTexts().getByText('Did it hold?')).toBeVisible();
});

it('a text that waits goes back into the message box behind what is written there, and waits no longer', async () => {
  const person = await openWaiting();
  await person.type(box(), 'Hello Dale');
  await person.click(waitingTexts().getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(box()).toHaveValue('Hello Dale\n\nDid the pump hold?'));
  expect(box()).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Texts to be sent later' })).toBeNull());
  expect(listBodies('cancelScheduled')).toEqual([{ action: 'cancelScheduled', messageId: 't1' }]);
});

it('a text that has been sent meanwhile is neither edited nor canceled, and the office says so', async () => {
  const person = await openWaiting();
  office.instead.cancelScheduled = refusal(409, 'This text has been sent already.', 'already_sent');
  office.scheduled = {};
  await person.click(waitingTexts().getByRole('button', { name: 'Edit' }));
  await findNotice('This text has been sent already.');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Texts to be sent later' })).toBeNull());
  expect(box()).toHaveValue('');
});

it('a text that depends on their silence says so once they have written', async () => {
  office.scheduled[customer] = [
    scheduled({ id: 't1', unlessAnswered: true, createdAt: '2026-11-20T14:00:00Z' }),
    scheduled({ id: 't2', unlessAnswered: true, createdAt: '2026-11-20T16:00:00Z', body: 'Later one' }),
  ];
  await openCustomer();
  const lines = waitingTexts().getAllByText(/unless they write first$|^Will not go out/);
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Will not go out: they have written or called',
    'Goes out Dec 1, 2099, 8:00 AM · Olive · unless they write first',
  ]);
});

it('a text is canceled after a question, and a failure keeps it', async () => {
  const person = await openWaiting();
  const press = async () => {
    await person.click(waitingTexts().getByRole('button', { name: 'Cancel text' }));
    await person.click(dialog('Cancel this text?').getByRole('button', { name: 'Cancel text' }));
  };
  office.instead.cancelScheduled = refusal(503, 'The database is not answering.');
  await press();
  expect(await dialog('Cancel this text?').findByRole('alert')).toHaveTextContent('not answering');
  await person.keyboard('{Escape}');
  expect(waitingTexts().getByText('Did the pump hold?')).toBeVisible();
  office.instead = {};
  await press();
  await findNotice('The text is canceled');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Texts to be sent later' })).toBeNull());
});

it('the time of a text is changed, and one with files has its words there, too', async () => {
  const file = { kind: 'picture', contentType: 'image/jpeg', plays: null, fileName: 'a.jpg' } as const;
  const person = await openWaiting({ media: [file] });
  expect(waitingTexts().getByText('With 1 picture or file')).toBeVisible();
  expect(waitingTexts().queryByRole('button', { name: 'Edit' })).toBeNull();
  await person.click(waitingTexts().getByRole('button', { name: 'Change' }));
  const change = dialog('Change this text');
  expect(change.getByLabelText('Day')).toHaveValue('2099-12-01');
  expect(change.getByLabelText('Time')).toHaveValue('08:00');
  await person.type(change.getByRole('textbox', { name: 'Message' }), ' Call us.');
  await person.click(change.getByRole('radio', { name: 'Tomorrow, 8 AM' }));
  await person.click(change.getByRole('button', { name: 'Save' }));
  await findNotice('The text is changed');
  expect(await waitingTexts().findByText(/^Goes out tomorrow, 8:00 AM/)).toBeVisible();
  expect(listBodies('changeScheduled')).toMatchObject([
    { messageId: 't1', body: 'Did the pump hold? Call us.', unlessAnswered: false },
  ]);
});

it('a text that was late waits for a person, who sends it now', async () => {
  const person = await openWaiting({ held: 'late', sendAt: '2026-11-20T15:00:00Z' });
  expect(waitingTexts().getByText(/^Not sent: its time was over by more than an hour/)).toBeVisible();
  expect(waitingTexts().getByText(/^Was due Fri, Nov 20/)).toBeVisible();
  await person.click(waitingTexts().getByRole('button', { name: 'Send now' }));
  await findNotice('It goes out within two minutes');
  expect(await waitingTexts().findByText(/^Goes out today/)).toBeVisible();
});

it.each([
  ['opt_out_in_doubt', /Decide that first/, false],
  ['missing_value', /a \[field\] in it has no value/, false],
  ['opted_out', /they opted out/, false],
  ['author_gone', /has no access to the office/, true],
  ['something_new', /it was refused/, true],
])('a text that waits for a person because of %s says what to do', async (held, words, isSendable) => {
  await openWaiting({ held });
  expect(waitingTexts().getByText(words)).toBeVisible();
  expect(waitingTexts().queryByRole('button', { name: 'Send now' }) !== null).toBe(isSendable);
  expect(waitingTexts().getByRole('button', { name: 'Cancel text' })).toBeVisible();
});

it('a reminder is set with a note, shown, changed and removed', async () => {
  const person = await openCustomer();
  await person.click(screen.getByRole('button', { name: 'More actions' }));
  await person.click(screen.getByRole('button', { name: 'Remind me…' }));
  const remind = () => dialog('Remind the office');
  await person.click(remind().getByRole('radio', { name: 'Tomorrow, 8 AM' }));
  await person.click(remind().getByRole('checkbox', { name: 'Only if they have not answered by then' }));
  await person.type(remind().getByRole('textbox', { name: /^Note/ }), 'Ask about the seal kit');
  office.instead.setReminder = refusal(503, 'The database is not answering.');
  await person.click(remind().getByRole('button', { name: 'Save' }));
  expect(await remind().findByRole('alert')).toHaveTextContent('The database is not answering.');
  office.instead = {};
  await person.click(remind().getByRole('button', { name: 'Save' }));
  await findNotice('The reminder is set');
  const line = within(await screen.findByRole('region', { name: 'Reminder' }));
  expect(line.getByText('Reminder tomorrow, 8:00 AM').parentElement).toHaveTextContent(
    'Reminder tomorrow, 8:00 AM if they have not answered by then · Ask about the seal kit',
  );

  await person.click(line.getByRole('button', { name: 'Change reminder' }));
  expect(remind().getByRole('textbox', { name: /^Note/ })).toHaveValue('Ask about the seal kit');
  await person.click(remind().getByRole('radio', { name: 'In an hour' }));
  await person.click(remind().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(listBodies('setReminder')).toHaveLength(3));
  await person.click(await screen.findByRole('button', { name: 'Remove reminder' }));
  await findNotice('The reminder is removed');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Reminder' })).toBeNull());
  expect(listBodies('setReminder').at(-1)).toMatchObject({ contact: customer, at: null });
});

it('the note of a reminder survives a reload until it is saved', async () => {
  const remind = async () => {
    const person = await openCustomer();
    await person.click(screen.getByRole('button', { name: 'More actions' }));
    await person.click(screen.getByRole('button', { name: 'Remind me…' }));
    const form = dialog('Remind the office');
    return { person, form, note: form.getByRole('textbox', { name: /^Note/ }) };
  };
  const before = await remind();
  await before.person.type(before.note, 'Ask about the seal kit');
  cleanup();
  const { person, form, note } = await remind();
  expect(note).toHaveValue('Ask about the seal kit');
  await person.click(form.getByRole('button', { name: 'Save' }));
  await findNotice('The reminder is set');
  expect(listBodies('setReminder')).toMatchObject([{ note: 'Ask about the seal kit' }]);
  cleanup();
  expect((await remind()).note).toHaveValue('');
});

it('a reminder that is due leads, and one that an answer has ended is gone', async () => {
  const at = '2026-11-20T15:00:00Z';
  office.reminders[customer] = { at, note: null, isDue: true, onlyIfUnanswered: true };
  const person = await openCustomer();
  expect(screen.getByText(/^Reminder, due Fri, Nov 20/)).toBeVisible();
  office.reminders[customer] = { at, note: null, isDue: false, onlyIfUnanswered: true };
  await person.click(screen.getByRole('button', { name: /^Refresh/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Reminder' })).toBeNull());
});
