import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes an empty folder and removes it at the end: `afterAll` of the file, or `onTestFinished` of the test. */
export function makeTemporaryFolder(atEnd: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'fleet-test-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
