/** Reads the addresses and keys of the official local stack, and writes its functions' settings. */
import { writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { CommandError } from '../command-error';

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
  throw new CommandError(
    '`supabase status -o env` doesn’t name the addresses and keys of the stack: run `npm run supabase -- stop`, then try again.',
  );
}

/** Writes the functions' settings to a file that only its owner can read. */
export function writeFunctionsEnv(
  file: string,
  { API_URL: url }: Status,
  twilio: { accountSid: string; authToken: string },
  { site, emulatorPort }: { site: string; emulatorPort: number },
): void {
  const variables = {
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    // The functions run in a container, and the emulator calls them from outside.
    TWILIO_API_URL: `http://host.docker.internal:${emulatorPort}/__twilio`,
    PUBLIC_FUNCTIONS_URL: `${url}/functions/v1`,
    ALLOWED_ORIGINS: [site, site.replace('localhost', '127.0.0.1')].join(','),
    JWT_ISSUER: `${url}/auth/v1`,
  };
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
}
