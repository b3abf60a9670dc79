/**
 * The functions' network for corpora of tens of thousands: the same services as in `function-world.ts`,
 * called without an interceptor in between. The embedded data API takes fourteen statements a request;
 * here a call of a database function or a plain look-up is one, under the same role and with the same
 * row rules. Whatever else is asked goes to the embedded data API as usual.
 */

type Row = Record<string, unknown>;

/** Runs statements in one transaction; answers the rows of the last. */
type RunScript = (script: string) => Promise<Row[]>;

/** Everything that the functions call. */
type Services = {
  origin: string;
  keySet: object;
  /** Answers /auth/v1 and /rest/v1. */
  backend: (request: Request) => Promise<Response>;
  run: RunScript;
  twilio: (request: Request) => Promise<Response>;
};

/** How many requests each service got. `roles`: asked for somebody's role. `database`: all others of the data API. */
type Traffic = { auth: number; roles: number; database: number; twilio: number };

export type DirectNetwork = {
  traffic: Traffic;
  /** Puts the usual network back. */
  restore(): void;
};

type Signature = {
  name: string;
  isSet: boolean;
  isVoid: boolean; /** Of each argument. */
  typeOf: Map<string, unknown>;
};

const identifier = /^[a-z_][a-z0-9_]*$/;
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function signaturesOf(run: RunScript): Promise<Map<string, Signature>> {
  const rows = await run(`
    select p.proname as name, p.proretset as is_set, p.prorettype = 'void'::regtype as is_void,
      coalesce((select json_object_agg(p.proargnames[i], format_type(p.proargtypes[i - 1], null))
                from generate_series(1, p.pronargs) as i), '{}')::text as types
    from pg_proc p where p.pronamespace = 'public'::regnamespace`);
  return new Map(
    rows.map(({ name, is_set, is_void, types }) => {
      const parsed: unknown = JSON.parse(typeof types === 'string' ? types : '{}');
      const typeOf = new Map(Object.entries(isRow(parsed) ? parsed : {}));
      return [String(name), { name: String(name), isSet: is_set === true, isVoid: is_void === true, typeOf }];
    }),
  );
}

/** The call as one statement that answers the JSON of the data API. */
function callStatement({ name, isSet, typeOf }: Signature, given: Row): string | null {
  const names = Object.keys(given);
  if (!names.every((key) => typeOf.has(key))) return null;
  const call = `public.${name}(${names.map((key) => `${key} := a.${key}`).join(', ')})`;
  const from =
    names.length === 0
      ? ''
      : `json_to_record(${quoted(JSON.stringify(given))}::json) as a(${names.map((key) => `${key} ${String(typeOf.get(key))}`).join(', ')})`;
  return isSet
    ? `select coalesce(json_agg(t), '[]')::text as answer from (select f.* from ${from && `${from}, lateral `}${call} as f) as t`
    : `select to_json(${call})::text as answer${from && ` from ${from}`}`;
}

/** A look-up by equal values as one statement; null for anything beyond that. */
function lookUpStatement(table: string, query: URLSearchParams): string | null {
  const columns = (query.get('select') ?? '').split(',').map((column) => column.trim());
  const conditions: string[] = [];
  for (const [name, value] of query) {
    if (name === 'select' || name === 'limit') continue;
    if (!identifier.test(name) || !value.startsWith('eq.')) return null;
    conditions.push(`${name} = ${quoted(value.slice(3))}`);
  }
  if (!identifier.test(table) || !columns.every((column) => identifier.test(column))) return null;
  if (conditions.length === 0) return null;
  const limit = Number(query.get('limit') ?? 1000);
  return `select coalesce(json_agg(t), '[]')::text as answer from
    (select ${columns.join(', ')} from public.${table} where ${conditions.join(' and ')} limit ${limit}) as t`;
}

/** As PostgREST answers PostgreSQL's errors. */
function refused(error: unknown): Response {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '') throw error;
  const status = code === '42501' ? 403 : code === '23505' ? 409 : /^(08|53|57)/.test(code) ? 503 : 400;
  return Response.json({ code, message: 'refused by the database' }, { status });
}

/** Answers what it can in one statement; null for the rest. */
async function quickDataApi(
  run: RunScript,
): Promise<(request: Request, url: URL) => Promise<Response | null>> {
  const signatures = await signaturesOf(run);
  return async (request, url) => {
    const path = url.pathname.slice('/rest/v1/'.length);
    // Only the secret key's own requests, which no token narrows down.
    if (request.headers.has('authorization')) return null;
    let statement: string | null = null;
    let isVoid = false;
    if (request.method === 'POST' && path.startsWith('rpc/')) {
      const signature = signatures.get(path.slice('rpc/'.length));
      if (!signature) return null;
      const text = await request.clone().text();
      const given: unknown = text === '' ? {} : JSON.parse(text);
      statement = isRow(given) ? callStatement(signature, given) : null;
      isVoid = signature.isVoid;
    } else if (request.method === 'GET') statement = lookUpStatement(path, url.searchParams);
    if (statement === null) return null;
    try {
      const [row] = await run(`set local role service_role; ${statement}`);
      if (isVoid) return new Response(null, { status: 204 });
      return new Response(typeof row?.['answer'] === 'string' ? row['answer'] : 'null', {
        headers: { 'content-type': 'application/json' },
      });
    } catch (error) {
      return refused(error);
    }
  };
}

/** Lets one thing be done after another: what shares a connection must not share a transaction. */
export function queue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** Takes the place of the global `fetch` until it is restored. */
export async function directNetwork(services: Services): Promise<DirectNetwork> {
  const { origin, keySet, backend, run, twilio } = services;
  const quick = await quickDataApi(run);
  const traffic: Traffic = { auth: 0, roles: 0, database: 0, twilio: 0 };
  const before = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (['api.twilio.com', 'messaging.twilio.com'].includes(url.host)) {
      traffic.twilio += 1;
      return twilio(request);
    }
    if (url.origin !== origin) throw new Error(`nobody is at ${url.origin}`);
    if (url.pathname === '/auth/v1/.well-known/jwks.json') return Response.json(keySet);
    if (url.pathname.startsWith('/auth/v1/')) {
      traffic.auth += 1;
      return backend(request);
    }
    if (url.pathname.startsWith('/storage/v1/')) return backend(request);
    if (url.pathname === '/rest/v1/rpc/office_access') traffic.roles += 1;
    else traffic.database += 1;
    return (await quick(request, url)) ?? backend(request);
  };
  return {
    traffic,
    restore() {
      globalThis.fetch = before;
    },
  };
}
