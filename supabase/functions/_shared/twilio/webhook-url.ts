import { webhookPaths } from '../contract/webhooks.ts';
import type { Env } from '../env.ts';

/** The address of a webhook as Twilio is to call it. Twilio signs the query with the rest. */
export function webhookUrl(
  { publicFunctionsUrl }: Env,
  name: keyof typeof webhookPaths,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${publicFunctionsUrl}${webhookPaths[name]}${search && `?${search}`}`;
}
