/** The last step of `npm run build`, in folders of its own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../support/temporary-folder';

/** The script imports packages, so it has to be in the project. */
const script = 'node_modules/.cache/prerender-test';
const folder = makeTemporaryFolder(afterAll);
const [built, published] = [join(folder, 'new'), join(folder, 'published')];

beforeAll(() => {
  const options = ['build', '--ssr', 'build/write-site.ts', '--outDir', script, '--logLevel', 'error'];
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...options]);
});
afterAll(() => rmSync(script, { recursive: true, force: true }));

/** What Vite's build of the browser's part looks like. */
function startBuild(manifest: object): void {
  mkdirSync(join(built, '.vite'), { recursive: true });
  writeFileSync(join(built, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(built, 'index.html'), readFileSync('index.html'));
}
const chunk = { file: 'assets/a.js' };

const writeSite = () => {
  const args = ['--env-file=build/production.env', join(script, 'write-site.js'), built, published];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
};

test('a page that fails is named, and leaves the last build as it was and nothing beside it', () => {
  mkdirSync(published);
  writeFileSync(join(published, 'index.html'), 'the last build');
  // The page after the first has no template, while the first one's picture is still being drawn.
  startBuild({ 'index.html': chunk, 'src/site/home/home-page.tsx': chunk });
  const { status, stderr } = writeSite();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Error: \/\S+ can't be written\./);
  expect(stderr).toContain('The build has no');
  expect(stderr).not.toContain('ENOTEMPTY');
  expect(readFileSync(join(published, 'index.html'), 'utf8')).toBe('the last build');
  expect([readdirSync(folder), readdirSync(published)]).toEqual([['published'], ['index.html']]);
});

test('a failing build publishes nothing where nothing was', () => {
  rmSync(published, { recursive: true });
  startBuild({ 'index.html': chunk });
  expect(writeSite().status).toBe(1);
  expect(existsSync(published)).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});
