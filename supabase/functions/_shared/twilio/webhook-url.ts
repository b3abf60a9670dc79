import { webhookPaths } from '../contract/webhooks.ts';
import type { Env } from '../env.ts';

/** The address at which Twilio calls a webhook. Twilio signs the query too. */
export function webhookUrl(
  { publicFunctionsUrl }: Env,
  name: keyof typeof webhookPaths,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${publicFunctionsUrl}${webhookPaths[name]}${search && `?${search}`}`;
}
