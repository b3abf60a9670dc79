import { expect, test } from 'vitest';
import {
  formatContacts,
  formatDropped,
  formatJobs,
  formatMachines,
} from '../../../src/office/settings/contact-file';
import { decodeFile } from '../../../src/office/settings/decode-file';
import { readContacts } from '../../../src/office/settings/read-contacts';
import { job, machine, visit } from '../../support/office/office-rows';

const permission = { textingAllowedBy: 'phone', permissionNote: 'Said "yes", at noon' } as const;
const last = { lastMessage: 'Two\nlines', lastMessageAt: '2026-11-20T15:00:00Z' };
const where = { place: '3 Dock St', pinnedNote: 'Gate 4711' };
const details = { company: 'Acme', email: 'dana@acme.example', phoneExtension: '12', ...where };
const state = { ...details, optedOut: true, isBlocked: false, ...last };
const contact = { address: '+19185550188', name: '=HYPERLINK("x")', ...permission, ...state };

/** The contacts of a file: number or address, name, company, email address, extension. */
const taken = (text: string) =>
  readContacts(text).contacts.map(({ address, name, company, email, extension }) => [
    address,
    name,
    company,
    email,
    extension,
  ]);
const notTaken = (text: string) =>
  readContacts(text).dropped.map(({ line, value, reason }) => [line, value, reason]);

const noNumber = 'This is not a phone number with its area code.';
const noName = 'This row has no name.';
const cutOff = 'A spreadsheet cut this number off. Set its column to text and export it again.';
const noAddress = 'This row has no phone number with its area code and no email address.';
const moreEmails = 'A contact has one email address, and this row has several.';
const fax = 'Fax, pager and assistants’ numbers are not imported.';

test('jobs and machines have files of their own, which escape formulas', () => {
  const words = { messageId: 'm1', words: 'Yes', at: last.lastMessageAt };
  const approved = { ...words, estimate: { amountCents: 125_050, body: 'Our estimate' } };
  const planned = visit({ day: '2026-12-01' });
  const leak = { contactName: 'Dana', title: '=1+1', amountCents: 125_050, approved, visit: planned };
  const [jobTitles, ...jobRows] = formatJobs([job({ id: 'j1', ...leak }), job({ id: 'j2' })]).split('\r\n');
  expect(jobTitles).toContain('"Customer","Name","Company","Job","Status","Machine","Place"');
  expect(jobRows).toEqual([
    `"'+19185550188","Dana",,"'=1+1","New",,,"1250.50","2026-12-01","09:00","11:00","Yes",,"2026-11-20 09:00:00"`,
    `"'+19185550188",,,"Hydraulic leak","New",,,,,,,,,"2026-11-20 09:00:00"`,
    '',
  ]);
  const meter = { value: 4410.5, unit: 'hours', date: '2026-11-20' } as const;
  const dozer = machine({ id: 'u1', unit: 'Unit 14', make: 'Cat', meter, note: 'Leaks' });
  expect(formatMachines([dozer]).split('\r\n')[1]).toBe(
    `"'+19185550188","Unit 14","Cat",,,"4410.5","hours","2026-11-20","Leaks"`,
  );
});

