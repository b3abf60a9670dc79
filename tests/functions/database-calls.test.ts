/** How often the two hottest paths ask the database, counted where their requests leave the function. */
import { beforeEach, expect, test, vi } from 'vitest';
import { startOffice } from '../support/office-setup';

const office = await startOffice();
const { services, text, handle } = office;
const send = (idempotencyKey: string) => office.send({ idempotencyKey });
const asked: string[] = [];

services.server.events.on('request:start', ({ request }) => {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/rest/v1/')) asked.push(pathname.slice('/rest/v1/'.length));
});
beforeEach(async () => {
  asked.length = 0;
  await text();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked.length = 0;
});

test('a text that comes in is one call, and after the answer one for alerts and one for automatic answers', async () => {
  expect((await text()).status).toBe(200);
  await vi.waitFor(() => expect(asked.splice(0)).toEqual(['rpc/receive_message', 'rpc/claim_alerts']));
  await handle(`closed_answer_on = true, closed_answer_text = 'Closed.'`);
  expect((await text()).status).toBe(200);
  await vi.waitFor(() =>
    expect(asked).toEqual(['rpc/receive_message', 'rpc/claim_alerts', 'rpc/call_routing']),
  );
});

test('an admin’s send is three calls, a repetition of it two, and one whose claim is taken over four', async () => {
  const key = crypto.randomUUID();
  expect((await send(key)).status).toBe(200);
  expect(asked.splice(0)).toEqual(['rpc/office_access', 'rpc/begin_message', 'rpc/update_message_status']);
  expect((await send(key)).status).toBe(200);
  expect(asked.splice(0)).toEqual(['rpc/office_access', 'rpc/begin_message']);
  await services.execute(`update public.messages set status = 'pending', provider_sid = null,
    claimed_until = now() - interval '1 second' where idempotency_key = '${key}'`);
  asked.length = 0;
  expect((await send(key)).status).toBe(200);
  expect(asked).toHaveLength(4);
});
