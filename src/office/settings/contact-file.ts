/** Writes contacts to a CSV file, and reads names from one. */
import { parse, unparse } from 'papaparse';
import type { ListedContact } from '#functions/contract/follow-up';
import { toContactNumber } from '#functions/phone';
import { business } from '../../content/business';

const { timeZone, location } = business;
// The Swedish format is YYYY-MM-DD HH:MM:SS.
const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

/** Longer than any number, address or name that the server accepts. */
const maxCellLength = 300;

const reasons: Record<NonNullable<ListedContact['textingAllowedBy']>, string> = {
  text: 'They texted first',
  form: 'They agreed on a form',
  phone: 'They agreed on the phone',
  person: 'They agreed in person',
};

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

/** The titles of the columns, and the cell of a contact. */
const columns: Readonly<Record<string, (contact: ListedContact) => string | null>> = {
  'Number or email': ({ address }) => address,
  Name: ({ name }) => name,
  'May be texted': ({ textingAllowedBy, optedOut, isBlocked }) =>
    yesNo(textingAllowedBy !== null && !optedOut && !isBlocked),
  Because: ({ textingAllowedBy }) => textingAllowedBy && reasons[textingAllowedBy],
  'Note on permission': ({ permissionNote }) => permissionNote,
  'Opted out': ({ optedOut }) => yesNo(optedOut),
  Blocked: ({ isBlocked }) => yesNo(isBlocked),
  [`Last message (${location.city} time)`]: ({ lastMessageAt }) =>
    lastMessageAt && clock.format(new Date(lastMessageAt)),
  'Last message': ({ lastMessage }) => lastMessage,
};

/** The beginning of a text that a spreadsheet would run as a formula or take for a number. */
const formula = /^(?:[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u;
const guardedFormula = new RegExp(`^'(?=${formula.source.slice(1)})`, 'u');

/**
 * A file with a row for each contact. An apostrophe comes before formulas. Every cell is quoted, because some
 * programs split at semicolons, and the mark at the start tells Excel that the file is UTF-8.
 */
export function contactsCsv(contacts: ListedContact[]): string {
  const cells = Object.values(columns);
  const rows = contacts.map((contact) => cells.map((cell) => cell(contact)));
  return `\uFEFF${unparse([Object.keys(columns), ...rows], { quotes: true, escapeFormulae: formula })}\r\n`;
}

/** A row of a file. `line` counts from 1, as in a spreadsheet. */
export type GivenContact = { line: number; address: string; name: string };

/** The numbers and names in a file: from the columns with such titles, or else from the first two. */
export function givenContacts(text: string): GivenContact[] {
  const rows = parse<string[]>(text.trimEnd()).data.map((row) =>
    // Without the apostrophes that `contactsCsv` puts before formulas.
    row.map((cell) => cell.replace(guardedFormula, '').trim()),
  );
  const titles = rows[0] ?? [];
  const titled = (...patterns: RegExp[]) =>
    patterns.flatMap((pattern) => [...titles.keys()].filter((at) => pattern.test(titles[at] ?? '')));
  // Google's "Phone 1 - Label" and "Phonetic First Name" are not numbers, and Outlook has the assistant's.
  const phones = [/^(?!.*(label|assistant)).*(phone(?!tic)|mobile)/i, /^(?!.*label).*number/i];
  const addresses = titled(...phones, /^(?!.*label).*(e-?mail|address)/i);
  const whole = titled(/^name$/i);
  const parts = titled(/^first name$/i, /^middle name$/i, /^last name$/i);
  const names = titled(/name/i, /company|organi[sz]ation/i);
  const hasTitles = addresses.length > 0 && names.length > 0;
  return rows.flatMap((row, index) => {
    if ((hasTitles && index === 0) || row.every((cell) => cell === '')) return [];
    const cells = (columns: number[]) => columns.flatMap((at) => row[at]?.slice(0, maxCellLength) || []);
    const given = cells(hasTitles ? addresses : [0]);
    const address = given.find((cell) => toContactNumber(cell) !== null || cell.includes('@')) ?? given[0];
    const joined = cells(whole)[0] ?? cells(parts).join(' ');
    const name = hasTitles ? joined || cells(names)[0] : cells([1])[0];
    return [{ line: index + 1, address: address ?? '', name: name ?? '' }];
  });
}

/** The text of a file in UTF-8, or else in Windows-1252, which older versions of Excel save. */
export function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
