import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { refusal } from '../../support/office/answers';
import { fillInbox, openCustomer } from '../../support/office/inbox';
import { openJobSheet } from '../../support/office/job-steps';
import { conversation, customer, job, machine } from '../../support/office/office-rows';
import { listBodies, office, userId } from '../../support/office/office-server';
import { findNotice } from '../../support/office/render-office';

beforeEach(fillInbox);

const visit = { day: '2026-12-01', from: '09:00', to: '11:00', memberId: userId };
const seen = { confirmedAt: null, mayBeCanceled: false };

it('the customer’s jobs stand with what is known about them, those that are over below', async () => {
  const place = 'Pit road 2';
  office.jobs = [
    job({ id: 'j1', machine: 'Cat 320', amountCents: 125_000, place, visit: { ...visit, ...seen } }),
    job({ id: 'j2', title: 'Old brakes', status: 'done' }),
  ];
  const { sheet } = await openJobSheet();
  const jobs = within(sheet.getByRole('region', { name: 'Jobs' }));
  expect(await jobs.findByRole('button', { name: 'Edit the job: Hydraulic leak' })).toBeVisible();
  expect(jobs.getByText(/Dec 1, 9 AM to 11 AM/).closest('p')).toHaveTextContent(
    /^Tue, Dec 1, 9 AM to 11 AM, Olive · not confirmed$/,
  );
  expect(jobs.getByText('Cat 320 · $1,250.00')).toBeVisible();
  const map = jobs.getByRole('link', { name: 'Map' });
  expect(map).toHaveAttribute('href', expect.stringContaining('query=Pit+road+2'));
  expect(jobs.getByText('Done and lost (1)')).toBeVisible();
  expect(jobs.getByRole('button', { name: 'Edit the job: Old brakes' })).not.toBeVisible();
});

it('a job’s status is changed in its place', async () => {
  office.jobs = [job({ id: '7d9f1c0a-52a6-4a57-9d54-0f6b9a3f0001' })];
  const { person, sheet } = await openJobSheet();
  await person.selectOptions(await sheet.findByLabelText('Status of Hydraulic leak'), 'Approved');
  await expect.poll(() => office.jobs[0]?.status).toBe('approved');
  expect(listBodies('saveJob')).toEqual([
    {
      action: 'saveJob',
      contact: customer,
      jobId: '7d9f1c0a-52a6-4a57-9d54-0f6b9a3f0001',
      title: 'Hydraulic leak',
      status: 'approved',
      updated_at: '2026-11-20T15:00:00.000Z',
    },
  ]);
});

it('a visit that a CANCEL may have been about says so, until somebody knows that it stands', async () => {
  const id = '7d9f1c0a-52a6-4a57-9d54-0f6b9a3f0001';
  office.jobs = [job({ id, visit: { ...visit, ...seen, mayBeCanceled: true } })];
  const { person, sheet } = await openJobSheet();
  expect(await sheet.findByText('They texted CANCEL: the visit may be off. Call them.')).toBeVisible();
  await person.click(sheet.getByRole('button', { name: 'The visit stands' }));
  await findNotice('The visit stands');
  await waitFor(() => expect(sheet.queryByText(/^They texted CANCEL/)).toBeNull());
  expect(listBodies('saveJob')[0]?.visit).toEqual(visit);
});

it('a status that can’t be saved goes back to what it was', async () => {
  office.jobs = [job({ id: '7d9f1c0a-52a6-4a57-9d54-0f6b9a3f0001' })];
  const { person, sheet } = await openJobSheet();
  office.instead.saveJob = refusal(409, 'Somebody else has changed this job meanwhile.', 'changed');
  const status = await sheet.findByLabelText('Status of Hydraulic leak');
  await person.selectOptions(status, 'Lost');
  await findNotice('Somebody else has changed this job meanwhile.');
  expect(status).toHaveValue('new');
});

it('jobs that can’t be loaded say so and offer Retry', async () => {
  office.instead.getJobs = refusal(503, 'The database is not answering.');
  const { person, sheet } = await openJobSheet();
  expect(await sheet.findByText('The list of jobs could not be loaded.')).toBeVisible();
  office.instead = {};
  office.jobs = [job({ id: 'j1' })];
  await person.click(
    within(sheet.getByRole('region', { name: 'Jobs' })).getByRole('button', { name: 'Retry' }),
  );
  expect(await sheet.findByRole('button', { name: 'Edit the job: Hydraulic leak' })).toBeVisible();
});

