/**
 * Simulates network faults on three links: office → function, function → database, function → Twilio. An
 * answer is lost before or after the request took effect, or it is late, or the request is sent twice.
 */
import { delay, getResponse, http, HttpResponse, RequestHandler } from 'msw';
import type { Handler } from './function-requests';
import { origin, type Services } from './functions-harness';
import { seededRandom, isDeep } from './fuzz';

type Link = 'office' | 'database' | 'twilio';
const faultKinds = ['lost before', 'lost after', 'late', 'repeated'] as const;
export type Fault = {
  link: Link;
  kind: (typeof faultKinds)[number];
  /** Which answer, counted from 1. With a `path`, only answers at that path count. */
  nth?: number;
  /** How many answers in a row have the fault. */
  times?: number;
  path?: string;
};

/** One request that was sent over a link. */
export type Point = { link: Link; nth: number; question: string };

const lateMs = 40;
const hosts = { database: `${origin}/rest/v1/*`, twilio: 'https://api.twilio.com/*' };

export type FaultyNetwork = ReturnType<typeof faultyNetwork>;

/** Call `strike` again after `server.resetHandlers()`. */
export function faultyNetwork({ server }: Services) {
  let fault: Fault | null = null;
  let seen: Point[] = [];
  let matched = 0;

  /** Returns null when the answer is lost. */
  async function carry(link: Link, request: Request, ask: () => Promise<Response>): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    const nth = seen.filter((point) => point.link === link).length + 1;
    seen.push({ link, nth, question: `${request.method} ${pathname}` });
    const isMeant = fault?.link === link && pathname.includes(fault.path ?? '');
    if (isMeant) {
      matched += 1;
    }
    const first = fault?.nth ?? 1;
    if (!fault || !isMeant || matched < first || matched >= first + (fault.times ?? 1)) {
      return ask();
    }
    if (fault.kind === 'lost before') {
      return null;
    }
    const answer = await ask();
    if (fault.kind === 'lost after') {
      return null;
    }
    if (fault.kind === 'late') {
      await delay(lateMs);
    }
    return fault.kind === 'repeated' ? ask() : answer;
  }

  const own = (['database', 'twilio'] as const).map((link): RequestHandler => {
    const handler: RequestHandler = http.all(hosts[link], async ({ request }) => {
      const others = server
        .listHandlers()
        .filter((other): other is RequestHandler => other instanceof RequestHandler && !own.includes(other));
      const ask = async () => (await getResponse(others, request.clone())) ?? HttpResponse.error();
      return (await carry(link, request, ask)) ?? HttpResponse.error();
    });
    return handler;
  });

  return {
    /** Sets the only fault from now on, or none for null. Restarts the count. */
    strike(next: Fault | null) {
      fault = next;
      seen = [];
      matched = 0;
      const { length } = server.listHandlers().filter((handler) => own.some((mine) => mine === handler));
      if (length === 0) {
        server.use(...own);
      }
    },
    /** The requests over the links since the last `strike`. */
    points: () => seen,
    /** The function as the office, Twilio or a visitor calls it. Rejects when its answer is lost. */
    reach: (handler: Handler) => async (request: Request) => {
      const answer = await carry('office', request, () => handler(request.clone()));
      if (answer === null) {
        throw new TypeError('the connection was lost');
      }
      return answer;
    },
  };
}

/**
 * Every fault at every point, or in normal runs a slice with a fixed seed. Requests that create something at
 * Twilio are never repeated, because Twilio would rightly send two texts.
 */
export function faultsAt(points: readonly Point[], slice: number): Fault[] {
  const all = points.flatMap(({ link, nth, question }) =>
    faultKinds
      .filter((kind) => !(kind === 'repeated' && question.startsWith('POST') && link === 'twilio'))
      .map((kind): Fault => ({ link, nth, kind })),
  );
  if (isDeep) {
    return all;
  }
  const random = seededRandom();
  return Array.from({ length: slice }, () => all.splice(Math.floor(random() * all.length), 1)).flat();
}
