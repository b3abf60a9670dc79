/** Jobs of a customer: what they hold, who changes them, and the lines that a change leaves in the conversation. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { job } from '../../../supabase/functions/_shared/contract/jobs';
import { customer, parseRows, startOffice, usualQuote } from '../../support/office-setup';

const office = await startOffice();
const { services, admin, ask, text, quote } = office;

const visit = { day: '2026-12-01', from: '09:00', to: '11:00' };
const save = (fields: object = {}) =>
  ask({ action: 'saveJob', contact: customer, title: 'Hydraulic leak', ...fields });
const buildJob = (answer: Awaited<ReturnType<typeof save>>) => v.parse(job, answer.body['job']);
const jobs = async (filter: object = {}) =>
  parseRows((await ask({ action: 'getJobs', ...filter })).body['jobs']);
const lines = async () =>
  parseRows((await ask({ action: 'getConversation', to: customer })).body['jobLines']);

test('the list Visits has the conversations with a visit to come, also of somebody who never texted', async () => {
  const listed = async () =>
    (await office.conversations({ state: 'visits' })).map((row) => row['otherNumber']);
  const ahead = { day: '2099-12-01', from: '09:00', to: '11:00' };
  await save({ contact: '+15395550101', visit: ahead });
  await save({ contact: '+15395550102', visit: { ...ahead, day: '2020-12-01' } });
  await save({ contact: '+15395550103', visit: ahead, status: 'done' });
  await save({ contact: '+15395550104' });
  expect(await listed()).toEqual(['+15395550101']);
  await ask({ action: 'setBlocked', to: '+15395550101', isBlocked: true });
  expect(await listed()).toEqual([]);
});

describe('a job', () => {
  test('keeps what it is about, for a number in any spelling', async () => {
    const details = { machine: 'Cat 336', place: 'Verdigris pit', note: 'Gate 4411', amountCents: 125_000 };
    const answer = await save({
      contact: '(918) 555-0199 ext. 4',
      ...details,
      visit: { ...visit, memberId: admin.id },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        job: {
          ...details,
          contact: customer,
          title: 'Hydraulic leak',
          status: 'new',
          machineId: null,
          approved: null,
          visit: { ...visit, memberId: admin.id, confirmedAt: null, mayBeCanceled: false },
        },
        overlaps: [],
      },
    });
    expect(await jobs({ contact: '+1 918 555 0199' })).toEqual([buildJob(answer)]);
  });

  test('keeps what a change leaves out, and loses what a change sets to null', async () => {
    const { id: jobId } = buildJob(await save({ place: 'Verdigris pit', amountCents: 100, visit }));
    expect(await save({ jobId, title: 'Two leaks', place: null, visit: null })).toMatchObject({
      body: { job: { id: jobId, title: 'Two leaks', place: null, visit: null, amountCents: 100 } },
    });
  });

  test('can belong to somebody who gave only an email address, and to somebody new', async () => {
    expect(await save({ contact: 'Dana@Example.com' })).toMatchObject({
      body: { job: { contact: 'dana@example.com' } },
    });
    expect(await save({ contact: '+1 539 555 0100' })).toMatchObject({
      body: { job: { contact: '+15395550100' } },
    });
  });

  test('that two people change at once is changed by the first of them', async () => {
    const { id: jobId, updated_at } = buildJob(await save());
    expect(await save({ jobId, title: 'Mine', updated_at })).toMatchObject({ status: 200 });
    expect(await save({ jobId, title: 'Theirs', updated_at })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    expect(await jobs()).toMatchObject([{ title: 'Mine' }]);
  });

  test('is made once when the same request is repeated', async () => {
    const idempotencyKey = randomUUID();
    const [first, second] = [await save({ idempotencyKey }), await save({ idempotencyKey })];
    expect(buildJob(second)).toEqual(buildJob(first));
    expect(await jobs()).toHaveLength(1);
  });

  test.each([
    ['an end before its beginning', { visit: { ...visit, to: '08:00' } }, 'invalid_visit'],
    ['a day that no calendar has', { visit: { ...visit, day: '2027-02-29' } }, 'invalid_visit'],
    ['half a cent', { amountCents: 10.5 }, 'invalid_amount'],
    ['a negative amount', { amountCents: -1 }, 'invalid_amount'],
    ['a status that there is not', { status: 'paid' }, 'invalid_status'],
    ['no title', { title: ' ' }, 'no_title'],
    ['nobody’s number', { contact: '12345' }, 'invalid_number'],
    ['somebody without access as its member', { visit: { ...visit, memberId: randomUUID() } }, 'no_member'],
  ])('with %s is refused', async (_, fields, code) => {
    expect(await save(fields)).toMatchObject({ status: 400, body: { code } });
    expect(await jobs()).toEqual([]);
  });

  test('of nobody, or of another customer, cannot be changed', async () => {
    const { id: jobId } = buildJob(await save());
    const refused = { status: 404, body: { code: 'no_job' } };
    expect(await save({ jobId: randomUUID() })).toMatchObject(refused);
    expect(await save({ jobId, contact: '+19185550198' })).toMatchObject(refused);
    expect(await save({ machineId: randomUUID() })).toMatchObject({
      status: 404,
      body: { code: 'no_machine' },
    });
  });

  test.each([
    ['the leap day', '2028-02-29', '09:00', '11:00'],
    ['midnight at its end', '2026-12-31', '22:00', '00:00'],
    ['the night when clocks go forward', '2027-03-14', '01:30', '03:30'],
    ['the hour that the clocks leave out', '2027-03-14', '02:00', '03:00'],
    ['the night when clocks go back', '2026-11-01', '00:30', '01:30'],
  ])('may have a visit on %s', async (_, day, from, to) => {
    expect(await save({ visit: { day, from, to } })).toMatchObject({
      body: { job: { visit: { day, from, to } } },
    });
  });
});

describe('the list of jobs', () => {
  test('is by visit, then newest, and can be narrowed', async () => {
    await save({ title: 'Later', visit: { ...visit, day: '2026-12-03' } });
    await save({ title: 'Sooner', visit });
    await save({ title: 'Old' });
    await save({ title: 'New' });
    await save({ title: 'Given up', status: 'lost' });
    const titles = async (filter: object) => (await jobs(filter)).map(({ title }) => title);
    expect(await titles({})).toEqual(['Sooner', 'Later', 'Given up', 'New', 'Old']);
    expect(await titles({ from: '2026-12-02', to: '2026-12-31' })).toEqual(['Later']);
    expect(await titles({ unscheduled: true })).toEqual(['New', 'Old']);
    expect(await titles({ status: 'lost' })).toEqual(['Given up']);
    expect(await titles({ contact: '+19185550198' })).toEqual([]);
  });
});

describe('two visits of one member', () => {
  test('at the same time are both saved, and the answer warns', async () => {
    const memberId = admin.id;
    const { id } = buildJob(await save({ title: 'First', visit: { ...visit, memberId } }));
    const second = await save({ title: 'Second', visit: { ...visit, from: '10:30', to: '12:00', memberId } });
    expect(second).toMatchObject({
      status: 200,
      body: { overlaps: [{ jobId: id, title: 'First', ...visit }] },
    });
  });

  test.each([
    ['one after the other', { from: '11:00', to: '12:00' }, true],
    ['on another day', { day: '2026-12-02' }, true],
    ['of two members', {}, false],
  ])('%s don’t overlap', async (_, changes, isSame) => {
    const other = await services.person('dispatcher');
    await save({ visit: { ...visit, memberId: admin.id } });
    const memberId = isSame ? admin.id : other.id;
    expect(await save({ visit: { ...visit, ...changes, memberId } })).toMatchObject({
      body: { overlaps: [] },
    });
  });
});

describe('a change of a job', () => {
  test('leaves a line in the conversation that says what, and who made it', async () => {
    await text('The hose leaks');
    const { id: jobId } = buildJob(await save());
    await save({ jobId, status: 'booked', amountCents: 125_000, visit });
    await save({ jobId });
    expect(await lines()).toMatchObject([
      {
        jobId,
        by: admin.email.split('@')[0],
        changes: [
          { what: 'title', from: null, to: 'Hydraulic leak' },
          { what: 'status', to: 'new' },
        ],
      },
      {
        jobId,
        changes: [
          { what: 'status', from: 'new', to: 'booked' },
          { what: 'amount', from: null, to: '125000' },
          { what: 'visit', from: null, to: '2026-12-01 09:00-11:00' },
        ],
      },
    ]);
  });

  test('is noted in the audit log', async () => {
    await save();
    expect(await services.rows('audit_log?select=action,subject,actor')).toEqual([
      { action: 'job.add', subject: customer, actor: admin.id },
    ]);
  });
});

test('dispatchers work with jobs, and nobody without a role does', async () => {
  const { token } = await services.person('dispatcher');
  const body = { action: 'saveJob', contact: customer, title: 'Leak' };
  expect(await ask(body, token)).toMatchObject({ status: 200 });
  expect(await ask(body, (await services.person()).token)).toMatchObject({ status: 403 });
  expect(await ask(body, null)).toMatchObject({ status: 401 });
});

test('everybody with access can be sent to a visit', async () => {
  const { id, email } = await services.person('dispatcher');
  const members = parseRows((await ask({ action: 'getMembers' })).body['members']);
  expect(members).toContainEqual({ memberId: id, name: email.split('@')[0], role: 'dispatcher' });
  expect(members).toContainEqual({ memberId: admin.id, name: admin.email.split('@')[0], role: 'admin' });
});

describe('a request from the site', () => {
  test('makes a job by itself', async () => {
    await quote({});
    expect(await jobs()).toMatchObject([
      { contact: usualQuote.phone, title: 'excavator (Cat)', status: 'new', visit: null },
    ]);
  });

  test('that is sent twice, or by a machine, makes no further job', async () => {
    await quote({});
    await quote({});
    await quote({ website: 'https://spam.example', phone: '+19185550151' });
    expect(await jobs()).toHaveLength(1);
  });
});

test('the figures of the last days count jobs', async () => {
  await save({ amountCents: 125_000, status: 'booked' });
  await save({ amountCents: 5_000, status: 'done' });
  await save({ amountCents: 99, status: 'lost' });
  await save();
  const { body } = await ask({ action: 'getCallLogs', isStored: true });
  expect(body['requests']).toMatchObject({ jobs: { made: 4, won: 2, lost: 1, wonCents: 130_000 } });
});
