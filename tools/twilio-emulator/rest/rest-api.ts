import type { Calls } from '../calls/calls.ts';
import { apiVersion, messagingVersion, type Context } from '../context.ts';
import type { Messages } from '../messages/messages.ts';
import { refuseUnknown, refuse, RestError } from '../rest-errors.ts';
import { isSetting, type NumberRecord } from '../store.ts';
import { byNewest, matches, page, type Resource } from './listing.ts';
import { answerMessaging } from './messaging.ts';
import {
  describeCall,
  describeMedia,
  describeMessage,
  describeNumber,
  describeRecording,
} from './resources.ts';
import { listMonthlyUsage } from './usage.ts';

/** One kind of resource, all of whose records are in the store. */
type Collection<Item extends { sid: string }> = {
  /** The name of the list in Twilio's answer. */
  key: string;
  items: Item[];
  show: (item: Item) => Resource;
  /** The time that orders lists. Without it, rows stay in the order in which they were added. */
  time?: (item: Item) => string;
  /** Whether lists show it yet. */
  isListed?: (item: Item) => boolean;
  create?: () => Item;
  update?: (item: Item) => void;
  canDelete?: (item: Item) => boolean;
};

/** What the REST API answers from. */
export type RestParts = { context: Context; messages: Messages; calls: Calls };

/**
 * Twilio's REST API over the store. Answers and refusals as Twilio gives them.
 *
 * @param path starts at the API's version and has no query
 * @throws {RestError}
 */
export function answerRest(
  { context: { accountSid, clock, store }, messages, calls }: RestParts,
  method: string,
  path: string,
  query: URLSearchParams,
  form: URLSearchParams,
): Response {
  const [, version, accounts, account, name = '', ...rest] = path.split('/');
  if (version === messagingVersion) {
    return answerMessaging(store, path);
  }
  if (version !== apiVersion || accounts !== 'Accounts' || account !== accountSid) {
    throw refuseUnknown(path);
  }
  const answer = <Item extends { sid: string }>(collection: Collection<Item>) =>
    answerFrom(collection, method, path, query, rest);
  const isListed = ({ createdAt }: { createdAt: string }) =>
    clock.measureAge(createdAt) >= store.delays.listLagMs;
  switch (name.replace(/\.json$/, '')) {
    case 'IncomingPhoneNumbers':
      return answer({
        key: 'incoming_phone_numbers',
        items: store.numbers,
        show: describeNumber,
        update: (number) => update(number, form),
      });
    case 'Messages': {
      const message = store.messages.find(({ sid }) => sid === rest[0]);
      if (message && rest[1] === 'Media.json') {
        const media = message.media.map((one) => describeMedia(accountSid, message, one));
        return Response.json({ media_list: media });
      }
      return answer({
        key: 'messages',
        items: store.messages,
        show: describeMessage,
        time: ({ sentAt, createdAt }) => sentAt ?? createdAt,
        isListed,
        create: () => messages.create(form),
        canDelete: ({ status }) => !['accepted', 'queued', 'sending'].includes(status),
      });
    }
    case 'Calls':
      return answer({
        key: 'calls',
        items: store.calls,
        show: describeCall,
        time: ({ startedAt, createdAt }) => startedAt ?? createdAt,
        isListed,
        create: () => calls.create(form),
      });
    case 'Recordings':
      return answer({
        key: 'recordings',
        items: store.recordings,
        show: describeRecording,
        time: ({ createdAt }) => createdAt,
        isListed,
      });
    case 'Usage':
      return Response.json(listMonthlyUsage(store, query.get('StartDate') ?? ''));
    default:
      throw refuseUnknown(path);
  }
}

function answerFrom<Item extends { sid: string }>(
  { key, items, show, time, isListed, create, update: change, canDelete }: Collection<Item>,
  method: string,
  path: string,
  query: URLSearchParams,
  [file]: string[],
): Response {
  if (file === undefined) {
    if (method === 'POST' && create) {
      return Response.json(show(create()), { status: 201 });
    }
    const listed = isListed ? items.filter(isListed) : items;
    const rows = (time ? byNewest(listed, time) : listed).map(show);
    const found = rows.filter((row) => matches(row, query));
    return Response.json(page(path, query, key, found));
  }
  const item = items.find(({ sid }) => `${sid}.json` === file);
  if (!item) {
    throw refuseUnknown(path);
  }
  if (method === 'DELETE') {
    if (canDelete?.(item) === false) {
      throw new RestError(409, 20009, 'It is still being processed.');
    }
    items.splice(items.indexOf(item), 1);
    return new Response(null, { status: 204 });
  }
  if (method === 'POST') {
    change?.(item);
  }
  return Response.json(show(item));
}

/** An empty value clears a setting. */
function update(number: NumberRecord, form: URLSearchParams): void {
  for (const [field, value] of form) {
    const isAddress = /Url$|^StatusCallback$/.test(field);
    refuse([[isAddress && value !== '' && !/^https?:/.test(value), 21502, `${field} is not a valid URL`]]);
    const name = field.charAt(0).toLowerCase() + field.slice(1);
    if (isSetting(name)) {
      number[name] = value === '' && name.endsWith('Method') ? 'POST' : value;
    }
  }
  // A trunk and an application exclude each other: the later one wins (IncomingPhoneNumber resource).
  if (form.get('TrunkSid')) {
    number.voiceApplicationSid = '';
  } else if (form.get('VoiceApplicationSid')) {
    number.trunkSid = '';
  }
}
