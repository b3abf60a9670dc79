/** The field that Cloudflare's widget adds to the form, with its token. */
export const turnstileField = 'cf-turnstile-response';
