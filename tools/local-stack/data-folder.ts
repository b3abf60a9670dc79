/**
 * The data folder of a local stack, its lock, and the file by which other commands find the running stack.
 */
import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { CommandError, explainError } from '../command-error.ts';
import { readJsonFile, writeJsonFile } from '../json-file.ts';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

export type DataPlace = {
  /** Absolute path; null keeps nothing on disk. */
  folder: string | null;
  /** The file in which the running stack writes its address. */
  infoFile: string;
};

/** Resolves the value of LOCAL_DATA_DIR. */
export function findDataPlace(localDataDir: string | undefined): DataPlace {
  const temp = join(projectRoot, 'supabase', '.temp');
  if (!localDataDir) {
    return { folder: join(temp, 'local'), infoFile: join(temp, 'local-stack.json') };
  }
  if (localDataDir === 'memory') {
    return { folder: null, infoFile: join(temp, 'local-stack.json') };
  }
  const folder = resolve(projectRoot, localDataDir);
  return { folder, infoFile: join(folder, 'local-stack.json') };
}

/** Where PostgreSQL keeps its files inside a data folder. */
export function findDatabaseFolder(folder: string): string {
  return join(folder, 'database');
}

/** The address and keys of a running stack: the content of `local-stack.json`. */
const stackInfoSchema = v.object({
  url: v.string(),
  publishableKey: v.string(),
  secretKey: v.string(),
  functionsUrl: v.string(),
  admin: v.object({ email: v.string(), password: v.string() }),
  twilio: v.object({ accountSid: v.string(), authToken: v.string(), apiUrl: v.string() }),
});
export type StackInfo = v.InferOutput<typeof stackInfoSchema>;

/** Writes the file atomically and readable by its owner only, because it has the secret key. */
export function writeStackInfo(file: string, info: StackInfo): void {
  mkdirSync(resolve(file, '..'), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeJsonFile(draft, info);
  renameSync(draft, file);
}

/** The content of the file. Null when there is none. */
export const readStackInfo = (file: string): StackInfo | null => readJsonFile(file, stackInfoSchema);

/** Removes the file, unless another stack has written it since. */
export function removeStackInfo(file: string, url: string): void {
  if (readStackInfo(file)?.url === url) {
    rmSync(file, { force: true });
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Makes sure that the folder exists and can be written. */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new CommandError(
      `The data folder ${folder} can't be written (${explainError(error)}): fix its permissions, or set LOCAL_DATA_DIR to another folder or to "memory".`,
    );
  }
}

const locked = new Set<string>();

/**
 * Locks the folder for this process, because only one process may use PostgreSQL's files. Takes over the lock of
 * a process that has ended.
 *
 * @returns a function that unlocks the folder
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  const owner = readOwner(file);
  // After a container's restart, the dead owner's process id may be our own.
  if (owner !== null && (owner === process.pid ? locked.has(folder) : isAlive(owner))) {
    throw new CommandError(
      `The data folder ${folder} is in use by another local stack (process ${owner}): stop that one, or set LOCAL_DATA_DIR to a folder of its own for this one.`,
    );
  }
  rmSync(file, { force: true });
  // Fails when another stack is starting there at the same moment.
  writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
  locked.add(folder);
  return () => {
    locked.delete(folder);
    rmSync(file, { force: true });
  };
}

function readOwner(file: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}
