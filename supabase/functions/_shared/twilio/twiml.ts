/** Text for XML content or a quoted attribute. Drops characters that XML 1.0 doesn't allow. */
export const escapeXml = (text: string) =>
  text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

/** A verb or noun with its attributes. Its content must be escaped already. */
export function verb(name: string, attributes: Readonly<Record<string, string>>, ...content: string[]) {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${written.join('')}>${content.join('')}</${name}>`;
}

export const say = (sentence: string) => verb('Say', {}, escapeXml(sentence));
export const hangUp = '<Hangup/>';

/** Plays the content, then posts the pressed key to `action`. Goes on when no key is pressed. */
export const askForKey = (action: string, seconds: number, ...content: string[]) =>
  verb('Gather', { numDigits: '1', timeout: String(seconds), action, method: 'POST' }, ...content);

/** Answers Twilio with these verbs. Without any, Twilio does nothing more. */
export function twiml(...verbs: string[]): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Response>${verbs.join('')}</Response>`;
  return new Response(body, { headers: { 'content-type': 'text/xml; charset=utf-8' } });
}
