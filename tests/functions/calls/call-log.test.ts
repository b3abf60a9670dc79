/** The call log: what Twilio lists and webhooks report, as the office shows it, with its figures. */
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findCallGroup, outcomes } from '../../../src/office/shared/call-group';
import { callActions, callFigures, callLog } from '../../../supabase/functions/_shared/contract/calls';
import { businessTimeZone } from '../../../supabase/functions/_shared/domain/business';
import type { CallRecord } from '../../../tools/twilio-emulator/store';
import { backgroundDone } from '../../support/console-guard';
import { customer, mechanic, startOffice } from '../../support/office-setup';
import { aged, businessNumber, newSid, twilioCall, twilioRecording } from '../../support/twilio-rows';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const { services, ask, reportCall, rpc, twilioAnswers } = await startOffice();

const log = async (fields: object = {}) => {
  const { status, body } = await ask({ action: 'getCallLogs', ...fields });
  return { status, body, calls: body['calls'] };
};
const leg = ({ sid }: CallRecord, changes: object) =>
  twilioCall({ parentSid: sid, direction: 'outbound-dial', to: mechanic, ...changes });

test('the call log lists the newest call first, with ISO times and durations in seconds', async () => {
  const outbound = { direction: 'outbound-api', from: businessNumber, to: mechanic } as const;
  const older = twilioCall({ ...aged(20 * minuteMs), duration: 61 });
  const newer = twilioCall({ ...outbound, status: 'busy', ...aged(5 * minuteMs), duration: null });
  services.twilioCalls.push(older, newer, twilioCall({ to: '+19185550777' }));
  const startTime: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
  const unknown = { startTime, contactName: null, conversation: null, voicemail: null, followUp: null };
  const ours = { sid: newer.sid, direction: 'outbound', from: businessNumber, to: mechanic };
  const theirs = { sid: older.sid, direction: 'inbound', from: customer, to: businessNumber };
  expect((await log()).calls).toEqual([
    { ...unknown, ...ours, status: 'busy', duration: 0, outcome: null },
    {
      ...unknown,
      ...theirs,
      ...{ status: 'completed', duration: 61, outcome: 'not_rung' },
      // A missed call opens a conversation, and whoever called may be answered by text.
      ...{ conversation: { textBlock: null }, followUp: 'waiting' },
    },
  ]);
});

test('the call log is read from Twilio day by day when it is long, and joins a call to a leg after midnight', async () => {
  const midnight = new Date(Date.now() - 4 * dayMs).setUTCHours(0, 0, 0, 0);
  const age = Date.now() - midnight;
  const parent = twilioCall(aged(age + 1_000));
  services.twilioCalls.push(leg(parent, { ...aged(age - 1_000), duration: 42 }), parent);
  // For all days together Twilio lists too many calls.
  const calls = Array.from({ length: 3_000 }, () => ({ sid: parent.sid }));
  const lately = new Date(midnight).toISOString();
  twilioAnswers('get', 'Calls.json', ({ request }) =>
    (new URL(request.url).searchParams.get('StartTime>') ?? lately) < lately
      ? HttpResponse.json({ calls, next_page_uri: '/2010-04-01/more' })
      : undefined,
  );
  expect(await log()).toMatchObject({ calls: [{ outcome: 'answered' }], body: { isComplete: true } });
  expect(services.twilioRequests.length).toBeGreaterThan(55);
});

test('the call log names callers and says whether they may be texted', async () => {
  const known = [
    ['+19185550171', "'Dale', 'text', false", 'Dale', null],
    ['+19185550172', "'Tom', 'text', true", 'Tom', 'opted_out'],
    ['+19185550173', 'null, null, false', null, null],
  ] as const;
  for (const [address, values] of known) {
    await services.execute(`insert into public.contacts
      (address, last_message_at, name, texting_allowed_by, opted_out_by_contact)
      values ('${address}', now(), ${values})`);
  }
  const from = [...known.map(([address]) => address), 'anonymous'];
  const calls = from.map((one, index) => twilioCall({ from: one, ...aged(index * minuteMs) }));
  services.twilioCalls.push(...calls);
  const shown = known.map(([one, , contactName, textBlock]) => {
    return { from: one, contactName, conversation: { textBlock } };
  });
  const hidden = { from: 'anonymous', contactName: null, conversation: null };
  expect((await log()).calls).toMatchObject([...shown, hidden]);
});

