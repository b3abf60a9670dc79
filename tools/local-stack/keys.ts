import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { keepInFile } from '../json-file.ts';

/** Safe to embed in the site: it only names the stack, and the row rules protect the data. */
export const publishableKey = 'sb_publishable_local_fleet_repair_development';

export const demoAdminEmail = 'admin@example.com';

/** Secrets, generated once per data folder. */
const keysSchema = v.object({
  jwtSecret: v.string(),
  secretKey: v.string(),
  twilioAccountSid: v.string(),
  twilioAuthToken: v.string(),
  adminPassword: v.string(),
});
export type Keys = v.InferOutput<typeof keysSchema>;

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/** The keys of a data folder, in `keys.json`. */
export const loadKeys = (folder: string | null): Keys =>
  keepInFile(folder && join(folder, 'keys.json'), keysSchema, () => ({
    jwtSecret: hex(32),
    secretKey: `sb_secret_local_${hex(24)}`,
    twilioAccountSid: `AC${hex(16)}`,
    twilioAuthToken: hex(16),
    adminPassword: `demo-${hex(5)}`,
  }));
