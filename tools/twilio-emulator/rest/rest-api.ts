import type { Calls } from '../calls/calls.ts';
import { apiVersion, messagingVersion, type Context } from '../context.ts';
import type { Messages } from '../messages/messages.ts';
import { notFound } from '../rest-errors.ts';
import { handleCalls } from './calls.ts';
import { handleMessages } from './messages.ts';
import { handleMessaging } from './messaging.ts';
import { handleNumbers } from './numbers.ts';
import { handleRecordings } from './recordings.ts';
import { handleUsage } from './usage.ts';

/** Twilio's REST API over the store. Answers and refusals as Twilio gives them. */
export class RestApi {
  constructor(
    private readonly context: Context,
    private readonly messages: Messages,
    private readonly calls: Calls,
  ) {}

  /**
   * `path` starts at the API's version and has no query.
   * @throws {RestError}
   */
  handle(method: string, path: string, query: URLSearchParams, form: URLSearchParams): Response {
    const [, version, accounts, accountSid, resource = '', ...segments] = path.split('/');
    if (version === messagingVersion) {
      return handleMessaging(this.context, { method, path, segments: path.split('/').slice(2) });
    }
    if (version !== apiVersion || accounts !== 'Accounts' || accountSid !== this.context.accountSid) {
      throw notFound(path);
    }
    const request = { method, query, form, path, segments };
    const name = resource.replace(/\.json$/, '');
    if (name === 'IncomingPhoneNumbers') return handleNumbers(this.context, request);
    if (name === 'Messages') return handleMessages(this.context, this.messages, request);
    if (name === 'Calls') return handleCalls(this.context, this.calls, request);
    if (name === 'Recordings') return handleRecordings(this.context, request);
    if (resource === 'Usage') return handleUsage(this.context, request);
    throw notFound(path);
  }
}
