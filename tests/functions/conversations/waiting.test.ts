/** What waits for the office: the rule over any history of texts and calls, and its journeys through the functions. */
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { backgroundDone } from '../../support/console-guard';
import { isDeep, seed, sized } from '../../support/fuzz';
import { customer, mechanic, parseRows, startOffice } from '../../support/office-setup';
import { businessNumber, newSid } from '../../support/twilio-rows';

const { services, ask, post, text, quote, send, reportCall, rpc, conversations, messages, reset, handle } =
  await startOffice();

/** The counts of the badges, as an open office asks for them. */
const counted = v.object({ unread: v.number(), waiting: v.number(), calls_waiting: v.number() });
async function badges() {
  await backgroundDone();
  const { unread, waiting, calls_waiting } = v.parse(counted, await (await rpc('inbox_news')).json());
  return { unread, waiting, callsWaiting: calls_waiting };
}
const nothing = { unread: 0, waiting: 0, callsWaiting: 0 };

const steps = [
  'their text',
  'their emergency',
  'our text',
  'our failed text',
  'automatic text',
  'missed call',
  'voicemail',
  'answered call',
  'our call',
  'our call, not answered',
  'our call, not connected',
  'done',
  'reopened',
  'opened',
  'heard',
  'handled',
  'blocked',
  'unblocked',
  'STOP',
  'START',
] as const;
type Step = (typeof steps)[number];

type Call = { sid: string; hasVoicemail: boolean; isHeard: boolean; isSeen: boolean };

/**
 * What should be true after these steps, worked out one step after the other. The database derives it from its rows
 * instead.
 */
class Expected {
  isKnown = false;
  isDone = false;
  isBlocked = false;
  isOptedOut = false;
  hasFailed = false;
  texts: { isEmergency: boolean }[] = [];
  /** What was pending last: a text or a call. */
  newest: 'text' | Call | null = null;
  missed: Call | null = null;
  calls: Call[] = [];
  lastEvent: Call | null = null;
  isCalledBack = false;

  private theyWrote(isEmergency: boolean) {
    this.texts.push({ isEmergency });
    this.newest = 'text';
    this.lastEvent = null;
    this.heardFrom();
  }

  private heardFrom() {
    this.isKnown = true;
    if (!this.isBlocked) {
      this.isDone = false;
    }
  }

  private answerTexts() {
    this.texts = [];
    this.hasFailed = false;
  }

  private calledEachOther() {
    this.calls = [];
    if (this.lastEvent) {
      this.isCalledBack = true;
    }
  }

  private readonly effects: Record<Step, () => void> = {
    'their text': () => this.theyWrote(false),
    'their emergency': () => this.theyWrote(true),
    'our text': () => {
      this.isKnown = true;
      this.answerTexts();
      this.calls = [];
      this.lastEvent = null;
    },
    'our failed text': () => {
      this.isKnown = true;
      this.hasFailed = true;
      this.lastEvent = null;
    },
    'automatic text': () => undefined,
    'missed call': () => {
      const call = { sid: '', hasVoicemail: false, isHeard: false, isSeen: false };
      this.calls.push(call);
      this.missed = call;
      this.newest = call;
      this.lastEvent = call;
      this.isCalledBack = false;
      this.heardFrom();
    },
    voicemail: () => {
      if (!this.missed || this.missed.hasVoicemail) {
        return;
      }
      Object.assign(this.missed, { hasVoicemail: true, isSeen: false });
      this.heardFrom();
    },
    'answered call': () => {
      this.answerTexts();
      this.calledEachOther();
    },
    'our call': () => {
      this.answerTexts();
      this.calledEachOther();
    },
    'our call, not answered': () => this.calledEachOther(),
    'our call, not connected': () => undefined,
    done: () => {
      this.isDone = true;
    },
    reopened: () => {
      this.isDone = false;
    },
    opened: () => this.calls.forEach((call) => (call.isSeen = true)),
    heard: () => {
      if (this.missed?.hasVoicemail) {
        this.missed.isHeard = true;
      }
    },
    handled: () => {
      if (this.missed) {
        this.calls = [];
      }
    },
    blocked: () => {
      this.isBlocked = true;
    },
    unblocked: () => {
      this.isBlocked = false;
    },
    STOP: () => {
      this.theyWrote(false);
      this.texts = [];
      this.isOptedOut = true;
    },
    START: () => {
      this.theyWrote(false);
      this.texts = [];
      this.isOptedOut = false;
    },
  };

