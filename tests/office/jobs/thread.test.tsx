import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { refusal } from '../../support/office/answers';
import { fillInbox, openCustomer } from '../../support/office/inbox';
import { customer, job, message } from '../../support/office/office-rows';
import { listBodies, office } from '../../support/office/office-server';
import { findNotice } from '../../support/office/render-office';

const id = '7d9f1c0a-52a6-4a57-9d54-0f6b9a3f0001';
const other = '7d9f1c0a-52a6-4a57-9d54-0f6b9a3f0002';
const [before, words] = ['7d9f1c0a-52a6-4a57-9d54-0f6b9a3f0011', '7d9f1c0a-52a6-4a57-9d54-0f6b9a3f0012'];

beforeEach(fillInbox);

const line = (
  at: string,
  changes: { what: 'status' | 'visit'; from: string | null; to: string | null }[],
) => ({
  ...{ id: at, jobId: id, title: 'Hydraulic leak', by: 'Olive' },
  ...{ at, changes },
});

it('a change of a job is a line among the texts', async () => {
  office.jobLines[customer] = [
    {
      ...line('2026-11-20T15:01:00.000Z', []),
      changes: [
        { what: 'title', from: null, to: 'Hydraulic leak' },
        { what: 'status', from: null, to: 'new' },
      ],
    },
    {
      ...line('2026-11-20T15:03:00.000Z', []),
      changes: [
        { what: 'status', from: 'new', to: 'booked' },
        { what: 'amount', from: null, to: '125000' },
        { what: 'visit', from: null, to: '2026-12-01 09:00-11:00' },
        { what: 'other', from: null, to: 'something' },
      ],
    },
    {
      ...line('2026-11-20T15:04:00.000Z', []),
      by: null,
      changes: [
        { what: 'status', from: 'estimate_sent', to: 'approved' },
        { what: 'approval', from: null, to: 'Yes' },
      ],
    },
  ];
  await openCustomer();
  const log = await screen.findByRole('log');
  expect(log).toHaveTextContent(
    /Cat 320 will not start.*New job Hydraulic leak · Olive · 9:01 AM.*Where is it\?.*Job Hydraulic leak: booked, \$1,250\.00, visit Tue, Dec 1, 9 AM to 11 AM · Olive · 9:03 AM.*Job Hydraulic leak: approved, approved with “Yes” · 9:04 AM/,
  );
});

const estimateSentAt = '2026-11-20T15:03:00.000Z';

/** An estimate that was sent between two texts of the customer. */
function sendEstimate(): void {
  office.jobs = [job({ id, status: 'estimate_sent', amountCents: 100, estimateSentAt })];
  office.messages[customer] = [
    message({ id: before, body: 'How much?' }),
    message({ id: words, body: 'ok do it', created_at: '2026-11-20T15:05:00Z' }),
  ];
}

