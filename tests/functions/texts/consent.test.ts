/** Who may be texted: what a contact says lifts only what the contact said, and so for the office. */
import { describe, expect, test } from 'vitest';
import { businessNumber } from '../../support/functions-harness';
import { customer, rowsOf, startOffice } from '../../support/office-setup';

const { services, admin, ask, text } = await startOffice();

const mark = async (optedOut: unknown, to = customer) =>
  (await ask({ action: 'setOptedOut', to, optedOut })).status;
const textBlock = async () =>
  rowsOf((await ask({ action: 'getConversations' })).body['conversations'])[0]?.['textBlock'];
const send = () => ask({ action: 'sendMessage', from: businessNumber, to: customer, body: 'On our way' });

describe('the office’s own mark', () => {
  test.each(['YES', 'START', 'UNSTOP', 'I changed my mind'])('outlives their "%s"', async (body) => {
    await text();
    await mark(true);
    await text(body);
    expect(await textBlock()).toBe('opted_out_by_office');
  });

  test('stops every send until it is lifted, and is noted once with who set it', async () => {
    await text();
    expect(await Promise.all([1, 2, 3].map(() => mark(true)))).toEqual([200, 200, 200]);
    expect(await send()).toMatchObject({ status: 409, body: { code: 'opted_out' } });
    expect(services.twilioRequests).toEqual([]);
    expect(await services.rows('audit_log?select=actor,action,subject,new_value')).toEqual([
      { actor: admin.id, action: 'texts.stop', subject: customer, new_value: 'true' },
    ]);
    expect(await mark(false)).toBe(200);
    expect((await send()).status).toBe(200);
  });

  test('is still there when they have said STOP and START in between', async () => {
    await text();
    await mark(true);
    await text('STOP');
    expect(await textBlock()).toBe('opted_out');
    await text('START');
    expect(await textBlock()).toBe('opted_out_by_office');
    expect(await mark(false)).toBe(200);
    expect(await textBlock()).toBeNull();
  });

  test('needs somebody to set it for', async () => expect(await mark(true, '+19185557777')).toBe(404));
});

describe('their own STOP', () => {
  test.each([
    ['STOP', {}, 'opted_out'],
    [' stop ', {}, 'opted_out'],
    ['Unsubscribe', {}, 'opted_out'],
    ['QUIT', {}, 'opted_out'],
    ['arrêt', { OptOutType: 'STOP' }, 'opted_out'],
    ['please stop by at noon', {}, null],
    ['HELP', {}, null],
  ])('is what "%s" %j says, or not: %s', async (body, more, expected) => {
    await text(body, more);
    expect(await textBlock()).toBe(expected);
  });

  test.each([
    ['START', {}, null],
    ['unstop ', {}, null],
    ['commencer', { OptOutType: 'START' }, null],
    ['YES', {}, 'opted_out'],
    ['YES', { OptOutType: 'START' }, 'opted_out'],
    ['START please', {}, 'opted_out'],
    ['Can you come?', { To: '+19185550102' }, 'opted_out'],
  ])('after "%s" %j is %s', async (body, more, expected) => {
    await text('STOP');
    await text(body, more);
    expect(await textBlock()).toBe(expected);
  });

  test('is not lifted by the office', async () => {
    await text('STOP');
    expect(await mark(false)).toBe(409);
    expect(await textBlock()).toBe('opted_out');
    expect(await send()).toMatchObject({ status: 409, body: { code: 'opted_out' } });
  });
});
