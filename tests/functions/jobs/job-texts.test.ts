/** Texts about jobs, and the approval of an estimate with its evidence. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { job } from '../../../supabase/functions/_shared/contract/jobs';
import {
  defaultTemplates,
  fillTemplate,
  describeVisit,
} from '../../../supabase/functions/_shared/domain/job-texts';
import { backgroundDone, takeConsoleErrors } from '../../support/console-guard';
import { customer, parseRows, startOffice } from '../../support/office-setup';
import { twilioError } from '../../support/twilio-rows';

const office = await startOffice();
const { services, admin, ask, text, send, post } = office;

const visit = { day: '2099-12-01', from: '09:00', to: '11:00' };
const estimate = 'Our estimate for the 336: $1,250.00. Reply YES to approve it.';
const save = async (fields: object = {}) => {
  const { body } = await ask({ action: 'saveJob', contact: customer, title: 'Hydraulic leak', ...fields });
  return v.parse(job, body['job']);
};
const sendText = (jobId: string, kind: string, fields: object = {}) =>
  ask({ action: 'sendJobText', jobId, kind, body: 'We are on our way', ...fields });
const sendEstimate = (jobId: string, body = estimate) => sendText(jobId, 'estimate', { body });
/** Sends one that Twilio refuses. Returns its id. */
async function sendRefused(jobId: string, kind: string): Promise<string> {
  office.twilioAnswers('post', 'Messages.json', () => twilioError(400, 21_614));
  expect(await sendText(jobId, kind)).toMatchObject({ status: 400 });
  services.server.resetHandlers();
  takeConsoleErrors();
  return String((await office.messages()).at(-1)?.['id']);
}
const jobs = async () => parseRows((await ask({ action: 'getJobs' })).body['jobs']);
const only = async () => v.parse(job, (await jobs())[0]);
const sentBodies = () =>
  services.twilioMessages.filter(({ direction }) => direction !== 'inbound').map(({ body }) => body);

/** Takes in a customer's text, with all that follows from it. */
const receive = async (body: string, changes: Record<string, string> = {}) => {
  await text(body, changes);
  await backgroundDone();
};

beforeEach(() => receive('The hose leaks'));

