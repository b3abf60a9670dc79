/** The office's one connection to the backend. Only src/office imports it, so public pages don't carry it. */
import { createClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { ActionName, ActionSchemas, AnswerOf, RequestOf } from '#functions/contract/action';
import { type FunctionName, accountActions, functionActions } from '#functions/contract/functions';
import type { Database } from '../../../supabase/database.types';
import { getBackendUrl, getFunctionsUrl } from '../../backend-url';
import { noteNoAnswer } from './reach';
import { askForTokens, isForTokens } from './tokens';

/** Longer than the functions' own timeout for Twilio, so that their error message arrives first. */
const requestTimeoutMs = 30_000;

function requirePublishableKey(): string {
  const key = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY;
  if (key) {
    return key;
  }
  throw new Error('VITE_SUPABASE_PUBLISHABLE_KEY is not set: the office cannot reach its backend.');
}

const publishableKey = requirePublishableKey();

const formatBearer = (token: string) => `Bearer ${token}`;

/** The requests of supabase-js: its own to the auth service, and the office's to tables and stored files. */
async function fetchForClient(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const ask = (headers?: Headers) =>
    fetch(input, {
      ...init,
      ...(headers && { headers }),
      signal: init?.signal ?? AbortSignal.timeout(requestTimeoutMs),
    }).catch((error: unknown) => {
      if (!init?.signal?.aborted) {
        noteNoAnswer();
      }
      throw error;
    });
  const address = new URL(input instanceof Request ? input.url : input, getBackendUrl());
  if (isForTokens(address)) {
    return askForTokens(address, ask);
  }
  if (/\/auth\/v1\//.test(address.pathname)) {
    return ask();
  }
  const headers = new Headers(init?.headers);
  // Without a token, which may come later, the tables would answer as if they were empty.
  if (headers.get('authorization') === formatBearer(publishableKey)) {
    throw new TypeError('There is no token yet.');
  }
  const response = await ask();
  if (response.status !== 401) {
    return response;
  }
  const token = await replaceToken(headers.get('authorization'));
  if (token === null) {
    return response;
  }
  headers.set('authorization', formatBearer(token));
  return ask(headers);
}

export const supabase = createClient<Database>(getBackendUrl(), publishableKey, {
  global: { fetch: fetchForClient },
  realtime: { heartbeatIntervalMs: 30_000 },
});

/** A server that refuses every token isn't asked for a new one with each request. */
const renewalPauseMs = 60_000;

/** `at`: when it began, as `performance.now()`. `token`: null when no other came. */
type Renewal = { refused: string | null; at: number; token: Promise<string | null> };
let lastRenewal: Renewal | null = null;

async function renewToken(refused: string | null): Promise<string | null> {
  const renewed = await supabase.auth.refreshSession();
  const token = renewed.data.session?.access_token;
  return token === undefined || formatBearer(token) === refused ? null : token;
}

/**
 * A new token after the server has refused one. This device's clock may have been set back since that one came, so that
 * it has expired without anybody noticing. Null when there is no other.
 */
export async function replaceToken(refused: string | null): Promise<string | null> {
  const { data } = await supabase.auth.getSession();
  if (!data.session) {
    return null;
  }
  // Another request has seen to it.
  if (formatBearer(data.session.access_token) !== refused) {
    return data.session.access_token;
  }
  if (lastRenewal && performance.now() - lastRenewal.at < renewalPauseMs) {
    // Another request has asked for it.
    if (lastRenewal.refused === refused) {
      return lastRenewal.token;
    }
    // The token that came is refused as well.
    const lastToken = await lastRenewal.token;
    if (lastToken !== null && formatBearer(lastToken) === refused) {
      return null;
    }
  }
  lastRenewal = { refused, at: performance.now(), token: renewToken(refused) };
  return lastRenewal.token;
}

/** A call to the backend that did not do what was asked. */
export class BackendFailure extends Error {
  override name = 'BackendFailure';
  /** The backend's sentence for the user; null when it gave none or was never reached. */
  readonly sentence: string | null;
  /** The HTTP status; null when there was no answer, so that the outcome is unknown. */
  readonly status: number | null;
  /** The whole answer, for callers that read more of its fields. */
  readonly body: unknown;

  constructor(sentence: string | null, status: number | null, body?: unknown) {
    super(sentence ?? 'The backend gave no usable answer.');
    this.sentence = sentence;
    this.status = status;
    this.body = body;
  }
}

/** The message for the user: the backend's sentence if there is one, else the fallback. */
export function describeFailure(error: unknown, fallback: string): string {
  return (error instanceof BackendFailure ? error.sentence : null) ?? fallback;
}

/** The actions that answer with a file. */
type FileActionName<Actions extends ActionSchemas<keyof Actions>> = {
  [Name in ActionName<Actions>]: AnswerOf<Actions[Name]> extends Response ? Name : never;
}[ActionName<Actions>];

/** The sentence for an answer that this page can't read. */
const outdatedPage = 'This page may be older than the server. Reload it, then look again.';

/** Throws the error for a missing or incomplete answer. */
const failUnreachable = (): never => {
  noteNoAnswer();
  throw new BackendFailure(null, null);
};

/**
 * Calls an edge function as the signed-in user. supabase-js's own client for functions would read pictures as
 * text.
 */
async function ask(name: FunctionName, request: object, signal?: AbortSignal): Promise<Response> {
  const { data, error } = await supabase.auth.getSession();
  // The token has expired and a new one can't be had at the moment.
  if (error) {
    return failUnreachable();
  }
  const askWith = (token: string) =>
    fetch(`${getFunctionsUrl()}/${name}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: formatBearer(token),
        'content-type': 'application/json',
      },
      body: JSON.stringify(request),
      signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(requestTimeoutMs)]),
    }).catch(failUnreachable);
  const token = data.session?.access_token ?? '';
  let response = await askWith(token);
  if (response.status === 401) {
    const newToken = await replaceToken(formatBearer(token));
    if (newToken !== null) {
      response = await askWith(newToken);
    }
  }
  if (response.ok) {
    return response;
  }
  const body: unknown = await response.json().catch(() => null);
  throw new BackendFailure(readSentence(body), response.status, body);
}

/** An edge function with its declared actions. All throw {@link BackendFailure} on failure. */
export function createBackendFunction<Actions extends ActionSchemas<keyof Actions>>(
  name: FunctionName,
  actions: Actions,
) {
  return {
    /** Runs an action. If the answer fails its schema, the outcome is unknown. */
    async call<Name extends ActionName<Actions>>(
      action: Name,
      fields: RequestOf<Actions[Name]>,
    ): Promise<AnswerOf<Actions[Name]>> {
      const response = await ask(name, { action, ...fields });
      const answer: unknown = await response.json().catch(failUnreachable);
      const parsed = v.safeParse(actions[action].answer, answer);
      if (!parsed.success) {
        throw new BackendFailure(readSentence(answer) ?? outdatedPage, null);
      }
      return parsed.output;
    },

    /** Fetches a file. */
    async fetchFile<Name extends FileActionName<Actions>>(
      action: Name,
      fields: RequestOf<Actions[Name]>,
      signal?: AbortSignal,
    ): Promise<Blob> {
      const response = await ask(name, { action, ...fields }, signal);
      return response.blob().catch(failUnreachable);
    },
  };
}

export const smsHandler = createBackendFunction('sms-handler', functionActions['sms-handler']);
export const twilioManage = createBackendFunction('twilio-manage', {
  ...functionActions['twilio-manage'],
  ...accountActions,
});

const failureBody = v.object({ error: v.pipe(v.string(), v.nonEmpty()) });

function readSentence(body: unknown): string | null {
  const parsed = v.safeParse(failureBody, body);
  return parsed.success ? parsed.output.error : null;
}
