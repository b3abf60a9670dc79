import { storableUpTo, storableText } from '../_shared/text.ts';

/** One of our numbers: E.164, a short code or a sender name, but no WhatsApp address (column `business_number`). */
export const ownNumber = /^\+?[A-Za-z0-9]{1,20}$/;
/** The sender of a text: a number, a short code or a sender name (column `address`). */
export const sender = /^[^\p{C}]{1,64}$/u;
/** The most files that Twilio passes on with one text. */
export const maxMedia = 10;
const maxStoredBody = 4096;

/** Twilio's default opt-out words (twilio.com/docs, "Advanced Opt-Out"). */
const stopWords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'];
/** Twilio also accepts YES. Here it doesn't undo a STOP, because people answer questions with it. */
const startWords = ['START', 'UNSTOP'];
/** Twilio answers these itself. */
const helpWords = ['HELP', 'INFO'];

/** An incoming text as Twilio reports it, by webhook or in its list. */
export type InboundText = {
  providerSid: string;
  from: string;
  to: string;
  body: string;
  media: { url: string; contentType: string }[];
  /** The keyword that Twilio recognized. Null when it recognized none or didn't say. */
  optOutType: string | null;
  /** ISO 8601. Null means now. */
  receivedAt: string | null;
};

/** True for STOP, false for START, null for any other text. */
function optOutOf({ body, optOutType }: InboundText): boolean | null {
  const written = body.trim().toUpperCase();
  const word = optOutType?.toUpperCase() ?? written;
  if (stopWords.includes(word)) return true;
  return startWords.includes(word) && written !== 'YES' ? false : null;
}

/** Whether the text is a word that Twilio and carriers act on, with or without punctuation. */
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
