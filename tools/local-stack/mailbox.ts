/** Shows the e-mails that the local stack would have sent, at /__mail. */
import { escapeXml } from '../../supabase/functions/_shared/twilio/twiml.ts';

type Mail = { receivedAt: string; to: string; subject: string; text: string; links: string[] };

export type Mailbox = ReturnType<typeof createMailbox>;

/** Older mails are dropped. */
const capacity = 200;

const addLinks = (html: string) =>
  html.replace(/https?:\/\/(?:(?!&lt;|&gt;|&quot;|&apos;)\S)+/g, (link) => `<a href="${link}">${link}</a>`);

const page = (mails: Mail[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mail (${mails.length}) | local stack</title>
<style>
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<h1>Mail</h1>
<p>What the local stack would have sent. Nothing leaves this machine; the list is gone when the stack stops.</p>
${mails.length === 0 ? '<p>No mail yet. <a href="/auth/login">Sign up</a>, and it comes here.</p>' : ''}
${mails
  .map(
    ({ subject, to, receivedAt, text }) =>
      `<h2>${escapeXml(subject)}</h2><p>To ${escapeXml(to)}, ${receivedAt}</p><pre>${addLinks(escapeXml(text))}</pre>`,
  )
  .join('\n')}
</html>
`;

export function createMailbox() {
  const mails: Mail[] = [];
  return {
    receive({ to, subject, text }: Pick<Mail, 'to' | 'subject' | 'text'>): void {
      const links = text.match(/https?:\/\/\S+/g) ?? [];
      mails.unshift({ receivedAt: new Date().toISOString(), to, subject, text, links });
      mails.length = Math.min(mails.length, capacity);
    },
    /** Serves /__mail (a page) and /__mail/api (JSON, newest first). Null for any other path. */
    handle(request: Request): Response | null {
      const { pathname } = new URL(request.url);
      if (pathname === '/__mail/api') {
        return Response.json({ mails }, { headers: { 'cache-control': 'no-store' } });
      }
      if (pathname !== '/__mail') {
        return null;
      }
      return new Response(page(mails), {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          // Mails contain text typed by users, so nothing in them may run.
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-same-origin",
          'x-content-type-options': 'nosniff',
        },
      });
    },
  };
}
