/**
 * The database that a command means: a hosted project (SUPABASE_URL and SUPABASE_SECRET_KEY set), else the
 * running local stack.
 */
import { dataPlace, readStackInfo, type StackInfo } from './data-folder.ts';
import { LocalStackProblem, reasonOf } from './problem.ts';

export type Variables = Record<string, string | undefined>;

/**
 * Calls a function of the database under the secret key and returns its answer, unparsed JSON. Throws
 * LocalStackProblem when the database can't be asked.
 */
export type DatabaseCall = (name: string, args: Record<string, unknown>) => Promise<unknown>;

/** The headers that stand for a key. One that is a JWT (the older kind) is the bearer token as well. */
export function keyHeaders(key: string): Record<string, string> {
  return { apikey: key, ...(key.startsWith('eyJ') && { authorization: `Bearer ${key}` }) };
}

async function post(url: string, secretKey: string, body: object): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { ...keyHeaders(secretKey), 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(15_000),
    });
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new LocalStackProblem(`${new URL(url).origin} can't be reached (${reasonOf(cause)}).`);
  }
}

function callOver(url: string, secretKey: string): DatabaseCall {
  return async (name, args) => {
    const response = await post(`${url.replace(/\/+$/, '')}/rest/v1/rpc/${name}`, secretKey, args);
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

/**
 * Calls of the database that the environment means.
 *
 * @param env SUPABASE_URL and SUPABASE_SECRET_KEY for a hosted project, LOCAL_DATA_DIR
 * @throws LocalStackProblem when there is none
 */
export async function databaseOf(env: Variables): Promise<DatabaseCall> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = env;
  if (!url !== !secretKey) {
    throw new LocalStackProblem(
      'Only one of SUPABASE_URL and SUPABASE_SECRET_KEY is set: set both for a hosted project, or neither for the local stack.',
    );
  }
  if (url && secretKey) return callOver(url, secretKey);

  const stack = await runningStack(env);
  if (stack) return callOver(stack.url, stack.secretKey);
  throw new LocalStackProblem(
    'No local stack runs: start it with "npm run dev" first, or set SUPABASE_URL and SUPABASE_SECRET_KEY for a hosted project.',
  );
}