  take(step: Step) {
    this.effects[step]();
  }

  get row() {
    const isOver = this.isDone || this.isBlocked || !this.isKnown;
    const waitingCalls = isOver ? [] : this.calls;
    return {
      waiting: isOver ? null : this.waiting,
      waiting_calls: waitingCalls.length,
      unread_calls: waitingCalls.filter(({ isSeen, isHeard }) => !isSeen && !isHeard).length,
      last_event: this.lastEvent && chooseEvent(this.lastEvent),
      is_called_back: this.lastEvent !== null && this.isCalledBack,
    };
  }

  private get waiting() {
    const call = this.calls.at(-1);
    if (this.texts.some(({ isEmergency }) => isEmergency)) {
      return 'emergency';
    }
    if (this.texts.length > 0 && (!call || this.newest === 'text')) {
      return 'text';
    }
    if (call) {
      return chooseEvent(call);
    }
    return this.hasFailed && !this.isOptedOut ? 'failed' : null;
  }
}

const chooseEvent = ({ hasVoicemail }: Call) => (hasVoicemail ? 'voicemail' : 'missed_call');

/** Writes each step as the functions do, a minute after the one before. */
function recorder() {
  const begin = Date.now() - 3 * 60 * 60_000;
  let minutes = 0;
  let missed = '';
  const at = () => `'${new Date(begin + minutes * 60_000).toISOString()}'`;
  const theirs = (optOut: 'null' | 'true' | 'false') =>
    `select public.receive_message('${businessNumber}', '${customer}', 'Hello', '${newSid('SM')}', '[]', ${optOut}, ${at()})`;
  const ours = (status: string, source = 'sms') => `
    select private.contact_of('${customer}');
    insert into public.messages (contact_id, direction, body, status, source, created_at)
    select c.id, 'outbound', 'On our way', '${status}', '${source}', ${at()} from public.contacts c where c.address = '${customer}';
    update public.contacts set last_message = 'On our way', last_message_at = greatest(last_message_at, ${at()})
    where address = '${customer}' and ('${source}' = 'sms' or last_message_at is not null)`;
  const call = (direction: string, status: string, outcome: string | null) => {
    const sid = newSid('CA');
    if (outcome === 'missed') {
      missed = sid;
    }
    const [from_number, to_number] =
      direction === 'inbound' ? [customer, businessNumber] : [businessNumber, customer];
    const row = { call_sid: sid, direction, from_number, to_number, business_number: businessNumber, status };
    const time = at().replaceAll("'", '');
    const more = { outcome, duration: 0, has_dial_result: true, started_at: time, arrived_at: time };
    return `select * from public.save_calls('${JSON.stringify([{ ...row, ...more }])}')`;
  };
  const change = (columns: string) => `update public.contacts set ${columns} where address = '${customer}'`;
  const statements: Record<Step, () => string> = {
    'their text': () => theirs('null'),
    'their emergency': () => `${theirs('null')};
      update public.messages set is_emergency = true where created_at = ${at()}`,
    'our text': () => ours('delivered'),
    'our failed text': () => ours('undelivered'),
    'automatic text': () => ours('delivered', 'auto'),
    'missed call': () => call('inbound', 'no-answer', 'missed'),
    voicemail: () =>
      missed === ''
        ? ''
        : `select public.save_voicemail('${missed}', '${missed.replace('CA', 'RE')}', 21, '${customer}', ${at()})`,
    'answered call': () => call('inbound', 'completed', 'answered'),
    'our call': () => call('outbound', 'completed', null),
    'our call, not answered': () => call('outbound', 'no-answer', null),
    'our call, not connected': () => call('outbound', 'failed', null),
    done: () => change('is_done = true'),
    reopened: () => change('is_done = false'),
    opened: () => `select public.mark_read('${customer}');
      update public.calls set seen_at = ${at()} where seen_at > ${at()}`,
    heard: () => `update public.voicemails set heard_at = now() where call_sid = '${missed}'`,
    handled: () => `select public.set_call_handled('${missed}', true)`,
    blocked: () => change('is_blocked = true'),
    unblocked: () => change('is_blocked = false'),
    STOP: () => theirs('true'),
    START: () => theirs('false'),
  };
  return async (step: Step) => {
    minutes += 1;
    const statement = statements[step]();
    if (statement !== '') {
      await services.execute(statement);
    }
  };
}