test('the call log is stored, so a later request asks Twilio for two days only, or for nothing if told so', async () => {
  services.twilioCalls.push(twilioCall(aged(20 * dayMs)), twilioCall());
  expect((await log()).calls).toHaveLength(2);
  services.twilioCalls.length = 0;
  services.twilioRequests.length = 0;
  expect((await log()).calls).toHaveLength(2);
  const yesterday = new Date(Date.now() - dayMs).toISOString().slice(0, 10);
  expect(services.twilioRequests.map(({ path }) => decodeURIComponent(path.split('?')[1] ?? ''))).toEqual([
    `PageSize=1000&StartTime>=${yesterday}`,
    `PageSize=1000&DateCreated>=${yesterday}`,
  ]);
  services.twilioRequests.length = 0;
  expect((await log({ isStored: true })).calls).toHaveLength(2);
  expect(services.twilioRequests).toEqual([]);
});

test('the call log returns pages of one kind of call, with each call on one page', async () => {
  const rows = Array.from({ length: 150 }, (_, index) =>
    twilioCall({ ...aged((20 + index) * minuteMs), status: index % 3 === 0 ? 'no-answer' : 'completed' }),
  );
  services.twilioCalls.push(...rows);
  expect((await log()).calls).toHaveLength(150);
  const paged = async (group: string) => {
    const sids: unknown[] = [];
    for (let cursor: unknown; cursor !== null;) {
      const next = cursor === undefined ? {} : { cursor };
      const { body } = await log({ group, limit: 60, isStored: true, ...next });
      const page = v.parse(callActions.getCallLogs.answer, body);
      sids.push(...page.calls.map(({ sid }) => sid));
      cursor = page.nextCursor;
    }
    return sids;
  };
  expect(await paged('all')).toEqual(rows.map(({ sid }) => sid));
  // No phone rang for these calls; only our voice answered.
  expect(await paged('missed')).toHaveLength(150);
  expect(await paged('answered')).toEqual([]);
  expect(await log({ limit: 501 })).toMatchObject({ status: 400, body: { code: 'invalid_limit' } });
});

test('the call log returns an error message when Twilio fails, and still shows the stored calls', async () => {
  services.twilioCalls.push(twilioCall());
  await log();
  twilioAnswers('get', 'Calls.json');
  expect(await log()).toMatchObject({ status: 502, body: { code: 'twilio_unreachable' } });
  expect((await log({ isStored: true })).calls).toHaveLength(1);
});

test('the call log includes voicemails that no webhook reported', async () => {
  const parent = twilioCall();
  services.twilioCalls.push(leg(parent, { status: 'no-answer' }), parent);
  const recordings = [
    twilioRecording(parent.sid),
    twilioRecording(newSid('CA')),
    twilioRecording(parent.sid, 0, 'DialVerb'),
  ];
  twilioAnswers('get', 'Recordings.json', () => HttpResponse.json({ recordings, next_page_uri: null }));
  const found = { outcome: 'voicemail', voicemail: { seconds: 21, isHeard: false } };
  for (const time of ['first', 'second']) {
    expect((await log()).calls, time).toMatchObject([found]);
  }
  expect(await services.rows('voicemails?select=caller')).toEqual([{ caller: customer }]);
});

describe('a call that a webhook reports', () => {
  beforeEach(() => services.saveSetting('call_forwarding_number', mechanic));
  const told = (path: string, CallSid: string, fields: Record<string, string> = {}) =>
    reportCall(path, { CallSid, ...fields });
  const kept = async (fields: object) =>
    vi.waitFor(async () => expect((await log({ isStored: true })).calls).toMatchObject([fields]));

  test('is stored at once, and its dial result takes priority over Twilio’s list', async () => {
    const sid = newSid('CA');
    await told('voice', sid);
    await kept({ sid, from: customer, to: businessNumber, status: 'ringing', outcome: 'ongoing' });
    // A phone picked up, but nobody pressed 1.
    const unbridged = { DialCallStatus: 'completed', DialBridged: 'false', DialCallDuration: '16' };
    await told('voice-result', sid, unbridged);
    await kept({ outcome: 'missed', status: 'no-answer', duration: 0 });
    const parent = twilioCall({ sid });
    services.twilioCalls.push(leg(parent, { duration: 16 }), parent);
    expect((await log()).calls).toMatchObject([{ sid, outcome: 'missed', status: 'no-answer' }]);
  });

  test.each([
    ['completed', '42', { outcome: 'answered', duration: 42 }],
    ['completed', '3', { outcome: 'brief', duration: 3 }],
    ['busy', '0', { outcome: 'missed', status: 'busy' }],
    ['answered', '42', { outcome: 'answered', duration: 42, status: 'completed' }],
    ['', '0', { outcome: 'missed', status: 'no-answer' }],
  ])(
    'gets its outcome from the dial result alone: %s',
    async (DialCallStatus, DialCallDuration, expected) => {
      await told('voice-result', newSid('CA'), { DialCallStatus, DialCallDuration });
      await kept(expected);
    },
  );

  test('keeps the time when it came in, however late a report is', async () => {
    const sid = newSid('CA');
    await told('voice', sid);
    await kept({ outcome: 'ongoing' });
    const [before] =
      await services.query(`update public.calls set started_at = started_at - interval '3 minutes'
      returning started_at::text`);
    await told('voice-result', sid, { DialCallStatus: 'no-answer' });
    await kept({ outcome: 'missed' });
    await told('voicemail', sid, { RecordingSid: `RE${'1'.repeat(32)}`, RecordingDuration: '99' });
    await backgroundDone();
    expect(await services.query('select started_at::text from public.calls')).toEqual([before]);
  });

  test('is over at once for the office when there is no phone to ring', async () => {
    await services.saveSetting('call_forwarding_number', businessNumber);
    await told('voice', newSid('CA'));
    await kept({ outcome: 'not_rung', status: 'completed' });
  });

  test('appears in the news for an open office, and so does its voicemail', async () => {
    const news = v.object({ calls_changed_at: v.nullable(v.string()) });
    const changedAt = async () => v.parse(news, await (await rpc('inbox_news')).json()).calls_changed_at;
    const sid = newSid('CA');
    expect(await changedAt()).toBeNull();
    await told('voice', sid);
    await kept({ outcome: 'ongoing' });
    const rung = await changedAt();
    await told('voicemail', sid, { RecordingSid: `RE${'1'.repeat(32)}`, RecordingDuration: '9' });
    await kept({ outcome: 'voicemail', voicemail: { seconds: 9, isHeard: false } });
    expect(await changedAt()).not.toBe(rung);
  });
});

