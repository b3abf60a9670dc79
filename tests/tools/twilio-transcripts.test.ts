import { expect, test } from 'vitest';
import { accountSid, business, customer, like, matching, startExchange, twiml } from './twilio-exchange.ts';

/** Plays a voicemail. Answers the transcripts that the functions were told. */
async function transcripts(attributes: string, left: object) {
  const exchange = await startExchange(({ path }) =>
    twiml(
      path.endsWith('/voice')
        ? `<Response><Record action="voicemail" transcribeCallback="transcript" ${attributes}/></Response>`
        : '<Response><Hangup/></Response>',
    ),
  );
  const sid = /PN\w{32}/.exec(JSON.stringify(await exchange.rest('GET', '/IncomingPhoneNumbers.json')))?.[0];
  const VoiceUrl = `${exchange.functionsUrl}/twilio-manage/voice`;
  await exchange.rest('POST', `/IncomingPhoneNumbers/${sid}.json`, { VoiceUrl });
  await exchange.control('call', { from: customer, outcome: 'answered', ...left });
  // A text that comes in later is the sign that nothing more comes of the call.
  await new Promise((resolve) => setTimeout(resolve, 50));
  return exchange.received
    .filter(({ path }) => path.endsWith('/transcript'))
    .map(({ form }) => Object.fromEntries(form));
}
