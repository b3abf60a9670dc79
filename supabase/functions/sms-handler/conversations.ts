import { noSuchMessage, type conversationActions } from '../_shared/contract/conversations.ts';
import { hasFailed } from '../_shared/contract/messages.ts';
import { noPermission } from '../_shared/contract/permission.ts';
import { readRows, type Database, type DatabaseAnswer, type Tables } from '../_shared/database/client.ts';
import { readSetting } from '../_shared/database/settings.ts';
import { isTextable } from '../_shared/domain/forwarding-rules.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import { HttpError, problemError, refusal } from '../_shared/runtime/http-error.ts';
import { describeMedia, parseStoredMedia } from '../_shared/storage/message-media.ts';
import { describeDeliveryFailure, optedOutError } from '../_shared/twilio/errors.ts';
import { readPlans } from './plans.ts';

export const noConversation = () => new HttpError(404, 'no_conversation', 'There is no such conversation.');

/** Several screens of the list panel. */
const conversationsPerPage = 60;
/** Several screens of the conversation panel. */
const messagesPerPage = 100;

type MessageRow = DatabaseAnswer<'list_messages'>[number];

function describeFailure(row: MessageRow): string | null {
  if (!hasFailed(row)) {
    return null;
  }
  return row.errorCode === null && !row.isAtTwilio
    ? 'It never reached Twilio.'
    : describeDeliveryFailure(row.errorCode);
}

const toMessage = (row: MessageRow) => ({
  ...row,
  created_at: row.createdAt,
  failure: describeFailure(row),
  media: parseStoredMedia(row.media).map(describeMedia),
});

const stoppedByOffice =
  'The office marked this contact as opted out. Open their conversation and allow texts again first.';

/** The handlers for the conversation list, single conversations, and changes to a contact. */
export function conversationHandlers(database: Database): Handlers<typeof conversationActions> {
  const { rpc, tables } = database;

  async function change(address: string, columns: Tables['contacts']['Update']): Promise<void> {
    const query = tables.from('contacts').update(columns);
    const changed = readRows(await query.eq('address', address).select('id'));
    if (changed.length === 0) {
      throw noConversation();
    }
  }

  return {
    async getConversations({ state, search, cursor }, { userId: memberId }) {
      const page = { beforeAt: cursor?.at, beforeId: cursor?.id, limit: conversationsPerPage };
      const rows = await rpc('list_conversations', { state, search: search || null, memberId, ...page });
      return { conversations: rows, nextCursor: rows.at(-1)?.nextCursor };
    },

    async startConversation({ to, name, permission }, { userId: actor }) {
      if (!isTextable(to)) {
        throw refusal(400, 'not_textable');
      }
      if (to === (await readSetting(database, 'twilio_phone_number'))) {
        throw new HttpError(400, 'own_number', 'This is the business number itself.');
      }
      const [started] = await rpc('start_conversation', { ...permission, address: to, name, actor });
      if (!started) {
        throw new Error('start_conversation answered nothing');
      }
      if (started.refusal === 'blocked') {
        throw refusal(403, 'blocked');
      }
      if (started.refusal === 'no_consent') {
        throw problemError(noPermission);
      }
      if (started.refusal === 'opted_out') {
        throw optedOutError();
      }
      if (started.refusal === 'opted_out_by_office') {
        throw new HttpError(409, 'opted_out', stoppedByOffice);
      }
      return { conversationId: started.conversationId };
    },

    async getPermission({ to: number }) {
      const [known] = await rpc('permission_of', { address: number });
      return { number, ...known };
    },

    async getConversation({ to: address, before }, member) {
      const isNewest = before === undefined;
      const page = { beforeAt: before?.at, beforeId: before?.id, limit: messagesPerPage };
      const [rows, [conversation], notes] = await Promise.all([
        rpc('list_messages', { address, ...page }),
        isNewest ? rpc('list_conversations', { address }) : [],
        isNewest ? rpc('list_notes', { address }) : [],
      ]);
      // The earlier page has the calls from before its last message.
      const oldest = rows.at(-1);
      const since = oldest?.nextCursor && oldest.createdAt;
      const span = { since, before: before?.at };
      const [calls, plans] = await Promise.all([
        rpc('calls_with', { number: address, ...span }),
        readPlans(database, address, { isNewest, ...span }),
      ]);
      return {
        ...plans,
        messages: rows.map(toMessage).reverse(),
        earlierCursor: oldest?.nextCursor,
        calls,
        conversation,
        notes: notes.reverse().map((note) => ({
          ...note,
          isDeletable: member.role === 'admin' || note.authorId === member.userId,
        })),
      };
    },

    setContactName: ({ to, name }) => change(to, { name: name || null }),

    setDone: ({ to, isDone }) => change(to, { is_done: isDone, is_suspected: false }),

    async markRead({ to: address, upTo: messageId }) {
      if (!(await rpc('mark_read', { address, messageId }))) {
        throw problemError(noSuchMessage);
      }
    },

    async dismissOptOut({ to: address, upTo: messageId }, { userId: actor }) {
      if (!(await rpc('dismiss_opt_out', { address, messageId, actor }))) {
        throw problemError(noSuchMessage);
      }
    },

    async setOptedOut({ to: address, optedOut }, { userId: actor }) {
      const outcome = await rpc('set_opted_out', { address, optedOut, actor });
      if (outcome === 'no_conversation') {
        throw noConversation();
      }
      if (outcome === 'stopped_by_contact') {
        throw optedOutError();
      }
    },
  };
}
