/**
 * `npm run test:deep`: the long runs of tests/trust and of the browser's trust tests, then the figures that
 * they reached. Exits non-zero when a test failed or no figure was reached.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { figuresFile, type Figure } from '../../tests/support/fuzz';
import { runCommand, runProgram } from '../command';
import { ensureBrowser } from './browser';

function isFigure(value: unknown): value is Figure {
  return typeof value === 'object' && value !== null && 'target' in value && 'figure' in value;
}

const usage = 'Usage: npm run test:deep (no options)';

await runCommand(import.meta.url, usage, (args) => {
  parseArgs({ args });
  const started = Date.now();
  rmSync(figuresFile, { force: true });
  ensureBrowser();
  const run = (command: string) => runProgram(command.split(' '), { DEEP: '1' });
  const corpora = run('npx vitest run --project=slow-server --project=stack --maxWorkers=2 tests/trust');
  const browser = run('npm run --silent build') && run('npx playwright test security/ office/office-texts');

  const lines = existsSync(figuresFile) ? readFileSync(figuresFile, 'utf8').trim().split('\n') : [];
  const figures = lines.map((line): unknown => JSON.parse(line)).filter(isFigure);
  figures.sort((a, b) => a.target.localeCompare(b.target, 'en', { numeric: true }));
  console.log('\nFigures reached');
  for (const { target, figure } of figures) {
    console.log(`  ${target.padEnd(4)} ${figure}`);
  }
  console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
  return corpora && browser && figures.length > 0;
});
