import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

/** What a JSON file holds; null when it is missing, damaged, or something else. */
export function readJsonFile<T>(file: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Only its owner can read it. */
export function writeJsonFile(file: string, value: object): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
}
