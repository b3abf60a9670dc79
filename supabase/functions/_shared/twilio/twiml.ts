const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for XML content or a quoted attribute; characters that XML 1.0 can't hold are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** The attributes of a verb, each after a space. */
export function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}

/** Answers Twilio with these verbs, already escaped; without any, Twilio does nothing more. */
export function twiml(...verbs: string[]): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Response>${verbs.join('')}</Response>`;
  return new Response(body, { headers: { 'content-type': 'text/xml; charset=utf-8' } });
}
