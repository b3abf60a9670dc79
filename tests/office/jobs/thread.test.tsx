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

/** An estimate that was sent between two texts of the customer. */
function sendEstimate(): void {
  office.jobs = [job({ id, status: 'estimate_sent', amountCents: 100 })];
  office.jobLines[customer] = [
    line('2026-11-20T15:03:00.000Z', [{ what: 'status', from: 'new', to: 'estimate_sent' }]),
  ];
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

it('with two open estimates the button says which job', async () => {
  sendEstimate();
  office.jobs.push(
    job({ id: other, title: 'Brakes', status: 'estimate_sent', updated_at: '2026-11-20T15:04:00Z' }),
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
