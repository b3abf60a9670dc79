/** Lists and deletes what the Twilio account holds about a number. */
import type { TwilioCredentials } from '../../supabase/functions/_shared/runtime/env';
import type { JsonObject } from '../../supabase/functions/_shared/runtime/json';
import {
  openTwilioApi,
  requireTextField,
  TwilioError,
  TwilioUnreachable,
  type RetryPolicy,
} from '../../supabase/functions/_shared/twilio/api';
import { CommandError } from '../command-error';

/** `path` is below the account's address. */
export type TwilioRecord = { kind: 'texts' | 'calls' | 'recordings'; path: string };

type TwilioRecords = {
  /** Texts and calls from and to the number, the recordings of those calls, and these recordings. */
  of(number: string, recordingSids: readonly string[]): Promise<TwilioRecord[]>;
  /** Deletes a record, and a text's pictures with it. Returns false while Twilio is still working on it. */
  remove(record: TwilioRecord): Promise<boolean>;
};

/** Patient, because nobody waits at a screen and whatever fails must be requested again. */
const retryPolicy: RetryPolicy = { timeoutMs: 15_000, maxAttempts: 6, firstDelayMs: 250, maxPages: 1_000 };

/** The problem to report for a failed request to Twilio. */
function explainProblem(error: unknown): unknown {
  if (error instanceof TwilioUnreachable) {
    return new CommandError(`${error.message}: run the command again, it goes on where it stopped.`);
  }
  if (!(error instanceof TwilioError)) {
    return error;
  }
  return new CommandError(
    error.status === 401
      ? 'Twilio refused the credentials: check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.'
      : `Twilio answered with status ${error.status}: run the command again, it goes on where it stopped.`,
  );
}

/** Every method throws CommandError when Twilio refuses, or can't be reached. */
export function openTwilioRecords(credentials: TwilioCredentials): TwilioRecords {
  const api = openTwilioApi(credentials, retryPolicy);

  async function listSids(resource: string, key: string, filter: Record<string, string>): Promise<string[]> {
    const readSid = (row: JsonObject) => requireTextField(row, 'sid');
    const most = Number.POSITIVE_INFINITY;
    return (await api.list(`${resource}.json`, key, 1000, most, readSid, filter)).rows;
  }

  async function listRecords(number: string, recordingSids: readonly string[]): Promise<TwilioRecord[]> {
    const parties = [{ From: number }, { To: number }];
    const texts: string[] = [];
    const calls: string[] = [];
    for (const party of parties) {
      texts.push(...(await listSids('Messages', 'messages', party)));
      calls.push(...(await listSids('Calls', 'calls', party)));
    }
    const recordings = new Set(recordingSids);
    for (const CallSid of new Set(calls)) {
      for (const sid of await listSids('Recordings', 'recordings', { CallSid })) {
        recordings.add(sid);
      }
    }
    const records = (kind: TwilioRecord['kind'], resource: string, found: Iterable<string>) =>
      [...new Set(found)].map((sid) => ({ kind, path: `${resource}/${sid}.json` }));
    // Calls are last, because a second run finds the recordings by them.
    return [
      ...records('texts', 'Messages', texts),
      ...records('recordings', 'Recordings', recordings),
      ...records('calls', 'Calls', calls),
    ];
  }

  return {
    of: (number, recordingSids) =>
      listRecords(number, recordingSids).catch((error: unknown) => {
        throw explainProblem(error);
      }),

    async remove({ path }) {
      try {
        await api.remove(api.buildUrl(path));
        return true;
      } catch (error) {
        const status = error instanceof TwilioError ? error.status : null;
        // Gone already.
        if (status === 404) {
          return true;
        }
        // A text or call that is still under way.
        if (status === 409) {
          return false;
        }
        throw explainProblem(error);
      }
    },
  };
}
