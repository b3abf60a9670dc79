import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatBusinessDate } from '../../../supabase/functions/_shared/domain/business-hours';
import { addDays } from '../../../supabase/functions/_shared/domain/business-moment';
import { refusal } from '../../support/office/answers';
import { chooseView, fillInbox, openInbox } from '../../support/office/inbox';
import { conversation, customer, job, otherCustomer, visit } from '../../support/office/office-rows';
import { listBodies, office, userId } from '../../support/office/office-server';
import { currentUrl } from '../../support/office/render-office';

const today = formatBusinessDate(new Date());
const inDays = (count: number) => addDays(today, count);

const list = () => within(screen.getByRole('region', { name: 'Conversations' }));
const rowsOf = async (title: RegExp) =>
  within(await list().findByRole('list', { name: title }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function openVisits() {
  const person = await openInbox();
  await chooseView(person, 'Visits');
  return person;
}

it('visits are listed by day with time, person, job, machine, place, who goes and how they stand', async () => {
  fillInbox();
  const dale = {
    contactName: 'Dale',
    company: 'Verdigris Aggregates',
    machine: 'Cat 336',
    place: 'North pit',
  };
  office.jobs = [
    job({ id: 'j1', ...dale, status: 'booked', visit: visit({ day: today, memberId: userId }) }),
    job({
      id: 'j2',
      title: 'Inspection',
      visit: visit({ day: today, from: '13:00', to: '14:30', confirmedAt: null }),
    }),
    job({ id: 'j3', title: 'Was driven to', status: 'on_the_way', visit: visit({ day: today }) }),
    job({ id: 'j4', title: 'Is finished', status: 'done', visit: visit({ day: today }) }),
    job({ id: 'j5', title: 'Was lost', status: 'lost', visit: visit({ day: today }) }),
    job({ id: 'j6', title: 'In doubt', visit: visit({ day: inDays(1), mayBeCanceled: true }) }),
    job({ id: 'j7', title: 'Soon', visit: visit({ day: inDays(6) }) }),
    job({ id: 'j8', title: 'Far away', visit: visit({ day: inDays(7) }) }),
    job({ id: 'j9', title: 'Forgotten', visit: visit({ day: inDays(-3) }) }),
    job({ id: 'j10', title: 'Was done then', status: 'done', visit: visit({ day: inDays(-3) }) }),
    job({ id: 'j11', title: 'No day yet', contactName: 'Ed', contact: otherCustomer, status: 'approved' }),
  ];
  await openVisits();
  const rows = await rowsOf(/^Today · 4$/);
  expect(rows[0]).toBe(
    '9 AM to 11 AMConfirmedDale · Hydraulic leakOlive goes · Verdigris Aggregates · Cat 336 · North pit',
  );
  expect(rows[1]).toMatch(/^1 PM to 2:30 PMNot confirmed.*555-0188.*Inspection.*Nobody goes yet$/);
  expect(rows.slice(2)).toEqual([
    expect.stringMatching(/On the way.*Was driven to/),
    expect.stringMatching(/Done.*Is finished/),
  ]);
  expect(await rowsOf(/^Tomorrow · 1$/)).toEqual([expect.stringMatching(/May be canceled.*In doubt/)]);
  expect(await rowsOf(/^This week · 1$/)).toEqual([
    expect.stringMatching(/^\w{3}, \w{3} \d+, 9 AM to 11 AM.*Soon/),
  ]);
  expect(await rowsOf(/^Later · 1$/)).toEqual([expect.stringMatching(/Far away/)]);
  expect(await rowsOf(/^Over, not done · 1$/)).toEqual([expect.stringMatching(/Forgotten/)]);
  expect(await rowsOf(/^Unscheduled · 1$/)).toEqual(['EdApprovedNo day yet']);
  expect(screen.queryByText(/Was lost|Was done then/)).toBeNull();
});

it('a visit opens its conversation, the arrow keys move among visits, and Refresh asks again', async () => {
  fillInbox();
  office.conversations.push(conversation({ conversationId: 'c3', otherNumber: '+19185550177' }));
  office.jobs = [
    job({ id: 'j1', title: 'First', visit: visit({ day: today }) }),
    job({
      id: 'j2',
      title: 'Second',
      contact: otherCustomer,
      visit: visit({ day: today, from: '12:00', to: '13:00' }),
    }),
  ];
  const person = await openVisits();
  await person.click(await screen.findByRole('button', { name: /First/ }));
  expect(currentUrl()).toContain(encodeURIComponent(customer));
  expect(await screen.findByRole('log')).toHaveTextContent('Cat 320 will not start');
  list().getByRole('button', { name: /First/ }).focus();
  await person.keyboard('{ArrowDown}{Enter}');
  expect(currentUrl()).toContain(encodeURIComponent(otherCustomer));
  expect(list().getByRole('button', { current: true })).toHaveTextContent('Second');
  const asked = listBodies('getJobs').length;
  await person.click(list().getByRole('button', { name: /^Refresh/ }));
  await list().findByRole('button', { name: /Second/ });
  expect(listBodies('getJobs').length).toBeGreaterThan(asked);
});

it('today without visits says so while others are planned, and none at all leads to all conversations', async () => {
  fillInbox();
  office.jobs = [job({ id: 'j1', title: 'Tomorrow’s', visit: visit({ day: inDays(1) }) })];
  const person = await openVisits();
  expect(await screen.findByText('No visits today')).toBeVisible();
  office.jobs = [];
  await person.click(list().getByRole('button', { name: /^Refresh/ }));
  expect(await screen.findByText('No visits planned, and no job waits for one')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('button', { name: /Cat 320 will not start/ })).toBeVisible();
});

it('visits that load or could not be loaded say so', async () => {
  fillInbox();
  let fail: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const failure = refusal(503, 'The database is not answering.');
  office.instead.getJobs = async () => {
    await isOver;
    return failure();
  };
  const person = await openVisits();
  expect(await screen.findByText('Loading visits…')).toBeInTheDocument();
  fail();
  const failed = within(await screen.findByRole('group', { name: 'The visits: loading failed' }));
  expect(failed.getByText('The database is not answering.')).toBeVisible();
  expect(
    await screen.findByRole('group', { name: 'The jobs without a visit: loading failed' }),
  ).toBeVisible();
  office.instead = {};
  office.jobs = [job({ id: 'j1', title: 'There after all', visit: visit({ day: today }) })];
  await person.click(failed.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: /There after all/ })).toBeVisible();
});