/** Steps that change a contact that is there, and steps that make one. */
const changesContact = new Set<Step>(['done', 'reopened', 'blocked', 'unblocked']);
const makesContact = new Set<Step>([
  'their text',
  'their emergency',
  'our text',
  'our failed text',
  'automatic text',
  'missed call',
  'STOP',
  'START',
]);

async function checkHistory(history: readonly Step[]) {
  await reset();
  const write = recorder();
  const expected = new Expected();
  let hasContact = false;
  for (const step of history) {
    await write(step);
    hasContact ||= makesContact.has(step);
    if (hasContact || !changesContact.has(step)) {
      expected.take(step);
    }
    const [row] =
      await services.query(`select waiting, waiting_calls, unread_calls, last_event, is_called_back
      from public.contacts where address = '${customer}' and last_message_at is not null`);
    expect(row ?? null, history.join(', ')).toEqual(expected.isKnown ? expected.row : null);
  }
}

test('after any history of texts and calls, the stored reason to wait is the one that the rule gives', async () => {
  const history = fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 12 });
  await fc.assert(fc.asyncProperty(history, checkHistory), {
    numRuns: sized({ slice: 40, deep: 2_000 }),
    ...(isDeep ? {} : { seed }),
  });
});

describe('a customer who reaches nobody', () => {
  beforeEach(() => services.saveSetting('call_forwarding_number', mechanic));
  const isMissed = { DialCallStatus: 'no-answer' };
  const recording = (sid: string) => ({
    CallSid: sid,
    RecordingSid: sid.replace('CA', 'RE'),
    RecordingDuration: '21',
  });
  /** Calls, is not answered, and waits until that is stored. */
  async function miss(changes: Record<string, string> = {}) {
    const CallSid = newSid('CA');
    await reportCall('voice-result', { CallSid, ...isMissed, ...changes });
    await backgroundDone();
    return CallSid;
  }
  async function leaveVoicemail(changes: Record<string, string> = {}) {
    const sid = await miss(changes);
    await reportCall('voicemail', { ...recording(sid), ...changes });
    await backgroundDone();
    return sid;
  }
  /** The owner calls back: the owner's phone is answered, and the customer's leg ends so. */
  async function callBack(DialCallStatus = 'completed') {
    const { body } = await ask({ action: 'startCall', to: customer });
    const leg = { CallSid: String(body['callSid']), From: businessNumber, To: mechanic };
    const ended = { DialCallStatus, DialCallDuration: DialCallStatus === 'completed' ? '95' : '0' };
    await post(`/twilio-manage/bridge?to=${encodeURIComponent(customer)}`, { ...leg, ...ended });
    await backgroundDone();
  }
  const calls = async () => parseRows((await ask({ action: 'getCallLogs', isStored: true })).body['calls']);

  test('is listed, counted and unanswered without any text, until the owner calls back; then the row and the call say so', async () => {
    await leaveVoicemail();
    const row = {
      otherNumber: customer,
      lastMessage: 'Voicemail, 0:21',
      unreadCount: 1,
      waiting: 'voicemail',
    };
    for (const state of ['open', 'waiting', 'unanswered']) {
      expect(await conversations({ state }), state).toMatchObject([
        { ...row, lastEvent: 'voicemail', isCalledBack: false },
      ]);
    }
    expect(await badges()).toEqual({ unread: 1, waiting: 1, callsWaiting: 1 });
    expect(await calls()).toMatchObject([{ outcome: 'voicemail', followUp: 'waiting' }]);

    await callBack();
    expect(await conversations({ state: 'open' })).toMatchObject([
      { ...row, unreadCount: 0, waiting: null, lastEvent: 'voicemail', isCalledBack: true },
    ]);
    for (const state of ['waiting', 'unanswered']) {
      expect(await conversations({ state }), state).toEqual([]);
    }
    expect(await badges()).toEqual(nothing);
    expect(await calls()).toContainEqual(
      expect.objectContaining({ outcome: 'voicemail', followUp: 'called_back' }),
    );
  });

  test.each([
    ['busy', nothing],
    ['no-answer', nothing],
    ['failed', { unread: 1, waiting: 1, callsWaiting: 1 }],
    ['canceled', { unread: 1, waiting: 1, callsWaiting: 1 }],
  ])('is called back once their phone was reached: %s', async (status, counts) => {
    await miss();
    await callBack(status);
    expect(await badges()).toEqual(counts);
  });

  test('is answered by a later call that somebody takes, and not by one that nobody takes', async () => {
    await miss();
    await miss();
    expect(await badges()).toEqual({ unread: 2, waiting: 1, callsWaiting: 1 });
    await reportCall('voice-result', { DialCallStatus: 'completed', DialCallDuration: '42' });
    expect(await badges()).toEqual(nothing);
    expect(await calls()).toContainEqual(
      expect.objectContaining({ outcome: 'missed', followUp: 'answered_later' }),
    );
  });

  test('is not hidden by our automatic text, and that text is no answer', async () => {
    await handle(`text_back_on = true, text_back_text = 'Sorry we missed your call.'`);
    await miss();
    expect(await messages()).toMatchObject([{ body: 'Sorry we missed your call.' }]);
    expect(await conversations({ state: 'unanswered' })).toMatchObject([
      { lastMessage: 'Missed call', lastEvent: 'missed_call', waiting: 'missed_call', unreadCount: 1 },
    ]);
  });

  test('is answered by a text that arrives, and not by one that fails', async () => {
    await text('Anybody there?');
    await miss();
    expect(await conversations()).toMatchObject([{ waiting: 'missed_call', unreadCount: 2 }]);
    await send();
    expect(await conversations()).toMatchObject([
      { waiting: null, lastMessage: 'On our way', lastEvent: null, isLastOurs: true },
    ]);
    expect(await calls()).toMatchObject([{ followUp: 'texted_back' }]);
    const MessageSid = services.twilioMessages.at(-1)?.sid ?? '';
    await post('/sms-handler/status', { MessageSid, MessageStatus: 'undelivered', ErrorCode: '30003' });
    expect(await conversations()).toMatchObject([{ waiting: 'missed_call', lastFailed: true }]);
    expect(await calls()).toMatchObject([{ followUp: 'waiting' }]);
  });

  test('is seen once the conversation was opened, but waits until somebody follows up', async () => {
    await miss();
    expect(await ask({ action: 'markRead', to: customer })).toMatchObject({ status: 200 });
    expect(await badges()).toEqual({ unread: 0, waiting: 1, callsWaiting: 1 });
    await leaveVoicemail();
    expect(await badges()).toEqual({ unread: 1, waiting: 1, callsWaiting: 1 });
    expect(await ask({ action: 'markRead', to: '+19185550698' })).toMatchObject({ status: 400 });
  });

  test('waits no more once the conversation is done, and again with the next call', async () => {
    const sid = await miss();
    await ask({ action: 'setDone', to: customer, isDone: true });
    expect(await badges()).toEqual(nothing);
    expect(await calls()).toMatchObject([{ followUp: 'done' }]);
    // Hearing or reporting the same call again is no new word.
    await reportCall('voice-result', { CallSid: sid, ...isMissed });
    expect(await badges()).toEqual(nothing);
    await miss();
    expect(await conversations({ state: 'open' })).toMatchObject([{ isDone: false, waiting: 'missed_call' }]);
  });

  test('is no work when blocked, and no call of theirs reopens the conversation', async () => {
    await miss();
    await ask({ action: 'setBlocked', to: customer, isBlocked: true });
    expect(await badges()).toEqual(nothing);
    expect(await calls()).toMatchObject([{ followUp: null }]);
    await miss();
    expect(await badges()).toEqual(nothing);
  });

  test('is history when the call is reported a week late', async () => {
    const started = new Date(Date.now() - 8 * 24 * 60 * 60_000).toISOString();
    const row = {
      call_sid: newSid('CA'),
      direction: 'inbound',
      from_number: customer,
      to_number: businessNumber,
      business_number: businessNumber,
      arrived_at: started,
      started_at: started,
      status: 'no-answer',
      duration: 0,
      outcome: 'missed',
      has_dial_result: false,
    };
    await services.execute(`select * from public.save_calls('${JSON.stringify([row])}')`);
    expect(await badges()).toEqual(nothing);
    expect(await conversations()).toEqual([]);
    expect(await calls()).toMatchObject([{ outcome: 'missed', followUp: null }]);
  });

  test('marking a call as done ends the earlier ones of that number, too, and can be undone', async () => {
    await miss();
    const sid = await miss();
    const set = (isHandled: boolean) => ask({ action: 'setCallHandled', callSid: sid, isHandled });
    expect(await set(true)).toEqual({ status: 200, body: { success: true } });
    expect(await badges()).toEqual(nothing);
    expect(await calls()).toMatchObject([{ followUp: 'done' }, { followUp: 'done' }]);
    await set(false);
    expect(await calls()).toMatchObject([{ followUp: 'waiting' }, { followUp: 'done' }]);
  });

  test.each(['anonymous', '+266696687', ''])(
    'is work in Call Analytics alone when the number is withheld: "%s"',
    async (From) => {
      const hidden = { unread: 0, waiting: 0, callsWaiting: 1 };
      const first = await miss({ From });
      expect(await badges()).toEqual(hidden);
      expect(await conversations({ state: 'all' })).toEqual([]);
      await ask({ action: 'setCallHandled', callSid: first, isHandled: true });
      expect(await badges()).toEqual(nothing);
      const second = await leaveVoicemail({ From });
      expect(await badges()).toEqual(hidden);
      // Nobody can call back, so hearing it is all there is to do.
      await ask({ action: 'markVoicemailHeard', callSid: second });
      expect(await badges()).toEqual(nothing);
      expect(await calls()).toMatchObject([{ followUp: 'done' }, { followUp: 'done' }]);
    },
  );

  test('only a missed call can be marked as done', async () => {
    const missing = { status: 404, body: { code: 'no_missed_call' } };
    for (const callSid of [newSid('CA'), 'nonsense']) {
      expect(await ask({ action: 'setCallHandled', callSid, isHandled: true }), callSid).toMatchObject(
        missing,
      );
    }
    const callSid = newSid('CA');
    await reportCall('voice-result', {
      CallSid: callSid,
      DialCallStatus: 'completed',
      DialCallDuration: '42',
    });
    await backgroundDone();
    expect(await ask({ action: 'setCallHandled', callSid, isHandled: true })).toMatchObject(missing);
  });

  test('does not keep a name in the list when the call turns out to be answered', async () => {
    const sid = newSid('CA');
    const row = { call_sid: sid, direction: 'inbound', from_number: customer, to_number: businessNumber };
    const more = {
      business_number: businessNumber,
      status: 'completed',
      duration: 0,
      arrived_at: new Date(),
    };
    const report = (outcome: string, hasResult: boolean) =>
      services.execute(
        `select * from public.save_calls('${JSON.stringify([
          { ...row, ...more, started_at: more.arrived_at, outcome, has_dial_result: hasResult },
        ])}')`,
      );
    await report('missed', false);
    expect(await conversations()).toMatchObject([{ lastMessage: 'Missed call', waiting: 'missed_call' }]);
    await report('answered', true);
    expect(await conversations()).toMatchObject([
      { lastMessage: 'No texts yet', lastEvent: null, waiting: null },
    ]);
  });
});

