/** The e-mails that the local stack would have sent, kept for reading at /__mail. */
import { randomUUID } from 'node:crypto';

/** `receivedAt` is ISO 8601. `links` are the http(s) addresses in the text, in order. */
type Mail = {
  id: string;
  receivedAt: string;
  to: string;
  subject: string;
  text: string;
  links: string[];
};

export type Mailbox = {
  receive(mail: { to: string; subject: string; text: string }): void;
  /** Serves /__mail (a page) and /__mail/api (JSON, newest first); null when the path is not its own. */
  handle(request: Request): Response | null;
};

/** Older mails are dropped. */
const capacity = 200;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
const linkPattern = /https?:\/\/[^\s<>"]+/g;

/** Links open in this tab: the address they lead to is the local site itself. */
function textAsHtml(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(linkPattern)) {
    const link = escapeHtml(match[0]);
    html += `${escapeHtml(text.slice(end, match.index))}<a href="${link}">${link}</a>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(end));
}

function page(mails: Mail[]): string {
  const items = mails.map(
    (mail) => `<article>
  <h2>${escapeHtml(mail.subject)}</h2>
  <p class="meta">To <b>${escapeHtml(mail.to)}</b> · <time datetime="${mail.receivedAt}">${mail.receivedAt.slice(0, 19).replace('T', ' ')} UTC</time></p>
  <p class="text">${textAsHtml(mail.text)}</p>
</article>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mail (${mails.length}) | local stack</title>
<style>
  body { margin: 0; background: #f6f4ee; color: #14202b; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
  article { margin: 1rem 0; padding: 1rem 1.25rem; background: #fff; border: 1px solid #d9d4c7; border-left: 4px solid #b93a12; }
  h1 { margin: 0; } h2 { margin: 0; font-size: 1.1rem; }
  .meta { margin: .25rem 0 .75rem; color: #5b6673; font-size: .9rem; }
  .text { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  a { color: #b93a12; }
</style>
</head>
<body>
<main>
<h1>Mail</h1>
<p class="meta">What the local stack would have sent. Nothing leaves this machine; the list is gone when the stack stops.</p>
${items.join('\n') || '<p>No mail yet. Sign up at <a href="/auth/login">/auth/login</a> and the confirmation arrives here.</p>'}
</main>
</body>
</html>
`;
}

/** An empty mailbox. */
export function createMailbox(): Mailbox {
  const mails: Mail[] = [];
  return {
    receive({ to, subject, text }) {
      mails.unshift({
        id: randomUUID(),
        receivedAt: new Date().toISOString(),
        to,
        subject,
        text,
        links: [...text.matchAll(linkPattern)].map((match) => match[0]),
      });
      mails.length = Math.min(mails.length, capacity);
    },
    handle(request) {
      const { pathname } = new URL(request.url);
      const isPage = pathname === '/__mail' || pathname === '/__mail/';
      if (!isPage && pathname !== '/__mail/api') return null;
      if (request.method !== 'GET') {
        return Response.json(
          { error: 'The mailbox is for reading: use GET.', code: 'method_not_allowed' },
          { status: 405, headers: { allow: 'GET' } },
        );
      }
      if (!isPage) return Response.json({ mails }, { headers: { 'cache-control': 'no-store' } });
      return new Response(page(mails), {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          // What a mail says was typed by whoever signed up: nothing in it may run.
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-same-origin",
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
        },
      });
    },
  };
}
