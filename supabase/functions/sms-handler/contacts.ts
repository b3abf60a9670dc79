import { safeParse } from 'valibot';
import {
  changedMeanwhile,
  type contactActions,
  contactDetails,
  noContact,
  noMember,
} from '../_shared/contract/contacts.ts';
import type { Database } from '../_shared/database/client.ts';
import { convertToSnakeCase } from '../_shared/domain/columns.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import { problemError, refusal } from '../_shared/runtime/http-error.ts';
import { describeMedia, parseStoredMedia } from '../_shared/storage/message-media.ts';
import { noConversation } from './conversations.ts';

/** Texts with files in one page. */
const fileTextsPerPage = 60;

/** The handlers for what the office knows about a contact, and for who takes care of them. */
export function contactHandlers({ rpc }: Database): Handlers<typeof contactActions> {
  return {
    async getContact({ contact: address }) {
      const [found] = await rpc('contact_details', { address });
      if (!found) {
        throw problemError(noContact);
      }
      return { contact: { ...found, otherNumber: found.address } };
    },

    async saveContactDetail({ contact: address, field, value, before }, { userId: actor }) {
      const read = safeParse(contactDetails[field], value);
      if (!read.success) {
        throw problemError(read.issues[0].message);
      }
      const [saved] = await rpc('save_contact_detail', {
        address,
        field: convertToSnakeCase(field),
        value: read.output || null,
        before: before || null,
        actor,
      });
      if (saved?.outcome === 'changed') {
        throw problemError(changedMeanwhile, { value: saved.value });
      }
      if (saved?.outcome !== 'saved') {
        throw problemError(noContact);
      }
      return { value: saved.value };
    },

    async getFiles({ contact: address, before }) {
      const page = { beforeAt: before?.at, beforeId: before?.id, limit: fileTextsPerPage };
      const rows = await rpc('list_files', { address, ...page });
      return {
        files: rows.flatMap(({ id: messageId, direction, createdAt: at, media }) =>
          parseStoredMedia(media).map((file, index) => ({
            messageId,
            index,
            direction,
            at,
            ...describeMedia(file, index),
          })),
        ),
        earlierCursor: rows.at(-1)?.nextCursor,
      };
    },

    async setUnread({ contact: address }) {
      const outcome = await rpc('set_unread', { address });
      if (outcome === 'no_conversation') {
        throw noConversation();
      }
      if (outcome === 'apart') {
        throw refusal(409, 'listed_apart');
      }
    },

    async assign({ contact: address, memberId }, { userId: actor }) {
      const outcome = await rpc('assign_contact', { address, memberId, actor });
      if (outcome === 'no_member') {
        throw problemError(noMember);
      }
      if (outcome === 'no_conversation') {
        throw noConversation();
      }
    },
  };
}
