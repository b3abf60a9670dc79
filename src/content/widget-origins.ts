/** Where Cloudflare's check of visitors comes from (src/site/contact/use-turnstile.ts). */
export const turnstileOrigin = 'https://challenges.cloudflare.com';

/** Other origins whose scripts and frames this build's pages may load. */
export const widgetOrigins: readonly string[] = import.meta.env.VITE_TURNSTILE_SITE_KEY
  ? [turnstileOrigin]
  : [];
