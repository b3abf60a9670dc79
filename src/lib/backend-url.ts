/** Where the backend answers: the configured address, or the site's own origin with the local stack. */
export function backendUrl(): string {
  const configured: unknown = import.meta.env.VITE_SUPABASE_URL;
  return typeof configured === 'string' && configured !== ''
    ? configured.replace(/\/+$/, '')
    : window.location.origin;
}

/** Root of the edge functions. */
export const functionsUrl = (): string => `${backendUrl()}/functions/v1`;
