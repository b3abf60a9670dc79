/** The pages shown without network: a marked copy, or else a page with the phone number. */
import { business } from '../content/business';
import { ink, paper } from '../styles/colors';

const phoneLink = `<a href="tel:${business.phone.e164}">${business.phone.display}</a>`;
const retryLink = '<a href="">Try again</a>';

const styleFooterLink = (link: string) => link.replace('<a', '<a class="link py-3 whitespace-nowrap"');

/** Uses the footer's classes, because the content security policy blocks style elements. */
const renderCopyNotice = (savedAt: string) => `
  <aside aria-label="Offline" data-saved-copy class="on-dark bg-night text-base text-white">
    <div class="page-width py-4">
      <p>
        You are offline: saved copy from ${savedAt}. You can still call ${styleFooterLink(phoneLink)}.
        ${styleFooterLink(retryLink)}
      </p>
    </div>
  </aside>`;

/** The copy of a page, with a notice that says when it was saved. */
export async function renderSavedPage(copy: Response): Promise<Response> {
  const savedAt = new Date(copy.headers.get('date') ?? '').toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const html = (await copy.text()).replace('<body>', (body) => body + renderCopyNotice(savedAt));
  return new Response(html, { headers: copy.headers });
}

// Back may lead to an address that React rendered in the same document. Only a reload shows it.
const reloadOnReturn = 'onpopstate=()=>location.reload()';

/** This page has no style sheet, because nothing can be fetched. */
const unsavedHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Offline | ${business.name}</title>
    <style>
      body { margin: 0; background: ${paper}; color: ${ink}; font: 18px/1.6 system-ui; }
      main { max-width: 36em; margin: auto; padding: 1em; }
      a { display: inline-block; padding: 0.6em 0; color: inherit; }
    </style>
  </head>
  <body>
    <main>
      <h1>You are offline</h1>
      <p>This page isn’t saved here. Call:</p>
      <h2>${phoneLink}</h2>
      <p>
        ${business.name}, ${business.emergency.label.toLowerCase()} ${business.emergency.display}.
      </p>
      <p>${retryLink} | <a href="/">Home page</a></p>
    </main>
    <script>${reloadOnReturn}</script>
  </body>
</html>`;

/** A source of the content security policy that allows exactly this script. */
async function hashScript(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** The page for an address of which there is no copy. */
export async function renderUnsavedPage(): Promise<Response> {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src ${await hashScript(reloadOnReturn)}`,
  ];
  return new Response(unsavedHtml, {
    status: 503,
    headers: {
      'content-type': 'text/html;charset=utf-8',
      'content-security-policy': policy.join('; '),
    },
  });
}
