import { signWebhook } from './signature.ts';

/** What came of one webhook request. `errorCode` is Twilio's (debugger) code for a failure. */
export type WebhookAnswer = {
  url: string;
  status: number | null;
  contentType: string;
  body: string;
  errorCode: number | null;
  problem: string | null;
};

type WebhookTarget = { url: string; method: string; fallbackUrl?: string; fallbackMethod?: string };

/** Twilio waits 15 s in all for an answer ("Webhooks connection overrides"). */
const answerTimeoutMs = 15_000;

/** Node's codes for "no connection came about": the request can't have arrived. */
const connectFailures = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function isConnectFailure(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && connectFailures.has(String(cause.code));
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

/**
 * Sends signed webhooks the way Twilio does, but to one host only, that of the functions: a number
 * saved with some other address must not make the local stack call strangers.
 */
export class WebhookSender {
  readonly #host: string;

  constructor(
    private readonly authToken: string,
    publicFunctionsUrl: string,
    private readonly stopped: AbortSignal,
  ) {
    this.#host = new URL(publicFunctionsUrl).host;
  }

  /** One retry when no connection came about, then the fallback address with `ErrorCode` and `ErrorUrl`. */
  async send(target: WebhookTarget, form: URLSearchParams): Promise<WebhookAnswer> {
    const answer = await this.#attempt(target.url, target.method, form);
    if (answer.errorCode === null || !target.fallbackUrl) return answer;

    const fallbackForm = new URLSearchParams(form);
    fallbackForm.set('ErrorCode', String(answer.errorCode));
    fallbackForm.set('ErrorUrl', target.url);
    return this.#attempt(target.fallbackUrl, target.fallbackMethod ?? 'POST', fallbackForm);
  }

  async #attempt(configured: string, method: string, form: URLSearchParams): Promise<WebhookAnswer> {
    const failed = (errorCode: number, problem: string, status: number | null = null): WebhookAnswer => ({
      ...{ url: configured, status, contentType: '', body: '', errorCode, problem },
    });
    if (!/^https?:/.test(configured) || !URL.canParse(configured)) {
      return failed(11100, `"${configured}" is not a web address.`);
    }
    const url = new URL(configured);
    if (url.host !== this.#host) {
      return failed(11200, `Not called: ${url.host} is outside this stack (${this.#host}).`);
    }
    url.hash = '';
    if (method === 'GET') for (const [name, value] of form) url.searchParams.append(name, value);

    // Twilio signs the address as it is configured; URL would tidy it up.
    const signed = method === 'GET' ? url.href : (configured.split('#')[0] ?? configured);
    const signature = signWebhook(this.authToken, signed, method === 'GET' ? new URLSearchParams() : form);
    const request = () =>
      fetch(url, {
        method,
        headers: { 'X-Twilio-Signature': signature, 'User-Agent': 'TwilioProxy/1.1', Accept: '*/*' },
        ...(method !== 'GET' && { body: form }),
        redirect: 'manual',
        signal: AbortSignal.any([this.stopped, AbortSignal.timeout(answerTimeoutMs)]),
      });
    try {
      const response = await request().catch((error: unknown) => {
        if (!isConnectFailure(error) || this.stopped.aborted) throw error;
        return request();
      });
      const body = await response.text();
      const contentType = response.headers.get('content-type') ?? '';
      const problem = response.ok ? null : `The webhook answered ${response.status}.`;
      return {
        url: configured,
        status: response.status,
        contentType,
        body,
        errorCode: problem === null ? null : 11200,
        problem,
      };
    } catch (error) {
      if (this.stopped.aborted) throw error;
      return isTimeout(error)
        ? failed(11205, 'The webhook did not answer in time.')
        : failed(11200, `${url.host} did not answer: no connection, or it broke off.`);
    }
  }
}