describe('a text about a job', () => {
  test('is sent like any text, and the job moves on once Twilio has taken it', async () => {
    const { id } = await save({ amountCents: 125_000, visit });
    const steps = [
      ['estimate', 'estimate_sent'],
      ['confirmation', 'booked'],
      ['moved', 'booked'],
      ['on_the_way', 'on_the_way'],
      ['done', 'done'],
      ['review', 'done'],
    ] as const;
    for (const [kind, status] of steps) {
      const answer = await sendText(id, kind, { body: `About: ${kind}` });
      expect(answer).toMatchObject({
        status: 200,
        body: { success: true, message: { direction: 'outbound' }, job: { status } },
      });
    }
    expect(sentBodies()).toEqual(steps.map(([kind]) => `About: ${kind}`));
  });

  test('with the same key goes out once', async () => {
    const { id } = await save();
    const idempotencyKey = randomUUID();
    const answers = [
      await sendText(id, 'done', { idempotencyKey }),
      await sendText(id, 'done', { idempotencyKey }),
    ];
    expect(answers).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(sentBodies()).toHaveLength(1);
  });

  test.each([
    ['with a [field] that has no value', { body: 'You are booked on [day]' }, 400, 'missing_value'],
    ['with a mistyped field', { body: 'Total: [Amout]' }, 400, 'missing_value'],
    ['with no words', { body: ' ' }, 400, 'empty_message'],
    ['of a kind that there is not', { kind: 'invoice' }, 400, 'invalid_kind'],
    ['in ten minutes', { kind: 'on_the_way', etaMinutes: 10 }, 400, 'invalid_eta'],
    ['about no job', { jobId: randomUUID() }, 404, 'no_job'],
    ['that confirms no visit', { kind: 'confirmation' }, 409, 'no_visit'],
  ])('%s is refused', async (_, fields, status, code) => {
    const { id } = await save();
    expect(await sendText(id, 'done', fields)).toMatchObject({ status, body: { code } });
    expect(sentBodies()).toEqual([]);
    expect(await only()).toMatchObject({ status: 'new' });
  });

  test.each([15, 30, 45, 60])('may say that somebody comes in %i minutes', async (etaMinutes) => {
    const { id } = await save();
    expect(await sendText(id, 'on_the_way', { etaMinutes })).toMatchObject({ status: 200 });
  });

  test('reaches nobody who opted out, and leaves the job as it was', async () => {
    const { id } = await save();
    await receive('STOP');
    expect(await sendText(id, 'done')).toMatchObject({ status: 409, body: { code: 'opted_out' } });
    expect(await only()).toMatchObject({ status: 'new' });
  });

  test('that Twilio refuses leaves the job as it was', async () => {
    const { id } = await save({ amountCents: 100 });
    office.twilioAnswers('post', 'Messages.json');
    expect(await sendEstimate(id)).toMatchObject({ status: 202 });
    takeConsoleErrors();
    expect(await only()).toMatchObject({ status: 'new' });
  });

  test('moves the job on with Twilio’s report when the answer could not be stored', async () => {
    const { id } = await save({ amountCents: 100 });
    office.databaseAnswers('rpc/update_message_status');
    expect(await sendEstimate(id)).toMatchObject({ status: 200 });
    takeConsoleErrors();
    services.server.resetHandlers();
    expect(await only()).toMatchObject({ status: 'new' });
    const [message] = services.twilioMessages.slice(-1);
    const status = { MessageSid: String(message?.sid), MessageStatus: 'delivered' };
    await post(`/sms-handler/status?message=${String((await office.messages()).at(-1)?.['id'])}`, status);
    expect(await only()).toMatchObject({ status: 'estimate_sent' });
  });

  test.each([
    ['estimate', 'estimate_sent'],
    ['confirmation', 'booked'],
    ['moved', 'booked'],
    ['on_the_way', 'on_the_way'],
    ['done', 'done'],
  ] as const)('that failed and is sent again (%s) moves the job on', async (kind, status) => {
    const { id } = await save({ amountCents: 100, visit });
    const retryOf = await sendRefused(id, kind);
    expect(await only()).toMatchObject({ status: 'new', visit: { confirmedAt: null }, estimateSentAt: null });
    expect(await send({ retryOf, body: 'We are on our way' })).toMatchObject({ status: 200 });
    const after = await only();
    expect(after).toMatchObject({ status });
    expect(after.visit?.confirmedAt !== null).toBe(status === 'booked');
    expect(after.estimateSentAt !== null).toBe(kind === 'estimate');
  });

  test('that failed and is sent again can be approved like the first', async () => {
    const { id } = await save({ amountCents: 100 });
    const retryOf = await sendRefused(id, 'estimate');
    await receive('YES');
    expect(await only()).toMatchObject({ approved: null });
    await send({ retryOf, body: 'We are on our way' });
    await receive('YES');
    expect(await only()).toMatchObject({ status: 'approved', approved: { estimate: { amountCents: 100 } } });
  });

  test('that failed asks for no second review in ninety days when it is sent again', async () => {
    const { id } = await save({ status: 'done' });
    const [retryOf, idempotencyKey] = [await sendRefused(id, 'review'), randomUUID()];
    const retry = { retryOf, idempotencyKey, body: 'We are on our way' };
    expect(await sendText(id, 'review')).toMatchObject({ status: 200 });
    expect(await send(retry)).toMatchObject({ status: 409, body: { code: 'too_soon' } });
    await services.passTime(91 * 86_400_000);
    expect(await only()).toMatchObject({ reviewAskedAt: null });
    // The same one twice is one.
    expect([await send(retry), await send(retry)]).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect((await only()).reviewAskedAt).not.toBeNull();
    expect(sentBodies()).toHaveLength(2);
  });

  test('asks for a review once in ninety days, also for another job', async () => {
    const [first, second] = [await save(), await save()];
    expect(await sendText(first.id, 'review')).toMatchObject({ status: 200 });
    expect(await sendText(second.id, 'review')).toMatchObject({ status: 409, body: { code: 'too_soon' } });
    await services.passTime(91 * 86_400_000);
    expect(await sendText(second.id, 'review')).toMatchObject({ status: 200 });
  });
});

