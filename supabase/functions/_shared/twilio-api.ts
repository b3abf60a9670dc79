/**
 * Twilio's REST API (2010-04-01) over plain fetch: addresses below one account, pages, repeated attempts,
 * errors.
 */
import { readText } from './body.ts';
import type { TwilioCredentials } from './env.ts';
import { isJsonObject, textField, type JsonObject } from './json.ts';

const maxAnswerBytes = 1_000_000;
/** A page of a thousand calls, which are up to 3 KB each. */
const maxListBytes = 4_000_000;
const busyCode = 20429;

/** How long an answer may take and how often the same is asked while Twilio is too busy. */
export type RetryPolicy = { timeoutMs: number; maxAttempts: number; firstDelayMs: number; maxPages: number };

/** Short, because the user is waiting for the function's answer. */
const functionRetryPolicy: RetryPolicy = {
  timeoutMs: 8_000,
  maxAttempts: 3,
  firstDelayMs: 100,
  maxPages: 200,
};

/** Twilio refused the request, with one of its error codes (null: it gave none). */
export class TwilioError extends Error {
  override readonly name = 'TwilioError';
  readonly status: number;
  readonly code: number | null;

  constructor(status: number, code: number | null) {
    super(`Twilio answered ${status} (error ${code ?? 'none'})`);
    this.status = status;
    this.code = code;
  }
}

/** Twilio's answer is missing or unreadable, so a write may or may not have been done. */
export class TwilioUnreachable extends Error {
  override readonly name = 'TwilioUnreachable';
}

export type TwilioApi = {
  /** The address of a resource of the account. */
  address(path: string): string;
  /** The address that an answer's `uri` stands for, which must stay with the same API. */
  addressOf(uri: string): string;
  /** Reads, or writes the form. */
  request(url: string, form?: URLSearchParams): Promise<JsonObject>;
  /** Deletes what is there. */
  remove(url: string): Promise<void>;
  /** Follows the pages of a list until `maxRows`; `isWhole` is false when there is more. */
  list<T>(
    path: string,
    key: string,
    pageSize: number,
    maxRows: number,
    parse: (row: JsonObject) => T,
    filters?: Record<string, string>,
  ): Promise<{ rows: T[]; isWhole: boolean }>;
  /** All rows of a list of messaging.twilio.com/v1. */
  listMessaging<T>(path: string, key: string, parse: (row: JsonObject) => T): Promise<T[]>;
};

type Method = 'GET' | 'POST' | 'DELETE';

/** A field without which an answer can't be used. */
export function requiredText(object: JsonObject, name: string): string {
  const value = textField(object, name);
  if (value === '') throw new TwilioUnreachable(`Twilio's answer has no ${name}`);
  return value;
}

type Question = { method: Method; url: string; maxBytes: number; form?: URLSearchParams | undefined };

/** The body of Twilio's answer, when it is a success. */
function readAnswer(method: Method, status: number, text: string | null): JsonObject {
  let answer: unknown;
  try {
    answer = JSON.parse(text ?? '');
  } catch {
    answer = null;
  }
  if (status >= 400) {
    const code = isJsonObject(answer) && typeof answer['code'] === 'number' ? answer['code'] : null;
    throw new TwilioError(status, status === 429 ? busyCode : code);
  }
  if (status === 204 && method === 'DELETE') return {};
  if (status < 200 || status >= 300 || !isJsonObject(answer)) {
    throw new TwilioUnreachable(`Twilio answered ${status} without a readable body`);
  }
  return answer;
}

type Asking = Pick<TwilioCredentials, 'username' | 'password'> & Omit<RetryPolicy, 'maxPages'>;

