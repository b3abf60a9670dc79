import { chmodSync } from 'node:fs';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { isRoot } from '../support/database/postgres-place';
import { startRealPostgres } from '../support/database/real-postgres';
import { makeTemporaryFolder } from '../support/temporary-folder';

afterEach(() => vi.unstubAllEnvs());

test.runIf(isRoot)(
  'the tests of root run PostgreSQL although their temporary folder is private',
  async () => {
    const folder = makeTemporaryFolder(onTestFinished);
    chmodSync(folder, 0o700);
    vi.stubEnv('TMPDIR', folder);
    const database = await startRealPostgres();
    await expect(database.execute('select 1')).resolves.toBeUndefined();
    await database.stop();
  },
);
