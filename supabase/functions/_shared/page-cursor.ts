import { type JsonObject, textField } from './json.ts';
import { Refusal } from './refusal.ts';

/** The last row of a page: everything of the next comes after it. */
export type PageCursor = {
  /** ISO 8601 in UTC, to the microsecond. */
  at: string;
  id: string;
};

const written =
  /^(?<at>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?<fraction>\.\d{6}Z)_(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function writeCursor({ at, id }: PageCursor): string {
  return `${at}_${id}`;
}

/** True for a day and time that exist: PostgreSQL refuses others. */
function exists(seconds: string): boolean {
  const time = new Date(`${seconds}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(seconds);
}

/** The cursor that a request names, null when it names none. Refuses what {@link writeCursor} never wrote. */
export function readCursor(body: JsonObject, field: string): PageCursor | null {
  if (!Object.hasOwn(body, field)) return null;
  const { at, fraction, id } = written.exec(textField(body, field))?.groups ?? {};
  if (at === undefined || fraction === undefined || id === undefined || !exists(at)) {
    throw new Refusal(400, 'invalid_cursor', 'There is no such page. Please load the list again.');
  }
  return { at: at + fraction, id };
}