function openAsking({ username, password, timeoutMs, maxAttempts, firstDelayMs }: Asking) {
  const authorization = `Basic ${btoa(`${username}:${password}`)}`;

  /** Waits before attempt number `attempt` (2, 3, …): doubling, with jitter. */
  function pause(attempt: number): Promise<void> {
    const longest = firstDelayMs * 2 ** (attempt - 1);
    return new Promise((resolve) => setTimeout(resolve, longest * (0.5 + Math.random() / 2)));
  }

  async function once({ method, url, maxBytes, form }: Question): Promise<JsonObject> {
    let status: number;
    let text: string | null;
    try {
      const response = await fetch(url, {
        method,
        headers: { authorization, accept: 'application/json' },
        ...(form && { body: form }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      status = response.status;
      text = await readText(response, maxBytes);
    } catch (error) {
      throw new TwilioUnreachable('Twilio did not answer', { cause: error });
    }
    return readAnswer(method, status, text);
  }

  /** Repeats while Twilio is too busy to have done anything or, for reads, fails. */
  return async function ask(question: Question): Promise<JsonObject> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(question);
      } catch (error) {
        const isSafe =
          error instanceof TwilioError &&
          (error.status === 429 || (question.method === 'GET' && error.status >= 500));
        if (!isSafe || attempt === maxAttempts) throw error;
        await pause(attempt + 1);
      }
    }
  };
}

function openAddresses({ accountSid, apiUrl }: TwilioCredentials): Pick<TwilioApi, 'address' | 'addressOf'> {
  const base = new URL(apiUrl);
  const basePath = base.pathname.replace(/\/+$/, '');
  const versionPath = `${basePath}/2010-04-01/`;
  const accountUrl = `${base.origin}${versionPath}Accounts/${encodeURIComponent(accountSid)}`;

  return {
    address: (path) => `${accountUrl}/${path}`,

    addressOf(uri) {
      const next = new URL(uri, base.origin);
      const path = next.pathname.startsWith(versionPath) ? next.pathname : basePath + next.pathname;
      if (next.origin !== base.origin || !path.startsWith(versionPath)) {
        throw new TwilioUnreachable('Twilio pointed to a page elsewhere');
      }
      return base.origin + path + next.search;
    },
  };
}

/**
 * Every method throws TwilioError when Twilio refuses, TwilioUnreachable when its answer is missing or
 * unreadable.
 */
export function openTwilioApi(
  credentials: TwilioCredentials,
  { maxPages, ...retryPolicy } = functionRetryPolicy,
): TwilioApi {
  const addresses = openAddresses(credentials);
  const ask = openAsking({ ...credentials, ...retryPolicy });

  return {
    ...addresses,
    request: (url, form) => ask({ method: form ? 'POST' : 'GET', url, maxBytes: maxAnswerBytes, form }),

    async remove(url) {
      await ask({ method: 'DELETE', url, maxBytes: maxAnswerBytes });
    },

    async list<T>(
      path: string,
      key: string,
      pageSize: number,
      maxRows: number,
      parse: (row: JsonObject) => T,
      filters: Record<string, string> = {},
    ) {
      const found: T[] = [];
      const query = new URLSearchParams({ PageSize: String(pageSize), ...filters });
      let url: string | null = `${addresses.address(path)}?${query}`;
      for (let page = 0; url !== null && page < maxPages && found.length < maxRows; page += 1) {
        const answer: JsonObject = await ask({ method: 'GET', url, maxBytes: maxListBytes });
        const rows = answer[key];
        if (!Array.isArray(rows)) throw new TwilioUnreachable(`Twilio's list has no ${key}`);
        found.push(...rows.filter(isJsonObject).map(parse));
        const next = textField(answer, 'next_page_uri');
        url = next === '' ? null : addresses.addressOf(next);
      }
      return { rows: found.slice(0, maxRows), isWhole: url === null && found.length <= maxRows };
    },

    async listMessaging<T>(path: string, key: string, parse: (row: JsonObject) => T) {
      const base = `${credentials.messagingUrl}/v1/`;
      const found: T[] = [];
      let url = `${base}${path}?PageSize=50`;
      for (let page = 0; page < maxPages && url !== ''; page += 1) {
        if (!url.startsWith(base)) throw new TwilioUnreachable('Twilio pointed to a page elsewhere');
        const { [key]: rows, meta } = await ask({ method: 'GET', url, maxBytes: maxListBytes });
        if (!Array.isArray(rows)) throw new TwilioUnreachable(`Twilio's list has no ${key}`);
        found.push(...rows.filter(isJsonObject).map(parse));
        url = isJsonObject(meta) ? textField(meta, 'next_page_url') : '';
      }
      return found;
    },
  };
}
