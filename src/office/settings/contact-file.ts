/** Writes contacts to a CSV file, and reads names from one. */
import type { ListedContact } from '#functions/contract/follow-up';
import { wallText } from '../calls/business-clock';
import { csvOf, rowsOfCsv } from '../shared/csv';

export const maxImportedRows = 5_000;
/** Longer than any number, address or name that the server accepts. */
const maxCellLength = 300;

const reasons: Record<NonNullable<ListedContact['textingAllowedBy']>, string> = {
  text: 'They texted first',
  form: 'They agreed on a form',
  phone: 'They agreed on the phone',
  person: 'They agreed in person',
};

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

export const contactsCsv = (contacts: ListedContact[]): string =>
  csvOf(
    {
      'Number or email': ({ address }) => address,
      Name: ({ name }) => name,
      'May be texted': ({ textingAllowedBy, optedOut, isBlocked }) =>
        yesNo(textingAllowedBy !== null && !optedOut && !isBlocked),
      Because: ({ textingAllowedBy }) => textingAllowedBy && reasons[textingAllowedBy],
      'Note on permission': ({ permissionNote }) => permissionNote,
      'Opted out': ({ optedOut }) => yesNo(optedOut),
      Blocked: ({ isBlocked }) => yesNo(isBlocked),
      'Last message (Central Time)': ({ lastMessageAt }) => lastMessageAt && wallText(lastMessageAt),
      'Last message': ({ lastMessage }) => lastMessage,
    },
    contacts,
  );

/** A row of a file. `line` counts from 1, as in a spreadsheet. */
export type GivenContact = { line: number; address: string; name: string };

/** The numbers and names in a file: from the columns with such titles, or else from the first two. */
export function givenContacts(text: string): GivenContact[] {
  const rows = rowsOfCsv(text);
  const titles = rows[0] ?? [];
  const column = (...patterns: RegExp[]) =>
    patterns.map((pattern) => titles.findIndex((title) => pattern.test(title))).find((index) => index >= 0);
  const address = column(/number|phone|mobile/i, /e-?mail|address/i);
  const name = column(/^name$/i, /name/i);
  const hasTitles = address !== undefined && name !== undefined;
  return rows.flatMap((row, index) => {
    if ((hasTitles && index === 0) || row.every((cell) => cell === '')) return [];
    const cell = (at: number) => (row[at] ?? '').slice(0, maxCellLength);
    return [{ line: index + 1, address: cell(hasTitles ? address : 0), name: cell(hasTitles ? name : 1) }];
  });
}
