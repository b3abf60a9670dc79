/** Journeys in which any one answer is lost, late or requested twice, and texts that stopped halfway; on both databases. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHandler as createJobsHandler } from '../../supabase/functions/jobs/handler';
import { createHandler as createQuoteHandler } from '../../supabase/functions/request-quote/handler';
import { createHandler } from '../../supabase/functions/sms-handler/handler';
import { createHandler as createVoiceHandler } from '../../supabase/functions/twilio-manage/handler';
import { backgroundDone, takeConsoleErrors } from '../support/console-guard';
import { faultsAt, faultyNetwork, type FaultyNetwork } from '../support/faults';
import { adminCall, quoteCall, read, webhookRequest } from '../support/function-requests';
import { secretKey, startServices, type Services, type Person } from '../support/functions-harness';
import { noteFigure } from '../support/fuzz';
import { usualQuote } from '../support/office-setup';
import { startServicesOnPostgres } from '../support/postgres-services';
import { businessNumber, newSid } from '../support/twilio-rows';

const customer = '+19185550164';
const words = 'On our way';
const noon = new Date('2026-11-20T18:00:00Z');
/** How often a client asks: the first time, and again after no answer or a refusal. */
const attempts = 4;

let services: Services;
let network: FaultyNetwork;
let admin: Person;

/** The texts that Twilio accepted. */
const taken = () => services.twilioMessages.map(({ body }) => body);
/** Until a lease has ended and Twilio would list its text. */
const endClaims = () => services.passTime(12 * 60_000);
const count = async (sql: string) =>
  Number((await services.query(`select count(*)::int as count from ${sql}`))[0]?.['count']);

type Journey = {
  name: string;
  /** Starts the journey. The result sends its request each time it is called. */
  begin: () => () => Promise<Response>;
  /** How many times the effect exists: exactly once, from the first success answer on. */
  effects: () => Promise<number>;
  /** The answer precedes the effect, so success proves nothing: Twilio repeats its report until the text is sent. */
  isAnsweredFirst?: boolean;
};

const journeys: Journey[] = [
  {
    name: 'a text from the office',
    begin: () => {
      const handler = network.reach(createHandler(services.env()));
      const body = { action: 'sendMessage', from: businessNumber, to: customer, body: words };
      const call = { ...body, idempotencyKey: randomUUID() };
      return () => adminCall(handler, 'sms-handler', call, admin.token);
    },
    effects: () => Promise.resolve(taken().length),
  },
  {
    name: 'an incoming text',
    begin: () => {
      const handler = network.reach(createHandler(services.env()));
      const text = { From: customer, To: businessNumber, Body: 'Hello', NumMedia: '0' };
      const fields = { MessageSid: newSid('SM'), ...text };
      return () => handler(webhookRequest('/sms-handler/inbound', fields));
    },
    effects: () => count("public.contacts where unread_count = 1 and last_message = 'Hello'"),
  },
  {
    name: 'a text after a missed call',
    begin: () => {
      const handler = network.reach(createVoiceHandler(services.env(), () => noon));
      const call = { CallSid: newSid('CA'), From: customer, To: businessNumber };
      const fields = { ...call, DialCallStatus: 'no-answer' };
      return () => handler(webhookRequest('/twilio-manage/voice-result', fields));
    },
    effects: () => Promise.resolve(taken().length),
    isAnsweredFirst: true,
  },
  {
    name: 'a quote request',
    begin: () => {
      const handler = network.reach(createQuoteHandler(services.env()));
      return () => quoteCall(handler, usualQuote);
    },
    effects: () => count("public.messages where source = 'web'"),
  },
  {
    name: 'a conversation that the office starts',
    begin: () => {
      const handler = network.reach(createHandler(services.env()));
      const permission = { how: 'phone', note: 'Asked today' };
      const call = { action: 'startConversation', to: '+19185550165', permission };
      return () => adminCall(handler, 'sms-handler', call, admin.token);
    },
    effects: () => count("public.audit_log where action = 'texts.permission'"),
  },
  {
    name: 'a job that the office makes',
    begin: () => {
      const handler = network.reach(createJobsHandler(services.env()));
      const call = { action: 'saveJob', contact: customer, title: 'Leak', idempotencyKey: randomUUID() };
      return () => adminCall(handler, 'jobs', call, admin.token);
    },
    effects: () => count('public.jobs'),
  },
  {
    name: 'an estimate',
    begin: () => {
      const handler = network.reach(createJobsHandler(services.env()));
      const jobId = '00000000-0000-4000-8000-000000000611';
      const call = {
        action: 'sendJobText',
        jobId,
        kind: 'estimate',
        body: words,
        idempotencyKey: randomUUID(),
      };
      return async () => {
        await services.execute(`insert into public.jobs (id, contact_id, title)
          select '${jobId}', c.id, 'Leak' from public.contacts c on conflict do nothing`);
        return adminCall(handler, 'jobs', call, admin.token);
      };
    },
    effects: () => Promise.resolve(taken().length),
  },
  {
    name: 'a YES to an estimate',
    begin: () => {
      const handler = network.reach(createHandler(services.env()));
      const text = { From: customer, To: businessNumber, Body: 'Yes', NumMedia: '0' };
      const fields = { MessageSid: newSid('SM'), ...text };
      return async () => {
        await services.execute(`
          insert into public.messages (id, contact_id, direction, body, status, created_at)
          select '00000000-0000-4000-8000-000000000612', c.id, 'outbound', 'Reply YES', 'sent', now() - interval '1 hour'
          from public.contacts c on conflict do nothing;
          insert into public.jobs (id, contact_id, title, status)
          select '00000000-0000-4000-8000-000000000611', c.id, 'Leak', 'estimate_sent' from public.contacts c
          on conflict do nothing;
          insert into private.job_texts (message_id, job_id, kind)
          values ('00000000-0000-4000-8000-000000000612', '00000000-0000-4000-8000-000000000611', 'estimate')
          on conflict do nothing`);
        return handler(webhookRequest('/sms-handler/inbound', fields));
      };
    },
    effects: () => count("public.audit_log where action = 'job.approve'"),
  },
  {
    name: 'a text whose time has come',
    begin: () => {
      const handler = network.reach(createHandler(services.env()));
      const key = randomUUID();
      return async () => {
        await services.execute(`insert into public.scheduled_texts (id, contact_id, body, send_at, author)
          select '${key}', c.id, '${words}', now(), '${admin.id}' from public.contacts c
          where not exists (select from public.messages m where m.id = '${key}') on conflict do nothing`);
        return adminCall(handler, 'sms-handler', { action: 'sendScheduled' }, secretKey);
      };
    },
    effects: () => Promise.resolve(taken().length),
    isAnsweredFirst: true,
  },
  {
    name: 'a text that is stored to be sent later',
    begin: () => {
      const handler = network.reach(createHandler(services.env()));
      const sendAt = new Date(Date.now() + 3_600_000).toISOString();
      const body = { action: 'sendMessage', from: businessNumber, to: customer, body: words, sendAt };
      const call = { ...body, idempotencyKey: randomUUID() };
      return () => adminCall(handler, 'sms-handler', call, admin.token);
    },
    effects: () => count('public.scheduled_texts'),
  },
  {
    name: 'an invitation',
    begin: () => {
      const handler = network.reach(createVoiceHandler(services.env()));
      const call = { action: 'invitePerson', email: 'dana@example.com', role: 'dispatcher' };
      return () => adminCall(handler, 'twilio-manage', call, admin.token);
    },
    effects: () => count("private.invitations where role = 'dispatcher'"),
  },
];

