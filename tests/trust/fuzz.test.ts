/** Hostile requests of any shape, to all functions. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { backgroundDone } from '../support/console-guard';
import { noteFigure, sized } from '../support/fuzz';
import { claimsOf, newSid, twilioNumber } from '../support/functions-harness';
import { startOffice } from '../support/office-setup';
import { fuzz, hostileRequests } from './hostile-requests';

const { services, admin, reset, handlerOf } = await startOffice();

test('T18, T29, T58: whatever is sent gets an answer that says what is wrong, and never a fault of ours', async () => {
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
  /** What there is to be asked for. */
  const prepare = async () => {
    // The reset would come between the statements of an alert under way: both use PGlite's one session.
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
  const requests = hostileRequests(known, await services.sign(claimsOf(admin)), admin.token);
  const count = sized({ slice: 400, deep: 80_000 });
  const outcome = await fuzz(handlerOf, requests, count, prepare, () => services.traffic.database);
  const { reachedDatabase, statuses, wrong } = outcome;
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(reachedDatabase / count).toBeGreaterThanOrEqual(0.2);
  const answered = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
  noteFigure({
    target: 'G6',
    figure: `${count} fuzz cases, ${reachedDatabase} reached the database: ${answered.join(', ')}`,
  });
});
