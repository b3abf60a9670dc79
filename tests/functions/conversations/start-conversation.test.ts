/** Starting a conversation with somebody who agreed to texts on the phone, on a form or in person. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { business } from '../../../src/content/business';
import { introduction } from '../../../supabase/functions/_shared/contract/conversations';
import { customer, startOffice } from '../../support/office-setup';
import { businessNumber, twilioNumber } from '../../support/twilio-rows';

const permission = { how: 'phone', note: 'Asked me on the phone to text the ETA' };
const office = await startOffice();
const { services, admin, ask, text } = office;

const start = (fields = {}) => ask({ action: 'startConversation', to: customer, permission, ...fields });
const send = (body: string, fields: object = {}) => office.send({ body, ...fields });
const contacts = () =>
  services.rows('contacts?select=id,name,texting_allowed_by,permission_note,permission_noted_by');
const sentBodies = () => services.twilioRequests.map(({ form }) => form['Body']);

test('the permission is stored once with its author and erased with the person, but their STOP stays', async () => {
  const first = await start({ to: '(918) 555-0199', name: 'Dana' });
  expect(first.status).toBe(200);
  expect(await start()).toEqual(first);
  const noted = { permission_note: permission.note, permission_noted_by: admin.id };
  const id = first.body['conversationId'];
  expect(await contacts()).toEqual([{ id, name: 'Dana', texting_allowed_by: 'phone', ...noted }]);
  const line = { actor: admin.id, action: 'texts.permission', subject: customer };
  expect(await services.rows('audit_log')).toMatchObject([{ ...line, old_value: null, new_value: 'phone' }]);
  const open = { conversationId: id, textBlock: null };
  expect(await office.conversations({ state: 'open' })).toMatchObject([open]);

  await text('STOP');
  await services.query(`select public.erase_person('${customer}', true)`);
  expect(await contacts()).toMatchObject([
    { name: null, texting_allowed_by: null, permission_note: null, permission_noted_by: null },
  ]);
  expect(await services.rows('audit_log?action=eq.texts.permission')).toMatchObject([{ subject: 'erased' }]);
});

const mark = () => ask({ action: 'setOptedOut', to: customer, optedOut: true });
test.each([
  ['without permission from a stranger', { permission: undefined }, 'no_permission'],
  ['with an unknown kind of permission', { permission: { how: 'guess', note: 'x' } }, 'no_permission'],
  ['without a note', { permission: { how: 'form' } }, 'no_permission'],
  ['with a blank note', { permission: { how: 'form', note: '  ' } }, 'no_permission'],
  ['with the business number', { to: businessNumber }, 'own_number'],
  ['with a number abroad', { to: '+442071838750' }, 'not_textable'],
])('starting a conversation is refused %s', async (_, fields, code) => {
  expect(await start(fields)).toMatchObject({ status: 400, body: { code } });
  expect(await contacts()).toEqual([]);
});

test.each([
  ['who said STOP', () => text('STOP')],
  ['whom the office opted out', async () => (await text(), mark())],
])('starting a conversation is refused with somebody %s, and nothing is noted', async (_, optOut) => {
  await optOut();
  expect(await start()).toMatchObject({ status: 409, body: { code: 'opted_out' } });
  expect(await contacts()).toMatchObject([{ permission_note: null }]);
});

describe('the first text to somebody whose permission was noted', () => {
  test('gets the introduction once, even when the request is repeated', async () => {
    expect(introduction).toContain(business.name);
    expect((await send('Hello')).status).toBe(403);
    await start();
    const idempotencyKey = randomUUID();
    const first = await send('On my way ', { idempotencyKey });
    expect(first).toMatchObject({ status: 200, body: { message: { body: `On my way ${introduction}` } } });
    expect((await send('On my way ', { idempotencyKey })).body).toEqual(first.body);
    expect(await send('Another', { idempotencyKey })).toMatchObject({ status: 409 });
    await send('Here now');
    expect(sentBodies()).toEqual([`On my way ${introduction}`, 'Here now']);
  });

  test.each([
    ['it names the business and how to stop', () => start(), `${business.name} here. Reply STOP to end.`],
    ['the contact has texted meanwhile', async () => (await start(), text('Hi')), 'Hello'],
  ])('gets no introduction when %s', async (_, before, body) => {
    await before();
    await send(body);
    expect(sentBodies()).toEqual([body]);
  });

  test('is refused when the introduction does not fit, with the length that fits', async () => {
    await start();
    const refused = await send('x'.repeat(1590));
    expect(refused).toMatchObject({ status: 400, body: { code: 'message_too_long' } });
    const [, fitting] = /Shorten it to (\d+) characters/.exec(String(refused.body['error'])) ?? [];
    expect(await send('x'.repeat(Number(fitting) + 1))).toMatchObject({ status: 400 });
    expect(await services.rows('messages')).toEqual([]);
    expect(await send('x'.repeat(Number(fitting)))).toMatchObject({ status: 200 });
  });
});

test('somebody who never wrote gets each text from the number that is saved then', async () => {
  const next = '+19185550102';
  services.twilioNumbers.push(twilioNumber(next));
  await start();
  await send('On our way');
  await services.saveSetting('twilio_phone_number', next);
  expect((await send('At the gate', { from: next })).status).toBe(200);
  expect(services.twilioRequests.map(({ form }) => form['From'])).toEqual([businessNumber, next]);
});
