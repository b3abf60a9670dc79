import { storableUpTo, storableText } from '../_shared/text.ts';

/** One of our numbers: E.164, short code or WhatsApp-free sender name (column `business_number`). */
export const ownNumber = /^\+?[A-Za-z0-9]{1,20}$/;
/** Whoever wrote: a number, a short code or a sender name (column `other_number`). */
export const sender = /^[^\p{C}]{1,64}$/u;
/** Twilio takes and sends no more with one text. */
export const maxMedia = 10;
const maxStoredBody = 4096;

/** The single words that carriers and Twilio act on (docs: Advanced Opt-Out, default keywords). */
const stopWords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'];
/** Twilio takes YES as well, which is what people answer to a question: it lifts nothing here. */
const startWords = ['START', 'UNSTOP'];

/** Twilio answers these by itself. */
const helpWords = ['HELP', 'INFO'];

/** A text to the business in Twilio's words, whether told by webhook or found in its list. */
export type InboundText = {
  providerSid: string;
  from: string;
  to: string;
  body: string;
  media: { url: string; contentType: string }[];
  /** Twilio's own reading of an opt-out word, where it has one. */
  optOutType: string | null;
  /** ISO 8601. Null when it is now. */
  receivedAt: string | null;
};

/** True for STOP, false for START, null for any other text. */
function optOutOf({ body, optOutType }: InboundText): boolean | null {
  const written = body.trim().toUpperCase();
  const word = optOutType?.toUpperCase() ?? written;
  if (stopWords.includes(word)) return true;
  return startWords.includes(word) && written !== 'YES' ? false : null;
}

/** Whether it is one of the words that Twilio and carriers act on, however it is punctuated. */
export function isKeyword({ body, optOutType }: InboundText): boolean {
  const word = body.replaceAll(/[^\p{L}]/gu, '').toUpperCase();
  return optOutType !== null || [...stopWords, ...startWords, ...helpWords].includes(word);
}

export type InboundMessage = ReturnType<typeof inboundMessage>;

/** The text as `receive_message` stores it. Sender and recipient must match their patterns. */
export function inboundMessage(text: InboundText) {
  const { providerSid, from, to, body, media, receivedAt } = text;
  return {
    businessNumber: to,
    address: from,
    body: storableUpTo(body, maxStoredBody),
    providerSid,
    media: media
      .filter(({ url }) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))
      .slice(0, maxMedia)
      .map(({ url, contentType }) => ({ url: storableText(url), contentType: storableText(contentType) })),
    optOut: optOutOf(text),
    receivedAt,
  };
}
