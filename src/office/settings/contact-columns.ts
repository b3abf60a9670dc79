/** What the columns of a contact file hold, by the titles that address books and spreadsheets give them. */

/** `untextable` is a number that nobody reads texts on. The two that begin with `maybe` are read only as a last resort. */
export type ColumnKind =
  | 'mobile'
  | 'phone'
  | 'maybeNumber'
  | 'untextable'
  | 'numberLabel'
  | 'extension'
  | 'email'
  | 'maybeEmail'
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'wholeName'
  | 'company'
  | 'ignored';

/** A title in lower case, without accents, spaces and punctuation: `first_name` and "First Name" are the same. */
const simplifyTitle = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const createTitlePattern = (...titles: string[]) => new RegExp(`^(${titles.join('|')})$`);

/** The first pattern that fits decides. */
const kinds: readonly [ColumnKind, RegExp][] = [
  ['numberLabel', /^(phone|telephone|tel)\d*(label|type)$/],
  [
    'ignored',
    /yomi|phonetic|(label|type|status|verified|consent|optin|countrycode|carrier|displayname)$(?<!^displayname)/,
  ],
  ['untextable', /fax|pager|telex|isdn|^tty|^assistants?.*(phone|number)|^callback|^radio/],
  ['extension', /^(phone|work|business|main)?(phone)?ext(ension)?$/],
  ['mobile', /mobil|cell|handy|iphone|celular|movil|^(sms|text)number$/],
  ['phone', /phone|telefon|rufnummer|^tel\d*$/],
  ['phone', /^(home|work|business|office|main|primary|other|alternate|contact|direct)(number|line)\d*$/],
  ['phone', createTitlePattern('number', 'numberoremail')],
  ['email', /^(?!.*voice)[a-z]*?mails?\d*(address(es)?|value)?\d*$|^correo/],
  [
    'firstName',
    createTitlePattern('(contact)?(first|given|fore|vor)name', 'first', 'given', 'nombres?', 'prenom'),
  ],
  ['middleName', createTitlePattern('(middle|additional)(name|initial)?')],
  ['lastName', createTitlePattern('(contact)?(last|family|sur|nach)name', 'last', 'family', 'apellidos?')],
  [
    'wholeName',
    createTitlePattern('(full|contact|customer|client|display|person|primarycontact|billing)?name\\d*'),
  ],
  [
    'wholeName',
    createTitlePattern(
      '(primary)?contact(person)?',
      '(customer|client)(fullname)?',
      'fileas',
      'kunde',
      'kontakt',
    ),
  ],
  ['company', /^(company|organi[sz]ation|business|employer|firma|firmen|unternehmens?|empresa)\d*(name)?$/],
  ['company', createTitlePattern('accountname')],
  ['maybeNumber', /number|nummer|numero/],
  ['maybeEmail', /address|adresse|contactinfo/],
];

/** What a column with this title holds. */
export function classifyColumn(title: string): ColumnKind {
  const plain = simplifyTitle(title);
  return kinds.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'ignored';
}

const addressKinds = new Set<ColumnKind>(['mobile', 'phone', 'maybeNumber', 'email', 'maybeEmail']);
const nameKinds = new Set<ColumnKind>(['firstName', 'lastName', 'wholeName', 'company']);

/** Whether these columns can make contacts: they have an address and a name. */
export const hasContacts = (columns: readonly ColumnKind[]): boolean =>
  columns.some((kind) => addressKinds.has(kind)) && columns.some((kind) => nameKinds.has(kind));
