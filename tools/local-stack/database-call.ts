/**
 * The database that a command means: a hosted project (SUPABASE_URL and SUPABASE_SECRET_KEY set), the
 * running local stack, or the local data folder when no stack runs.
 */
import { existsSync } from 'node:fs';
import { startBackend } from './backend.ts';
import { databaseFolder, dataPlace, lockFolder, readStackInfo, type StackInfo } from './data-folder.ts';
import { loadKeys } from './keys.ts';
import { LocalStackProblem, reasonOf } from './problem.ts';

export type Variables = Record<string, string | undefined>;

/** Calls a function of the database under the secret key and returns its answer, unparsed JSON. */
export type DatabaseCall = (name: string, args: Record<string, unknown>) => Promise<unknown>;

/** The headers that stand for a key. One that is a JWT (the older kind) is the bearer token as well. */
export function keyHeaders(key: string): Record<string, string> {
  return { apikey: key, ...(key.startsWith('eyJ') && { authorization: `Bearer ${key}` }) };
}

function callOver(
  url: string,
  secretKey: string,
  send: (request: Request) => Promise<Response>,
): DatabaseCall {
  return async (name, args) => {
    const response = await send(
      new Request(`${url.replace(/\/+$/, '')}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { ...keyHeaders(secretKey), 'content-type': 'application/json' },
        body: JSON.stringify(args),
        redirect: 'error',
      }),
    );
    if (response.status === 401 || response.status === 403) {
      throw new LocalStackProblem(`${url} refused the secret key: check SUPABASE_SECRET_KEY.`);
    }
    if (!response.ok) {
      throw new LocalStackProblem(
        `${url} answered with status ${response.status}: are the migrations of this project applied there?`,
      );
    }
    const answer: unknown = await response.json();
    return answer;
  };
}

async function overNetwork(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(15_000) });
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new LocalStackProblem(`${new URL(request.url).origin} can't be reached (${reasonOf(cause)}).`);
  }
}

/** True when the stack itself answers there, not another program that has taken its port. */
async function isAnswering(stack: { url: string; secretKey: string }): Promise<boolean> {
  try {
    const response = await fetch(`${stack.url}/auth/v1/health`, {
      headers: { apikey: stack.secretKey },
      redirect: 'error',
      signal: AbortSignal.timeout(5_000),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** The local stack that runs in the data folder; null when none does. */
export async function runningStack(env: Variables): Promise<StackInfo | null> {
  const stack = readStackInfo(dataPlace(env.LOCAL_DATA_DIR).infoFile);
  return stack && (await isAnswering(stack)) ? stack : null;
}

/** Opens the data folder of a stack that isn't running. */
async function inDataFolder<T>(folder: string, work: (call: DatabaseCall) => Promise<T>): Promise<T> {
  const unlock = lockFolder(folder);
  try {
    const keys = loadKeys(folder);
    const origin = 'http://localhost';
    const backend = await startBackend({
      folder: databaseFolder(folder),
      origin,
      jwtSecret: keys.jwtSecret,
      secretKey: keys.secretKey,
    });
    try {
      return await work(callOver(origin, keys.secretKey, backend.fetch));
    } finally {
      await backend.stop();
    }
  } finally {
    unlock();
  }
}

/**
 * Does some work with the database that the environment means.
 *
 * @param env SUPABASE_URL and SUPABASE_SECRET_KEY for a hosted project, LOCAL_DATA_DIR
 * @throws LocalStackProblem when the database can't be asked
 */
export async function withDatabase<T>(env: Variables, work: (call: DatabaseCall) => Promise<T>): Promise<T> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = env;
  if (!url !== !secretKey) {
    throw new LocalStackProblem(
      'Only one of SUPABASE_URL and SUPABASE_SECRET_KEY is set: set both for a hosted project, or neither for the local stack.',
    );
  }
  if (url && secretKey) return work(callOver(url, secretKey, overNetwork));

  const stack = await runningStack(env);
  if (stack) return work(callOver(stack.url, stack.secretKey, overNetwork));
  const { folder } = dataPlace(env.LOCAL_DATA_DIR);
  if (folder === null || !existsSync(databaseFolder(folder))) {
    throw new LocalStackProblem(
      'There is no local stack yet: run "npm run dev" first, or set SUPABASE_URL and SUPABASE_SECRET_KEY for a hosted project.',
    );
  }
  return inDataFolder(folder, work);
}
