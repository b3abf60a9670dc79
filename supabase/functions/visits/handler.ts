import * as v from 'valibot';
import { createDatabase } from '../_shared/database/client.ts';
import { createPublicFile } from '../_shared/http/public-file.ts';
import { hashSecret } from '../_shared/runtime/auth.ts';
import type { Env } from '../_shared/runtime/env.ts';
import { writeCalendar } from './calendar.ts';
import { feed } from './feed.ts';

/** The most database calls at once, so that calendars that ask often can't delay texts and calls. */
const mostDatabaseCalls = 2;

/** The secret of a feed, as `createFeed` makes it. */
const fileName = /^([\w-]{43})\.ics$/;

/** The function `visits`: calendar feeds of visits. Whoever has the secret address of one may read it. */
export function createHandler(env: Env) {
  const database = createDatabase(env, mostDatabaseCalls);
  return createPublicFile('visits', async (file) => {
    const [, secret] = fileName.exec(file) ?? [];
    if (secret === undefined) {
      return null;
    }
    const found = v.parse(feed, await database.rpc('read_feed', { secretHash: await hashSecret(secret) }));
    if (found === null) {
      return null;
    }
    const headers = { 'content-type': 'text/calendar; charset=utf-8' };
    return new Response(writeCalendar(found, env.site), { headers });
  });
}
