import * as v from 'valibot';
import { format } from './contract/fields.ts';
import { problem } from './contract/problem.ts';

/** The last row of a page: everything of the next comes after it. */
export type PageCursor = {
  /** ISO 8601 in UTC, to the microsecond. */
  at: string;
  id: string;
};

const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** True for a day and time that exist: PostgreSQL refuses others. */
function exists(cursor: string): boolean {
  const seconds = cursor.slice(0, 19);
  const time = new Date(`${seconds}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(seconds);
}

const noPage = problem('invalid_cursor', 'There is no such page. Please load the list again.');

/** Refuses anything that the database never wrote as `next_cursor`. */
export const pageCursor = v.pipe(
  v.string(noPage),
  v.regex(written, noPage),
  v.check(exists, noPage),
  v.transform((cursor): PageCursor => {
    const [at = '', id = ''] = cursor.split('_');
    return { at, id };
  }),
  format('cursor'),
);