describe('a visit', () => {
  const confirmedAt = async () => (await only()).visit?.confirmedAt;

  test('is confirmed once the customer has its confirmation, and no longer when it is moved', async () => {
    const { id } = await save({ visit });
    expect(await confirmedAt()).toBeNull();
    await sendText(id, 'confirmation');
    expect(await confirmedAt()).toEqual(expect.stringMatching(/^\d{4}-/));
    await save({ jobId: id, visit: { ...visit, from: '10:00' } });
    expect(await confirmedAt()).toBeNull();
    await sendText(id, 'moved');
    expect(await confirmedAt()).toEqual(expect.stringMatching(/^\d{4}-/));
  });

  test('stays confirmed when somebody else goes, and doesn’t when the confirmation failed', async () => {
    const { id } = await save({ visit });
    await sendText(id, 'confirmation');
    await save({ jobId: id, visit: { ...visit, memberId: admin.id } });
    expect(await confirmedAt()).not.toBeNull();
    const { sid } = services.twilioMessages.at(-1) ?? {};
    await post('/sms-handler/status', {
      MessageSid: String(sid),
      MessageStatus: 'undelivered',
      ErrorCode: '30003',
    });
    expect(await confirmedAt()).toBeNull();
  });

  test('may be canceled when a bare CANCEL has ended texts, until somebody has decided', async () => {
    const { id } = await save({ visit });
    const past = await save({ title: 'Old', visit: { ...visit, day: '2020-12-01' } });
    await receive('Cancel.', { OptOutType: 'STOP' });
    const mayBe = async (jobId: unknown) =>
      v.parse(
        job,
        (await jobs()).find(({ id: one }) => one === jobId),
      ).visit?.mayBeCanceled;
    expect([await mayBe(id), await mayBe(past.id)]).toEqual([true, false]);
    expect(await send()).toMatchObject({ status: 409, body: { code: 'opted_out' } });
    await save({ jobId: id, visit });
    expect(await mayBe(id)).toBe(false);
  });

  test.each(['STOP', 'cancel please', 'Can we cancel the second truck?'])(
    'is not in doubt after “%s”',
    async (words) => {
      await save({ visit });
      await receive(words);
      expect(await only()).toMatchObject({ visit: { mayBeCanceled: false } });
    },
  );
});

