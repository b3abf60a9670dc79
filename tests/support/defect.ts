/**
 * A copy of the functions with a defect on purpose: what shows that a corpus would notice one. The copy
 * lies inside the project, so that packages are found, and is taken away when the test has ended.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Env } from '../../supabase/functions/_shared/env';
import type { Handler } from './functions-harness';

/** `file` is under `supabase/functions`; `from` stands in it exactly once. */
export type Defect = { file: string; from: string; to: string };

type Module = { createHandler: (env: Env) => Handler };

function isModule(value: unknown): value is Module {
  return typeof value === 'object' && value !== null && 'createHandler' in value;
}

/** Stryker runs the tests in a folder two levels down, whose functions hold all of its mutations at once. */
const functionsFolder = `${process.env.STRYKER_MUTATOR_WORKER === undefined ? '' : '../../'}supabase/functions`;

/** Throws when the text to be replaced isn't there exactly once: the code has moved on, the canary must follow. */
export async function withDefect(
  name: 'sms-handler' | 'twilio-manage' | 'request-quote',
  ...defects: Defect[]
): Promise<Module> {
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(join('test-results', 'defect-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(functionsFolder, folder, { recursive: true });
  for (const { file, from, to } of defects) {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    if (source.split(from).length !== 2) throw new Error(`${file} does not hold once: ${from}`);
    writeFileSync(
      path,
      source.replace(from, () => to),
    );
  }
  const module: unknown = await import(pathToFileURL(resolve(folder, name, 'handler.ts')).href);
  if (!isModule(module)) throw new Error(`${name} has no createHandler`);
  return module;
}
