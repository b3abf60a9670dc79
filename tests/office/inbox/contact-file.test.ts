import { expect, test } from 'vitest';
import { contactsCsv, decoded, givenContacts } from '../../../src/office/settings/contact-file';

const permission = { textingAllowedBy: 'phone', permissionNote: 'Said "yes", at noon' } as const;
const last = { lastMessage: 'Two\nlines', lastMessageAt: '2026-11-20T15:00:00Z' };
const state = { optedOut: true, isBlocked: false, ...last };
const contact = { address: '+19185550188', name: '=HYPERLINK("x")', ...permission, ...state };

test('the contact file escapes formulas, and importing the file gives back the same contacts', () => {
  const csv = contactsCsv([contact, { ...contact, address: 'ops@example.com', name: null }]);
  expect(csv).toContain('"Last message (Tulsa time)"');
  expect(csv).toContain(
    `"'+19185550188","'=HYPERLINK(""x"")","No","They agreed on the phone","Said ""yes"", at noon","Yes","No","2026-11-20 09:00:00","Two\nlines"\r\n`,
  );
  expect(givenContacts(csv)).toEqual([
    { line: 2, address: '+19185550188', name: '=HYPERLINK("x")' },
    { line: 3, address: 'ops@example.com', name: '' },
  ]);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1'])(
  'T62 the contact file escapes a name that a spreadsheet could read as a formula: %j',
  (name) => expect(contactsCsv([{ ...contact, name }])).toContain(`,"'${name}",`),
);

test.each([
  ['no titles', '9185550188,Dana\n\n9185550189,"Fields, ""Ed"""', [1, 'Dana'], [3, 'Fields, "Ed"']],
  ['3 columns', '\uFEFFCo.,Name,Phone\r\nX,Dana,9185550188\r\nY,Ed,9185550189\r\n', [2, 'Dana'], [3, 'Ed']],
  [
    'the titles of QuickBooks, Outlook and Google',
    'Customer number,Assistant’s Phone,First Name,Middle Name,Last Name,Phonetic First Name,Organization Name,Phone 1 - Label,Phone 1 - Value,Mobile Phone\n1042,9185550100,John,Q,Smith,,,Mobile,9185550188,\n,,,,,,Acme,Work,none,9185550189',
    [2, 'John Q Smith'],
    [3, 'Acme'],
  ],
  ['semicolons', 'Name;Phone\nDana;9185550188\nEd;9185550189\n', [2, 'Dana'], [3, 'Ed']],
  ['CR line endings', 'Name,Phone\rDana,9185550188\rEd,9185550189', [2, 'Dana'], [3, 'Ed']],
])('the import reads a contact file with %s', (_, text, ...rows) => {
  expect(givenContacts(text).map(({ line, name }) => [line, name])).toEqual(rows);
  expect(givenContacts(text).map(({ address }) => address)).toEqual(['9185550188', '9185550189']);
});

test('a contact file keeps its accents in both Windows-1252 and UTF-8', () => {
  expect(decoded(new Uint8Array([0x49, 0x6e, 0xe9, 0x73]).buffer)).toBe('Inés');
  expect(decoded(new TextEncoder().encode('Inés').buffer)).toBe('Inés');
});
