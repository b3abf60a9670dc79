/** What the office knows about a contact: details that are edited one at a time, further numbers, and files. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../support/functions-harness';
import { customer, parseRows, startOffice } from '../../support/office-setup';
import { newSid } from '../../support/twilio-rows';

const { services, ask, text, conversations } = await startOffice();
let pat: Person;
beforeAll(async () => {
  pat = await services.person('dispatcher');
});
beforeEach(() => text('The hose leaks'));

const call = (action: string, fields: object) => ask({ action, contact: customer, ...fields }, pat.token);
const contact = async () => (await call('getContact', {})).body['contact'];
const save = (field: string, value: unknown, before?: string | null) =>
  call('saveContactDetail', { field, value, before });
const saved = (value: string | null) => ({ status: 200, body: { success: true, value } });

test('each detail is saved by itself and shown with the permission and its evidence', async () => {
  const given = {
    name: 'Dale Rowe',
    company: 'Verdigris Aggregates',
    email: 'dale@verdigris.example',
    phoneExtension: '12',
    place: '4100 E 11th St, Tulsa',
    pinnedNote: 'Gate 4711\nAsk for Dale',
  };
  for (const [field, value] of Object.entries(given)) {
    expect(await save(field, ` ${value} `)).toEqual(saved(value));
  }
  const known = { otherNumber: customer, ...given, textBlock: null, permission: { how: 'text' } };
  expect(await contact()).toMatchObject({ ...known, permissionNotedBy: null, assignedTo: null, others: [] });
  expect(await conversations()).toMatchObject([{ contactName: given.name, company: given.company }]);
  expect(await save('place', '', given.place)).toEqual(saved(null));
  expect(await contact()).toMatchObject({ place: null, pinnedNote: given.pinnedNote });
});

test('the log says which detail somebody changed, but not to what', async () => {
  await save('pinnedNote', 'Gate 4711');
  const lines = await services.rows('audit_log?action=eq.contact.detail');
  expect(lines).toMatchObject([
    { actor: pat.id, subject: customer, old_value: null, new_value: 'pinned_note' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('4711');
});

test('a detail that somebody else has changed meanwhile is not overwritten', async () => {
  await save('place', 'Yard 1');
  const conflict = { status: 409, body: { code: 'changed', value: 'Yard 1' } };
  expect(await save('place', 'Yard 2', null)).toMatchObject(conflict);
  expect(await contact()).toMatchObject({ place: 'Yard 1' });
  expect(await save('place', 'Yard 1', null), 'a repetition').toEqual(saved('Yard 1'));
  expect(await save('place', 'Yard 2', 'Yard 1')).toEqual(saved('Yard 2'));
});

test.each([
  ['a detail that does not exist', 'is_blocked', 'true', 400, 'invalid_field'],
  ['no value', 'place', undefined, 400, 'invalid_detail'],
  ['a place that is too long', 'place', 'x'.repeat(301), 400, 'place_too_long'],
  ['a pinned note that is too long', 'pinnedNote', 'x'.repeat(501), 400, 'note_too_long'],
  ['an address that is none', 'email', 'dale', 400, 'invalid_email'],
  ['an extension with letters', 'phoneExtension', '12a', 400, 'invalid_extension'],
])('saving is refused with %s', async (_, field, value, status, code) => {
  expect(await save(field, value)).toMatchObject({ status, body: { code } });
});

test('somebody unknown has no details', async () => {
  const unknown = { contact: '+19185550100' };
  const none = { status: 404, body: { code: 'no_contact' } };
  expect(await call('getContact', unknown)).toMatchObject(none);
  expect(await call('saveContactDetail', { ...unknown, field: 'place', value: 'x' })).toMatchObject(none);
});

test('a permission that somebody noted says who did', async () => {
  const to = '+19185550177';
  const permission = { how: 'phone', note: 'Called about the crane' };
  await ask({ action: 'startConversation', to, permission }, pat.token);
  const { body } = await call('getContact', { contact: to });
  const anyText: unknown = expect.any(String);
  const noted = { permission: { ...permission, notedAt: anyText } };
  expect(body['contact']).toMatchObject({ ...noted, permissionNotedBy: pat.email.split('@')[0] });
});

test('further numbers are those of the same name and company', async () => {
  await services.execute(`update public.contacts set name = 'Dale', company = 'Acme' where true;
    insert into public.contacts (address, name, company) values
      ('+19185550171', 'DALE', 'ACME'), ('+19185550172', 'Dale', 'Another'), ('+19185550173', 'Dale', null),
      ('dale@acme.example', 'Dale', 'Acme'), ('+19185550174', null, 'Acme');
    insert into public.contacts (address, name, company, is_blocked) values ('+19185550175', 'Dale', 'Acme', true)`);
  const others = [{ otherNumber: '+19185550171' }, { otherNumber: 'dale@acme.example' }];
  expect(await contact()).toMatchObject({ others });
  await services.execute(`update public.contacts set name = null where address = '${customer}'`);
  expect(await contact(), 'nobody is like somebody without a name').toMatchObject({ others: [] });
});

test('the files of a conversation are listed newest first, page by page', async () => {
  const media = (kind: string, number: number) => ({
    [`MediaUrl${number}`]: `https://api.twilio.com/2010-04-01/Accounts/AC1/Messages/MM1/Media/ME${number}`,
    [`MediaContentType${number}`]: kind,
  });
  await text('Two', { NumMedia: '2', ...media('image/jpeg', 0), ...media('application/pdf', 1) });
  await text('Video', { NumMedia: '1', ...media('video/mp4', 0) });
  await text('Somebody else’s', { From: '+19185550198', NumMedia: '1', ...media('image/png', 0) });
  const { body } = await call('getFiles', {});
  expect(body).toMatchObject({
    earlierCursor: null,
    files: [
      { index: 0, direction: 'inbound', kind: 'file', contentType: 'video/mp4', plays: 'video' },
      { index: 0, kind: 'picture', contentType: 'image/jpeg', plays: null },
      { index: 1, kind: 'file', contentType: 'application/pdf', plays: null },
    ],
  });
  expect(JSON.stringify(body)).not.toContain('api.twilio.com');
  await services.execute(`insert into public.messages (contact_id, direction, body, status, provider_sid, media, created_at)
    select c.id, 'inbound', '', 'received', '${newSid('SM')}' || n, '[{"url": "x", "contentType": "image/png"}]', now() - n * interval '1 day'
    from public.contacts c, generate_series(1, 60) n where c.address = '${customer}'`);
  const first = (await call('getFiles', {})).body;
  const second = (await call('getFiles', { before: first['earlierCursor'] })).body;
  const pages = [first, second].map((page) => parseRows(page['files']));
  expect(pages.map(({ length }) => length)).toEqual([61, 2]);
  expect(
    new Set(pages.flat().map((file) => `${String(file['messageId'])} ${String(file['index'])}`)).size,
  ).toBe(63);
  expect(second['earlierCursor']).toBeNull();
});
