import type { Calls } from '../calls/calls.ts';
import type { Context } from '../context.ts';
import { notFound } from '../rest-errors.ts';
import { byNewest, isWithin, page } from './listing.ts';
import { methodNotAllowed, removeFrom, type RestRequest } from './request.ts';
import { callResource } from './resources.ts';

/** Calls resource. */
export function handleCalls(context: Context, calls: Calls, request: RestRequest): Response {
  const { method, segments, query, form, path } = request;
  const { store, accountSid } = context;
  const show = (call: (typeof store.calls)[number]) => {
    const own = store.number(call.direction === 'inbound' ? call.to : call.from);
    return callResource(accountSid, call, own?.sid ?? null);
  };
  if (segments.length === 0 && method === 'POST') {
    return Response.json(show(calls.create(form)), { status: 201 });
  }
  if (segments.length === 0 && method === 'GET') {
    const found = store.calls.filter(
      (call) =>
        (query.get('To') ?? call.to) === call.to &&
        (query.get('From') ?? call.from) === call.from &&
        (query.get('Status') ?? call.status) === call.status &&
        (query.get('ParentCallSid') ?? call.parentSid) === call.parentSid &&
        isWithin(call.startedAt, 'StartTime', query) &&
        isWithin(call.endedAt, 'EndTime', query),
    );
    const newestFirst = byNewest(found, (call) => call.startedAt ?? call.createdAt);
    return Response.json(page(path, query, 'calls', newestFirst, show));
  }
  const index = store.calls.findIndex((candidate) => `${candidate.sid}.json` === segments[0]);
  const call = store.calls[index];
  if (!call || segments.length !== 1) throw notFound(path);
  if (method === 'GET') return Response.json(show(call));
  if (method === 'DELETE') return removeFrom(store.calls, index, store);
  throw methodNotAllowed();
}
