import type { Context } from '../context.ts';
import type { Messages } from '../messages/messages.ts';
import { notFound, RestError } from '../rest-errors.ts';
import { byNewest, isWithin, page } from './listing.ts';
import { methodNotAllowed, removeFrom, type RestRequest } from './request.ts';
import { mediaResource, messageResource } from './resources.ts';

/** Messages resource, and the list of a message's media. */
export function handleMessages(context: Context, messages: Messages, request: RestRequest): Response {
  const { method, segments, query, form, path } = request;
  const { store, accountSid } = context;
  if (segments.length === 0 && method === 'POST') {
    return Response.json(messageResource(accountSid, messages.create(form)), { status: 201 });
  }
  if (segments.length === 0 && method === 'GET') {
    const found = store.messages.filter(
      (message) =>
        (query.get('To') ?? message.to) === message.to &&
        (query.get('From') ?? message.from) === message.from &&
        isWithin(message.sentAt, 'DateSent', query),
    );
    const newestFirst = byNewest(found, (message) => message.sentAt ?? message.createdAt);
    const show = (message: (typeof found)[number]) => messageResource(accountSid, message);
    return Response.json(page(path, query, 'messages', newestFirst, show));
  }
  const index = store.messages.findIndex(
    (candidate) => candidate.sid === segments[0]?.replace(/\.json$/, ''),
  );
  const message = store.messages[index];
  if (!message) throw notFound(path);
  if (segments.length === 2 && segments[1] === 'Media.json' && method === 'GET') {
    const show = (media: (typeof message.media)[number]) => mediaResource(accountSid, message, media);
    return Response.json(page(path, query, 'media_list', message.media, show));
  }
  if (segments.length !== 1) throw notFound(path);
  if (method === 'GET') return Response.json(messageResource(accountSid, message));
  if (method === 'DELETE') {
    if (message.journey.length > 0) throw new RestError(409, 20009, 'Message is still being processed.');
    return removeFrom(store.messages, index, store);
  }
  throw methodNotAllowed();
}
