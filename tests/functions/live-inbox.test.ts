import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHandler } from '../../supabase/functions/sms-handler/handler';
import { publishableKey } from '../../tools/local-stack/keys';
import {
  adminCall,
  businessNumber,
  newSid,
  origin,
  read,
  startFunctionWorld,
  webhookRequest,
  type FunctionWorld,
  type Handler,
  type Person,
} from '../support/functions-harness';

const otherLine = '+19185550144';
const customer = '+19185550190';

let world: FunctionWorld;
let admin: Person;
let handler: Handler;

beforeAll(async () => {
  world = await startFunctionWorld();
  admin = await world.person(true);
  handler = createHandler(world.env());
});
afterAll(() => world.stop());
beforeEach(() => world.execute('truncate public.contacts cascade'));

const text = async (body: string, from = customer, to = businessNumber) => {
  const fields = { MessageSid: newSid('SM'), From: from, To: to, Body: body, NumMedia: '0' };
  expect((await handler(webhookRequest('/sms-handler/inbound', fields))).status).toBe(200);
  const [row] = await world.rows(`messages?select=id&provider_sid=eq.${fields.MessageSid}`);
  return String(row?.['id']);
};
const call = async (body: object, token: string | null = admin.token) =>
  read(await adminCall(handler, 'sms-handler', body, token));
const markRead = (upTo: string, to = customer) => call({ action: 'markRead', to, upTo });
const unread = async () => {
  const { body } = await call({ action: 'getConversations' });
  const rows: unknown[] = Array.isArray(body['conversations']) ? body['conversations'] : [];
  return rows.map((row) =>
    typeof row === 'object' && row !== null && 'unreadCount' in row ? row.unreadCount : null,
  );
};

type News = { as_of: string; unread: number; has_realtime: boolean; changes: Record<string, unknown>[] };
const isNews = (answer: unknown): answer is News =>
  typeof answer === 'object' && answer !== null && 'changes' in answer && Array.isArray(answer.changes);

/** As the browser asks, under its own token. */
async function news(token = admin.token): Promise<News> {
  const response = await fetch(`${origin}/rest/v1/rpc/inbox_news`, {
    method: 'POST',
    headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(200);
  const answer: unknown = await response.json();
  if (!isNews(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

describe('what nobody has seen yet', () => {
  test('is counted per person, over all our numbers, until it is marked as read', async () => {
    await text('one');
    await text('two', customer, otherLine);
    const newest = await text('three');
    await text('from somebody else', '+19185550191');
    expect(await unread()).toEqual([1, 3]);
    expect(await markRead(newest)).toEqual({ status: 200, body: { success: true } });
    expect(await unread()).toEqual([1, 0]);
  });

  test('stays unread when it came in after the last message that was seen', async () => {
    await text('one');
    const seen = await text('two');
    await text('three');
    await text('four', customer, otherLine);
    await markRead(seen);
    expect(await unread()).toEqual([2]);
    // Looking back at an older message makes nothing unread again.
    await markRead(await text('five'));
    await markRead(seen);
    expect(await unread()).toEqual([0]);
  });

  test.each([
    ['a message of somebody else', async () => text('hello', '+19185550191')],
    ['no message of ours', () => '00000000-0000-4000-8000-000000000000'],
    ['something else', () => "' or true --"],
    ['nothing', () => ''],
  ])('is left alone when the mark names %s', async (_, upTo) => {
    await text('one');
    const { status, body } = await markRead(await upTo());
    expect([status, body['code']]).toEqual([400, 'invalid_message']);
    const [mine] = await world.rows(
      `contacts?select=unread_count&address=in.${encodeURIComponent(`("${customer}")`)}`,
    );
    expect(mine).toEqual({ unread_count: 1 });
  });

  test('is marked by admins only', async () => {
    const upTo = await text('one');
    const visitor = await world.person();
    expect((await call({ action: 'markRead', to: customer, upTo }, null)).status).toBe(401);
    expect((await call({ action: 'markRead', to: customer, upTo }, visitor.token)).status).toBe(403);
    expect(await unread()).toEqual([1]);
  });
});

describe('the news', () => {
  test('count what is unread and name what changed last, newest first', async () => {
    await text('one', '+19185550191');
    await text('two');
    await text('three');
    expect(await news()).toMatchObject({
      unread: 3,
      has_realtime: false,
      changes: [
        { other_number: customer, unread_count: 2, contact_name: null, last_source: 'sms' },
        { other_number: '+19185550191', unread_count: 1 },
      ],
    });
  });

  test('tell of everything that an open conversation shows', async () => {
    const upTo = await text('one');
    await world.saveSetting('twilio_phone_number', businessNumber);
    let before = await news();
    const changes = async () => {
      const after = await news();
      const isChanged = after.changes[0]?.['changed_at'] !== before.changes[0]?.['changed_at'];
      before = after;
      return isChanged;
    };
    expect(await changes(), 'nothing happened').toBe(false);
    await markRead(upTo);
    expect(await changes(), 'it was read').toBe(true);
    await markRead(upTo);
    expect(await changes(), 'it was read already').toBe(false);
    await call({ action: 'sendMessage', from: businessNumber, to: customer, body: 'On our way' });
    expect(await changes(), 'a text went out').toBe(true);
    const [sent] = await world.rows('messages?select=id,provider_sid&direction=eq.outbound');
    const report = (MessageStatus: string) =>
      handler(
        webhookRequest(`/sms-handler/status?message=${String(sent?.['id'])}`, {
          MessageSid: String(sent?.['provider_sid']),
          MessageStatus,
        }),
      );
    await report('delivered');
    expect(await changes(), 'it was delivered').toBe(true);
    await report('sent');
    expect(await changes(), 'late news of it').toBe(false);
    await call({ action: 'setOptedOut', to: customer, optedOut: true });
    expect(await changes(), 'texts were stopped').toBe(true);
  });

  test.each(['visitors', 'somebody without a role'])('are refused to %s', async (who) => {
    const token = who === 'visitors' ? null : (await world.person()).token;
    const response = await fetch(`${origin}/rest/v1/rpc/inbox_news`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: '{}',
    });
    expect([401, 403, 404]).toContain(response.status);
  });
});
