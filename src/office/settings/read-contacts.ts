/** Reads the contacts in an exported file, and reports every number, address and name in it that is not taken. */
import { parse } from 'papaparse';
import { readEmail } from '#functions/domain/email';
import { readPhone, type WrittenPhone } from '#functions/domain/phone';
import { type ColumnKind, hasContacts, classifyColumn } from './contact-columns';
import { removeFormulaGuard } from './formula-guard';

/** A contact to import. `line` is the row in the file, counted from 1 as in a spreadsheet. */
type GivenContact = {
  line: number;
  address: string;
  name: string;
  company: string | null;
  email: string | null;
  extension: string | null;
};

/** A value that is not taken, and why. `name` is the person or company of its row; empty when it has none. */
export type DroppedValue = { line: number; value: string; name: string; reason: string };

export type ReadContacts = {
  contacts: GivenContact[];
  dropped: DroppedValue[];
  /** The titles of columns that hold neither numbers nor addresses nor names. */
  unreadColumns: string[];
  /** How many rows the file has, without its titles and empty rows. */
  rowCount: number;
};

/** A value of a row, with the kind of its column. */
type Value = { kind: ColumnKind | 'untitled'; text: string };

/** Longer than any number, address or name that the server accepts. */
const maxCellLength = 300;

/** How many lines some programs write above the titles. */
const mostLinesAbove = 10;

/** What a spreadsheet makes of a long number, "9.18556E+09". Its last digits are lost. */
const cutOff = /^[+\d.,\s]+E\+?\d+$/i;

/** Digits as in a number, valid or not. */
const numberLike = /^[+(]?\d[\d\s().+/-]*$/;

const isAddress = (text: string) => readPhone(text) !== null || readEmail(text) !== null;

/** Without the marks that programs leave in copied text. Those that join letters and emojis stay. */
const removeInvisible = (text: string) =>
  text.replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '').trim();

/** Reads a file's text. Without titles, a row's numbers and addresses are taken, and its first other text is the name. */
export function readContacts(text: string): ReadContacts {
  const lines = parseLines(text);
  const titleAt = lines
    .slice(0, mostLinesAbove)
    .findIndex(({ cells }) => hasContacts(cells.map(classifyColumn)) && !cells.some(isAddress));
  const titles = lines[titleAt]?.cells ?? null;
  const columns = titles?.map(classifyColumn) ?? null;
  const rows = lines.slice(titleAt + 1).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const read = rows.map(({ line, cells }) =>
    readRow(line, columns === null ? readUntitledValues(cells) : readTitledValues(columns, cells)),
  );
  return {
    contacts: read.flatMap(({ contacts }) => contacts),
    dropped: read.flatMap(({ dropped }) => dropped),
    unreadColumns: (titles ?? []).filter(
      (title, at) => columns?.[at] === 'ignored' && title !== '' && rows.some(({ cells }) => cells[at]),
    ),
    rowCount: rows.length,
  };
}

