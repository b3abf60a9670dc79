/** Calendar feeds of visits, read by another library than the one that writes them. */
import ICAL from 'ical.js';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { takeConsoleErrors } from '../../support/console-guard';
import { origin } from '../../support/functions-harness';
import { customer, startOffice } from '../../support/office-setup';

const office = await startOffice();
const { services, admin, ask, text, createHandler, databaseAnswers } = office;

const visit = { day: '2099-12-01', from: '09:00', to: '11:00', memberId: admin.id };
const save = async (fields: object = {}) => {
  const { body } = await ask({
    action: 'saveJob',
    contact: customer,
    title: 'Hydraulic leak',
    visit,
    ...fields,
  });
  return v.parse(v.object({ id: v.string() }), body['job']).id;
};
const create = async (fields: object = {}, token?: string) => {
  const answer = await ask({ action: 'createFeed', ...fields }, token);
  return String(answer.body['url']);
};
const get = (url: string, method = 'GET') =>
  createHandler('visits')(
    new Request(url.replace(`${origin}/functions/v1`, 'http://edge-runtime.internal'), { method }),
  );
const events = async (url: string) => {
  const response = await get(url);
  expect(response.status).toBe(200);
  return ICAL.Component.fromString(await response.text())
    .getAllSubcomponents('vevent')
    .map((part) => new ICAL.Event(part));
};
const readStatus = (event: ICAL.Event | undefined) => event?.component.getFirstPropertyValue('status');

beforeEach(() => text('The hose leaks'));

describe('a member’s feed', () => {
  test('has their visits as a calendar, in UTC', async () => {
    await save({ place: 'Verdigris pit; gate, north', machine: 'Cat 336' });
    const url = await create();
    expect(url).toMatch(new RegExp(`^${origin}/functions/v1/visits/[\\w-]{43}\\.ics$`));
    const response = await get(url);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [event, ...others] = await events(url);
    expect(others).toEqual([]);
    expect(event?.summary).toBe(`${customer}: Hydraulic leak`);
    expect(event?.location).toBe('Verdigris pit; gate, north');
    expect(event?.startDate.toJSDate()).toEqual(new Date('2099-12-01T15:00:00Z'));
    expect(event?.endDate.toJSDate()).toEqual(new Date('2099-12-01T17:00:00Z'));
  });

  test('calls a visit tentative until the customer has its confirmation', async () => {
    const jobId = await save();
    const url = await create();
    expect(readStatus((await events(url))[0])).toBe('TENTATIVE');
    await ask({ action: 'sendJobText', jobId, kind: 'confirmation', body: 'You are booked.' });
    expect(readStatus((await events(url))[0])).toBe('CONFIRMED');
    await save({ jobId, visit: { ...visit, from: '08:00' } });
    expect(readStatus((await events(url))[0])).toBe('TENTATIVE');
  });

  test('has no visits of others, of lost jobs, or that are long over', async () => {
    const other = await services.person('dispatcher');
    await save({ visit: { ...visit, memberId: other.id } });
    await save({ visit: { ...visit, memberId: null } });
    await save({ status: 'lost' });
    await save({ visit: { ...visit, day: '2020-12-01' } });
    await save({ title: 'Mine' });
    expect((await events(await create())).map(({ summary }) => summary)).toEqual([`${customer}: Mine`]);
    expect(await events(await create({}, other.token))).toHaveLength(1);
  });

  test.each([
    ['on the leap day', '2096-02-29', '09:00', '11:00', '2096-02-29T15:00:00Z', '2096-02-29T17:00:00Z'],
    ['until midnight', '2099-12-31', '22:00', '00:00', '2100-01-01T04:00:00Z', '2100-01-01T06:00:00Z'],
    [
      'while clocks go forward',
      '2027-03-14',
      '01:30',
      '03:30',
      '2027-03-14T07:30:00Z',
      '2027-03-14T08:30:00Z',
    ],
    [
      'in the hour that they leave out',
      '2027-03-14',
      '02:15',
      '02:45',
      '2027-03-14T08:15:00Z',
      '2027-03-14T08:45:00Z',
    ],
    ['in summer', '2027-07-01', '09:00', '11:00', '2027-07-01T14:00:00Z', '2027-07-01T16:00:00Z'],
    [
      'on the day when clocks go back',
      '2027-11-07',
      '09:00',
      '11:00',
      '2027-11-07T15:00:00Z',
      '2027-11-07T17:00:00Z',
    ],
  ])('has the moment of a visit %s', async (_, day, from, to, startsAt, endsAt) => {
    await save({ visit: { ...visit, day, from, to } });
    const [event] = await events(await create());
    expect(event?.startDate.toJSDate()).toEqual(new Date(startsAt));
    expect(event?.endDate.toJSDate()).toEqual(new Date(endsAt));
  });

  test('keeps words that look like lines of a calendar in their place', async () => {
    const title = 'A\\nSTATUS:CANCELLED; 100% "sure", 🚛 ' + 'long '.repeat(30).trim();
    await save({ title });
    const found = await events(await create());
    expect(found.map(({ summary }) => summary)).toEqual([`${customer}: ${title}`]);
    expect(readStatus(found[0])).toBe('TENTATIVE');
  });
});

