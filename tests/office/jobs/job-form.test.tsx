import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Job } from '../../../supabase/functions/_shared/contract/jobs';
import { connectionLost, refusal } from '../../support/office/answers';
import { fillInbox, openCustomer } from '../../support/office/inbox';
import { beginJob, openNextSteps } from '../../support/office/job-steps';
import { call, customer, job, machine } from '../../support/office/office-rows';
import { hold, listBodies, office, userId } from '../../support/office/office-server';
import { findNotice, openTab } from '../../support/office/render-office';

const id = '7d9f1c0a-52a6-4a57-9d54-0f6b9a3f0001';
const other = '7d9f1c0a-52a6-4a57-9d54-0f6b9a3f0002';
const day = '2026-12-01';
const visit = { day, from: '09:00', to: '11:00', memberId: null, confirmedAt: null, mayBeCanceled: false };

beforeEach(fillInbox);

/** Opens the form of the customer's job. */
async function editJob(fields: Partial<Job> = {}) {
  office.jobs = [job({ id, ...fields }), ...office.jobs];
  const person = await openCustomer();
  await openNextSteps(person, fields.title);
  await person.click(screen.getByRole('button', { name: 'Edit the job…' }));
  const form = within(await screen.findByRole('dialog'));
  await form.findByLabelText('What is to be done');
  return { person, form };
}

it('a job is made with one press and its title, and keeps what is known about the customer', async () => {
  office.details[customer] = { place: 'Pit road 2' };
  const person = await openCustomer();
  const form = await beginJob(person);
  expect(form.getByLabelText('What is to be done')).toHaveFocus();
  await person.keyboard('Leak');
  expect(form.getByText('Not saved yet')).toBeVisible();
  await person.type(form.getByLabelText('Machine'), 'Cat 320');
  await person.type(form.getByLabelText('Amount in dollars'), '1,250.5');
  await person.click(form.getByRole('button', { name: 'Save' }));
  await findNotice('Job saved');
  expect(screen.queryByRole('dialog')).toBeNull();
  const [{ idempotencyKey, ...asked } = {}] = listBodies('saveJob');
  expect(idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  expect(asked).toEqual({
    action: 'saveJob',
    contact: customer,
    title: 'Leak',
    machine: 'Cat 320',
    machineId: null,
    place: 'Pit road 2',
    note: null,
    amountCents: 125_050,
    status: 'new',
    visit: null,
  });
  expect(await screen.findByRole('button', { name: 'Job: Leak' })).toBeVisible();
});

it('the fields say what is wrong, and nothing is sent', async () => {
  const person = await openCustomer();
  const form = await beginJob(person);
  await person.type(form.getByLabelText('Amount in dollars'), 'a lot');
  await person.type(form.getByLabelText('On another day'), day);
  await person.clear(form.getByLabelText('To'));
  await person.type(form.getByLabelText('To'), '08:00');
  await person.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByLabelText('What is to be done')).toHaveAccessibleDescription('Say what the job is.');
  expect(form.getByLabelText('Amount in dollars')).toHaveAccessibleDescription(/Enter dollars/);
  expect(form.getByLabelText('To')).toHaveAccessibleDescription(/the end after the beginning/);
  expect(listBodies('saveJob')).toEqual([]);
});

it('a change says only what is new, and what was typed survives a lost connection and a closed window', async () => {
  const { person, form } = await editJob({ note: 'Gate 4411' });
  office.instead.saveJob = connectionLost;
  await person.clear(form.getByLabelText('What is to be done'));
  await person.type(form.getByLabelText('What is to be done'), 'Two leaks');
  await person.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('alert')).toHaveTextContent(
    'Not saved. Check the connection, then try again.',
  );
  await person.click(form.getByRole('button', { name: 'Close' }));
  office.instead = {};
  await openNextSteps(person);
  await person.click(screen.getByRole('button', { name: 'Edit the job…' }));
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByLabelText('What is to be done')).toHaveValue('Two leaks');
  await person.click(again.getByRole('button', { name: 'Save' }));
  await findNotice('Job saved');
  expect(listBodies('saveJob').at(-1)).toEqual({
    action: 'saveJob',
    contact: customer,
    jobId: id,
    title: 'Two leaks',
    updated_at: '2026-11-20T15:00:00.000Z',
  });
});