describe('a text or request', () => {
  test('with an emergency word waits as an emergency, also below a later text', async () => {
    await text('Brakes failed');
    await services.execute('update public.messages set is_emergency = true');
    await text('On the shoulder of US-412');
    expect(await conversations({ state: 'waiting' })).toMatchObject([
      { waiting: 'emergency', unreadCount: 2 },
    ]);
    await send();
    expect(await badges()).toMatchObject({ waiting: 0 });
  });

  test('of the site waits unless a machine seems to have sent it', async () => {
    await quote({ phone: '+19185550151' });
    await quote({ phone: '+19185550152', website: 'https://spam.example' });
    expect(await conversations({ state: 'waiting' })).toMatchObject([
      { otherNumber: '+19185550151', waiting: 'text' },
    ]);
    // From somebody who is known.
    await text('Hello', { From: '+19185550153' });
    await send({ to: '+19185550153' });
    await quote({ phone: '+19185550153', website: 'https://spam.example' });
    expect(await badges()).toMatchObject({ waiting: 1 });
  });

  test('of ours that fails waits to be repaired, until the customer was spoken to', async () => {
    await text();
    await send();
    await services.execute(`update public.messages set status = 'delivered' where direction = 'outbound'`);
    await send({ body: 'ETA 2 PM' });
    const MessageSid = services.twilioMessages.at(-1)?.sid ?? '';
    await post('/sms-handler/status', { MessageSid, MessageStatus: 'failed', ErrorCode: '30008' });
    expect(await conversations({ state: 'waiting' })).toMatchObject([{ waiting: 'failed' }]);
    expect(await conversations({ state: 'unanswered' })).toEqual([]);
    await reportCall('voice-result', { DialCallStatus: 'completed', DialCallDuration: '42' });
    expect(await badges()).toMatchObject({ waiting: 0 });
  });

  test('that says STOP needs no answer', async () => {
    await text('How much is a hose?');
    await text('STOP');
    expect(await badges()).toMatchObject({ waiting: 0 });
    await text('Call me instead');
    expect(await badges()).toMatchObject({ waiting: 1 });
  });
});
