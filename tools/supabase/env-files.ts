/** The two env files of the official local stack: the site's and the functions'. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { LocalStackProblem } from '../local-stack/problem';

export const siteEnvFile = '.env.local';
export const functionsEnvFile = 'supabase/functions/.env';
const files = [siteEnvFile, functionsEnvFile];

const marker = '# Written by `npm run dev:supabase`, which removes it when it ends.';

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
  if (parsed.success) return parsed.output;
  throw new LocalStackProblem(
    '`supabase status -o env` doesn’t name the addresses and keys of the stack: run `npm run supabase -- stop`, then try again.',
  );
}

const isOurs = (file: string) => readFileSync(file, 'utf8').startsWith(marker);

/** @throws LocalStackProblem when the developer's own file is in the place of one to write */
export function refuseForeignFiles(root: string): void {
  const foreign = files.find((file) => existsSync(join(root, file)) && !isOurs(join(root, file)));
  if (foreign === undefined) return;
  throw new LocalStackProblem(
    `${foreign} is a file of your own, and dev:supabase would have to replace it: move it away first, then try again.`,
  );
}

type Addresses = { site: string; emulatorPort: number };

/** Writes both files. Only the owner can read the secret one. */
export function writeEnvFiles(
  root: string,
  { API_URL: url, PUBLISHABLE_KEY: publishableKey }: Status,
  twilio: { accountSid: string; authToken: string },
  { site, emulatorPort }: Addresses,
): void {
  refuseForeignFiles(root);
  const write = (file: string, variables: Record<string, string>) => {
    const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
    writeFileSync(join(root, file), `${[marker, ...lines].join('\n')}\n`, { mode: 0o600 });
  };
  write(siteEnvFile, { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey });
  write(functionsEnvFile, {
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    // The functions run in a container, and the emulator calls them from outside.
    TWILIO_API_URL: `http://host.docker.internal:${emulatorPort}/__twilio`,
    PUBLIC_FUNCTIONS_URL: `${url}/functions/v1`,
    ALLOWED_ORIGINS: [site, site.replace('localhost', '127.0.0.1')].join(','),
    JWT_ISSUER: `${url}/auth/v1`,
  });
}

/** Removes the files of `writeEnvFiles`, so that `npm run dev` uses the embedded stack again. */
export function removeEnvFiles(root: string): void {
  for (const file of files.map((name) => join(root, name))) {
    if (existsSync(file) && isOurs(file)) rmSync(file);
  }
}
