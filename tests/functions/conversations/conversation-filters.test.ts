/** Which conversations the filters list, and the calls among a conversation's messages. */
import { beforeEach, expect, test } from 'vitest';
import { rowsOf, startOffice } from '../../support/office-setup';

const { services, ask } = await startOffice();

/** By name: is it done, and the texts, oldest first: direction, status and source of each. */
const conversations: Record<string, [isDone: boolean, ...texts: [string, string, string][]]> = {
  Answered: [false, ['inbound', 'received', 'sms'], ['outbound', 'delivered', 'sms']],
  Waiting: [false, ['outbound', 'delivered', 'sms'], ['inbound', 'received', 'sms']],
  'Waiting after a machine': [false, ['inbound', 'received', 'sms'], ['outbound', 'delivered', 'auto']],
  'Waiting no more': [true, ['inbound', 'received', 'sms']],
  Failed: [false, ['inbound', 'received', 'sms'], ['outbound', 'undelivered', 'sms']],
  'Failed and waiting': [false, ['outbound', 'failed', 'sms'], ['inbound', 'received', 'sms']],
  Repaired: [false, ['outbound', 'failed', 'sms'], ['outbound', 'delivered', 'sms']],
};
const names = Object.keys(conversations);
const numberOf = (name: string) => `+1918555030${names.indexOf(name)}`;

beforeEach(async () => {
  for (const [name, [isDone, ...texts]] of Object.entries(conversations)) {
    await services.execute(`
      insert into public.contacts (address, name, is_done, last_message, last_message_at)
      values ('${numberOf(name)}', '${name}', ${isDone}, 'Hello', '2026-11-20T1${texts.length}:00:00Z')`);
    for (const [index, [direction, status, source]] of texts.entries())
      await services.execute(`
        insert into public.messages (contact_id, business_number, direction, body, status, source, created_at)
        select c.id, '+19185550100', '${direction}', 'Hello', '${status}', '${source}', '2026-11-20T1${index + 1}:00:00Z'
        from public.contacts c where c.address = '${numberOf(name)}'`);
  }
});

test.each([
  ['unanswered', ['Failed and waiting', 'Waiting', 'Waiting after a machine']],
  ['failed', ['Failed', 'Failed and waiting']],
  ['done', ['Waiting no more']],
  ['all', [...names].sort()],
])('the filter %s lists its conversations, with a search too', async (state, expected) => {
  for (const search of ['', 'hello', '555-03']) {
    const { body } = await ask({ action: 'getConversations', state, search });
    const listed = rowsOf(body['conversations']).map((row) => row['contactName']);
    expect(listed.sort(), search).toEqual(expected);
  }
});

test('a conversation comes with the calls of its messages’ time, on each page its own', async () => {
  const from = numberOf('Repaired');
  await services.execute(`
    insert into public.messages (contact_id, business_number, direction, body, status, created_at)
    select c.id, '+19185550100', 'inbound', 'Text ' || n, 'received', '2026-11-21T00:00:00Z'::timestamptz + n * interval '1 minute'
    from public.contacts c, generate_series(1, 100) as n where c.address = '${from}';
    insert into public.calls (call_sid, direction, from_number, to_number, business_number, arrived_at, started_at, status, outcome)
    select 'CA' || lpad(n::text, 32, '0'), 'inbound', case n when 4 then '+19185550999' else '${from}' end, '+19185550100',
      '+19185550100', at, at, 'completed', 'missed'
    from (values (1, '2026-11-19T00:00:00Z'::timestamptz), (2, '2026-11-21T00:30:00Z'), (3, '2026-11-22T00:00:00Z'), (4, '2026-11-22T00:00:00Z')) as calls (n, at);
    insert into public.voicemails (call_sid, recording_sid, caller, seconds)
    values ('CA${'3'.padStart(32, '0')}', 'RE${'3'.padStart(32, '0')}', '${from}', 12)`);
  const { body: newest } = await ask({ action: 'getConversation', to: from });
  const call = (n: number, outcome: string, voicemail: object | null): unknown =>
    expect.objectContaining({ sid: `CA${String(n).padStart(32, '0')}`, outcome, voicemail });
  expect(newest['calls']).toEqual([
    call(2, 'missed', null),
    call(3, 'voicemail', { seconds: 12, isHeard: false, transcript: null }),
  ]);
  const earlier = await ask({ action: 'getConversation', to: from, before: newest['earlierCursor'] });
  expect(earlier.body['calls']).toEqual([call(1, 'missed', null)]);
});
