import { business } from './content/business';

/**
 * Where the backend answers: the configured address, or the site's own origin with the local stack. The
 * prerenderer, which asks nothing of it, has no origin but the business's.
 */
export function backendUrl(): string {
  const configured: unknown = import.meta.env.VITE_SUPABASE_URL;
  return typeof configured === 'string' && configured !== ''
    ? configured.replace(/\/+$/, '')
    : (globalThis.location?.origin ?? business.url);
}

/** Root of the edge functions. */
export const functionsUrl = (): string => `${backendUrl()}/functions/v1`;
