/**
 * The database that a command uses: a hosted project (SUPABASE_URL and SUPABASE_SECRET_KEY set), otherwise the
 * running local stack.
 */
import { CommandError, explainError } from '../command-error.ts';
import { ask, askDatabase } from './ask.ts';
import { findDataPlace, readStackInfo, type StackInfo } from './data-folder.ts';

export type Variables = Record<string, string | undefined>;

/**
 * Calls a function of the database under the secret key and returns its answer, unparsed JSON. Throws
 * CommandError when the database doesn't answer.
 */
export type DatabaseCall = (name: string, args: Record<string, unknown>) => Promise<unknown>;

function makeDatabaseCall(url: string, secretKey: string): DatabaseCall {
  return async (name, args) => {
    const { status, json } = await askDatabase(url, secretKey, name, args).catch((error: unknown) => {
      throw new CommandError(`${explainError(error)}.`);
    });
    if (status === 401 || status === 403) {
      throw new CommandError(`${url} refused the secret key: check SUPABASE_SECRET_KEY.`);
    }
    if (status !== 200) {
      throw new CommandError(
        `${url} answered with status ${status}: are the migrations of this project applied there?`,
      );
    }
    return json;
  };
}

/** True when the stack itself answers there, not another program that has taken its port. */
async function isAnswering(stack: { url: string; secretKey: string }): Promise<boolean> {
  try {
    const { status } = await ask(`${stack.url}/auth/v1/health`, { headers: { apikey: stack.secretKey } });
    return status === 200;
  } catch {
    return false;
  }
}

/** The running local stack of the data folder, or null. */
export async function findRunningStack(env: Variables): Promise<StackInfo | null> {
  const stack = readStackInfo(findDataPlace(env.LOCAL_DATA_DIR).infoFile);
  return stack && (await isAnswering(stack)) ? stack : null;
}

/**
 * The project that the environment names.
 *
 * @param env SUPABASE_URL and SUPABASE_SECRET_KEY for a hosted project, LOCAL_DATA_DIR
 * @throws CommandError when there is none
 */
export async function findProject(env: Variables): Promise<{ url: string; secretKey: string }> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = env;
  if (!url !== !secretKey) {
    throw new CommandError(
      'Only one of SUPABASE_URL and SUPABASE_SECRET_KEY is set: set both for a hosted project, or neither for the local stack.',
    );
  }
  if (url && secretKey) {
    return { url: url.replace(/\/+$/, ''), secretKey };
  }

  const stack = await findRunningStack(env);
  if (stack) {
    return stack;
  }
  throw new CommandError(
    'No local stack runs: start it with "npm run dev" first, or set SUPABASE_URL and SUPABASE_SECRET_KEY for a hosted project.',
  );
}

/** Connects to the database of {@link findProject}. */
export async function openDatabase(env: Variables): Promise<DatabaseCall> {
  const { url, secretKey } = await findProject(env);
  return makeDatabaseCall(url, secretKey);
}
