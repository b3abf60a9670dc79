/** The fields of an answer. Answers to the site are read by hand, so that no visitor loads a library for it. */
export const readEntries = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
