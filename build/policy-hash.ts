import { createHash } from 'node:crypto';

/** An inline script's or style sheet's hash, as a content security policy names it. */
export const policyHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
