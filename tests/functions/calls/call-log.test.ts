/** The call log: what Twilio lists and what webhooks told of, as the office sees it, and its figures. */
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import {
  callActions,
  callFigures,
  type CallCounts,
} from '../../../supabase/functions/_shared/contract/calls';
import { takeConsoleErrors } from '../../support/console-guard';
import {
  businessNumber,
  newSid,
  twilioCall,
  twilioRecording,
  twilioTime,
} from '../../support/functions-harness';
import { customer, startOffice, twilioApi } from '../../support/office-setup';

const mechanic = '+19185550111';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const ago = (ms: number) => {
  const at = twilioTime(Date.now() - ms);
  return { start_time: at, date_created: at };
};

const { services, ask, post, rpc } = await startOffice();

const log = async (fields: object = {}) => {
  const { status, body } = await ask({ action: 'getCallLogs', ...fields });
  return { status, body, calls: body['calls'] };
};
const leg = (parent: Record<string, unknown>, changes: object) =>
  twilioCall({ parent_call_sid: parent['sid'], direction: 'outbound-dial', to: mechanic, ...changes });

describe('the call log', () => {
  test('is newest first, with times in ISO and durations in seconds', async () => {
    const [older, newer] = [newSid('CA'), newSid('CA')];
    const outbound = { direction: 'outbound-api', from: businessNumber, to: mechanic };
    services.twilioCalls.push(
      twilioCall({ sid: older, ...ago(10 * minuteMs), duration: '61' }),
      twilioCall({ sid: newer, ...outbound, status: 'busy', ...ago(5 * minuteMs), duration: null }),
      twilioCall({ to: '+19185550777' }),
    );
    const unknown = { waited: null, contactName: null, conversation: null, voicemail: null };
    const startTime: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
    expect((await log()).calls).toEqual([
      {
        ...{ sid: newer, direction: 'outbound', from: businessNumber, to: mechanic, startTime },
        ...{ status: 'busy', duration: 0, outcome: null, ...unknown },
      },
      {
        ...{ sid: older, direction: 'inbound', from: customer, to: businessNumber, startTime },
        ...{ status: 'completed', duration: 61, outcome: 'not_rung', ...unknown },
      },
    ]);
  });

  test('is read day by day where it is long, and joins a call to a leg after midnight', async () => {
    const midnight = new Date(Date.now() - 4 * dayMs).setUTCHours(0, 0, 0, 0);
    const [before, after] = [midnight - 1_000, midnight + 1_000].map(twilioTime);
    const parent = twilioCall({ start_time: before, date_created: before });
    services.twilioCalls.push(
      ...Array.from({ length: 3_001 }, () => twilioCall({ to: '+19185550777' })),
      leg(parent, { start_time: after, duration: '42' }),
      parent,
    );
    expect(await log()).toMatchObject({ calls: [{ outcome: 'answered' }], body: { isComplete: true } });
    expect(services.twilioRequests.length).toBeGreaterThan(60);
  });

  test('names callers, and says whether they may be texted', async () => {
    const known = [
      ['+19185550171', "'Dale', 'text', false", 'Dale', null],
      ['+19185550172', "'Tom', 'text', true", 'Tom', 'opted_out'],
      ['+19185550173', 'null, null, false', null, 'no_consent'],
    ] as const;
    for (const [address, values] of known) {
      await services.execute(`insert into public.contacts
        (address, last_message_at, name, texting_allowed_by, opted_out_by_contact)
        values ('${address}', now(), ${values})`);
    }
    services.twilioCalls.push(
      ...known.map(([from], index) => twilioCall({ from, ...ago(index * minuteMs) })),
    );
    services.twilioCalls.push(twilioCall({ from: 'anonymous' }));
    expect((await log()).calls).toMatchObject([
      ...known.map(([from, , contactName, textBlock]) => ({
        from,
        contactName,
        conversation: { textBlock },
      })),
      { from: 'anonymous', contactName: null, conversation: null },
    ]);
  });

  test('is kept here: it asks Twilio for two days once it is complete, and for nothing when told so', async () => {
    services.twilioCalls.push(twilioCall(ago(20 * dayMs)), twilioCall());
    expect((await log()).calls).toHaveLength(2);
    services.twilioCalls.length = 0;
    services.twilioRequests.length = 0;
    expect((await log()).calls).toHaveLength(2);
    const yesterday = new Date(Date.now() - dayMs).toISOString().slice(0, 10);
    const asked = services.twilioRequests.map(({ path }) =>
      new URL(path, 'https://api.twilio.com').search.slice(1),
    );
    expect(asked.map(decodeURIComponent)).toEqual([
      `PageSize=1000&StartTime>=${yesterday}`,
      `PageSize=1000&DateCreated>=${yesterday}`,
    ]);
    services.twilioRequests.length = 0;
    expect((await log({ isStored: true })).calls).toHaveLength(2);
    expect(services.twilioRequests).toEqual([]);
  });

  test('comes in pages, of a kind, each call on one of them', async () => {
    const rows = Array.from({ length: 150 }, (_, index) =>
      twilioCall({ ...ago(index * minuteMs), status: index % 3 === 0 ? 'no-answer' : 'completed' }),
    );
    services.twilioCalls.push(...rows);
    expect((await log()).calls).toHaveLength(150);
    const paged = async (group: string) => {
      const sids: unknown[] = [];
      for (let cursor: unknown; cursor !== null;) {
        const { body } = await log({
          group,
          limit: 60,
          isStored: true,
          ...(cursor !== undefined && { cursor }),
        });
        const page = v.parse(callActions.getCallLogs.answer, body);
        sids.push(...page.calls.map(({ sid }) => sid));
        cursor = page.nextCursor;
      }
      return sids;
    };
    expect(await paged('all')).toEqual(rows.map(({ sid }) => sid));
    // No phone was rung for those that our voice answered.
    expect(await paged('missed')).toHaveLength(150);
    expect(await paged('answered')).toEqual([]);
    expect(await log({ limit: 501 })).toMatchObject({ status: 400, body: { code: 'invalid_limit' } });
  });

  test('fails with a sentence when Twilio does, and shows what is kept', async () => {
    services.twilioCalls.push(twilioCall());
    await log();
    services.server.use(http.get(`${twilioApi}/Calls.json`, () => HttpResponse.error()));
    expect(await log()).toMatchObject({ status: 502, body: { code: 'twilio_unreachable' } });
    expect((await log({ isStored: true })).calls).toHaveLength(1);
    takeConsoleErrors();
  });

  test('has the voicemails that no webhook told of', async () => {
    const parent = twilioCall();
    services.twilioCalls.push(leg(parent, { status: 'no-answer' }), parent);
    services.twilioRecordings.push(
      twilioRecording({ call_sid: parent['sid'] }),
      twilioRecording({ call_sid: newSid('CA') }),
      twilioRecording({ call_sid: parent['sid'], source: 'DialVerb' }),
    );
    for (const time of ['first', 'second']) {
      expect((await log()).calls, time).toMatchObject([
        { outcome: 'voicemail', voicemail: { seconds: 21, isHeard: false } },
      ]);
    }
    expect(await services.rows('voicemails?select=caller')).toEqual([{ caller: customer }]);
  });
});

