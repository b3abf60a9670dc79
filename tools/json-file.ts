import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { LocalStackProblem } from './local-stack/problem.ts';

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

/**
 * What a file holds, drawn and written on first use; drawn anew on every call when there is no file.
 * @throws {Error} a sentence, when the file can't be read
 */
export function keptInFile<T extends object>(
  file: string | null,
  schema: v.GenericSchema<unknown, T>,
  draw: () => T,
): T {
  if (file !== null && existsSync(file)) {
    const known = readJsonFile(file, schema);
    if (known) return known;
    throw new LocalStackProblem(`The keys in ${file} can't be read: delete the data folder to start afresh.`);
  }
  const drawn = draw();
  if (file !== null) writeJsonFile(file, drawn);
  return drawn;
}