/** Stores calls with these values. */
const keep = (values: string) =>
  services.execute(`insert into public.calls (call_sid, direction, from_number, to_number, business_number, arrived_at,
      started_at, status, duration, outcome)
    select 'CA' || lpad(row_number() over ()::text, 32, '0'), direction, '${customer}', '${businessNumber}',
      '${businessNumber}', at, at, 'completed', 20, outcome
    from (values ${values}) as v (direction, at, outcome)`);
const today = `date_trunc('day', now() at time zone '${businessTimeZone}')`;
const wall = (offset: string) => `((${today} + interval '${offset}') at time zone '${businessTimeZone}')`;
const figures = async () => v.parse(callFigures, (await log({ isStored: true, limit: 1 })).body['figures']);

test('the figures of the last thirty days count each call on its day and in its hour in Tulsa, and leave out earlier calls', async () => {
  const call = (offset: string) => `('inbound', ${wall(offset)}, 'answered')`;
  await keep([call('0'), call('-1 minute'), call('-29 days'), call('-29 days -1 minute')].join());
  const { total, days, hours } = await figures();
  expect(total).toEqual({ received: 3, answered: 3, missed: 0, unclear: 0 });
  expect(days).toHaveLength(30);
  const received = (list: { counts: { received: number } }[]) => list.map(({ counts }) => counts.received);
  expect(received(days)).toEqual([1, ...Array<number>(27).fill(0), 1, 1]);
  expect(received(hours)).toEqual([2, ...Array<number>(22).fill(0), 1]);
});

const groupedCall = v.object({ call: v.pick(callLog, ['direction', 'outcome']) });

test('the office tags each call with the group in which the figures count it', async () => {
  // A voicemail's outcome comes from its recording, so it is tested with the figures.
  const { voicemail: _, ...stored } = outcomes;
  const values = ['inbound', 'outbound'].flatMap((direction) =>
    [...Object.keys(stored).map((outcome) => `'${outcome}'`), 'null'].map(
      (outcome) => `('${direction}', now(), ${outcome})`,
    ),
  );
  await keep(values.join());
  for (const group of ['answered', 'missed', 'unclear', null]) {
    const where = group === null ? 'call_group is null' : `call_group = '${group}'`;
    const calls = v.parse(
      v.array(groupedCall),
      await services.execute(`select call from private.call_log where ${where}`),
    );
    expect(calls, `${group}`).not.toEqual([]);
    expect(
      calls.map(({ call }) => findCallGroup(call)),
      `${group}`,
    ).toEqual(calls.map(() => group));
  }
});

test('the figures of the last thirty days separate answered, missed and unclear calls', async () => {
  const at = wall('0');
  const outcomes = [`'answered'`, `'missed'`, `'not_rung'`, `'brief'`, `'ongoing'`, 'null'];
  const inbound = outcomes.map((outcome) => `('inbound', ${at}, ${outcome})`);
  await keep([...inbound, `('outbound', ${at}, null)`].join());
  const total = { received: 5, answered: 1, missed: 2, unclear: 2 };
  expect(await figures()).toMatchObject({ total });
});
