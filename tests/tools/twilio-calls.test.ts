import { expect, test } from 'vitest';
import { business, customer, mechanic, otherLine, startExchange, twiml } from './twilio-exchange.ts';

const hangUp = '<Response><Hangup/></Response>';
const redirect = '<Response><Redirect>voice</Redirect></Response>';
const foreign = '+19185550100';
const dial = (attributes = '', target = `<Number>${mechanic}</Number>`) =>
  `<Response><Dial answerOnBridge="true" timeout="20" action="voice-result" ${attributes}>${target}</Dial></Response>`;
const say = '<Response><Say>We &amp; ours are closed.</Say></Response>';

/** The forwarded call with the caller ID that the mechanic's phone shows. */
const shown = (from: string, status = 'completed') => ({ legs: [{ from, status }] });

test.each<[what: string, voice: string, call: object, told: string]>([
  ['Dial shows the caller’s number by default', dial(), shown(customer), ''],
  ['Dial can show another number of the account', dial(`callerId="${otherLine}"`), shown(otherLine), ''],
  ['Dial can’t show a foreign number', dial(`callerId="${foreign}"`), shown(foreign, 'failed'), '13214'],
  ['Dial to the called number fails as a loop', dial('', business), { status: 'failed' }, 'go in circles'],
  ['Dial to something other than a number fails', dial('', 'the shop'), { status: 'failed' }, '13223'],
  ['Say speaks its sentence', say, { status: 'completed' }, 'We & ours are closed.'],
  ['Hangup ends the call', hangUp, { status: 'completed' }, ''],
  ['text that is not TwiML is an error', 'Hello', { status: 'completed' }, '12100'],
  ['an unknown verb is an error', '<Response><Fax/></Response>', { status: 'no-answer' }, '12200'],
  ['an endless Redirect is an error', redirect, { status: 'completed' }, 'round in circles'],
])('in an answer to a call, %s', async (_, voice, call, told) => {
  const exchange = await startExchange(({ url }) => twiml(url.endsWith('/voice') ? voice : hangUp));
  await exchange.point({ VoiceUrl: `${exchange.functionsUrl}/twilio-manage/voice` });
  const { body } = await exchange.control('call', { from: customer, outcome: 'answered' });
  expect(body).toMatchObject({ call });
  expect(JSON.stringify(body)).toContain(told);
});
