/** What nobody has seen yet, and the news that tell open offices of it. */
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { customer, startOffice } from '../../support/office-setup';

const { services, ask, post, text, rpc, send, messages, conversations } = await startOffice();
const other = '+19185550191';
const toOtherLine = { To: '+19185550144' };

/** Answers our id of the text. */
const receive = async (body: string, changes: Record<string, string> = {}) => {
  await text(body, changes);
  return String((await messages(changes['From'])).at(-1)?.['id']);
};
const markRead = (upTo: string) => ask({ action: 'markRead', to: customer, upTo });
const unread = async () => (await conversations()).map((row) => row['unreadCount']);
const newsAnswer = v.looseObject({ changes: v.array(v.looseObject({ changed_at: v.string() })) });
const news = async () => v.parse(newsAnswer, await (await rpc('inbox_news')).json());

describe('what nobody has seen yet', () => {
  test('is counted per person, over all our numbers, until it is marked as read', async () => {
    await receive('one');
    await receive('two', toOtherLine);
    const newest = await receive('three');
    await receive('from somebody else', { From: other });
    expect(await unread()).toEqual([1, 3]);
    expect(await markRead(newest)).toEqual({ status: 200, body: { success: true } });
    expect(await unread()).toEqual([1, 0]);
  });

  test('stays unread when it came in after the last message that was seen', async () => {
    const seen = await receive('one');
    await receive('two');
    await receive('three', toOtherLine);
    await markRead(seen);
    expect(await unread()).toEqual([2]);
    // Looking back at an older message makes nothing unread again.
    await markRead(await receive('four'));
    await markRead(seen);
    expect(await unread()).toEqual([0]);
  });
});

describe('the news', () => {
  test('count what is unread and name what changed last, newest first', async () => {
    await receive('one', { From: other });
    await receive('two');
    await receive('three');
    const changes = [
      { other_number: customer, unread_count: 2, contact_name: null, last_source: 'sms' },
      { other_number: other, unread_count: 1 },
    ];
    expect(await news()).toMatchObject({ unread: 3, has_realtime: false, changes });
  });

  test('tell of everything that an open conversation shows', async () => {
    const upTo = await receive('one');
    let before = await news();
    const changes = async () => {
      const after = await news();
      const isChanged = after.changes[0]?.changed_at !== before.changes[0]?.changed_at;
      before = after;
      return isChanged;
    };
    expect(await changes(), 'nothing happened').toBe(false);
    await markRead(upTo);
    expect(await changes(), 'it was read').toBe(true);
    await markRead(upTo);
    expect(await changes(), 'it was read already').toBe(false);
    await send();
    expect(await changes(), 'a text went out').toBe(true);
    const MessageSid = services.twilioMessages.at(-1)?.sid ?? '';
    const report = (MessageStatus: string) => post('/sms-handler/status', { MessageSid, MessageStatus });
    await report('delivered');
    expect(await changes(), 'it was delivered').toBe(true);
    await report('sent');
    expect(await changes(), 'late news of it').toBe(false);
    await ask({ action: 'setOptedOut', to: customer, optedOut: true });
    expect(await changes(), 'texts were stopped').toBe(true);
  });
});
