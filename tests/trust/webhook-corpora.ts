/** What thousands of posts do to the functions, counted. */
import { dice, inFlight, seed } from '../support/fuzz';
import { newSid, type Handler } from '../support/functions-harness';
import {
  anyPost,
  genuine,
  genuineMessage,
  otherSpelling,
  postTo,
  sent,
  signatureOf,
  tampers,
  type Post,
} from './webhook-posts';

/** The function that a path belongs to. */
export type HandlerOf = (path: string) => Handler;

/** Posts that are not what was signed, each kind in turn. Answers what was not refused with 403. */
export async function postTampered(
  handlerOf: HandlerOf,
  count: number,
  kinds: string[] = Object.keys(tampers),
): Promise<{ posts: number; accepted: string[] }> {
  const random = dice(seed);
  const accepted: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const post = anyPost(random);
    const kind = kinds[index % kinds.length] ?? '';
    const request = tampers[kind]?.(post, random);
    if (!request) throw new Error(`there is no ${kind}`);
    const { status } = await handlerOf(post.path)(request);
    if (status !== 403) accepted.push(`${kind} at ${post.path}: ${status}`);
  }
  return { posts: count, accepted };
}

export type Expected = { sid: string; from: string; body: string };

const valueOf = ({ form }: Post, name: string) => form.find(([field]) => field === name)?.[1] ?? '';

/**
 * Genuine posts in every unusual form. `deployments`: how the functions may be set up, and what of it
 * Twilio's spelling of the address or the token is. Answers those refused, and what must be stored now.
 */
export async function postGenuine(
  deployments: { handler: Handler; base: string; token: string }[],
  count: number,
): Promise<{ refused: string[]; expected: Expected[] }> {
  const random = dice(seed);
  const refused: string[] = [];
  const expected: Expected[] = [];
  const posts = Array.from({ length: count }, () => genuineMessage(random));
  await inFlight(20, posts, async (post, index) => {
    const deployment = deployments[index % deployments.length];
    if (!deployment) throw new Error('no deployment');
    const { handler, base, token } = deployment;
    const signature = signatureOf({ ...post, base, token });
    const { status } = await handler(sent(post, signature, { body: otherSpelling(post.form, random) }));
    if (status !== 200) refused.push(`${status} ${JSON.stringify(post.form)}`);
    expected.push({
      sid: valueOf(post, 'MessageSid'),
      from: valueOf(post, 'From'),
      body: valueOf(post, 'Body'),
    });
  });
  return { refused, expected };
}

/** One message, delivered again and again. Answers how many deliveries got which status. */
export async function deliverAgain(
  handler: Handler,
  post: Post,
  times: number,
  atOnce: number,
): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  const posts = Array.from({ length: times }, () => post);
  await inFlight(atOnce, posts, async (again) => {
    const { status } = await handler(genuine(again));
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  return statuses;
}

const reported = ['accepted', 'queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed'] as const;

/** Every order of the seven statuses. */
export function everyOrder(): string[][] {
  const orders = (rest: readonly string[]): string[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((first) =>
          orders(rest.filter((other) => other !== first)).map((tail) => [first, ...tail]),
        );
  return orders(reported);
}

const errorCodes: Readonly<Record<string, string>> = { undelivered: '30003', failed: '30006' };

/**
 * Reports on our messages, each message in its order, two reports of each twice. `ids` are rows of
 * ours, one per order.
 */
export async function reportOrders(handler: Handler, orders: string[][], ids: string[]): Promise<string[]> {
  const random = dice(seed);
  const refused: string[] = [];
  await inFlight(50, orders, async (order, index) => {
    const sid = newSid('SM');
    const repeats = [order[Math.floor(random() * 7)] ?? '', order[Math.floor(random() * 7)] ?? ''];
    const [early = '', late = ''] = repeats;
    const posts = [...order];
    posts.splice(Math.floor(random() * 8), 0, early);
    for (const status of [...posts, late]) {
      const code = errorCodes[status];
      const post = postTo('messageStatus', random, [
        ['MessageSid', sid],
        ['MessageStatus', status],
        ...(code === undefined ? [] : [['ErrorCode', code] satisfies [string, string]]),
      ]);
      const { status: answer } = await handler(genuine({ ...post, query: `?message=${ids[index] ?? ''}` }));
      if (answer !== 204) refused.push(`${status} after ${order.join(', ')}: ${answer}`);
    }
  });
  return refused;
}
