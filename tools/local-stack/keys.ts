import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject } from '../../supabase/functions/_shared/json.ts';
import { LocalStackProblem } from './problem.ts';

/** Safe to embed in the site: it only says which stack is meant, the row rules do the rest. */
export const publishableKey = 'sb_publishable_local_fleet_repair_development';

export const demoAdminEmail = 'admin@example.com';

/** What must not be guessable, drawn once per data folder. */
export type Keys = {
  jwtSecret: string;
  secretKey: string;
  twilioAccountSid: string;
  twilioAuthToken: string;
  adminPassword: string;
};

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

function drawKeys(): Keys {
  return {
    jwtSecret: hex(32),
    secretKey: `sb_secret_local_${hex(24)}`,
    twilioAccountSid: `AC${hex(16)}`,
    twilioAuthToken: hex(16),
    adminPassword: `demo-${hex(5)}`,
  };
}

function parseKeys(text: string): Keys | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isJsonObject(parsed)) return null;
  const { jwtSecret, secretKey, twilioAccountSid, twilioAuthToken, adminPassword } = parsed;
  if (
    typeof jwtSecret !== 'string' ||
    typeof secretKey !== 'string' ||
    typeof twilioAccountSid !== 'string' ||
    typeof twilioAuthToken !== 'string' ||
    typeof adminPassword !== 'string'
  ) {
    return null;
  }
  return { jwtSecret, secretKey, twilioAccountSid, twilioAuthToken, adminPassword };
}

/**
 * The keys of a data folder, written to `keys.json` (readable by its owner only) on first use;
 * new ones on every call when there is no folder.
 */
export function loadKeys(folder: string | null): Keys {
  if (folder === null) return drawKeys();
  const file = join(folder, 'keys.json');
  if (!existsSync(file)) {
    const keys = drawKeys();
    writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
    return keys;
  }
  const keys = parseKeys(readFileSync(file, 'utf8'));
  if (!keys) {
    throw new LocalStackProblem(
      `The keys in ${file} can't be read: delete the folder ${folder} to start afresh, or set LOCAL_DATA_DIR to another one.`,
    );
  }
  return keys;
}
