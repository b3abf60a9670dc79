/** Reads the output of the programs that the tests start, and ends them. */
import type { ChildProcess } from 'node:child_process';

/** The first match in a program's output. */
export function waitForPrinted(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = pattern.exec(output) ?? [];
      if (found !== undefined) {
        resolve(found);
      }
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`It ended before it was ready:\n${output}`)));
  });
}

export async function waitForEnd(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await end;
}
