import { createRequire } from 'node:module';
import * as v from 'valibot';
import { CommandError, explainError } from '../../command-error.ts';

const installerSchema = v.object({ runInstall: v.function() });

/** Path of the Deno that the npm package `deno` brings, also where install scripts don't run. */
export function findDeno(): string {
  try {
    const installer: unknown = createRequire(import.meta.url)('deno/install_api.cjs');
    return v.parse(v.string(), v.parse(installerSchema, installer).runInstall());
  } catch (error) {
    throw new CommandError(
      `Deno, which runs the edge functions, is missing for ${process.platform} ${process.arch} (${explainError(error)}): run "npm install" again without --omit=optional, on Linux (glibc), macOS or Windows.`,
    );
  }
}