describe('the approval of an estimate', () => {
  const open = async (amountCents = 125_000) => {
    const { id } = await save({ amountCents });
    await sendEstimate(id);
    return String(id);
  };

  test.each(['YES', 'yes', 'Yes!', ' y e s ', 'Yes please', 'yes, thanks', 'Sí', 'ＹＥＳ', 'Yes 👍'])(
    'comes by a text that is only “%s”, and keeps its words, its time and what was approved',
    async (words) => {
      const id = await open();
      await receive(words);
      expect(await only()).toMatchObject({
        id,
        status: 'approved',
        approved: { words, estimate: { amountCents: 125_000, body: estimate } },
      });
      const messages = await office.messages();
      expect((await only()).approved?.messageId).toBe(messages.at(-1)?.['id']);
    },
  );

  test.each([
    ['a reaction', 'Liked “Our estimate for the 336: $1,250.00. Reply YES to approve it.”'],
    ['a reaction to a YES', 'Liked “YES”'],
    ['a YES with a condition', 'Yes, but only the hose'],
    ['a question', 'Yes?? How long does it take'],
    ['a no', 'No'],
    ['an OK', 'ok'],
  ])('does not come by %s', async (_, words) => {
    await open();
    await receive(words);
    expect(await only()).toMatchObject({ status: 'estimate_sent', approved: null });
  });

  test('does not come by the YES of somebody who opted out, which only allows texts again', async () => {
    await open();
    await receive('STOP', { OptOutType: 'STOP' });
    await receive('YES', { OptOutType: 'START' });
    expect(await only()).toMatchObject({ status: 'estimate_sent', approved: null });
    expect(await send()).toMatchObject({ status: 200 });
    await receive('YES', { OptOutType: 'START' });
    expect(await only()).toMatchObject({ status: 'approved' });
  });

  test('does not come by itself while two estimates are open, and does by hand', async () => {
    const [first, second] = [await open(), await open(50_000)];
    await receive('YES');
    expect(await jobs()).toMatchObject([{ approved: null }, { approved: null }]);
    const messageId = (await office.messages()).at(-1)?.['id'];
    const answer = await ask({ action: 'approveJob', jobId: first, messageId });
    expect(answer).toMatchObject({
      status: 200,
      body: { job: { status: 'approved', approved: { messageId, words: 'YES' } } },
    });
    // Now there is only one.
    await receive('yes');
    expect((await jobs()).find(({ id }) => id === second)).toMatchObject({ approved: { words: 'yes' } });
  });

  test('by hand needs a message of this customer, and an estimate that they have', async () => {
    const { id: jobId } = await save({ amountCents: 100 });
    const [first] = await office.messages();
    const approve = (messageId: unknown) => ask({ action: 'approveJob', jobId, messageId });
    expect(await approve(first?.['id'])).toMatchObject({ status: 409, body: { code: 'no_estimate' } });
    await sendEstimate(jobId);
    const ours = (await office.messages()).at(-1)?.['id'];
    expect(await approve(ours)).toMatchObject({ status: 404, body: { code: 'no_message' } });
    expect(await approve(randomUUID())).toMatchObject({ status: 404, body: { code: 'no_message' } });
    expect(await approve(first?.['id'])).toMatchObject({ status: 200 });
    const noted = await services.rows('audit_log?select=actor,subject&action=eq.job.approve');
    expect(noted).toEqual([{ actor: admin.id, subject: customer }]);
  });

  test('by hand keeps the status of a job that is booked or further, and is its evidence', async () => {
    for (const status of ['booked', 'on_the_way', 'done', 'lost'] as const) {
      const jobId = await open();
      await save({ jobId, visit, status });
      await receive(`go ahead, ${status}`);
      const messageId = (await office.messages()).at(-1)?.['id'];
      const answer = await ask({ action: 'approveJob', jobId, messageId });
      expect(answer).toMatchObject({
        status: 200,
        body: { job: { status, approved: { words: `go ahead, ${status}`, estimate: { body: estimate } } } },
      });
    }
  });

  test('waits for its estimate also when the job is booked by then', async () => {
    const { id } = await save({ amountCents: 100, visit, status: 'booked' });
    expect(await only()).toMatchObject({ estimateSentAt: null });
    await sendEstimate(id);
    const { estimateSentAt, status } = await only();
    expect([status, estimateSentAt]).toEqual(['booked', (await office.messages()).at(-1)?.['created_at']]);
    await save({ jobId: id, amountCents: 200 });
    expect(await only()).toMatchObject({ estimateSentAt: null });
  });

  test('falls when the amount changes, and the old estimate can no longer be approved', async () => {
    const jobId = await open();
    await receive('YES');
    await save({ jobId, amountCents: 130_000, status: 'approved' });
    expect(await only()).toMatchObject({ approved: null, status: 'new' });
    await receive('YES');
    expect(await only()).toMatchObject({ approved: null });
    await sendEstimate(jobId, 'New estimate: $1,300.00. Reply YES to approve it.');
    await receive('YES');
    expect(await only()).toMatchObject({
      status: 'approved',
      approved: { estimate: { amountCents: 130_000 } },
    });
  });

  test('falls when another estimate is sent, and stays when the same one is', async () => {
    const jobId = await open();
    await receive('YES');
    await sendEstimate(jobId);
    expect(await only()).toMatchObject({ status: 'approved' });
    await sendEstimate(jobId, 'With the second hose, same price. Reply YES to approve it.');
    expect(await only()).toMatchObject({ status: 'estimate_sent', approved: null });
  });

  test('stays when anything else of the job changes', async () => {
    const jobId = await open();
    await receive('YES');
    await save({ jobId, place: 'Verdigris pit', visit, status: 'booked' });
    expect(await only()).toMatchObject({ status: 'booked', approved: { words: 'YES' } });
  });

  test('does not come by a YES from before the estimate, reported late', async () => {
    await open();
    await services.execute(`select public.receive_message('+19185550142', '${customer}', 'YES', 'SM${'7'.repeat(32)}',
      p_received_at => now() - interval '1 hour', p_reading => 'yes')`);
    expect(await only()).toMatchObject({ approved: null });
  });

  test('is the one alert of its text', async () => {
    await services.execute(`insert into private.alert_settings (user_id, kinds, phone)
      values ('${admin.id}', '["text"]', '+19185550177')`);
    await open();
    await receive('YES');
    const alerts = services.twilioMessages.filter(({ to }) => to === '+19185550177').map(({ body }) => body);
    expect(alerts).toEqual([expect.stringContaining('approved the estimate')]);
  });
});

