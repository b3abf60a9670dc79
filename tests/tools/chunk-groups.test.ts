import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { checkChunkGroups } from '../../build/chunk-groups.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

async function buildWith(parts: readonly string[]): Promise<void> {
  const root = makeTemporaryFolder(onTestFinished);
  writeFileSync(join(root, 'card-grid.js'), 'export default 1;');
  writeFileSync(join(root, 'main.js'), "import card from './card-grid.js'; document.title = String(card);");
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [checkChunkGroups([{ name: 'cards', parts }])],
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  });
}

test('a build fails that has lost a file named by a chunk, for example because it was renamed', async () => {
  await expect(buildWith(['/card-grid', '/step-list'])).rejects.toThrow('The build has no /step-list');
  await expect(buildWith(['/card-grid'])).resolves.toBeUndefined();
});
