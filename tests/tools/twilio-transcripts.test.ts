import { validateRequest } from 'twilio';
import { expect, test } from 'vitest';
import {
  accountSid,
  authToken,
  business,
  customer,
  matching,
  startExchange,
  twiml,
} from './twilio-exchange.ts';

test('a recording of 2 to 120 seconds is written down where the TwiML asks for it', async () => {
  let attributes = '';
  const exchange = await startExchange(({ path }) =>
    twiml(
      path.endsWith('/voice')
        ? `<Response><Record action="voicemail" transcribeCallback="${callback}" ${attributes}/></Response>`
        : '<Response><Hangup/></Response>',
    ),
  );
  const callback = `${exchange.functionsUrl}/twilio-manage/transcript`;
  const sid = /PN\w{32}/.exec(JSON.stringify(await exchange.rest('GET', '/IncomingPhoneNumbers.json')))?.[0];
  const VoiceUrl = `${exchange.functionsUrl}/twilio-manage/voice`;
  await exchange.rest('POST', `/IncomingPhoneNumbers/${sid}.json`, { VoiceUrl });
  const leave = async (asked: string, messageSeconds: number, words: string) => {
    attributes = asked;
    await exchange.control('call', { from: customer, outcome: 'answered', messageSeconds, words });
  };

  await leave('maxLength="120"', 9, 'not asked for');
  await leave('maxLength="300" transcribe="true"', 9, 'could be too long');
  await leave('maxLength="120" transcribe="true"', 1, 'too short');
  await leave('maxLength="120" transcribe="true"', 2, 'Truck down & smoking');
  const told = () => exchange.received.filter(({ path }) => path.endsWith('/transcript'));
  await expect.poll(() => told().length).toBe(1);
  await leave('maxLength="120" transcribe="true"', 120, '');
  await expect.poll(() => told().length).toBe(2);
  const [written, failed] = told().map(({ form }) => Object.fromEntries(form));
  expect(written).toMatchObject({
    ...{ AccountSid: accountSid, From: customer, To: business, CallSid: matching(/^CA\w{32}$/) },
    ...{ TranscriptionStatus: 'completed', TranscriptionText: 'Truck down & smoking' },
    ...{ TranscriptionSid: matching(/^TR\w{32}$/), RecordingSid: matching(/^RE\w{32}$/) },
    TranscriptionUrl: matching(/\/Transcriptions\/TR\w{32}$/),
  });
  expect(failed).toMatchObject({ TranscriptionStatus: 'failed', TranscriptionText: '' });
  const [{ signature } = { signature: '' }] = told();
  expect(validateRequest(authToken, signature, callback, written ?? {})).toBe(true);
});