/** The rows of the file with their cells, without the line in which Excel names the separator. */
function parseLines(text: string): { line: number; cells: string[] }[] {
  const unmarked = text.replace(/^\uFEFF/, '').trimEnd();
  const [separatorLine = '', delimiter = ''] = /^sep=(.)(?:\r\n|\r|\n)/i.exec(unmarked) ?? [];
  const { data } = parse<string[]>(unmarked.slice(separatorLine.length), {
    delimiter,
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const firstLine = separatorLine === '' ? 1 : 2;
  return data.map((row, index) => ({
    line: firstLine + index,
    cells: row.map((cell) => removeInvisible(removeFormulaGuard(cell)).slice(0, maxCellLength)),
  }));
}

function readTitledValues(columns: readonly ColumnKind[], cells: readonly string[]): Value[] {
  return cells.flatMap((cell, at) => {
    const kind: Value['kind'] = columns[at] ?? 'untitled';
    // Google's "Phone 1 - Label" is left of its number.
    const label = columns[at - 1] === 'numberLabel' ? (cells[at - 1] ?? '') : '';
    // Google joins several values with ":::".
    const texts = cell.split(':::').map((part) => part.trim());
    const values = texts.flatMap((part): Value[] =>
      kind === 'phone' ? readLabeledValues(part) : [{ kind, text: part }],
    );
    return values
      .filter((value) => value.text !== '')
      .map((value) => ({ ...value, kind: chooseKind(value.kind, label) }));
  });
}

/** A label that QuickBooks writes before each number of a cell: "Phone: … Mobile: …". */
const numberLabel = /\b(phone|mobile|cell|work|home|office|other|main|fax|pager)\s*:/gi;

/** The numbers in a cell with several labels. */
function readLabeledValues(cell: string): Value[] {
  const starts = [...cell.matchAll(numberLabel)];
  const [first] = starts;
  if (!first) {
    return [{ kind: 'phone', text: cell }];
  }
  const labeled = starts.map((start, index): Value => {
    const text = cell.slice(start.index + start[0].length, starts[index + 1]?.index).trim();
    return { kind: chooseKind('phone', start[1] ?? ''), text };
  });
  return [{ kind: 'phone', text: cell.slice(0, first.index).trim() }, ...labeled];
}

/** The kind of a number with the label that somebody gave it. */
function chooseKind(kind: Value['kind'], label: string): Value['kind'] {
  const labeled = classifyColumn(label);
  return kind === 'phone' && (labeled === 'mobile' || labeled === 'untextable') ? labeled : kind;
}

function readUntitledValues(cells: readonly string[]): Value[] {
  const texts = cells.filter((text) => text !== '');
  const isNumber = (text: string) => readPhone(text) !== null || cutOff.test(text) || numberLike.test(text);
  const name = texts.find((text) => !isNumber(text) && readEmail(text) === null);
  return texts.map((text) => {
    if (readEmail(text) !== null) {
      return { kind: 'email', text };
    }
    if (isNumber(text)) {
      return { kind: 'phone', text };
    }
    return { kind: text === name ? 'wholeName' : 'untitled', text };
  });
}

/** The numbers in a value, and its parts that are none. People put several into one cell: "… or …". */
function readNumbers(text: string): (WrittenPhone | string)[] {
  const single = readPhone(text);
  if (single) {
    return [single];
  }
  const parts = text.split(/[;,/|\n]|\s(?:or|and)\s/i).map((part) => part.trim());
  const read = parts.filter((part) => part !== '').map((part) => readPhone(part) ?? part);
  return read.some((part) => typeof part !== 'string') ? read : [text];
}

const explainNoNumber = (text: string) =>
  cutOff.test(text)
    ? 'A spreadsheet cut this number off. Set its column to text and export it again.'
    : 'This is not a phone number with its area code.';

/** The numbers of a row, the mobile's first and each once, and the texts in their columns that are none. */
function chooseNumbers(listTexts: (...kinds: Value['kind'][]) => string[]) {
  const written = listTexts('mobile', 'phone').flatMap(readNumbers);
  const given = written.filter((number) => typeof number !== 'string');
  // An account's number may look like a phone number.
  const guessed = given.length > 0 ? [] : listTexts('maybeNumber').flatMap((text) => readPhone(text) ?? []);
  const numbers = new Map<string, WrittenPhone>();
  for (const phone of [...given, ...guessed]) {
    if (!numbers.has(phone.number)) {
      numbers.set(phone.number, phone);
    }
  }
  const unread = written.filter((number) => typeof number === 'string');
  return { numbers: [...numbers.values()], unread: unread.filter((text) => readEmail(text) === null) };
}

/** The contacts in a row: one for each number, or else one with the email address. */
function readRow(line: number, values: readonly Value[]): Pick<ReadContacts, 'contacts' | 'dropped'> {
  const listTexts = (...kinds: Value['kind'][]) =>
    kinds.flatMap((kind) => values.filter((value) => value.kind === kind).map(({ text }) => text));

  const person = listTexts('firstName', 'middleName', 'lastName').join(' ') || listTexts('wholeName')[0];
  const [company = null, ...moreCompanies] = new Set(listTexts('company'));
  const name = person ?? company;
  const { numbers, unread } = chooseNumbers(listTexts);
  const [email = null, ...moreEmails] = new Set(
    listTexts('email', 'maybeEmail', 'mobile', 'phone', 'maybeNumber').flatMap(
      (text) => readEmail(text) ?? [],
    ),
  );
  const [extension = null] = listTexts('extension').flatMap(
    (text) => /^\D*(\d{1,8})\D*$/.exec(text)?.[1] ?? [],
  );

  const dropped: DroppedValue[] = [];
  const drop = (texts: readonly string[], reason: (text: string) => string) => {
    for (const value of texts) {
      dropped.push({ line, value, name: name ?? '', reason: reason(value) });
    }
  };
  drop(unread, explainNoNumber);
  drop(listTexts('untextable'), () => 'Fax, pager and assistants’ numbers are not imported.');
  drop(extension === null ? listTexts('extension') : [], () => 'This is not an extension of up to 8 digits.');
  drop(
    listTexts('email').filter((text) => readEmail(text) === null),
    () => 'This is not an email address.',
  );
  drop(moreEmails, () => 'A contact has one email address, and this row has several.');
  drop(moreCompanies, () => 'A contact has one company, and this row has several.');
  drop(listTexts('untitled'), () => 'This value has no title above it.');

  if (name === null) {
    const addresses = [...numbers.map(({ number }) => number), ...(email === null ? [] : [email])];
    drop(addresses, () => 'This row has no name.');
    return { contacts: [], dropped };
  }
  // A company that has no person is the contact itself.
  const details = { line, name, company: name === company ? null : company };
  if (numbers.length > 0) {
    const contacts = numbers.map((phone, index) => ({
      ...details,
      address: phone.number,
      email,
      extension: phone.extension ?? (index === 0 ? extension : null),
    }));
    return { contacts, dropped };
  }
  if (email !== null) {
    return { contacts: [{ ...details, address: email, email: null, extension: null }], dropped };
  }
  // Without a line of its own, the row would not be in the report.
  if (dropped.length === 0) {
    drop([''], () => 'This row has no phone number with its area code and no email address.');
  }
  return { contacts: [], dropped };
}