async function run({ begin, effects, isAnsweredFirst = false }: Journey): Promise<void> {
  const ask = begin();
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const answer = await ask().catch(() => null);
    await backgroundDone();
    if (answer?.status === 200 && !isAnsweredFirst) {
      break;
    }
    await endClaims();
  }
  expect(await effects()).toBe(1);
}

const slice = 6;
let cases = 0;

afterAll(() => noteFigure('R5', `${cases} answers lost, late or twice: every effect exactly once`));

describe.each([
  ['the embedded database', startServices],
  ['PostgreSQL', startServicesOnPostgres],
])('with %s', (_name, start) => {
  beforeAll(async () => {
    services = await start();
    network = faultyNetwork(services);
    admin = await services.signedAdmin();
    await services.saveSetting('twilio_phone_number', businessNumber);
    await services.execute(`update public.call_handling set text_back_on = true, text_back_text = '${words}'
      where id`);
  });
  afterAll(() => services.stop());
  afterEach(() => {
    services.server.resetHandlers();
    takeConsoleErrors();
  });

  const afresh = async () => {
    services.twilioMessages.length = 0;
    await services.execute(`truncate public.contacts, public.audit_log, private.invitations cascade; delete from private.rate_limits where true;
      insert into public.contacts (address, texting_allowed_by) values ('${customer}', 'text')`);
  };

  test.each(journeys)('$name has its effect exactly once, whatever happens to an answer', async (journey) => {
    await afresh();
    network.strike(null);
    await run(journey);
    const points = network.points();
    expect(new Set(points.map(({ link }) => link))).toContain('database');
    for (const fault of faultsAt(points, slice)) {
      await afresh();
      network.strike(fault);
      await run(journey).catch((error: unknown) => {
        throw new Error(`${fault.link} ${fault.nth} ${fault.kind}`, { cause: error });
      });
      cases += 1;
    }
  });

  describe('a text whose row was stored while the office got no answer (R5)', () => {
    let key: string;
    const send = async (idempotencyKey = key) => {
      const body = { action: 'sendMessage', from: businessNumber, to: customer, body: words, idempotencyKey };
      return read(await adminCall(createHandler(services.env()), 'sms-handler', body, admin.token));
    };
    const loseTheRow = () =>
      network.strike({ link: 'database', kind: 'lost after', times: 2, path: '/rpc/begin_message' });
    beforeEach(async () => {
      await afresh();
      key = randomUUID();
      network.strike(null);
    });

    test('is reported as not sent yet, and is sent once when many requests repeat it later', async () => {
      loseTheRow();
      expect(await send()).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
      expect(await send()).toMatchObject({ status: 202, body: { success: false, code: 'not_confirmed' } });
      expect(taken()).toEqual([]);
      await endClaims();
      const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
      for (const { status } of answers) {
        expect([200, 202]).toContain(status);
      }
      expect(taken()).toHaveLength(1);
    });

    test('is not sent to somebody who has said STOP meanwhile', async () => {
      loseTheRow();
      await send();
      await endClaims();
      await services.execute('update public.contacts set opted_out_by_contact = true');
      expect(await send()).toMatchObject({ status: 409, body: { code: 'opted_out' } });
      expect(taken()).toEqual([]);
    });
  });
});
