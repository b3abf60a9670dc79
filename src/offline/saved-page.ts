/** The pages shown without network: a marked copy, or else a page with the phone number. */
import { business } from '../content/business';

const number = `<a href="tel:${business.phone.e164}">${business.phone.display}</a>`;
const again = '<a href="">Try again</a>';

const styled = (link: string) => link.replace('<a', '<a class="link py-3 whitespace-nowrap"');

/** Uses the footer's classes, because the content security policy blocks style elements. */
const notice = (savedAt: string) =>
  `<aside aria-label="Offline" data-saved-copy class="on-dark bg-night text-base text-white"><div class="page-width py-4"><p>You are offline: saved copy from ${savedAt}. You can still call ${styled(number)}. ${styled(again)}</p></div></aside>`;

export async function savedPage(copy: Response): Promise<Response> {
  const savedAt = new Date(copy.headers.get('date') ?? '').toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const html = (await copy.text()).replace('<body>', (body) => body + notice(savedAt));
  return new Response(html, { headers: copy.headers });
}

// Back may lead to an address that React rendered in the same document. Only a reload shows it.
const reloadOnReturn = 'onpopstate=()=>location.reload()';
// The colors are those of tailwind.config.ts, repeated because this page has no style sheet.
const unsavedHtml = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Offline | ${business.name}</title><style>body{margin:0;background:#f6f4ee;color:#14202b;font:18px/1.6 system-ui}main{max-width:36em;margin:auto;padding:1em}a{display:inline-block;padding:.6em 0;color:inherit}</style><body><main><h1>You are offline</h1><p>This page isn’t saved here. Call:<h2>${number}</h2><p>${business.name}, ${business.hours.emergency.label.toLowerCase()} ${business.hours.emergency.display}.<p>${again} | <a href="/">Home page</a></main><script>${reloadOnReturn}</script>`;

export const unsavedPage = (): Response =>
  new Response(unsavedHtml, {
    status: 503,
    headers: {
      'content-type': 'text/html;charset=utf-8',
      // The hash is that of `reloadOnReturn`.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-/VTK53nxunjSA5751fLfkJ6uvYUZkY526H8zlk87or0='",
    },
  });
