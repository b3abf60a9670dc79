/** What Twilio's account holds of one number, and how to delete it there. */
import { readText } from '../../supabase/functions/_shared/body';
import type { TwilioCredentials } from '../../supabase/functions/_shared/env';
import { isJsonObject, textField, type JsonObject } from '../../supabase/functions/_shared/json';
import { LocalStackProblem } from '../../supabase/local/problem';

const timeoutMs = 15_000;
const maxAnswerBytes = 4_000_000;
const maxPages = 1_000;
const busyAttempts = 6;

/** `path` is below the account's address. */
export type TwilioRecord = { kind: 'texts' | 'calls' | 'recordings'; path: string };

type TwilioRecords = {
  /** Texts and calls from and to the number, the recordings of those calls, and these recordings. */
  of(number: string, recordingSids: readonly string[]): Promise<TwilioRecord[]>;
  /** Deletes one, with its pictures if it is a text; answers false while Twilio still works on it. */
  remove(record: TwilioRecord): Promise<boolean>;
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Every method throws LocalStackProblem when Twilio refuses, or can't be reached. */
export function twilioRecords({ accountSid, username, password, apiUrl }: TwilioCredentials): TwilioRecords {
  const base = new URL(apiUrl);
  const prefix = base.pathname.replace(/\/+$/, '');
  const account = `${base.origin}${prefix}/2010-04-01/Accounts/${accountSid}`;
  const authorization = `Basic ${btoa(`${username}:${password}`)}`;

  /** Again while Twilio is too busy: it has then done nothing. */
  async function request(method: 'GET' | 'DELETE', url: string): Promise<{ status: number; text: string }> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(url, {
        method,
        headers: { authorization, accept: 'application/json' },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => {
        throw new LocalStackProblem(`Twilio (${base.host}) can't be reached: run the command again.`);
      });
      const text = (await readText(response, maxAnswerBytes)) ?? '';
      if (response.status !== 429 || attempt === busyAttempts) return { status: response.status, text };
      await pause(250 * 2 ** attempt);
    }
  }

  async function page(url: string): Promise<JsonObject> {
    const { status, text } = await request('GET', url);
    if (status === 401) {
      throw new LocalStackProblem(
        'Twilio refused the credentials: check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.',
      );
    }
    let answer: unknown;
    try {
      answer = JSON.parse(text);
    } catch {
      answer = null;
    }
    if (status !== 200 || !isJsonObject(answer)) {
      throw new LocalStackProblem(`Twilio answered with status ${status}: run the command again.`);
    }
    return answer;
  }

  async function sids(resource: string, key: string, filter: Record<string, string>): Promise<string[]> {
    const found: string[] = [];
    let url = `${account}/${resource}.json?${new URLSearchParams({ PageSize: '1000', ...filter })}`;
    for (let count = 0; url !== '' && count < maxPages; count += 1) {
      const answer = await page(url);
      const rows = answer[key];
      if (Array.isArray(rows)) found.push(...rows.filter(isJsonObject).map((row) => textField(row, 'sid')));
      const next = textField(answer, 'next_page_uri');
      // Twilio names the page from its own root; the stand-in's lies below a prefix.
      url = next === '' ? '' : base.origin + (next.startsWith(`${prefix}/`) ? next : prefix + next);
    }
    return found;
  }

  return {
    async of(number, recordingSids) {
      const parties = [{ From: number }, { To: number }];
      const texts: string[] = [];
      const calls: string[] = [];
      for (const party of parties) {
        texts.push(...(await sids('Messages', 'messages', party)));
        calls.push(...(await sids('Calls', 'calls', party)));
      }
      const recordings = new Set(recordingSids);
      for (const CallSid of new Set(calls)) {
        for (const sid of await sids('Recordings', 'recordings', { CallSid })) recordings.add(sid);
      }
      const records = (kind: TwilioRecord['kind'], resource: string, found: Iterable<string>) =>
        [...new Set(found)].map((sid) => ({ kind, path: `${resource}/${sid}.json` }));
      // The calls last: they lead to the recordings when the command is run again.
      return [
        ...records('texts', 'Messages', texts),
        ...records('recordings', 'Recordings', recordings),
        ...records('calls', 'Calls', calls),
      ];
    },

    async remove({ path }) {
      const { status } = await request('DELETE', `${account}/${path}`);
      // 404: gone already. 409: a text or call that is still under way.
      if (status === 204 || status === 404) return true;
      if (status === 409) return false;
      throw new LocalStackProblem(
        `Twilio answered with status ${status}: run the command again, it goes on where it stopped.`,
      );
    },
  };
}