describe('a template', () => {
  test('gets the values that are known, and keeps the fields of the others', () => {
    const values = {
      name: 'Dana',
      amount: '$1.00',
      ...describeVisit({ day: '2028-02-29', from: '09:00', to: '00:00' }),
    };
    expect(fillTemplate('[Name]: [day], [window], [pay link], [amount] [other]', values)).toBe(
      'Dana: Tuesday, February 29, 9 AM to midnight, [pay link], $1.00 [other]',
    );
  });

  test('of each kind has default words, which an admin changes and takes back', async () => {
    const change = (fields: object) => ask({ action: 'saveJobSettings', ...fields });
    expect((await ask({ action: 'getJobSettings' })).body).toEqual({
      templates: {},
      reminderOn: true,
      payLink: null,
      reviewLink: null,
    });
    const reviewLink = 'https://reviews.example/ironbud';
    const templates = { done: 'All done, [name].', review: 'Review us: [review link]' };
    expect(await change({ templates, reviewLink })).toMatchObject({
      status: 200,
      body: { templates, reviewLink },
    });
    expect(await change({ templates: { done: null }, reminderOn: false })).toMatchObject({
      body: { templates: { review: templates.review }, reminderOn: false, reviewLink },
    });
    expect(Object.keys(defaultTemplates)).toContain('reminder');
    const subjects = (await services.rows('audit_log?select=subject&action=eq.job_settings.update')).map(
      ({ subject }) => subject,
    );
    expect(new Set(subjects)).toEqual(
      new Set(['job_settings.templates', 'job_settings.review_link', 'job_settings.reminder_on']),
    );
  });

  test.each([
    { payLink: 'http://pay.example' },
    { reviewLink: 'javascript:alert(1)' },
    { templates: { done: 'x'.repeat(1_001) } },
  ])('or link such as %j is refused', async (fields) =>
    expect(await ask({ action: 'saveJobSettings', ...fields })).toMatchObject({ status: 400 }),
  );

  test('is changed by admins only', async () => {
    const { token } = await services.person('dispatcher');
    expect(await ask({ action: 'saveJobSettings', reminderOn: false }, token)).toMatchObject({ status: 403 });
    expect(await ask({ action: 'getJobSettings' }, token)).toMatchObject({ status: 200 });
  });
});
