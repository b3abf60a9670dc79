/** Why somebody may be texted: their text, the website's form, a call of the last 30 days, or what the office noted. */
import { expect, test } from 'vitest';
import { business } from '../../../src/content/business';
import { introduction } from '../../../supabase/functions/_shared/contract/conversations';
import { customer, startOffice } from '../../support/office-setup';
import { businessNumber, newSid } from '../../support/twilio-rows';

const { services, admin, ask, text, quote, send } = await startOffice();
const noted = { how: 'phone', note: 'x' };

const start = (fields = {}) => ask({ action: 'startConversation', to: customer, ...fields });
const known = async () => (await ask({ action: 'getPermission', to: '(918) 555-0199 x3' })).body;
const contacts = () =>
  services.rows('contacts?select=texting_allowed_by,permission_note,permission_noted_by');

/** Stores a call with the customer, by default one that they made now. */
const call = ({ direction = 'inbound', outcome = 'missed', age = '0' } = {}) => {
  const [from, to] = direction === 'inbound' ? [customer, businessNumber] : [businessNumber, customer];
  return services.execute(`
    insert into public.calls (call_sid, direction, from_number, to_number, business_number, arrived_at, status, outcome)
    values ('${newSid('CA')}', '${direction}', '${from}', '${to}', '${businessNumber}',
      now() - interval '${age}', 'no-answer', ${direction === 'inbound' ? `'${outcome}'` : 'null'})`);
};
const storeContact = () => services.execute(`insert into public.contacts (address) values ('${customer}')`);

const isMoment: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const byCall = {
  number: customer,
  textBlock: null,
  permission: { how: 'call', note: null, notedAt: isMoment },
};
const nothing = { textBlock: 'no_consent', permission: null };

test.each([
  ['before they were a contact', async () => call()],
  ['after they were a contact', async () => (await storeContact(), call())],
  ['and became a contact', async () => (await call({ outcome: 'answered' }), storeContact())],
  ['four weeks ago', async () => call({ age: '29 days' })],
])('somebody who called %s may be answered by text, without a question', async (_, happened) => {
  await happened();
  expect(await known()).toMatchObject(byCall);
  expect((await start()).status).toBe(200);
  expect((await send()).status).toBe(200);
  expect(await contacts()).toMatchObject([{ texting_allowed_by: null, permission_note: null }]);
});

test('the first text to somebody who only called introduces the business, and no later one does', async () => {
  await call();
  await start();
  expect((await send({ body: 'On my way' })).body).toMatchObject({
    message: { body: `On my way ${introduction}` },
  });
  expect((await send({ body: 'Here now' })).body).toMatchObject({ message: { body: 'Here now' } });
});

test('somebody who called and wrote gets no introduction', async () => {
  await call();
  await text('Can you come?');
  expect((await send({ body: 'On my way' })).body).toMatchObject({ message: { body: 'On my way' } });
});

test.each([
  ['31 days ago', () => call({ age: '31 days' })],
  ['while they were blocked', () => call({ outcome: 'blocked' })],
  ['never, but we called them', () => call({ direction: 'outbound' })],
])('nothing allows texts to somebody who called %s', async (_, happened) => {
  await happened();
  expect(await known()).toMatchObject(nothing);
  expect(await start()).toMatchObject({ status: 400, body: { code: 'no_permission' } });
  expect(await contacts()).toEqual([]);
  expect((await start({ permission: noted })).status).toBe(200);
  expect(await contacts()).toMatchObject([{ texting_allowed_by: 'phone' }]);
});

test('30 days after the call texts end again, unless the caller wrote back', async () => {
  await call();
  await start();
  const age = () =>
    services.execute(`
      update public.calls set arrived_at = now() - interval '31 days' where other_number = '${customer}';
      update public.contacts set last_called_at = now() - interval '31 days' where address = '${customer}'`);
  await age();
  expect(await send()).toMatchObject({ status: 403, body: { code: 'no_consent' } });
  expect(await known()).toMatchObject(nothing);
  await text('Yes please');
  expect((await send()).status).toBe(200);
  expect(await known()).toMatchObject({ textBlock: null, permission: { how: 'text' } });
});

test('a text proves more than a note, which is not stored over it', async () => {
  await text('Can you come?');
  const [message] = await services.rows('messages?select=created_at');
  const notedAt = new Date(String(message?.['created_at'])).toISOString();
  expect(await known()).toMatchObject({ permission: { how: 'text', note: null, notedAt } });
  expect((await start({ permission: noted })).status).toBe(200);
  expect((await start()).status).toBe(200);
  expect(await contacts()).toEqual([
    { texting_allowed_by: 'text', permission_note: null, permission_noted_by: null },
  ]);
  expect(await services.rows('audit_log?action=eq.texts.permission')).toEqual([]);
});

test('the website’s form proves more than a note, and is named with the day of the request', async () => {
  await quote({ phone: customer, smsConsent: true });
  await services.execute("update public.quote_requests set consented_at = '2026-11-03T15:00:00Z'");
  const permission = { how: 'form', note: null, notedAt: '2026-11-03T15:00:00.000Z' };
  expect(await known()).toMatchObject({ permission });
  await start({ permission: noted });
  expect(await known()).toMatchObject({ permission });
});

test('what the office noted is the permission of a caller for good, with its note', async () => {
  await call();
  expect((await start({ permission: noted, name: 'Dana' })).status).toBe(200);
  expect(await contacts()).toEqual([
    { texting_allowed_by: 'phone', permission_note: 'x', permission_noted_by: admin.id },
  ]);
  expect(await known()).toMatchObject({ name: 'Dana', permission: { how: 'phone', note: 'x' } });
  await start();
  expect(await known()).toMatchObject({ permission: { how: 'phone', note: 'x' } });
});

test.each([
  ['opted_out', 409, () => text('STOP')],
  ['blocked', 403, () => ask({ action: 'setBlocked', to: customer, isBlocked: true })],
])('a call allows no texts to a contact who is %s', async (code, status, refuse) => {
  await refuse();
  await call();
  expect(await known()).toMatchObject({ textBlock: code });
  expect(await start()).toMatchObject({ status, body: { code } });
});

test('the last call, the company and the extension are erased with the person, but not their STOP', async () => {
  await call();
  const row = { address: customer, name: 'Dana', company: 'Acme', extension: '12' };
  await ask({ action: 'importContacts', rows: [row] });
  await text('STOP');
  const details = () =>
    services.rows('contacts?select=company,phone_extension,last_called_at,opted_out_by_contact');
  expect(await details()).toMatchObject([{ company: 'Acme', phone_extension: '12' }]);
  await services.query(`select public.erase_person('${customer}', true)`);
  expect(await details()).toEqual([
    { company: null, phone_extension: null, last_called_at: null, opted_out_by_contact: true },
  ]);
});

test('the number of the business itself is not a person', async () => {
  expect(await ask({ action: 'getPermission', to: business.phone.e164 })).toMatchObject({ status: 200 });
  expect(await start({ to: businessNumber })).toMatchObject({ body: { code: 'own_number' } });
});
