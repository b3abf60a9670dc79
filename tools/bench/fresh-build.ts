import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeExit } from './ending.ts';

/** Everything that goes into a build. */
const sources = [
  'src',
  'build',
  'public',
  'supabase/functions/_shared',
  'index.html',
  'package.json',
  'tailwind.config.ts',
  'vite.config.ts',
];

type Source = { file: string; changedAt: number };

async function newestSource(): Promise<Source> {
  let newest: Source = { file: '', changedAt: 0 };
  const consider = (file: string) => {
    const changedAt = statSync(file).mtimeMs;
    if (changedAt > newest.changedAt) newest = { file, changedAt };
  };
  for (const source of sources) {
    if (statSync(source).isFile()) {
      consider(source);
      continue;
    }
    for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) consider(join(entry.parentPath, entry.name));
    }
  }
  return newest;
}

/** Why `dist/` has to be built, or null when it is newer than everything that goes into it. */
async function reasonToBuild(): Promise<string | null> {
  // The last file that the prerenderer writes: an older one could be left from a build that failed.
  const last = 'dist/_headers';
  if (!existsSync(last)) return 'dist/ is missing';
  const { file, changedAt } = await newestSource();
  return changedAt > statSync(last).mtimeMs ? `${file} is newer than dist/` : null;
}

/** Builds `dist/` for the local stack unless it is up to date. Throws when the build fails. */
export async function ensureFreshBuild(say: (text: string) => void): Promise<void> {
  const reason = await reasonToBuild();
  if (reason === null) {
    say('dist/ is up to date: measuring it as it is.');
    return;
  }
  say(`${reason}: building.`);
  const child = spawn('npm', ['run', '--silent', 'build'], {
    // Standard output is for the tables.
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '' },
    shell: process.platform === 'win32',
  });
  beforeExit(() => void child.kill());
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error('The build failed: see its messages above.');
}
