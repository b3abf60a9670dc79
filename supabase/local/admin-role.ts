/**
 * `npm run admin:grant -- EMAIL` and `npm run admin:revoke -- EMAIL`: gives or takes the admin role
 * on a hosted project (SUPABASE_URL and SUPABASE_SECRET_KEY set), on the running local stack, or in
 * the local data folder when no stack runs.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { databaseFolder, dataPlace, lockFolder, readStackAddress } from './data-folder.ts';
import { startBackend } from './backend.ts';
import { loadKeys } from './keys.ts';
import { LocalStackProblem, reasonOf } from './problem.ts';

type Command = 'grant' | 'revoke';

/** Calls `grant_admin` or `revoke_admin` and returns its one-word answer. */
type Call = (command: Command, email: string) => Promise<string>;

const sentences: Record<Command, Record<string, (email: string) => string>> = {
  grant: {
    granted: (email) => `${email} is an admin now.`,
    already: (email) => `${email} was an admin already.`,
    unknown: (email) => `There is no account for ${email}: sign up at /auth/login first.`,
    unconfirmed: (email) =>
      `${email} has not confirmed the address yet: open the link in the sign-up e-mail first.`,
  },
  revoke: {
    revoked: (email) => `${email} is no longer an admin.`,
    not_admin: (email) => `${email} was not an admin.`,
    unknown: (email) => `There is no account for ${email}.`,
  },
};

const successes = ['granted', 'already', 'revoked'];

const usage = 'Usage: npm run admin:grant -- EMAIL   or   npm run admin:revoke -- EMAIL';

/** Calls over the data API. A key that is a JWT (the older kind) is the bearer token as well. */
function restCall(url: string, secretKey: string, send: (request: Request) => Promise<Response>): Call {
  return async (command, email) => {
    const headers: Record<string, string> = { apikey: secretKey, 'content-type': 'application/json' };
    if (secretKey.startsWith('eyJ')) headers.authorization = `Bearer ${secretKey}`;
    const response = await send(
      new Request(`${url.replace(/\/+$/, '')}/rest/v1/rpc/${command}_admin`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ p_email: email }),
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
    return typeof answer === 'string' ? answer : '';
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

/** Opens the data folder of a stack that isn't running. */
async function inDataFolder(folder: string, command: Command, email: string): Promise<string> {
  const unlock = lockFolder(folder);
  try {
    const keys = loadKeys(folder);
    const origin = 'http://localhost';
    const backend = await startBackend({
      folder: databaseFolder(folder),
      origin,
      redirectOrigins: [],
      jwtSecret: keys.jwtSecret,
      secretKey: keys.secretKey,
      sendMail: () => undefined,
      log: () => undefined,
    });
    try {
      return await restCall(origin, keys.secretKey, backend.fetch)(command, email);
    } finally {
      await backend.stop();
    }
  } finally {
    unlock();
  }
}

/**
 * Runs the command.
 *
 * @param env SUPABASE_URL and SUPABASE_SECRET_KEY for a hosted project, LOCAL_DATA_DIR
 * @returns the sentence to print, and whether the role is now as asked for
 * @throws LocalStackProblem when the database can't be asked
 */
export async function changeAdminRole(
  args: string[],
  env: Record<string, string | undefined>,
): Promise<{ sentence: string; isDone: boolean }> {
  const [command, email, ...others] = args;
  if (
    (command !== 'grant' && command !== 'revoke') ||
    !email ||
    others.length > 0 ||
    !/^\S+@\S+$/.test(email)
  ) {
    return { sentence: usage, isDone: false };
  }
  const answer = await askDatabase(command, email, env);
  const sentence = sentences[command][answer];
  if (!sentence)
    throw new LocalStackProblem(`The database gave an answer that is not known here: "${answer}".`);
  return { sentence: sentence(email), isDone: successes.includes(answer) };
}

async function askDatabase(
  command: Command,
  email: string,
  env: Record<string, string | undefined>,
): Promise<string> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = env;
  if (!url !== !secretKey) {
    throw new LocalStackProblem(
      'Only one of SUPABASE_URL and SUPABASE_SECRET_KEY is set: set both for a hosted project, or neither for the local stack.',
    );
  }
  if (url && secretKey) return restCall(url, secretKey, overNetwork)(command, email);

  const { folder, infoFile } = dataPlace(env.LOCAL_DATA_DIR);
  const stack = readStackAddress(infoFile);
  if (stack && (await isAnswering(stack))) {
    return restCall(stack.url, stack.secretKey, overNetwork)(command, email);
  }
  if (folder === null || !existsSync(databaseFolder(folder))) {
    throw new LocalStackProblem(
      'There is no local stack yet: run "npm run dev" first, or set SUPABASE_URL and SUPABASE_SECRET_KEY for a hosted project.',
    );
  }
  return inDataFolder(folder, command, email);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const { sentence, isDone } = await changeAdminRole(process.argv.slice(2), process.env);
    if (isDone) console.log(sentence);
    else console.error(sentence);
    process.exitCode = isDone ? 0 : 1;
  } catch (error) {
    if (!(error instanceof LocalStackProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
