/**
 * Texts that run `ran()` where somebody takes them for markup, an address, an attribute's value or a piece of
 * a script: the vectors of OWASP's and PortSwigger's cheat sheets, at most 110 characters each, by kind: tags,
 * events, and ways out of the place that a text may have been put into.
 */
import kinds from './xss-payloads.json' with { type: 'json' };

const { byTag, byEvent, byContext } = kinds;

/** Any neighbours are of different kinds, so that the first few show something of each. */
export const xssPayloads: readonly string[] = byTag.flatMap((payload, index) =>
  [payload, byEvent[index], byContext[index]].filter((one) => one !== undefined),
);
