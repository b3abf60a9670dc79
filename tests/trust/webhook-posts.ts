/** Posts as Twilio sends them, and posts that Twilio would never send. */
import { webhookPaths } from '../../supabase/functions/_shared/contract/webhooks';
import { signWebhook } from '../../tools/twilio-emulator/signature';
import { formPost } from '../support/function-requests';
import { origin } from '../support/functions-harness';
import { seededRandom } from '../support/fuzz';
import { accountSid, authToken, businessNumber, newSid } from '../support/twilio-rows';

export type Form = [name: string, value: string][];

/** A webhook’s post before it is sent. `base` is the public address of the functions that Twilio was given. */
export type Post = { base: string; path: string; query: string; token: string; form: Form };

/** Returns numbers from 0 to 1. */
export type Random = () => number;

const pick = <Value>(random: Random, first: Value, ...others: Value[]): Value =>
  [first, ...others][Math.floor(random() * (others.length + 1))] ?? first;

const hex = (random: Random, length: number) =>
  Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');

const phone = (random: Random) => `+1918555${String(Math.floor(random() * 10_000)).padStart(4, '0')}`;

const call = (random: Random, more: Record<string, string>) => {
  return { CallSid: newSid('CA'), From: phone(random), To: businessNumber, ...more };
};
const recording = (random: Random, more: Record<string, string>) => {
  return { CallSid: newSid('CA'), RecordingSid: `RE${hex(random, 32)}`, ...more };
};

const json = { 'content-type': 'application/json' };

/** The fields of each webhook’s posts. A new webhook must be added here to compile. */
const forms: Record<keyof typeof webhookPaths, (random: Random) => Record<string, string>> = {
  inboundMessage: (random) => {
    const Body = pick(random, 'Truck down on I-44', 'Hydraulics leak, 5+5 & 100%', '🚛 ayuda');
    const people = { From: phone(random), To: businessNumber };
    return { MessageSid: newSid('SM'), AccountSid: accountSid, ...people, Body, NumMedia: '0' };
  },
  messageStatus: (random) => {
    const MessageStatus = pick(random, 'sent', 'delivered', 'undelivered');
    return { MessageSid: newSid('SM'), From: businessNumber, To: phone(random), MessageStatus };
  },
  inboundCall: (random) => call(random, { CallStatus: 'ringing', Direction: 'inbound' }),
  screen: (random) => call(random, { To: '+19185550111', Direction: 'outbound-dial' }),
  dialResult: (random) => call(random, { DialCallStatus: pick(random, 'completed', 'busy', 'no-answer') }),
  voicemail: (random) => call(random, recording(random, { RecordingDuration: '12' })),
  recordingStatus: (random) => recording(random, { RecordingStatus: 'completed', RecordingDuration: '12' }),
  transcript: (random) =>
    recording(random, {
      TranscriptionSid: `TR${hex(random, 32)}`,
      TranscriptionStatus: pick(random, 'completed', 'failed'),
      TranscriptionText: pick(random, 'Truck down on I-44', '', '🚛 ayuda'),
    }),
  bridge: (random) => call(random, { Direction: 'outbound-api', Digits: pick(random, '1', '2') }),
};

const defaultBase = `${origin}/functions/v1`;
export const webhookNames = Object.keys(forms).filter(
  (name): name is keyof typeof webhookPaths => name in webhookPaths,
);

/** A post to any of the webhooks. */
export function anyPost(random: Random): Post {
  return postTo(webhookNames[Math.floor(random() * webhookNames.length)] ?? 'inboundMessage', random);
}

export function postTo(name: keyof typeof webhookPaths, random: Random = seededRandom(), changes: Form = []) {
  const changed = new Set(changes.map(([field]) => field));
  const kept = Object.entries(forms[name](random)).filter(([field]) => !changed.has(field));
  const form = [...kept, ...changes];
  return { base: defaultBase, path: webhookPaths[name], query: '', token: authToken, form };
}

export const signPost = ({ base, path, query, token, form }: Post) =>
  signWebhook(token, base + path + query, new URLSearchParams(form));

/** The post as the gateway passes it on. */
export const sent = (
  { path, query, form }: Post,
  signature: string | null,
  body = new URLSearchParams(form).toString(),
  headers: Record<string, string> = {},
) => formPost(path + query, body, signature, headers);

export const genuine = (post: Post) => sent(post, signPost(post));

type Tamper = (post: Post, random: Random) => Request;

const signing =
  (change: (post: Post, random: Random) => Partial<Post>): Tamper =>
  (post, random) =>
    sent(post, signPost({ ...post, ...change(post, random) }));