it('a lost answer to a change that was made counts as saved', async () => {
  const { person, form } = await editJob();
  await person.type(form.getByLabelText('Place'), 'Pit road 2');
  office.instead.saveJob = () => {
    office.jobs = [job({ id, place: 'Pit road 2', updated_at: '2026-11-20T16:00:00Z' })];
    return HttpResponse.error();
  };
  await person.click(form.getByRole('button', { name: 'Save' }));
  await form.findByRole('alert');
  office.instead = {};
  await person.click(form.getByRole('button', { name: 'Save' }));
  await findNotice('Job saved');
});

it('a job that somebody else has changed meanwhile shows what, and keeps what was typed', async () => {
  const { person, form } = await editJob({ amountCents: 50_000 });
  await person.clear(form.getByLabelText('Amount in dollars'));
  await person.type(form.getByLabelText('Amount in dollars'), '700');
  const changed = { amountCents: 65_000, status: 'approved', updated_at: '2026-11-20T16:00:00Z' } as const;
  office.jobs = [job({ id, ...changed })];
  await person.click(form.getByRole('button', { name: 'Save' }));
  const alert = await form.findByRole('alert');
  expect(alert).toHaveTextContent(/somebody else has changed this job meanwhile/);
  const told = within(alert)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(told).toEqual([
    'Amount: now “$650”, before “$500”. You typed “$700”.',
    'Status: now “Approved”, before “New”.',
  ]);
  expect(form.getByLabelText('Amount in dollars')).toHaveValue('700');
  expect(form.getByLabelText('Status')).toHaveValue('approved');
  await person.click(form.getByRole('button', { name: 'Save' }));
  await findNotice('Job saved');
  expect(listBodies('saveJob').at(-1)).toMatchObject({
    amountCents: 70_000,
    updated_at: '2026-11-20T16:00:00.000Z',
  });
  expect(listBodies('saveJob').at(-1)).not.toHaveProperty('status');
});

it('a machine is chosen among those of the customer', async () => {
  const machineId = '7d9f1c0a-52a6-4a57-9d54-0f6b9a3f0009';
  office.machines = [machine({ id: machineId, unit: '12', make: 'Cat', model: '320' })];
  const { person, form } = await editJob();
  await person.selectOptions(await form.findByLabelText('Machine'), 'Unit 12, Cat 320');
  await person.click(form.getByRole('button', { name: 'Save' }));
  await findNotice('Job saved');
  expect(listBodies('saveJob')[0]).toMatchObject({ machineId, machine: 'Unit 12, Cat 320' });
});

