/** Accounts of the embedded Auth: signing up, mailed links and sessions, as browsers use them. */
import * as v from 'valibot';
import { publishableKey } from '../../tools/local-stack/keys';
import { mails, origin } from './functions-harness';

const session = v.object({ access_token: v.string(), refresh_token: v.string() });

export type Session = { token: string; refreshToken: string };

/** Asks Auth and returns the session of the answer, or the status of a refusal. */
async function askAuth(path: string, body: object): Promise<Session | number> {
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${origin}/auth/v1/${path}`, init);
  if (!response.ok) {
    return response.status;
  }
  const { access_token: token, refresh_token: refreshToken } = v.parse(session, await response.json());
  return { token, refreshToken };
}

export async function signUp(email: string, password: string): Promise<number> {
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ email, password }) };
  return (await fetch(`${origin}/auth/v1/signup`, init)).status;
}

export const logIn = (email: string, password: string) =>
  askAuth('token?grant_type=password', { email, password });

export const refresh = ({ refreshToken }: Session) =>
  askAuth('token?grant_type=refresh_token', { refresh_token: refreshToken });

/** Presses the button of the page that a mailed link opens. */
export function pressLink(link: string) {
  const { token_hash, type } = Object.fromEntries(new URLSearchParams(new URL(link).hash.slice(1)));
  return askAuth('verify', { token_hash, type });
}

/** The link in the newest mail to that address. */
export function mailedLink(email: string): string {
  const link = /https?:\/\/\S+/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0];
  if (link === undefined) {
    throw new Error(`no mail with a link for ${email}`);
  }
  return link;
}

/** The session, where there must be one. */
export function sessionIn(answer: Session | number): Session {
  if (typeof answer === 'number') {
    throw new Error(`no session: status ${answer}`);
  }
  return answer;
}

/** The secret in an invitation's link. */
export const secretIn = (link: unknown) =>
  new URL(v.parse(v.string(), link)).searchParams.get('invitation') ?? '';
