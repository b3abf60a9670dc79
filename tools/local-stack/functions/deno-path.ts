import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isJsonObject } from '../../../supabase/functions/_shared/json.ts';
import { LocalStackProblem, reasonOf } from '../problem.ts';

const isInstaller = (value: unknown): value is { runInstall: () => unknown } =>
  isJsonObject(value) && typeof value.runInstall === 'function';

/** Path of the Deno that the npm package `deno` brings, also where install scripts don't run. */
export function denoPath(): string {
  const refuse = (reason: string) =>
    new LocalStackProblem(
      `Deno, which runs the edge functions, is missing for ${process.platform} ${process.arch} (${reason}): run "npm install" again without --omit=optional, on Linux (glibc), macOS or Windows.`,
    );
  let path: unknown;
  try {
    const installer: unknown = createRequire(import.meta.url)('deno/install_api.cjs');
    path = isInstaller(installer) ? installer.runInstall() : null;
  } catch (error) {
    throw refuse(reasonOf(error));
  }
  if (typeof path !== 'string' || !existsSync(path)) throw refuse('no executable found');
  return path;
}