it('a machine is added and changed, and a mistyped VIN is found', async () => {
  const { person, sheet } = await openJobSheet();
  await person.click(await sheet.findByRole('button', { name: 'Add machine' }));
  const form = within(await screen.findByRole('dialog', { name: 'New machine' }));
  await person.click(await form.findByRole('button', { name: 'Save' }));
  expect(form.getByLabelText('Unit number')).toHaveAccessibleDescription(/Say which machine it is/);
  await person.type(form.getByLabelText('Make'), 'Mack');
  await person.type(form.getByLabelText('Serial number or VIN'), '1M8GDM9A1KP042788');
  await person.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByLabelText('Serial number or VIN')).toHaveAccessibleDescription(/check digit doesn’t fit/);
  await person.clear(form.getByLabelText('Serial number or VIN'));
  await person.type(form.getByLabelText('Serial number or VIN'), '1M8GDM9AXKP042788');
  await person.type(form.getByLabelText('Meter'), '4,120');
  await person.click(form.getByRole('button', { name: 'Save' }));
  await findNotice('Machine saved');
  await person.click(await sheet.findByRole('button', { name: 'Edit the machine: Mack' }));
  const again = within(await screen.findByRole('dialog', { name: 'Mack' }));
  expect(again.getByLabelText('Meter')).toHaveValue('4120');
  await person.type(again.getByLabelText('Unit number'), '12');
  await person.click(again.getByRole('button', { name: 'Save' }));
  expect(await sheet.findByRole('button', { name: 'Edit the machine: Unit 12, Mack' })).toBeVisible();
  const [added, changed] = listBodies('saveMachine');
  expect(added).toMatchObject({ serial: '1M8GDM9AXKP042788', meter: { value: 4120, unit: 'hours' } });
  expect(changed).not.toHaveProperty('meter');
});

it('the machine of a request becomes one of the customer’s with a press', async () => {
  const id = '7d9f1c0a-52a6-4a57-9d54-0f6b9a3f0001';
  office.jobs = [job({ id, machine: 'Telehandler (JLG)' })];
  const { person, sheet } = await openJobSheet();
  const keep = await sheet.findByRole('button', { name: /^Keep.*Telehandler/ });
  await person.click(keep);
  expect(await sheet.findByRole('button', { name: 'Edit the machine: JLG Telehandler' })).toBeVisible();
  expect(listBodies('saveMachine')[0]).toMatchObject({ make: 'JLG', model: 'Telehandler' });
  expect(office.jobs[0]?.machineId).toBe(office.machines[0]?.id);
  expect(sheet.queryByRole('button', { name: /^Keep the machine/ })).toBeNull();
});

it('what was typed for a machine is there again after its form was closed', async () => {
  office.machines = [machine({ id: 'm1', make: 'Cat', model: '320' })];
  const { person, sheet } = await openJobSheet();
  await person.click(await sheet.findByRole('button', { name: 'Edit the machine: Cat 320' }));
  const form = within(await screen.findByRole('dialog', { name: 'Cat 320' }));
  await person.type(await form.findByLabelText('Unit number'), '12');
  await person.click(form.getByRole('button', { name: 'Close' }));
  await person.click(sheet.getByRole('button', { name: 'Edit the machine: Cat 320' }));
  const again = within(await screen.findByRole('dialog', { name: 'Cat 320' }));
  expect(again.getByLabelText('Unit number')).toHaveValue('12');
  await person.click(again.getByRole('button', { name: 'Discard' }));
  expect(again.getByLabelText('Unit number')).toHaveValue('');
});

it('a sender with a name instead of a number has no jobs', async () => {
  office.conversations = [conversation({ conversationId: 'c1', otherNumber: 'PARCELS' })];
  office.messages.PARCELS = office.messages[customer] ?? [];
  await openCustomer();
  expect(screen.queryByRole('button', { name: 'New job' })).toBeNull();
});