/**
 * Ways in which a post can differ from the one that was signed. signature.test.ts compares changed forms, cut ones and
 * other tokens with Twilio’s own validator, so that is not repeated here.
 */
export const tampers: Record<string, Tamper> = {
  'field added': (post, random) => {
    const name = pick(random, 'Extra', 'OptOutType', 'MediaUrl0', '', '__proto__');
    return sent({ ...post, form: [...post.form, [name, 'STOP']] }, signPost(post));
  },
  'body as JSON': (post) => sent(post, signPost(post), JSON.stringify(Object.fromEntries(post.form)), json),
  'query added': (post, random) => {
    const query = pick(random, '?message=1', '?forwardTo=%2B19005551234', '?x=');
    return sent({ ...post, query }, signPost(post));
  },
  'query changed': (post) => sent({ ...post, query: '?a=2' }, signPost({ ...post, query: '?a=1' })),
  'slash added': (post) => sent({ ...post, path: `${post.path}/` }, signPost(post)),
  'signed for another path': signing(({ path }) => ({
    path: path === webhookPaths.inboundMessage ? webhookPaths.messageStatus : webhookPaths.inboundMessage,
  })),
  'signed for another host': signing((_, random) => ({
    base: pick(
      random,
      'https://evil.example/functions/v1',
      'http://edge-runtime.internal',
      'http://fleet.example/functions/v1',
      `${origin}.evil.example/functions/v1`,
      `${origin}:8443/functions/v1`,
    ),
  })),
  'signed for the host of a header': (post, random) => {
    const host = pick(random, 'evil.example', 'fleet.example:1', 'localhost');
    return sent(post, signPost({ ...post, base: `https://${host}/functions/v1` }), undefined, {
      'x-forwarded-host': host,
      'x-forwarded-proto': 'https',
      forwarded: `host=${host};proto=https`,
      'x-original-url': `https://${host}/functions/v1${post.path}`,
    });
  },
  'signature missing': (post) => sent(post, null),
  'signature empty': (post) => sent(post, ''),
};

/** A message that is unusual but genuine. */
export function genuineMessage(random: Random): Post {
  const body = pick(
    random,
    '',
    ' ',
    '  two  \n',
    '5+5=10 & 100% %20 %2B + =',
    '🚛 reparación ñ \u{1f468}\u200d\u{1f527}',
    'مرحبا \u202eabc',
    'line one\r\nline two\nline three\ttab',
    '<Message>hi</Message><script>',
    `"'\\;--`,
    'Body=x&From=+19185550000',
    'x'.repeat(1600),
    `${'long '.repeat(300)}${hex(random, 8)}`,
    hex(random, 12),
  );
  const extras: Form[] = [
    [],
    [['MessagingServiceSid', `MG${hex(random, 32)}`]],
    Object.entries({ ChannelMetadata: '{"type":"x","data":{"a":1}}', NewField: 'ünknown & new' }),
    Object.entries({ FromCity: 'TULSA', FromZip: '74103', ToCity: '', SmsSid: newSid('SM') }),
    Object.entries({ Latitude: '36.15', Longitude: '-95.99', Address: '' }),
    ['a', 'b', 'a'].map((value) => ['Repeated', value]),
  ];
  const address = `https://api.twilio.com/2010-04-01/Accounts/${accountSid}/Messages/MM1/Media/ME`;
  const withMedia = {
    NumMedia: '2',
    MediaUrl0: `${address}1`,
    MediaContentType0: 'image/jpeg',
    MediaUrl1: `${address}2`,
    MediaContentType1: 'text/x-vcard',
  };
  const media = Object.entries(random() < 0.3 ? withMedia : { NumMedia: '0' });
  const sid = newSid('SM');
  const from = pick(random, phone(random), '22395', 'ACME CORP', 'whatsapp:+19185550111', '+447700900123');
  return {
    ...postTo('inboundMessage', random, [
      ['MessageSid', random() < 0.3 ? `MM${sid.slice(2)}` : sid],
      ['From', from],
      ['Body', body],
      ...media,
      ...(extras[Math.floor(random() * extras.length)] ?? []),
    ]),
    query: pick(random, '', '', '?source=twilio', '?a=1&b=%20x&c='),
  };
}

/** The same form, encoded as other software encodes it. */
export function otherSpelling(form: Form, random: Random): string {
  const standard = new URLSearchParams(form).toString();
  return pick(
    random,
    standard,
    standard.replaceAll('+', '%20'),
    standard.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase()),
    form.map((pair) => pair.map(encodeURIComponent).join('=')).join('&'),
  );
}
