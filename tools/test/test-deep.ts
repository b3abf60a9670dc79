/**
 * `npm run test:deep`: the long corpora of tests/trust and of the browser's trust tests, whole; then the figures that they reached. Exits non-zero when a test failed or no figure was reached.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser';
import { figuresFile, type Figure } from '../../tests/support/fuzz';

function isFigure(value: unknown): value is Figure {
  return typeof value === 'object' && value !== null && 'target' in value && 'figure' in value;
}

function run(...command: string[]): boolean {
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, DEEP: '1' },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

const started = Date.now();
rmSync(figuresFile, { force: true });
ensureBrowser();
const deepTests = ['tests/trust'];
const corpora = run('npx', 'vitest', 'run', '--project=server', '--maxWorkers=2', ...deepTests);
const browser = run('npm', 'run', '--silent', 'build') && run('npx', 'playwright', 'test', 'trust-');

const lines = existsSync(figuresFile) ? readFileSync(figuresFile, 'utf8').trim().split('\n') : [];
const figures = lines.map((line): unknown => JSON.parse(line)).filter(isFigure);
figures.sort((a, b) => a.target.localeCompare(b.target, 'en', { numeric: true }));
console.log('\nFigures reached');
for (const { target, figure } of figures) console.log(`  ${target.padEnd(4)} ${figure}`);
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
if (!corpora || !browser || figures.length === 0) process.exitCode = 1;
