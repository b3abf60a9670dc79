import { safeParse } from 'valibot';
import { type FieldsOf, readProblem } from '../_shared/contract/action.ts';
import { companyName, contactName } from '../_shared/contract/conversations.ts';
import { type followUpActions, noNote, noRequest } from '../_shared/contract/follow-up.ts';
import type { SharedPermission } from '../_shared/contract/permission.ts';
import { type Database, maxListed, readRows } from '../_shared/database/client.ts';
import { audit } from '../_shared/database/settings.ts';
import { convertToFields } from '../_shared/domain/columns.ts';
import { readEmail } from '../_shared/domain/email.ts';
import { readPhone } from '../_shared/domain/phone.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import { problemError } from '../_shared/runtime/http-error.ts';
import { noConversation } from './conversations.ts';

const listedColumns =
  'id, address, name, company, email, phone_extension, place, pinned_note, texting_allowed_by, permission_note, opted_out_by_contact, opted_out_by_office, is_blocked, last_message, last_message_at';

type GivenRow = FieldsOf<(typeof followUpActions)['importContacts']>['rows'][number];

/** A contact to import, in the form that `import_contacts` takes. */
type ReadRow = {
  address: string;
  name: string;
  company: string | null;
  email: string | null;
  phone_extension: string | null;
};

const extensionDigits = /^\d{1,8}$/;

/** The row in its stored form, or the reason why it was refused. */
function readRow(row: GivenRow): ReadRow | string {
  const phone = readPhone(row.address);
  const address = phone?.number ?? readEmail(row.address);
  if (address === null) {
    return 'This is neither a phone number with its area code nor an email address.';
  }
  const name = safeParse(contactName, row.name);
  if (!name.success) {
    return readProblem(name.issues[0].message).sentence;
  }
  if (name.output === '') {
    return 'The name is missing.';
  }
  const company = safeParse(companyName, row.company ?? '');
  if (!company.success) {
    return readProblem(company.issues[0].message).sentence;
  }
  const extension = phone?.extension ?? row.extension?.trim() ?? '';
  return {
    address,
    name: name.output,
    company: company.output || null,
    email: phone && readEmail(row.email ?? ''),
    phone_extension: phone && extensionDigits.test(extension) ? extension : null,
  };
}

/** The note on a permission with the day when they agreed, which is rarely the day of the import. */
const formatNote = ({ note, agreedOn }: SharedPermission) => `${note} (agreed on ${agreedOn})`;

/** The handlers for notes, request outcomes, blocking, and the export and import of contacts. */
export function followUpHandlers(database: Database): Handlers<typeof followUpActions> {
  const { rpc, tables } = database;
  return {
    async setRequestOutcome(fields, { userId: actor }) {
      if (!(await rpc('set_request_outcome', { ...fields, actor }))) {
        throw problemError(noRequest);
      }
    },

    async addNote({ id, to: address, body }, { userId: author }) {
      if (!(await rpc('add_note', { id, address, body, author }))) {
        throw noConversation();
      }
    },

    async deleteNote({ id }, { role, userId }) {
      const query = tables.from('contact_notes').delete().eq('id', id);
      const deleted = await (role === 'admin' ? query : query.eq('author', userId)).select('id');
      if (readRows(deleted).length === 0) {
        throw problemError(noNote);
      }
    },

    async setBlocked({ to: address, isBlocked: blocked }, { userId: actor }) {
      await rpc('set_blocked', { address, blocked, actor });
    },

    async getContacts({ cursor }, { userId }) {
      if (cursor === undefined) {
        await audit(database, [{ action: 'contacts.export' }], userId);
      }
      const query = tables.from('contacts').select(listedColumns).order('id').limit(maxListed);
      const rows = readRows(await (cursor === undefined ? query : query.gt('id', cursor)));
      return {
        contacts: rows.map((row) => ({
          ...convertToFields(row),
          optedOut: row.opted_out_by_contact || row.opted_out_by_office,
        })),
        nextCursor: rows.length === maxListed ? rows.at(-1)?.id : null,
      };
    },

    async importContacts({ rows, permission }, { userId: actor }) {
      const read = rows.map(readRow);
      const given = read.filter((row) => typeof row !== 'string');
      // One outcome for each given row, in their order.
      const noted = permission && { how: permission.how, note: formatNote(permission) };
      const outcomes = (await rpc('import_contacts', { contacts: given, actor, ...noted })).values();
      return {
        rows: read.map((row) =>
          typeof row === 'string' ? { outcome: 'refused', reason: row } : outcomes.next().value,
        ),
      };
    },
  };
}
