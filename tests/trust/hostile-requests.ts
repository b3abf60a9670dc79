/** Requests to fuzz the functions with: valid ones with hostile fields, wild ones and garbage. */
import fc from 'fast-check';
import type { FunctionName } from '../../supabase/functions/_shared/contract/functions';
import { webhookPaths } from '../../supabase/functions/_shared/contract/webhooks';
import { quotePath } from '../../supabase/functions/_shared/domain/quote';
import { seededRandom, sized } from '../support/fuzz';
import { everyAccountAction, everyAction, quoteRequests, type Known } from './action-requests';
import { genuine, postTo, webhookNames } from './webhook-posts';

/** A case: the function that it goes to, and how to build its request. */
type Case = { to: FunctionName | 'request-quote' | 'visits'; kind: string; build: () => Request };

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    ...['', ' ', '\0', 'a\0b', '\ud800', "' or 1=1--", '%', '\\', '"', ':*&|!', '__proto__', '\n\r\n'],
    ...['x'.repeat(300), 'x'.repeat(5_000), '🚛'.repeat(900), '-1', '1e309', '99999999999999999999'],
    ...['+19185550199', '+1918555', 'someone@example.com', 'https://evil.example/', 'STOP'],
    ...['00000000-0000-0000-0000-000000000000', `SM${'0'.repeat(32)}`],
    '2026-02-30T00:00:00.000000Z_00000000-0000-0000-0000-000000000000',
  ),
);

const value = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 31, [], {}, [[[]]], ['a']) },
);
const name = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'action', 'to', 'id', ''), text);

/** The same request with some of its fields replaced, and perhaps one more field. */
function mangled(request: fc.Arbitrary<object>): fc.Arbitrary<object> {
  return fc
    .tuple(request, fc.array(fc.tuple(fc.nat(12), value), { maxLength: 3 }), fc.option(fc.tuple(name, value)))
    .map(([valid, swaps, extra]) => {
      const fields = new Map<string, unknown>(Object.entries(valid));
      const names = [...fields.keys()];
      for (const [index, hostile] of swaps) {
        const field = names[index % Math.max(1, names.length)];
        if (field !== undefined) {
          fields.set(field, hostile);
        }
      }
      if (extra) {
        fields.set(...extra);
      }
      return Object.fromEntries(fields);
    });
}

const posted = (path: string, body: BodyInit, headers: Record<string, string>) =>
  new Request(`http://edge-runtime.internal${path}`, { method: 'POST', body, headers });

const wildBody = fc.oneof(
  fc.json({ maxDepth: 4 }),
  text,
  fc
    .nat(400)
    .map((levels) => `{"action":"getConversations","to":${'['.repeat(levels)}${']'.repeat(levels)}}`),
  fc.constantFrom('{"action":"sendMessage","action":"addNote"}', '{"__proto__":{"action":"reconcile"}}'),
);

const paths = Object.values(webhookPaths);
const findFunction = (path: string): FunctionName =>
  path.startsWith('/sms-handler') ? 'sms-handler' : 'twilio-manage';

/** In the deep run more requests end at the access check. The target is that a fifth pass, and they take most of the time. */
const weightAtTheDoor = sized({ slice: 1, deep: 10 });

/**
 * Many requests have a valid token or signature, so that the code behind the access check is tried too. The embedded
 * data API knows `sharedToken`, which the action needs that writes in the admin’s own name.
 */
export function hostileRequests(known: Known, token: string, sharedToken: string): fc.Arbitrary<Case> {
  const json = { 'content-type': 'application/json' };
  const signedIn = { ...json, authorization: `Bearer ${token}` };
  const asks = [...everyAction(known), ...everyAccountAction(known)];
  // Each post comes from a random seed of its own, which fast-check draws for each case.
  const post = fc
    .tuple(fc.constantFrom('inboundMessage', ...webhookNames), fc.nat())
    .map(([webhook, start]) => ({ webhook, post: postTo(webhook, seededRandom(start)) }));

  const action = fc.oneof(
    ...asks.map(({ name: to, action: called, request }) =>
      mangled(request).map((body): Case => {
        const authorization = `Bearer ${called === 'updateCallForwarding' ? sharedToken : token}`;
        const text = JSON.stringify({ action: called, ...body });
        return { to, kind: called, build: () => posted(`/${to}`, text, { ...json, authorization }) };
      }),
    ),
  );
  const wild = fc
    .tuple(fc.constantFrom<FunctionName>('sms-handler', 'twilio-manage', 'jobs'), wildBody)
    .map(([to, body]): Case => ({ to, kind: 'wild body', build: () => posted(`/${to}`, body, signedIn) }));
  const webhook = fc
    .tuple(
      post,
      fc.array(fc.tuple(fc.nat(12), text), { maxLength: 2 }),
      fc.option(fc.tuple(name, text)),
      fc.constantFrom(...known.messageIds, 'x', "' or true", ''),
    )
    .map(([{ webhook: kind, post: valid }, swaps, extra, messageId]): Case => {
      const form = valid.form.map(([field, kept], index): [string, string] => {
        return [field, swaps.find(([at]) => at === index)?.[1] ?? kept];
      });
      const query = kind === 'messageStatus' ? `?message=${encodeURIComponent(messageId)}` : '';
      const changed = { ...valid, query, form: extra ? [...form, extra] : form };
      return { to: findFunction(valid.path), kind, build: () => genuine(changed) };
    });
  const wildForm = fc
    .tuple(post, fc.array(fc.tuple(name, text), { maxLength: 8 }))
    .map(([{ post: valid }, form]): Case => {
      const build = () => genuine({ ...valid, form });
      return { to: findFunction(valid.path), kind: 'signed wild form', build };
    });
  const quote = fc.tuple(mangled(quoteRequests(known)), fc.ipV4()).map(([body, address]): Case => ({
    to: 'request-quote',
    kind: 'quote',
    build: () => posted(quotePath, JSON.stringify(body), { ...json, 'cf-connecting-ip': address }),
  }));
  const garbage = fc
    .tuple(
      fc.constantFrom<Case['to']>('sms-handler', 'twilio-manage', 'jobs', 'request-quote', 'visits'),
      fc.constantFrom(
        ...paths,
        '/sms-handler',
        '/twilio-manage',
        '/jobs',
        '/visits/x.ics',
        quotePath,
        '/',
        '/%00',
        '/..%2f',
        '//',
      ),
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain', '', 'a/b'),
      fc.constantFrom('', 'Bearer', 'Bearer a.b.c', 'Basic x', `bearer ${token}`),
    )
    .map(([to, path, body, type, authorization]): Case => {
      const headers = { 'content-type': type, authorization, 'x-twilio-signature': 'x' };
      return { to, kind: 'garbage', build: () => posted(path, new Uint8Array(body), headers) };
    });
  return fc.oneof(
    { arbitrary: action, weight: 8 },
    { arbitrary: webhook, weight: 8 },
    { arbitrary: quote, weight: 2 },
    { arbitrary: wild, weight: 1 },
    ...[wildForm, garbage].map((arbitrary) => ({ arbitrary, weight: weightAtTheDoor })),
  );
}
