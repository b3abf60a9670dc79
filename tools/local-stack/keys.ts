import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readJsonFile, writeJsonFile } from '../json-file.ts';
import { LocalStackProblem } from './problem.ts';

/** Safe to embed in the site: it only says which stack is meant, the row rules do the rest. */
export const publishableKey = 'sb_publishable_local_fleet_repair_development';

export const demoAdminEmail = 'admin@example.com';

/** What must not be guessable, drawn once per data folder. */
const keysSchema = v.object({
  jwtSecret: v.string(),
  secretKey: v.string(),
  twilioAccountSid: v.string(),
  twilioAuthToken: v.string(),
  adminPassword: v.string(),
});
export type Keys = v.InferOutput<typeof keysSchema>;

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

/**
 * The keys of a data folder, written to `keys.json` (readable by its owner only) on first use;
 * new ones on every call when there is no folder.
 */
export function loadKeys(folder: string | null): Keys {
  if (folder === null) return drawKeys();
  const file = join(folder, 'keys.json');
  if (!existsSync(file)) {
    const keys = drawKeys();
    writeJsonFile(file, keys);
    return keys;
  }
  const keys = readJsonFile(file, keysSchema);
  if (!keys) {
    throw new LocalStackProblem(
      `The keys in ${file} can't be read: delete the folder ${folder} to start afresh, or set LOCAL_DATA_DIR to another one.`,
    );
  }
  return keys;
}
