import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { CommandError } from './command-error.ts';

/** The content of a JSON file. Null when it is missing, damaged or doesn't match. */
export function readJsonFile<T>(file: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Writes a file that only its owner can read. */
export function writeJsonFile(file: string, value: object): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
}

/**
 * The content of a file, generated and written on first use. Without a file, generated on every call.
 * @throws CommandError when the file can't be read
 */
export function keepInFile<T extends object>(
  file: string | null,
  schema: v.GenericSchema<unknown, T>,
  generate: () => T,
): T {
  if (file !== null && existsSync(file)) {
    const known = readJsonFile(file, schema);
    if (known) {
      return known;
    }
    throw new CommandError(`The keys in ${file} can't be read: delete the data folder to start afresh.`);
  }
  const generated = generate();
  if (file !== null) {
    writeJsonFile(file, generated);
  }
  return generated;
}
