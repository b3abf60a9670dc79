import type { Calls } from '../calls/calls.ts';
import { apiVersion, messagingVersion, type Context } from '../context.ts';
import type { Messages } from '../messages/messages.ts';
import { notFound, refuse, RestError } from '../rest-errors.ts';
import { isSetting, type NumberRecord } from '../store.ts';
import { byNewest, isWithin, page } from './listing.ts';
import { handleMessaging } from './messaging.ts';
import {
  callResource,
  mediaResource,
  messageResource,
  numberResource,
  recordingResource,
} from './resources.ts';
import { monthlyUsage } from './usage.ts';

/** One kind of resource, all of whose records are in the store. */
type Resource<Item extends { sid: string }> = {
  /** The name of the list in Twilio's answer. */
  key: string;
  items: Item[];
  show: (item: Item) => object;
  /** Whether the query's filters let it through. */
  matches?: (item: Item) => boolean;
  /** By which lists are ordered; without it they stay as they are. */
  time?: (item: Item) => string;
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
  { context, messages, calls }: RestParts,
  method: string,
  path: string,
  query: URLSearchParams,
  form: URLSearchParams,
): Response {
  const { accountSid, apiUrl, store } = context;
  const [, version, accounts, account, name = '', ...rest] = path.split('/');
  if (version === messagingVersion) return handleMessaging(context, method, path);
  if (version !== apiVersion || accounts !== 'Accounts' || account !== accountSid) throw notFound(path);
  const answer = <Item extends { sid: string }>(resource: Resource<Item>) => {
    const response = answerWith(resource, method, path, query, rest);
    if (method !== 'GET') store.changed();
    return response;
  };
  const is = (field: string, value: string | null) => (query.get(field) ?? value) === value;
  switch (name.replace(/\.json$/, '')) {
    case 'IncomingPhoneNumbers':
      return answer({
        key: 'incoming_phone_numbers',
        items: store.numbers,
        show: (number) => numberResource(accountSid, number),
        matches: ({ phoneNumber }) => is('PhoneNumber', phoneNumber),
        update: (number) => update(number, form),
      });
    case 'Messages': {
      const message = store.messages.find(({ sid }) => sid === rest[0]);
      if (message && rest[1] === 'Media.json') {
        const show = (media: (typeof message.media)[number]) => mediaResource(accountSid, message, media);
        return Response.json(page(path, query, 'media_list', message.media, show));
      }
      return answer({
        key: 'messages',
        items: store.messages,
        show: (item) => messageResource(accountSid, item),
        matches: ({ to, from, sentAt }) =>
          is('To', to) && is('From', from) && isWithin(sentAt, 'DateSent', query),
        time: ({ sentAt, createdAt }) => sentAt ?? createdAt,
        create: () => messages.create(form),
        canDelete: ({ status }) => !['queued', 'sending'].includes(status),
      });
    }
    case 'Calls':
      return answer({
        key: 'calls',
        items: store.calls,
        show: (call) => {
          const own = store.number(call.direction === 'inbound' ? call.to : call.from);
          return callResource(accountSid, call, own?.sid ?? null);
        },
        matches: ({ to, from, status, parentSid, startedAt }) =>
          is('To', to) &&
          is('From', from) &&
          is('Status', status) &&
          is('ParentCallSid', parentSid) &&
          isWithin(startedAt, 'StartTime', query),
        time: ({ startedAt, createdAt }) => startedAt ?? createdAt,
        create: () => calls.create(form),
      });
    case 'Recordings':
      return answer({
        key: 'recordings',
        items: store.recordings,
        show: (recording) => recordingResource(accountSid, apiUrl, recording),
        matches: ({ callSid, createdAt }) =>
          is('CallSid', callSid) && isWithin(createdAt, 'DateCreated', query),
        time: ({ createdAt }) => createdAt,
      });
    case 'Usage':
      return Response.json(monthlyUsage(context, path, query));
    default:
      throw notFound(path);
  }
}

function answerWith<Item extends { sid: string }>(
  { key, items, show, matches = () => true, time, create, update: change, canDelete }: Resource<Item>,
  method: string,
  path: string,
  query: URLSearchParams,
  [file]: string[],
): Response {
  if (file === undefined) {
    if (method === 'POST' && create) return Response.json(show(create()), { status: 201 });
    const found = items.filter(matches);
    return Response.json(page(path, query, key, time ? byNewest(found, time) : found, show));
  }
  const item = items.find(({ sid }) => `${sid}.json` === file);
  if (!item) throw notFound(path);
  if (method === 'DELETE') {
    if (canDelete?.(item) === false) throw new RestError(409, 20009, 'It is still being processed.');
    items.splice(items.indexOf(item), 1);
    return new Response(null, { status: 204 });
  }
  if (method === 'POST') change?.(item);
  return Response.json(show(item));
}

/** An empty value clears a setting. */
function update(number: NumberRecord, form: URLSearchParams): void {
  for (const [field, value] of form) {
    const isAddress = /Url$|^StatusCallback$/.test(field);
    refuse([[isAddress && value !== '' && !/^https?:/.test(value), 21502, `${field} is not a valid URL`]]);
    const name = field.charAt(0).toLowerCase() + field.slice(1);
    if (isSetting(name)) number[name] = value === '' && name.endsWith('Method') ? 'POST' : value;
  }
  // A trunk and an application exclude each other: the later one wins (IncomingPhoneNumber resource).
  if (form.get('TrunkSid')) number.voiceApplicationSid = '';
  else if (form.get('VoiceApplicationSid')) number.trunkSid = '';
  number.updatedAt = new Date().toISOString();
}