it('a text after an estimate approves it with a press', async () => {
  sendEstimate();
  const person = await openCustomer();
  const approve = await screen.findByRole('button', { name: 'Approve with this text' });
  expect(approve.closest('[data-message]')).toHaveTextContent('ok do it');
  await person.click(approve);
  await findNotice('Job approved');
  expect(listBodies('approveJob')).toEqual([{ action: 'approveJob', jobId: id, messageId: words }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull());
});

it('a job that is booked by then is approved with a press, too, and one that is lost is not', async () => {
  sendEstimate();
  office.jobs = [
    job({ id, title: 'Brakes', status: 'booked', amountCents: 100, estimateSentAt }),
    job({ id: other, status: 'lost', amountCents: 100, estimateSentAt }),
  ];
  const person = await openCustomer();
  await person.click(await screen.findByRole('button', { name: 'Approve with this text' }));
  await findNotice('Job approved');
  expect(listBodies('approveJob')).toMatchObject([{ jobId: id }]);
});

it('with two open estimates the button says which job', async () => {
  sendEstimate();
  office.jobs.push(
    job({ id: other, title: 'Brakes', status: 'estimate_sent', estimateSentAt: '2026-11-20T15:04:00.000Z' }),
  );
  await openCustomer();
  const names = (await screen.findAllByRole('button', { name: /^Approve/ })).map(
    ({ textContent }) => textContent,
  );
  expect(names).toEqual(['Approve Hydraulic leak with this text', 'Approve Brakes with this text']);
});

it('an approval that is refused says why', async () => {
  sendEstimate();
  office.instead.approveJob = refusal(409, 'The customer has no estimate with this amount. Send it first.');
  const person = await openCustomer();
  await person.click(await screen.findByRole('button', { name: 'Approve with this text' }));
  await findNotice('The customer has no estimate with this amount. Send it first.');
});

it('an approval is shown with its evidence', async () => {
  const estimate = { amountCents: 100, body: 'Our estimate: $1.00. Reply YES.' };
  const approved = { messageId: words, words: 'Yes', at: '2026-11-20T15:05:00Z', estimate };
  office.jobs = [job({ id, status: 'approved', approved })];
  const person = await openCustomer();
  await person.click(within(screen.getByRole('heading', { level: 2, name: /555-0188/ })).getByRole('button'));
  const sheet = within(await screen.findByRole('dialog'));
  await person.click(await sheet.findByText(/^Approved with/));
  expect(sheet.getByText('Our estimate: $1.00. Reply YES.')).toBeVisible();
  expect(sheet.getByText('On Nov 20, 2026, 9:05 AM, to this estimate:')).toBeVisible();
});

it('a job that is done offers the review at its line, once', async () => {
  office.jobs = [job({ id, status: 'done' }), job({ id: other, title: 'Brakes', status: 'done' })];
  office.jobSettings = { ...office.jobSettings, reviewLink: 'https://reviews.example.com/ironbud' };
  office.details[customer] = { name: 'Dale' };
  const done = { what: 'status', from: 'on_the_way', to: 'done' } as const;
  office.jobLines[customer] = [
    line('2026-11-20T15:03:00.000Z', [done]),
    line('2026-11-20T15:04:00.000Z', [{ what: 'status', from: 'done', to: 'booked' }]),
    line('2026-11-20T15:05:00.000Z', [done]),
  ];
  const person = await openCustomer();
  await person.click(await screen.findByRole('button', { name: 'Ask for a review…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask for a review' });
  await person.click(await within(dialog).findByRole('button', { name: 'Send' }));
  await findNotice('Text sent');
  expect(listBodies('sendJobText')).toMatchObject([{ jobId: id, kind: 'review' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask for a review…' })).toBeNull());
});

it('somebody who may not be texted is asked for no review', async () => {
  office.jobs = [job({ id, status: 'done' })];
  office.jobLines[customer] = [
    line('2026-11-20T15:03:00.000Z', [{ what: 'status', from: 'new', to: 'done' }]),
  ];
  office.conversations = office.conversations.map((one) => ({ ...one, textBlock: 'opted_out' }));
  await openCustomer();
  expect(await screen.findByRole('log')).toHaveTextContent('Job Hydraulic leak: done');
  expect(screen.queryByRole('button', { name: 'Ask for a review…' })).toBeNull();
});

it('a call in the conversation becomes a job with a press', async () => {
  const missed = { direction: 'inbound', status: 'no-answer', outcome: 'missed', duration: 0 } as const;
  const [sid, at] = [`CA${'1'.repeat(32)}`, '2026-11-20T15:03:00.000Z'];
  office.timelineCalls[customer] = [{ sid, ...missed, voicemail: null, followUp: 'waiting', at }];
  const person = await openCustomer();
  const log = within(await screen.findByRole('log'));
  await person.click(log.getByRole('button', { name: /^New job/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New job' }));
  await person.type(await dialog.findByLabelText('What is to be done'), 'Boom won’t lower');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(listBodies('saveJob')).toMatchObject([{ contact: customer, title: 'Boom won’t lower' }]),
  );
});