it('a visit is booked with one press on its day, and its confirmation is offered', async () => {
  const person = await openCustomer();
  const form = await beginJob(person);
  await person.keyboard('Leak');
  await person.click(form.getByRole('radio', { name: 'Tomorrow' }));
  expect(form.getByLabelText('From')).toHaveValue('09:00');
  expect(form.getByLabelText('Status')).toHaveValue('booked');
  await person.selectOptions(form.getByLabelText('Who goes'), 'Olive (you)');
  await person.click(form.getByRole('button', { name: 'Save' }));
  const offer = within(await screen.findByRole('dialog', { name: 'Tell the customer?' }));
  expect(listBodies('saveJob')[0]).toMatchObject({
    status: 'booked',
    visit: { from: '09:00', to: '11:00', memberId: userId },
  });
  const box = await offer.findByLabelText('Text to the customer');
  expect(box).toHaveDisplayValue(/you are booked: .*, 9 AM to 11 AM/);
  await person.click(offer.getByRole('button', { name: 'Don’t send' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(listBodies('sendJobText')).toEqual([]);
});

it('moving a visit that the customer has confirmed offers to say so', async () => {
  const { person, form } = await editJob({
    status: 'booked',
    visit: { ...visit, confirmedAt: '2026-11-20T15:00:00Z' },
  });
  await person.clear(form.getByLabelText('From'));
  await person.type(form.getByLabelText('From'), '10:00');
  await person.click(form.getByRole('button', { name: 'Save' }));
  const offer = within(await screen.findByRole('dialog', { name: 'Tell the customer?' }));
  expect(await offer.findByLabelText('Text to the customer')).toHaveDisplayValue(
    /your visit has moved to Tuesday, December 1, 10 AM to 11 AM/,
  );
});

it('another visit of the same member at that time warns, and can be saved', async () => {
  const theirs = { ...visit, from: '10:30', to: '12:00', memberId: userId };
  office.jobs = [job({ id: other, title: 'Brakes', contact: '+19185550100', visit: theirs })];
  const { person, form } = await editJob({ visit });
  await person.selectOptions(form.getByLabelText('Who goes'), 'Olive (you)');
  expect(await form.findByText('Olive has another visit at that time:')).toBeVisible();
  expect(form.getByText('Brakes').closest('li')).toHaveTextContent('Brakes: Tue, Dec 1, 10:30 AM to 12 PM');
  await person.click(form.getByRole('button', { name: 'Save' }));
  await findNotice('Job saved');
});

it('an overlap that came up meanwhile is said after saving', async () => {
  const { person, form } = await editJob({ visit });
  await person.type(form.getByLabelText('Note for your team'), 'Bring the crane');
  office.instead.saveJob = () =>
    HttpResponse.json({
      success: true,
      job: job({ id, visit }),
      overlaps: [{ jobId: other, title: 'Brakes', day, from: '10:30', to: '12:00' }],
    });
  await person.click(form.getByRole('button', { name: 'Save' }));
  await findNotice('At that time they also go to “Brakes”, Tue, Dec 1, 10:30 AM to 12 PM.');
});

it('what was typed can be given up', async () => {
  const { person, form } = await editJob();
  await person.type(form.getByLabelText('Place'), 'Pit road 2');
  await person.click(form.getByRole('button', { name: 'Discard' }));
  expect(form.getByLabelText('Place')).toHaveValue('');
  expect(form.queryByText('Not saved yet')).toBeNull();
});

it('the window can’t be closed while it saves', async () => {
  const { person, form } = await editJob();
  const answer = hold('saveJob');
  await person.type(form.getByLabelText('Place'), 'Pit road 2');
  await person.click(form.getByRole('button', { name: 'Save' }));
  await person.click(form.getByRole('button', { name: 'Close' }));
  expect(form.getByRole('button', { name: 'Saving…' })).toBeVisible();
  answer(HttpResponse.json({ success: true, job: job({ id, place: 'Pit road 2' }), overlaps: [] }));
  await findNotice('Job saved');
});

it('a machine that is gone says so in the form', async () => {
  const { person, form } = await editJob();
  office.instead.saveJob = refusal(404, 'There is no such machine.', 'no_machine');
  await person.type(form.getByLabelText('Place'), 'Pit road 2');
  await person.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('alert')).toHaveTextContent('There is no such machine.');
});

it('late in the evening, a visit of today gets the usual time', async () => {
  vi.setSystemTime('2026-11-30T04:50:00Z');
  const person = await openCustomer();
  const form = await beginJob(person);
  await person.click(form.getByRole('radio', { name: 'Today' }));
  expect(form.getByLabelText('From')).toHaveValue('09:00');
  vi.useRealTimers();
});

it('a call makes a job with a press', async () => {
  office.calls = [call({ sid: 'CA1', contactName: 'Dale' })];
  const person = await openTab('Call Analytics');
  await person.click(await screen.findByText('Dale'));
  await person.click(screen.getByRole('button', { name: /^New job.*Dale$/ }));
  const form = within(await screen.findByRole('dialog'));
  await form.findByLabelText('What is to be done');
  await person.keyboard('Boom won’t lower{Enter}');
  await findNotice('Job saved');
  expect(listBodies('saveJob')[0]).toMatchObject({ contact: customer, title: 'Boom won’t lower' });
});
