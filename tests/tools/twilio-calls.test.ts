import { describe, expect, test } from 'vitest';
import {
  business,
  customer,
  mechanic,
  otherLine,
  startExchange,
  twiml,
  type Exchange,
} from './twilio-exchange.ts';

const dial = (attributes = '', target = `<Number>${mechanic}</Number>`) =>
  `<Response><Dial answerOnBridge="true" timeout="20" action="voice-result" ${attributes}>${target}</Dial></Response>`;

/** An exchange whose first number is forwarded by the given TwiML. */
async function startForwarding(voice: string, result = '<Response><Hangup/></Response>'): Promise<Exchange> {
  const exchange = await startExchange(({ path }) => twiml(path.endsWith('/voice') ? voice : result));
  await point(exchange, { VoiceUrl: `${exchange.functionsUrl}/twilio-manage/voice` });
  return exchange;
}

async function point(exchange: Exchange, form: Record<string, string>) {
  const sid = /PN\w{32}/.exec(JSON.stringify(await exchange.rest('GET', '/IncomingPhoneNumbers.json')))?.[0];
  await exchange.rest('POST', `/IncomingPhoneNumbers/${sid}.json`, form);
}

const ring = (exchange: Exchange, outcome: string, more: object = {}) =>
  exchange.control('call', { from: customer, outcome, ...more });

describe('the caller ID that the mechanic sees', () => {
  test.each([
    ['the caller’s by itself', '', customer, 'completed'],
    ['the business number when it is asked for', `callerId="${business}"`, business, 'completed'],
    ['another own number', `callerId="${otherLine}"`, otherLine, 'completed'],
    ['not a stranger’s (13214)', 'callerId="+19185550100"', '+19185550100', 'failed'],
  ])('is %s', async (_, attributes, shownCallerId, status) => {
    const exchange = await startForwarding(dial(attributes));
    const { body } = await ring(exchange, 'answered');
    expect(body).toMatchObject({ call: { legs: [{ from: shownCallerId, status }] } });
    expect(JSON.stringify(body).includes('13214')).toBe(status === 'failed');
  });
});

describe('other answers to a call', () => {
  test.each([
    ['a rejection', '<Response><Reject reason="busy"/></Response>', 'busy', ''],
    [
      'a sentence',
      '<Response><Say>We &amp; ours are closed.</Say></Response>',
      'completed',
      'We & ours are closed.',
    ],
    ['a hang-up', '<Response><Hangup/></Response>', 'completed', ''],
    ['no TwiML', 'Hello', 'completed', '12100'],
    ['an unknown verb', '<Response><Fax/></Response>', 'no-answer', '12200'],
    ['a loop', '<Response><Redirect>voice</Redirect></Response>', 'completed', 'round in circles'],
    ['its own number', dial('', business), 'failed', 'go in circles'],
    ['no number', dial('', 'the shop'), 'failed', '13223'],
  ])('%s', async (_, voice, status, told) => {
    const exchange = await startForwarding(voice);
    const { body } = await ring(exchange, 'answered');
    expect(body).toMatchObject({ call: { status } });
    expect(JSON.stringify(body)).toContain(told);
  });
});
