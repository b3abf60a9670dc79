import { RestError } from '../rest-errors.ts';

/** A request for one kind of resource; `segments` is what its path has after the resource's name. */
export type RestRequest = {
  method: string;
  segments: string[];
  query: URLSearchParams;
  form: URLSearchParams;
  path: string;
};

export const methodNotAllowed = () => new RestError(405, 20004, 'Method not allowed');

/** Takes a record out of the account and answers as Twilio does. */
export function removeFrom(records: unknown[], index: number, store: { changed(): void }): Response {
  records.splice(index, 1);
  store.changed();
  return new Response(null, { status: 204 });
}