describe('the address of a feed', () => {
  test('ends when a new one is made, when it is revoked, and when its member loses access', async () => {
    const first = await create();
    const second = await create();
    expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200]);
    expect(await ask({ action: 'revokeFeed' })).toEqual({ status: 200, body: { success: true } });
    expect((await get(second)).status).toBe(404);
    const other = await services.person('dispatcher');
    const theirs = await create({}, other.token);
    expect((await get(theirs)).status).toBe(200);
    await services.execute(`delete from public.user_roles where user_id = '${other.id}'`);
    expect((await get(theirs)).status).toBe(404);
  });

  test('is stored nowhere: the database has its hash only', async () => {
    const url = await create();
    const secret = url.slice(-47, -4);
    const rows = await services.query(
      `select encode(secret_hash, 'hex') || encode(secret_hash, 'base64') as hash from private.feeds`,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
    const audit = await services.rows('audit_log?select=*&action=eq.feed.create');
    expect(audit).toMatchObject([{ actor: admin.id }]);
    expect(JSON.stringify(audit)).not.toContain(secret);
  });

  test.each([
    ['a secret that nobody has', `/visits/${'x'.repeat(43)}.ics`],
    ['a secret that is too short', '/visits/x.ics'],
    ['no secret', '/visits'],
    ['another ending', `/visits/${'x'.repeat(43)}`],
    ['a path below', `/visits/x/${'x'.repeat(43)}.ics`],
    ['a path that climbs', '/visits/..%2fjobs'],
  ])('with %s answers 404 and nothing else', async (_, path) => {
    const response = await get(`${origin}/functions/v1${path}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'There is nothing at this address.', code: 'not_found' });
  });

  test('takes GET and HEAD only', async () => {
    const url = await create();
    const head = await get(url, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect((await get(url, method)).status).toBe(405);
    }
  });

  test('is not in the log when the database is away', async () => {
    const url = await create();
    databaseAnswers('rpc/read_feed');
    expect((await get(url)).status).toBe(503);
    const [line = ''] = takeConsoleErrors();
    expect(JSON.parse(line)).toMatchObject({ where: '/visits', code: 'database_unavailable' });
    expect(line).not.toContain(url.slice(-47, -4));
  });
});

test('a member learns since when they have a feed, and never its secret', async () => {
  const since = async (fields = {}) => (await ask({ action: 'getFeed', ...fields })).body;
  expect(await since()).toEqual({ since: null });
  const jobId = await save();
  await create({ jobId });
  expect(await since()).toEqual({ since: null });
  await create();
  const moment: unknown = expect.stringMatching(/^\d{4}-.+Z$/);
  expect(await since()).toEqual({ since: moment });
  expect(await since({ jobId })).toEqual({ since: moment });
  await ask({ action: 'revokeFeed' });
  expect(await since()).toEqual({ since: null });
});

describe('the feed of one visit', () => {
  test('shows its customer that visit, and no other', async () => {
    const jobId = await save();
    await save({ title: 'Another' });
    const url = await create({ jobId });
    expect((await events(url)).map(({ summary }) => summary)).toEqual([
      'Ironbud Fleet Repair: Hydraulic leak',
    ]);
    await save({ jobId, visit: null });
    expect(await events(url)).toEqual([]);
    await ask({ action: 'revokeFeed', jobId });
    expect((await get(url)).status).toBe(404);
  });

  test('of a job that there is not is refused', async () => {
    const jobId = '0f8fad5b-d9cb-469f-a165-70867728950e';
    expect(await ask({ action: 'createFeed', jobId })).toMatchObject({
      status: 404,
      body: { code: 'no_job' },
    });
  });
});