describe('a call that a webhook tells of', () => {
  const told = async (path: string, sid: string, fields: Record<string, string> = {}) => {
    const form = { CallSid: sid, From: customer, To: businessNumber, ...fields };
    await post(`/twilio-manage/${path}`, form);
  };
  const kept = async (fields: object) =>
    vi.waitFor(async () => expect((await log({ isStored: true })).calls).toMatchObject([fields]));

  test('is kept at once, and what the dial result said outlives Twilio’s list', async () => {
    const sid = newSid('CA');
    await told('voice', sid);
    await kept({ sid, from: customer, to: businessNumber, status: 'ringing', outcome: 'ongoing' });
    // A phone picked up, but nobody there took the call.
    await told('voice-result', sid, {
      ...{ DialCallStatus: 'completed', DialBridged: 'false', DialCallDuration: '16' },
    });
    await kept({ outcome: 'missed', status: 'no-answer', duration: 0 });
    const parent = twilioCall({ sid });
    services.twilioCalls.push(leg(parent, { duration: '16' }), parent);
    expect((await log()).calls).toMatchObject([{ sid, outcome: 'missed', status: 'no-answer' }]);
  });

  test.each([
    [
      { DialCallStatus: 'completed', DialCallDuration: '42' },
      { outcome: 'answered', duration: 42 },
    ],
    [
      { DialCallStatus: 'completed', DialCallDuration: '3' },
      { outcome: 'brief', duration: 3 },
    ],
    [{ DialCallStatus: 'busy' }, { outcome: 'missed', status: 'busy' }],
  ])('is known by its dial result alone %j', async (fields, expected) => {
    await told('voice-result', newSid('CA'), fields);
    await kept(expected);
  });

  test('is news for an open office, and so is its voicemail', async () => {
    const changedAt = async () => {
      const response = await rpc('inbox_news');
      return v.parse(v.object({ calls_changed_at: v.nullable(v.string()) }), await response.json())
        .calls_changed_at;
    };
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

describe('the figures of the last thirty days', () => {
  /** Calls that came in at these moments; one hour after the other where only a number is given. */
  const keep = (values: string) =>
    services.execute(`insert into public.calls (call_sid, direction, from_number, to_number, business_number, arrived_at,
        started_at, status, duration, outcome, waited)
      select 'CA' || lpad(row_number() over ()::text, 32, '0'), direction, '${customer}', '${businessNumber}',
        '${businessNumber}', at, at, 'completed', duration, outcome, waited
      from (values ${values}) as v (direction, at, duration, outcome, waited)`);
  const today = "date_trunc('day', now() at time zone 'America/Chicago')";
  const wall = (offset: string) => `((${today} + interval '${offset}') at time zone 'America/Chicago')`;
  const figures = async () => {
    const found = (await log({ isStored: true, limit: 1 })).body['figures'];
    return v.parse(callFigures, found);
  };

  test('count each call on the day and in the hour that Tulsa had, and none before', async () => {
    const call = (offset: string) => `('inbound', ${wall(offset)}, 20, 'answered', 4)`;
    await keep([call('0'), call('-1 minute'), call('-29 days'), call('-29 days -1 minute')].join());
    const { total, days, hours } = await figures();
    expect(total).toEqual({ received: 3, answered: 3, missed: 0, unclear: 0 });
    expect(days).toHaveLength(30);
    const received = (list: { counts: CallCounts }[]) => list.map(({ counts }) => counts.received);
    expect(received(days)).toEqual([1, ...Array<number>(27).fill(0), 1, 1]);
    expect(received(hours)).toEqual([2, ...Array<number>(22).fill(0), 1]);
  });

  test('tell answered, missed and unclear apart, and take the middle of the answered', async () => {
    const at = wall('0');
    const outcomes = ['missed', 'not_rung', 'brief', 'ongoing'].map((outcome) => `'${outcome}'`);
    await keep(
      [
        ...[10, 400, 30].map((talk) => `('inbound', ${at}, ${talk}, 'answered', ${talk / 10})`),
        ...[...outcomes, 'null'].map((outcome) => `('inbound', ${at}, 9000, ${outcome}, 900)`),
        `('outbound', ${at}, 9000, null, null)`,
      ].join(),
    );
    expect(await figures()).toMatchObject({
      total: { received: 7, answered: 3, missed: 2, unclear: 2 },
      ...{ medianTalk: 30, medianWait: 3 },
    });
  });
});
