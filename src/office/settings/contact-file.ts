/** Writes contacts, jobs, machines, and what an import did not take, to CSV files. */
import { unparse } from 'papaparse';
import type { ListedContact } from '#functions/contract/follow-up';
import type { Job, Machine } from '#functions/contract/jobs';
import { business } from '../../content/business';
import { statusLabels } from '../jobs/describe-job';
import { formula } from './formula-guard';
import type { DroppedValue } from './read-contacts';

const { timeZone, location } = business;
// The Swedish format is YYYY-MM-DD HH:MM:SS.
const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

const reasons: Record<NonNullable<ListedContact['textingAllowedBy']>, string> = {
  text: 'They texted first',
  form: 'They agreed on a form',
  phone: 'They agreed on the phone',
  person: 'They agreed in person',
};

const formatYesNo = (is: boolean) => (is ? 'Yes' : 'No');

/** The titles of the columns, and the cell of a contact. */
const columns: Readonly<Record<string, (contact: ListedContact) => string | null>> = {
  'Number or email': ({ address }) => address,
  Extension: ({ phoneExtension }) => phoneExtension,
  Name: ({ name }) => name,
  Company: ({ company }) => company,
  Email: ({ email }) => email,
  Place: ({ place }) => place,
  'Pinned note': ({ pinnedNote }) => pinnedNote,
  'May be texted': ({ textingAllowedBy, optedOut, isBlocked }) =>
    formatYesNo(textingAllowedBy !== null && !optedOut && !isBlocked),
  Because: ({ textingAllowedBy }) => textingAllowedBy && reasons[textingAllowedBy],
  'Note on permission': ({ permissionNote }) => permissionNote,
  'Opted out': ({ optedOut }) => formatYesNo(optedOut),
  Blocked: ({ isBlocked }) => formatYesNo(isBlocked),
  [`Last message (${location.city} time)`]: ({ lastMessageAt }) =>
    lastMessageAt && clock.format(new Date(lastMessageAt)),
  'Last message': ({ lastMessage }) => lastMessage,
};

/**
 * A file with these rows. An apostrophe comes before formulas. Every cell is quoted, because some programs split at
 * semicolons, and the mark at the start tells Excel that the file is UTF-8.
 */
const formatCsv = (rows: (string | null)[][]) =>
  `\uFEFF${unparse(rows, { quotes: true, escapeFormulae: formula })}\r\n`;

/** Rows of objects under the titles of these columns. */
function formatRows<Row>(
  titled: Readonly<Record<string, (row: Row) => string | null>>,
  rows: readonly Row[],
): string {
  const cells = Object.values(titled);
  return formatCsv([Object.keys(titled), ...rows.map((row) => cells.map((cell) => cell(row)))]);
}

const jobColumns: Readonly<Record<string, (job: Job) => string | null>> = {
  Customer: ({ contact }) => contact,
  Name: ({ contactName }) => contactName,
  Company: ({ company }) => company,
  Job: ({ title }) => title,
  Status: ({ status }) => statusLabels[status],
  Machine: ({ machine }) => machine,
  Place: ({ place }) => place,
  'Amount in dollars': ({ amountCents }) => (amountCents === null ? null : (amountCents / 100).toFixed(2)),
  'Day of the visit': ({ visit }) => visit && visit.day,
  From: ({ visit }) => visit && visit.from,
  To: ({ visit }) => visit && visit.to,
  'Approved with': ({ approved }) => approved && approved.words,
  Note: ({ note }) => note,
  [`Made (${location.city} time)`]: ({ created_at: at }) => clock.format(new Date(at)),
};

const machineColumns: Readonly<Record<string, (machine: Machine) => string | null>> = {
  Customer: ({ contact }) => contact,
  Unit: ({ unit }) => unit,
  Make: ({ make }) => make,
  Model: ({ model }) => model,
  'Serial number or VIN': ({ serial }) => serial,
  Meter: ({ meter }) => meter && String(meter.value),
  'Meter in': ({ meter }) => meter && meter.unit,
  'Meter read on': ({ meter }) => meter && meter.date,
  Note: ({ note }) => note,
};

/** A file with a row for each job. */
export const formatJobs = (jobs: readonly Job[]): string => formatRows(jobColumns, jobs);

/** A file with a row for each machine. */
export const formatMachines = (machines: readonly Machine[]): string => formatRows(machineColumns, machines);

/** A file with a row for each contact. */
export const formatContacts = (contacts: readonly ListedContact[]): string => formatRows(columns, contacts);

/** A file with a row for each value that an import did not take. */
export const formatDropped = (dropped: readonly DroppedValue[]): string =>
  formatCsv([
    ['Row', 'Value', 'Name', 'Why it was not taken'],
    ...dropped.map(({ line, value, name, reason }) => [String(line), value, name, reason]),
  ]);