test('the contact file escapes formulas, and importing the file gives back the same contacts', () => {
  const csv = formatContacts([contact, { ...contact, address: 'ops@example.com', name: 'Ops', email: null }]);
  expect(csv).toContain('"Last message (Tulsa time)"');
  expect(csv).toContain(
    `"'+19185550188","12","'=HYPERLINK(""x"")","Acme","dana@acme.example","3 Dock St","Gate 4711","No","They agreed on the phone","Said ""yes"", at noon","Yes","No","2026-11-20 09:00:00","Two\nlines"\r\n`,
  );
  expect(taken(csv)).toEqual([
    ['+19185550188', '=HYPERLINK("x")', 'Acme', 'dana@acme.example', '12'],
    ['ops@example.com', 'Ops', 'Acme', null, null],
  ]);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1'])(
  'the contact file escapes a name that a spreadsheet could read as a formula: %j (T62)',
  (name) => {
    expect(formatContacts([{ ...contact, name }])).toContain(`,"'${name}",`);
    expect(formatDropped([{ line: 2, value: name, name, reason: noName }])).toContain(
      `"2","'${name}","'${name}","${noName}"`,
    );
  },
);

const dana = ['+19185550188', 'Dana Fields', 'Acme Fleet', 'dana@acme.example', null];

// The titles are those of each program's own export.
test.each<[program: string, file: string, contacts: unknown[], dropped?: unknown[]]>([
  [
    'Google Contacts',
    'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Street\n' +
      'Dana,,Fields,,,,,,,,Acme Fleet,Driver,,,Pays cash,,* myContacts,* Work,dana@acme.example,Home,dana@home.example,Work,(918) 555-0189 ::: 918-555-0190 x417,Mobile,+1 918-555-0188,12 Elm St\n' +
      ',,,,,,,,,,Baker Rentals,,,,,,,,,,,Work Fax,918-555-0191,Main,918-555-0192,\n',
    [
      dana,
      ['+19185550189', 'Dana Fields', 'Acme Fleet', 'dana@acme.example', null],
      ['+19185550190', 'Dana Fields', 'Acme Fleet', 'dana@acme.example', '417'],
      ['+19185550192', 'Baker Rentals', null, null, null],
    ],
    [
      [2, 'dana@home.example', moreEmails],
      [3, '918-555-0191', fax],
    ],
  ],
  [
    'Google Contacts until 2024',
    'Name,Given Name,Additional Name,Family Name,Yomi Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value,Organization 1 - Type,Organization 1 - Name,Organization 1 - Yomi Name,Organization 1 - Title\n' +
      'Dana Fields,Dana,,Fields,,* myContacts,* Work,dana@acme.example,Work,918-555-0189 ::: 918-555-0190,Mobile,918-555-0188,,Acme Fleet,,Driver\n',
    [
      dana,
      ['+19185550189', 'Dana Fields', 'Acme Fleet', 'dana@acme.example', null],
      ['+19185550190', 'Dana Fields', 'Acme Fleet', 'dana@acme.example', null],
    ],
  ],
  [
    'Outlook',
    "Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business City,Assistant's Phone,Business Fax,Business Phone,Business Phone 2,Callback,Company Main Phone,Home Phone,Mobile Phone,Other Phone,Pager,Primary Phone,Radio Phone,Account,Assistant's Name,E-mail Address,E-mail Type,E-mail Display Name,Manager's Name,Web Page\n" +
      'Ms.,Dana,,Fields,,Acme Fleet,,Driver,12 Elm St,Tulsa,918-555-0100,918-555-0101,918-555-0189,,,,,918-555-0188,,,,,A-1,Pat,dana@acme.example,SMTP,Dana Fields (dana@acme.example),Lee,acme.example\n',
    [dana, ['+19185550189', 'Dana Fields', 'Acme Fleet', 'dana@acme.example', null]],
    [
      [2, '918-555-0100', fax],
      [2, '918-555-0101', fax],
    ],
  ],
  [
    'iCloud, as converted to CSV',
    'First name,Last name,Display name,Nickname,E-mail address,Home phone,Work phone,Mobile phone,Organization,Birthday\n' +
      'Dana,Fields,Dana Fields,,Dana Fields <DANA@acme.example>,,\u202a(918)\u00a0555‑0189\u202c,\u202a(918)\u00a0555‑0188\u202c,Acme Fleet,\n',
    [dana, ['+19185550189', 'Dana Fields', 'Acme Fleet', 'dana@acme.example', null]],
  ],
  [
    'Jobber',
    'J-ID,Display Name,Company Name,Title,First Name,Last Name,Main Phone #s,Work Phone #s,Mobile Phone #s,Home Phone #s,Fax Phone #s,Other Phone #s,E-mails,Billing Street 1,Lead Source,Text Message Enabled Phone #\n' +
      '17,Acme Fleet,Acme Fleet,,Dana,Fields,"(918) 555-0189, (918) 555-0190",,9185550188,,,,"dana@acme.example",12 Elm St,Web,\n',
    [
      dana,
      ['+19185550189', 'Dana Fields', 'Acme Fleet', 'dana@acme.example', null],
      ['+19185550190', 'Dana Fields', 'Acme Fleet', 'dana@acme.example', null],
    ],
  ],
  [
    'Housecall Pro',
    'First Name,Last Name,Display Name,Email,Mobile Number,Home Number,Work Number,Company,Job Title,Street,City,Tags\n' +
      'Dana,Fields,Dana Fields,dana@acme.example,9185550188,,9185550189,Acme Fleet,,12 Elm St,Tulsa,fleet\n',
    [dana, ['+19185550189', 'Dana Fields', 'Acme Fleet', 'dana@acme.example', null]],
  ],
  [
    'QuickBooks Online',
    'Customer Contact List\nIronbud Fleet Repair\n\nCustomer full name,Company name,Phone numbers,Email,Billing address\n' +
      'Dana Fields,Acme Fleet,Phone:(918) 555-0189 Mobile:(918) 555-0188 Fax:(918) 555-0101,dana@acme.example,12 Elm St\n',
    [dana, ['+19185550189', 'Dana Fields', 'Acme Fleet', 'dana@acme.example', null]],
    [[5, '(918) 555-0101', fax]],
  ],
  [
    'QuickBooks Desktop',
    'Active Status,Customer,Balance,Company,Mr./Ms./...,First Name,M.I.,Last Name,Main Phone,Fax,Alt. Phone,Main Email,Account No.\n' +
      'Active,Acme,12.50,Acme Fleet,,Dana,,Fields,918-555-0188,,918-555-0189,dana@acme.example,9185550777\n',
    [dana, ['+19185550189', 'Dana Fields', 'Acme Fleet', 'dana@acme.example', null]],
  ],
  [
    'Square',
    'Reference ID,First Name,Last Name,Email Address,Phone Number,Nickname,Company Name,Street Address 1,Birthday,Memo,Square Customer ID,Creation Source,Email Subscription Status,Instant Profile\n' +
      ",Dana,Fields,dana@acme.example,'+19185550188,,Acme Fleet,12 Elm St,,,X7,Manual,subscribed,No\n",
    [dana],
  ],
  [
    'Excel in German',
    'sep=;\r\nVorname;Nachname;Firma;Mobiltelefon;Telefon (geschäftlich);E-Mail\r\nDana;Fields;Acme Fleet;+1 918 555-0188;+1 918 555-0189;dana@acme.example\r\n',
    [dana, ['+19185550189', 'Dana Fields', 'Acme Fleet', 'dana@acme.example', null]],
  ],
])(
  'the import takes people, companies and all numbers from a file of %s',
  (_, file, contacts, dropped = []) => {
    expect(taken(file)).toEqual(contacts);
    expect(notTaken(file)).toEqual(dropped);
  },
);

test.each([
  'first_name,last_name,phone_number',
  'FirstName,LastName,PhoneNumber',
  'First,Last,Phone',
  'FIRST NAME,LAST NAME,CELL',
  'Given-Name,Family-Name,Mobile #',
  ' given name , surname , tel ',
  '\u200bFirst Name,Last\u00a0Name,Telephone No.',
  'Nombre,Apellidos,Teléfono móvil',
])('the import knows the titles %j', (titles) => {
  expect(taken(`${titles}\nDana,Fields,918-555-0188\n`)).toEqual([
    ['+19185550188', 'Dana Fields', null, null, null],
  ]);
});

test.each([
  ['Company name,Contact name,Phone', 'Acme Fleet,Dana Fields,9185550188'],
  ['Organisation 1 - Name,Name,Phone', 'Acme Fleet,Dana Fields,9185550188'],
  ['Business,Customer,Phone', 'Acme Fleet,Dana Fields,9185550188'],
])('the import keeps the person and the company under the titles %j', (titles, row) => {
  expect(taken(`${titles}\n${row}\n`)).toEqual([['+19185550188', 'Dana Fields', 'Acme Fleet', null, null]]);
  expect(taken(`${titles}\nAcme Fleet,,9185550188\n`)).toEqual([
    ['+19185550188', 'Acme Fleet', null, null, null],
  ]);
});

test.each([
  ['no titles', '9185550188,Dana\n\n9185550189,"Fields, ""Ed"""', [1, 'Dana'], [3, 'Fields, "Ed"']],
  ['no titles and the names first', 'Dana,9185550188\nEd,9185550189', [1, 'Dana'], [2, 'Ed']],
  ['3 columns', '\uFEFFCo.,Name,Phone\r\nX,Dana,9185550188\r\nY,Ed,9185550189\r\n', [2, 'Dana'], [3, 'Ed']],
  ['semicolons', 'Name;Phone\nDana;9185550188\nEd;9185550189\n', [2, 'Dana'], [3, 'Ed']],
  ['tabs', 'Name\tPhone\nDana\t9185550188\nEd\t9185550189\n', [2, 'Dana'], [3, 'Ed']],
  ['bars', 'Name|Phone\nDana|9185550188\nEd|9185550189\n', [2, 'Dana'], [3, 'Ed']],
  ['CR line endings', 'Name,Phone\rDana,9185550188\rEd,9185550189', [2, 'Dana'], [3, 'Ed']],
  [
    'a named separator',
    '\uFEFFsep=|\r\nName|Phone\r\nDana|9185550188\r\nEd|9185550189',
    [3, 'Dana'],
    [4, 'Ed'],
  ],
  ['amounts for numbers', 'Name,Phone\nDana,9185550188.0\nEd,19185550189.00', [2, 'Dana'], [3, 'Ed']],
  ['links for numbers', 'Name,Phone\nDana,tel:+19185550188\nEd,tel:918-555-0189', [2, 'Dana'], [3, 'Ed']],
])('the import reads a contact file with %s', (_, text, ...rows) => {
  const { contacts, dropped } = readContacts(text);
  expect(contacts.map(({ line, name }) => [line, name])).toEqual(rows);
  expect(contacts.map(({ address }) => address)).toEqual(['+19185550188', '+19185550189']);
  expect(dropped).toEqual([]);
});

test.each([
  ['9185550188', noName, '9185550188,'],
  ['', noAddress, ',Dana'],
  ['12', noNumber, '12,Dana'],
  ['9.18556E+09', cutOff, '9.18556E+09,Dana'],
  ['9,18556E+09', cutOff, '"9,18556E+09",Dana'],
  ['ask him', noNumber, 'ask him,Dana'],
])('the import reports %j as: %s', (value, reason, row) => {
  const shown = reason === noName ? `+1${value}` : value;
  expect(notTaken(`Phone,Name\n9185550100,Ed\n${row}\n`)).toEqual([[3, shown, reason]]);
});

test('the import reports the columns that it does not read, unless they are empty', () => {
  const file = 'Name,Phone,Birthday,Notes,Nickname\nDana,9185550188,May 5,Pays cash,\n';
  expect(readContacts(file)).toMatchObject({ unreadColumns: ['Birthday', 'Notes'], rowCount: 1 });
});

test('the import takes an account number for a phone number only where nothing else is one', () => {
  const titles = 'Name,Customer number,Phone\n';
  expect(taken(`${titles}Dana,9185550777,9185550188`)).toMatchObject([{ 0: '+19185550188' }]);
  expect(taken(`${titles}Dana,9185550188,`)).toMatchObject([{ 0: '+19185550188' }]);
  expect(notTaken(`${titles}Dana,1042,9185550188`)).toEqual([]);
});

const encodeWide = (text: string, isBigEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) {
    view.setUint16(at * 2, text.charCodeAt(at), !isBigEndian);
  }
  return view.buffer;
};
const accented = 'Name,Phone\nInés,9185550188';

test.each([
  ['UTF-8', new TextEncoder().encode(accented).buffer],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${accented}`).buffer],
  ['UTF-16 with a mark', encodeWide(`\uFEFF${accented}`, false)],
  ['UTF-16 with a mark, big-endian', encodeWide(`\uFEFF${accented}`, true)],
  ['UTF-16', encodeWide(accented, false)],
  ['UTF-16, big-endian', encodeWide(accented, true)],
  ['Windows-1252', Uint8Array.from(accented, (letter) => letter.charCodeAt(0)).buffer],
])('a contact file keeps its accents in %s', (_, bytes) => {
  expect(taken(decodeFile(bytes))).toEqual([['+19185550188', 'Inés', null, null, null]]);
});
