/** All contacts at once: out as a list, in by name. */
import { expect, test } from 'vitest';
import { rowsOf, startOffice } from '../../support/office-setup';

const { services, ask, conversations } = await startOffice();
const neither: unknown = expect.stringMatching('neither a phone number');
const tooLong: unknown = expect.stringMatching('120 characters');
const contacts: unknown = expect.any(Array);

const call = (action: string, fields: object = {}) => ask({ action, ...fields });

test('names come in, nobody may be texted for it, and each row is answered', async () => {
  await services.execute(
    "insert into public.contacts (address, name) values ('+19185550183', 'Old'), ('+19185550184', 'Same')",
  );
  const rows = [
    { address: '(918) 555-0183', name: 'Inés' },
    { address: '+1 918-555-0184', name: ' Same ' },
    { address: 'Ops@Example.com', name: 'Ops' },
    { address: '12', name: 'Nobody' },
    { address: '918 555 0185', name: '' },
    { address: '918 555 0185', name: 'x'.repeat(121) },
    { address: '918 555 0186', name: 'Zoë' },
  ];
  const answer = await call('importContacts', { rows });
  expect(answer.body['rows']).toMatchObject([
    { outcome: 'renamed' },
    { outcome: 'unchanged' },
    { outcome: 'created' },
    { outcome: 'refused', reason: neither },
    { outcome: 'refused', reason: 'The name is missing.' },
    { outcome: 'refused', reason: tooLong },
    { outcome: 'created' },
  ]);
  const listed = (await call('getContacts')).body;
  const plain = { textingAllowedBy: null, optedOut: false, isBlocked: false, lastMessageAt: null };
  expect(listed).toEqual({ contacts, nextCursor: null });
  expect(listed['contacts']).toHaveLength(4);
  expect(listed['contacts']).toContainEqual(
    expect.objectContaining({ address: '+19185550183', name: 'Inés', ...plain }),
  );
  // Found by name, though nobody has texted; the list itself stays as it was.
  const found = { otherNumber: '+19185550186', textBlock: 'no_consent' };
  expect(await conversations({ search: 'zoe' })).toMatchObject([found]);
  expect(await conversations()).toEqual([]);
  expect(await services.rows('audit_log?select=action,new_value&action=like.contacts.*&order=id')).toEqual([
    { action: 'contacts.import', new_value: '3' },
    { action: 'contacts.export', new_value: null },
  ]);
});

test('a list longer than a page comes whole, each contact once', async () => {
  await services.execute(
    "insert into public.contacts (address) select '+1918777' || lpad(n::text, 4, '0') from generate_series(1, 1100) n",
  );
  const first = (await call('getContacts')).body;
  const second = (await call('getContacts', { cursor: first['nextCursor'] })).body;
  const addresses = [first, second].flatMap((page) => rowsOf(page['contacts']).map(({ address }) => address));
  expect([addresses.length, new Set(addresses).size]).toEqual([1100, 1100]);
  expect(second['nextCursor']).toBeNull();
  expect(await call('importContacts', { rows: [] })).toMatchObject({ body: { code: 'invalid_rows' } });
});
