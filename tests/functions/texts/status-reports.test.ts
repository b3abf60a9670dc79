/** What Twilio reports about texts that were sent. */
import { beforeEach, describe, expect, test } from 'vitest';
import { takeConsoleErrors } from '../../support/console-guard';
import { customer, startOffice } from '../../support/office-setup';
import { businessNumber, newSid } from '../../support/twilio-rows';

const { services, post, text, send, messages, lastStatus, databaseAnswers } = await startOffice();

const statusNotStored = () => databaseAnswers('rpc/update_message_status');

describe('a status report', () => {
  let id = '';
  let sid = '';
  const report = (changes: Record<string, string>, query = `?message=${id}`) =>
    post(`/sms-handler/status${query}`, { MessageSid: sid, From: businessNumber, To: customer, ...changes });

  beforeEach(async () => {
    await text();
    await send();
    sid = services.twilioMessages.at(-1)?.sid ?? '';
    id = String((await messages()).at(-1)?.['id']);
  });

  const own = () => `?message=${id}`;
  const delivered = { MessageStatus: 'delivered' };
  const others = { ...delivered, MessageSid: newSid('SM') };
  const failed = (ErrorCode: string) => ({ MessageStatus: 'failed', ErrorCode });
  test.each<[string, Record<string, string>, () => string, (string | number | null)[]]>([
    ['that names the text only by Twilio’s SID is stored', delivered, () => '', [204, 'delivered', null]],
    ['with the status in Twilio’s old field is stored', { SmsStatus: 'sent' }, own, [204, 'sent', null]],
    ['with an error code is stored', failed('999999'), own, [204, 'failed', 999_999]],
    ['with a code that is too large is stored without it', failed('1000000'), own, [204, 'failed', null]],
    ['with the code 0 is stored without it', failed('0'), own, [204, 'failed', null]],
    ['with a malformed code is stored without it', failed('none'), own, [204, 'failed', null]],
    ['without a status changes nothing', {}, own, [204, 'queued', null]],
    ['with an unknown status changes nothing', { MessageStatus: 'read' }, own, [204, 'queued', null]],
    ['with a status of our own changes nothing', { MessageStatus: 'pending' }, own, [204, 'queued', null]],
    ['as of an incoming text changes nothing', { MessageStatus: 'received' }, own, [204, 'queued', null]],
    ['for somebody else’s text changes nothing', others, () => '', [204, 'queued', null]],
    ['for a malformed id changes nothing', others, () => '?message=1%27or', [204, 'queued', null]],
    ['with a malformed SID is refused', { ...delivered, MessageSid: 'SM1' }, own, [400, 'queued', null]],
  ])('%s', async (_, changes, query, expected) => {
    const { status } = await report(changes, query());
    expect([status, ...(await lastStatus())]).toEqual(expected);
  });

  test('explains to a person why the text failed and what to do', async () => {
    await report(failed('30006'));
    expect((await messages()).at(-1)?.['failure']).toContain('Call instead');
  });

  test.each(['accepted', 'queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed'])(
    'of "%s" is stored before the answer',
    async (MessageStatus) => {
      statusNotStored();
      expect((await send()).status).toBe(200);
      expect(takeConsoleErrors().join()).toContain('"where":"sendMessage","code":"status_not_stored"');
      services.server.resetHandlers();
      const row = String((await messages()).at(-1)?.['id']);
      expect(await lastStatus()).toEqual(['pending', null]);
      await report({ MessageStatus, MessageSid: newSid('SM') }, `?message=${row}`);
      expect(await lastStatus()).toEqual([MessageStatus, null]);
    },
  );

  test('is not acknowledged while the database is down', async () => {
    statusNotStored();
    expect((await report(delivered)).status).toBe(503);
    expect(await lastStatus()).toEqual(['queued', null]);
  });
});
