import { expect, test } from 'vitest';
import { business, customer, mechanic, otherLine, startExchange, twiml } from './twilio-exchange.ts';

const hangUp = '<Response><Hangup/></Response>';
const dial = (attributes = '', target = `<Number>${mechanic}</Number>`) =>
  `<Response><Dial answerOnBridge="true" timeout="20" action="voice-result" ${attributes}>${target}</Dial></Response>`;
const say = '<Response><Say>We &amp; ours are closed.</Say></Response>';

/** The call that the mechanic's phone shows. */
const shown = (from: string, status = 'completed') => ({ legs: [{ from, status }] });

test.each<[what: string, voice: string, call: object, told: string]>([
  ['a forwarding shows the caller by itself', dial(), shown(customer), ''],
  ['and the business number when asked for', dial(`callerId="${business}"`), shown(business), ''],
  ['or another own number', dial(`callerId="${otherLine}"`), shown(otherLine), ''],
  ['but no stranger', dial('callerId="+19185550100"'), shown('+19185550100', 'failed'), '13214'],
  ['to its own number goes in circles', dial('', business), { status: 'failed' }, 'go in circles'],
  ['to no number fails', dial('', 'the shop'), { status: 'failed' }, '13223'],
  ['a sentence', say, { status: 'completed' }, 'We & ours are closed.'],
  ['a hang-up', hangUp, { status: 'completed' }, ''],
  ['no TwiML', 'Hello', { status: 'completed' }, '12100'],
  ['an unknown verb', '<Response><Fax/></Response>', { status: 'no-answer' }, '12200'],
  ['a loop', '<Response><Redirect>voice</Redirect></Response>', { status: 'completed' }, 'round in circles'],
])('of the answers to a call: %s', async (_, voice, call, told) => {
  const exchange = await startExchange(({ url }) => twiml(url.endsWith('/voice') ? voice : hangUp));
  await exchange.point({ VoiceUrl: `${exchange.functionsUrl}/twilio-manage/voice` });
  const { body } = await exchange.control('call', { from: customer, outcome: 'answered' });
  expect(body).toMatchObject({ call });
  expect(JSON.stringify(body)).toContain(told);
});
