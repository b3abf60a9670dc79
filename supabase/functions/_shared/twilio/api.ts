/** Requests to Twilio's REST API (2010-04-01): addresses, pages, retries and errors. */
import { readText } from '../runtime/body.ts';
import type { TwilioCredentials } from '../runtime/env.ts';
import { isJsonObject, parseJson, readTextField, type JsonObject } from '../runtime/json.ts';

/** Fits a page of a thousand calls of up to 3 KB each. */
const maxAnswerBytes = 4_000_000;
export const busyCode = 20429;

/** How long to wait for an answer, and how often to retry while Twilio is too busy. */
export type RetryPolicy = { timeoutMs: number; maxAttempts: number; firstDelayMs: number; maxPages: number };

/** Short, because the user is waiting for the function's answer. */
const functionRetryPolicy: RetryPolicy = {
  timeoutMs: 8_000,
  maxAttempts: 3,
  firstDelayMs: 100,
  maxPages: 200,
};

/** Twilio refused the request. `code` is one of Twilio's error codes, or null when it gave none. */
export class TwilioError extends Error {
  override readonly name = 'TwilioError';

  constructor(
    readonly status: number,
    readonly code: number | null,
  ) {
    super(`Twilio answered ${status} (error ${code ?? 'none'})`);
  }
}

/** Twilio's answer is missing or unreadable, so a write may or may not have been done. */
export class TwilioUnreachable extends Error {
  override readonly name = 'TwilioUnreachable';
}

/** Reads a field that an answer must have. */
export function requireTextField(object: JsonObject, name: string): string {
  const value = readTextField(object, name);
  if (value === '') {
    throw new TwilioUnreachable(`Twilio's answer has no ${name}`);
  }
  return value;
}

type Method = 'GET' | 'POST' | 'DELETE';
type Parse<T> = (row: JsonObject) => T;

/** The body of a successful answer. Throws TwilioError or TwilioUnreachable for any other. */
function readAnswer(method: Method, status: number, text: string | null): JsonObject {
  const answer = parseJson(text ?? '');
  if (status >= 400) {
    const code = isJsonObject(answer) && typeof answer['code'] === 'number' ? answer['code'] : null;
    throw new TwilioError(status, status === 429 ? busyCode : code);
  }
  if (status === 204 && method === 'DELETE') {
    return {};
  }
  if (status < 200 || status >= 300 || !isJsonObject(answer)) {
    throw new TwilioUnreachable(`Twilio answered ${status} without a readable body`);
  }
  return answer;
}

/** Retries a request that Twilio was too busy to handle, and a read also after a server error. */
function createRequester({ authorization }: TwilioCredentials, policy: RetryPolicy) {
  async function askOnce(method: Method, url: string, form?: URLSearchParams): Promise<JsonObject> {
    try {
      const response = await fetch(url, {
        method,
        headers: { authorization, accept: 'application/json' },
        ...(form && { body: form }),
        redirect: 'manual',
        signal: AbortSignal.timeout(policy.timeoutMs),
      });
      return readAnswer(method, response.status, await readText(response, maxAnswerBytes));
    } catch (error) {
      if (error instanceof TwilioError || error instanceof TwilioUnreachable) {
        throw error;
      }
      throw new TwilioUnreachable('Twilio did not answer', { cause: error });
    }
  }

  return async function ask(method: Method, url: string, form?: URLSearchParams): Promise<JsonObject> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await askOnce(method, url, form);
      } catch (error) {
        const isSafe =
          error instanceof TwilioError && (error.status === 429 || (method === 'GET' && error.status >= 500));
        if (!isSafe || attempt === policy.maxAttempts) {
          throw error;
        }
        // Jitter, so that requests that failed together don't return together.
        const longest = policy.firstDelayMs * 2 ** attempt;
        await new Promise((resolve) => setTimeout(resolve, longest * (0.5 + Math.random() / 2)));
      }
    }
  };
}

/** Every method throws TwilioError or TwilioUnreachable when the request fails. */
export function openTwilioApi(credentials: TwilioCredentials, policy = functionRetryPolicy) {
  const { accountSid, apiUrl, messagingUrl } = credentials;
  const ask = createRequester(credentials, policy);
  const versionUrl = `${apiUrl}/2010-04-01/`;

  /** The address of a resource of the account. */
  const buildUrl = (path: string) => `${versionUrl}Accounts/${encodeURIComponent(accountSid)}/${path}`;

  /** Resolves a path or address in Twilio's answer. Throws when it isn't below `base`. */
  function resolveBelow(base: string, given: string): string {
    const { href } = new URL(given.startsWith('/') ? apiUrl + given : given, base);
    if (!href.startsWith(new URL(base).href)) {
      throw new TwilioUnreachable('Twilio pointed to a page elsewhere');
    }
    return href;
  }

  /** Reads a list below `base`, page by page, up to `maxRows`. `isWhole` is false when there are more rows. */
  async function loadPages<T>(base: string, first: string, key: string, maxRows: number, parse: Parse<T>) {
    const found: T[] = [];
    let url: string | null = first;
    for (let page = 0; url !== null && page < policy.maxPages && found.length < maxRows; page += 1) {
      const answer: JsonObject = await ask('GET', url);
      const rows = answer[key];
      if (!Array.isArray(rows)) {
        throw new TwilioUnreachable(`Twilio's list has no ${key}`);
      }
      found.push(...rows.filter(isJsonObject).map(parse));
      // The older API gives a path, the newer one an address.
      const { meta } = answer;
      const next =
        readTextField(answer, 'next_page_uri') ||
        (isJsonObject(meta) && readTextField(meta, 'next_page_url'));
      url = next ? resolveBelow(base, next) : null;
    }
    return { rows: found.slice(0, maxRows), isWhole: url === null && found.length <= maxRows };
  }

  return {
    buildUrl,

    /** The full address of an answer's `uri`. */
    resolveUrl: (uri: string) => resolveBelow(versionUrl, uri),

    /** Posts the form, or reads when there is none. */
    request: (url: string, form?: URLSearchParams) => ask(form ? 'POST' : 'GET', url, form),

    async remove(url: string): Promise<void> {
      await ask('DELETE', url);
    },

    /** The rows of a list of the account, `maxRows` at most. */
    list<T>(
      path: string,
      key: string,
      pageSize: number,
      maxRows: number,
      parse: Parse<T>,
      filters: Record<string, string> = {},
    ) {
      const query = new URLSearchParams({ PageSize: String(pageSize), ...filters });
      return loadPages(versionUrl, `${buildUrl(path)}?${query}`, key, maxRows, parse);
    },

    /** All rows of a list of messaging.twilio.com/v1. */
    async listMessaging<T>(path: string, key: string, parse: Parse<T>): Promise<T[]> {
      const base = `${messagingUrl}/v1/`;
      return (await loadPages(base, `${base}${path}?PageSize=50`, key, Number.POSITIVE_INFINITY, parse)).rows;
    },
  };
}
