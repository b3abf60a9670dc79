/** Fuzzes all functions with hostile requests of any shape. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { backgroundDone } from '../support/console-guard';
import { createClaims } from '../support/functions-harness';
import { noteFigure, seed, sized } from '../support/fuzz';
import { startOffice } from '../support/office-setup';
import { newSid, twilioNumber } from '../support/twilio-rows';
import { hostileRequests } from './hostile-requests';

const { services, admin, reset, createHandler } = await startOffice();

const inside =
  /\bat \S+:\d+|Error:|\bselect\b.*\bfrom\b|insert into|violates|secret words|node_modules|PGRST|sb_secret/i;

const failure = v.strictObject({
  error: v.pipe(v.string(), v.regex(/^[A-Z].*[.?a-z]$/s)),
  code: v.pipe(v.string(), v.regex(/^[a-z_]+$/)),
  fields: v.optional(v.unknown()),
  /** With `changed`: what is saved now. */
  value: v.optional(v.nullable(v.string())),
});

/** What is wrong with an answer; null when nothing is. */
async function findProblem(response: Response): Promise<string | null> {
  const { status } = response;
  const body = await response.text();
  if (status >= 500) {
    return `${status} ${body.slice(0, 200)}`;
  }
  if (status < 400) {
    return null;
  }
  const answer: unknown = JSON.parse(body);
  if (!v.is(failure, answer)) {
    return `${status} without sentence and code: ${body.slice(0, 200)}`;
  }
  return inside.test(body) ? `${status} tells too much: ${body.slice(0, 200)}` : null;
}

test('every hostile request gets an answer that says what is wrong, and no server error (T18, T29, T58)', async () => {
  const numbers = [twilioNumber('+19185550144'), twilioNumber('+19185550145')];
  const known = {
    customers: ['+19185550121', '+19185550122', 'someone@example.com', '22395'],
    messageIds: Array.from({ length: 4 }, () => randomUUID()),
    callSids: [newSid('CA'), newSid('CA')],
    numberSids: numbers.map(({ sid }) => sid),
  };
  const texts = known.customers.map((address, index) => {
    const kind = index % 2 ? "'inbound', 'received'" : "'outbound', 'failed'";
    return `('${known.messageIds[index]}'::uuid, '${address}', ${kind})`;
  });
  const voicemails = known.callSids.map((sid) => `('${sid}', 'RE${sid.slice(2)}', 12, '+19185550121')`);
  /** Stores the rows that requests can ask for. */
  const prepare = async () => {
    // A reset would run between the statements of a pending alert, because both use PGlite’s one session.
    await backgroundDone();
    await reset();
    services.twilioNumbers.push(...numbers);
    await services.execute(`
      insert into public.contacts (address, texting_allowed_by, last_message_at)
      select unnest(array['${known.customers.join("', '")}']), 'text', now();
      insert into public.messages (id, contact_id, direction, body, status)
      select t.id, c.id, t.direction, 'Truck down', t.status from public.contacts c
      join (values ${texts.join(', ')}) as t (id, address, direction, status) using (address);
      insert into public.voicemails (call_sid, recording_sid, seconds, caller) values ${voicemails.join(', ')}`);
  };
  const requests = hostileRequests(known, await services.sign(createClaims(admin)), admin.token);
  const count = sized({ slice: 200, deep: 80_000 });
  const statuses: Record<number, number> = {};
  const wrong: string[] = [];
  let reachedDatabase = 0;
  const perDraw = 500;
  for (let drawn = 0; drawn < count; drawn += perDraw) {
    const cases = fc.sample(requests, { seed: seed + drawn, numRuns: Math.min(perDraw, count - drawn) });
    // Reset from time to time, because the tables keep growing.
    await prepare();
    for (const { to, kind, build } of cases) {
      const before = services.traffic.database;
      const response = await createHandler(to)(build());
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      const problem = await findProblem(response);
      if (services.traffic.database > before) {
        reachedDatabase += 1;
      }
      if (problem !== null) {
        wrong.push(`${to} ${kind}: ${problem} ← ${(await build().text()).slice(0, 300)}`);
      }
    }
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(reachedDatabase / count).toBeGreaterThanOrEqual(0.2);
  const answered = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
  noteFigure('G6', `${count} cases, ${reachedDatabase} reached the database: ${answered.join(', ')}`);
});
