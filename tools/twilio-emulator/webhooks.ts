import { signWebhook } from './signature.ts';

/** The result of one webhook request. `errorCode` is Twilio's (debugger) code for a failure. */
export type WebhookAnswer = {
  url: string;
  status: number | null;
  body: string;
  errorCode: number | null;
  problem: string | null;
};

type WebhookTarget = { url: string; method: string; fallbackUrl?: string; fallbackMethod?: string };

/** Twilio waits 15 s in all for an answer ("Webhooks connection overrides"). */
const answerTimeoutMs = 15_000;

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

  /** A failure goes to the fallback address, with `ErrorCode` and `ErrorUrl`. */
  async send(target: WebhookTarget, form: URLSearchParams): Promise<WebhookAnswer> {
    const answer = await this.#attempt(target.url, target.method, form);
    if (answer.errorCode === null || !target.fallbackUrl) {
      return answer;
    }

    const fallbackForm = new URLSearchParams(form);
    fallbackForm.set('ErrorCode', String(answer.errorCode));
    fallbackForm.set('ErrorUrl', target.url);
    return this.#attempt(target.fallbackUrl, target.fallbackMethod ?? 'POST', fallbackForm);
  }

  async #attempt(configured: string, method: string, form: URLSearchParams): Promise<WebhookAnswer> {
    const failed = (errorCode: number, problem: string): WebhookAnswer => ({
      url: configured,
      status: null,
      body: '',
      errorCode,
      problem,
    });
    if (!/^https?:/.test(configured) || !URL.canParse(configured)) {
      return failed(11100, `"${configured}" is not a web address.`);
    }
    const url = new URL(configured);
    if (url.host !== this.#host) {
      return failed(11200, `Not called: ${url.host} is outside this stack (${this.#host}).`);
    }
    // Twilio signs the address as configured; URL would normalize it.
    const signature = signWebhook(this.authToken, configured, form);
    try {
      const response = await fetch(url, {
        method,
        headers: { 'X-Twilio-Signature': signature, 'User-Agent': 'TwilioProxy/1.1', Accept: '*/*' },
        // The functions refuse a GET before they read its parameters, so it has none here.
        ...(method !== 'GET' && { body: form }),
        redirect: 'manual',
        signal: AbortSignal.any([this.stopped, AbortSignal.timeout(answerTimeoutMs)]),
      });
      const { ok, status } = response;
      const outcome = ok
        ? { errorCode: null, problem: null }
        : { errorCode: 11200, problem: `The webhook answered ${status}.` };
      return { url: configured, status, body: await response.text(), ...outcome };
    } catch (error) {
      if (this.stopped.aborted) {
        throw error;
      }
      return isTimeout(error)
        ? failed(11205, 'The webhook did not answer in time.')
        : failed(11200, `${url.host} did not answer: no connection, or it broke off.`);
    }
  }
}
