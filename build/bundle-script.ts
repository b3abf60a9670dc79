import { resolve } from 'node:path';
import { build } from 'vite';

/** Bundles a TypeScript file of this project, and what it imports, into one classic script. */
export async function bundleScript(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: resolve(import.meta.dirname, source), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const [file] = output && 'output' in output ? output.output : [];
  if (file?.type !== 'chunk') {
    throw new Error(`${source} came out empty.`);
  }
  return file.code;
}
