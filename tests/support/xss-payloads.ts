/**
 * Texts that call `ran()` if they are used as markup, an address, an attribute's value or script. They come
 * from OWASP's and PortSwigger's cheat sheets, by kind: tags, events, and escapes from a text's context.
 */
import kinds from './xss-payloads.json' with { type: 'json' };

const { byTag, byEvent, byContext } = kinds;

/** The kinds alternate, so that the first few payloads have some of each. */
export const xssPayloads: readonly string[] = byTag.flatMap((payload, index) =>
  [payload, byEvent[index], byContext[index]].filter((one) => one !== undefined),
);
