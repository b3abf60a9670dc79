/** Reads the addresses and keys of the official local stack, and writes the settings of its functions and of the site. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { CommandError } from '../command-error';
import type { StackInfo } from '../local-stack/data-folder';
import { listOrigins, makeFunctionSettings } from '../local-stack/deployment';

const statusSchema = v.object({
  API_URL: v.string(),
  DB_URL: v.string(),
  PUBLISHABLE_KEY: v.string(),
  SECRET_KEY: v.string(),
});
export type Status = v.InferOutput<typeof statusSchema>;

/** The values that `supabase status -o env` prints. */
export function readStatus(text: string): Status {
  const parsed = v.safeParse(statusSchema, parseEnv(text));
  if (parsed.success) {
    return parsed.output;
  }
  throw new CommandError(
    '`supabase status -o env` doesn’t name the addresses and keys of the stack: run `npm run supabase -- stop`, then try again.',
  );
}

const mark = '# Written by `npm run dev:supabase`, which removes it at its end.\n';

const isOurs = (file: string) => readFileSync(file, 'utf8').startsWith(mark);

/** Writes a file of settings that only its owner can read. Throws if there is one that somebody else wrote. */
function writeEnv(file: string, variables: Record<string, string>): void {
  if (existsSync(file) && !isOurs(file)) {
    throw new CommandError(
      `${file} is your own. Rename it: dev:supabase writes that file from the stack’s status.`,
    );
  }
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, mark + lines.join(''), { mode: 0o600 });
}

/** Removes a file of settings, unless somebody else wrote it. */
export function removeEnv(file: string): void {
  if (existsSync(file) && isOurs(file)) {
    rmSync(file);
  }
}

/** Points the site's dev server and build at the stack. */
export const writeSiteEnv = (file: string, { API_URL, PUBLISHABLE_KEY }: Status) =>
  writeEnv(file, { VITE_SUPABASE_URL: API_URL, VITE_SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY });

/** Writes the settings of the functions. `twilio` and `push` are as the functions' containers reach them. */
export const writeFunctionsEnv = (
  file: string,
  { API_URL: url }: Status,
  twilio: StackInfo['twilio'],
  { site, push }: { site: string; push: Record<string, string> },
) =>
  writeEnv(file, {
    ...makeFunctionSettings(
      { twilio, functionsUrl: `${url}/functions/v1` },
      listOrigins({ url: site }),
      process.env,
    ),
    ...push,
    JWT_ISSUER: `${url}/auth/v1`,
  });
