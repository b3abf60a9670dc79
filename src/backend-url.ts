/**
 * The backend's address: the configured one, or with the local stack the site's own origin. The prerenderer has
 * no origin and sends no request, so there any address does.
 */
export function getBackendUrl(): string {
  const configured = import.meta.env.VITE_SUPABASE_URL;
  return configured ? configured.replace(/\/+$/, '') : (globalThis.location?.origin ?? 'http://localhost');
}

/** The base address of the edge functions. */
export const getFunctionsUrl = (): string => `${getBackendUrl()}/functions/v1`;
