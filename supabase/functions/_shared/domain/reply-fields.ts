/** The fields that a saved reply may hold: `[name]` and `[company]` of the contact, and the `[business]`’s own name. */
export const replyFields = ['name', 'company', 'business'] as const;

export type ReplyField = (typeof replyFields)[number];

const written = new RegExp(`\\[(${replyFields.join('|')})\\]`, 'gi');

/**
 * Fills in the fields of a saved reply. A field without a value stays as it is written, and `missing` names it, each one
 * once. Anything else in brackets is left alone.
 */
export function fillReply(
  body: string,
  values: Readonly<Record<ReplyField, string | null>>,
): { text: string; missing: ReplyField[] } {
  const missing = new Set<ReplyField>();
  const text = body.replace(written, (whole, given: string) => {
    const field = replyFields.find((name) => name === given.toLowerCase());
    const value = field === undefined ? null : values[field]?.trim();
    if (field !== undefined && !value) {
      missing.add(field);
    }
    return value || whole;
  });
  return { text, missing: [...missing] };
}
