/**
 * `npm test`, and with `--full` what that leaves out (`npm run test:full`): one check after the other where
 * they would fight for the two cores, then one closing line that adds up the runners' own machine-readable
 * reports. A check without a report of its own (types, lint, format, dead code, build) counts as one.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from '../command';
import { installPackage } from '../own-package';
import { ensureBrowser } from './browser';
import { arrayAt, numberAt, valueAt } from './json-values';

type Count = { passed: number; failed: number };
type Step = { name: string; command: string[]; count?: (reportFile: string) => Count; report?: string };

const reports = 'test-results';
const vitestReport = `${reports}/unit.json`;
const playwrightReport = `${reports}/e2e.json`;
const hostsReport = `${reports}/hosts.json`;

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Vitest's JSON report. A file that could not be loaded or prepared has no failed test, but is a failure. */
function countVitest(file: string): Count {
  const report = readJson(file);
  const files = arrayAt(report, 'testResults');
  const broken = files.filter(
    (suite) =>
      valueAt(suite, 'status') === 'failed' &&
      arrayAt(suite, 'assertionResults').every((test) => valueAt(test, 'status') !== 'failed'),
  );
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') + broken.length,
  };
}

/** Playwright's JSON report. A test that passed only on a second try counts as failed. */
function countPlaywright(file: string): Count {
  const report = readJson(file);
  return {
    passed: numberAt(report, 'stats', 'expected'),
    failed: numberAt(report, 'stats', 'unexpected') + numberAt(report, 'stats', 'flaky'),
  };
}

const staticChecks: Step[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'types of the functions', command: ['npm', 'run', '--silent', 'typecheck:functions'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'format', command: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'lockfile', command: ['npm', 'run', '--silent', 'lint:lockfile'] },
  { name: 'dead code', command: ['npm', 'run', '--silent', 'knip'] },
];
const vitest = (name: string, options: string[]): Step => ({
  name,
  command: [
    'npx',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
    ...options,
  ],
  report: vitestReport,
  count: countVitest,
});

const playwright = (name: string, files: string[]): Step => ({
  name,
  command: ['npx', 'playwright', 'test', ...files],
  report: playwrightReport,
  count: countPlaywright,
});

/** The journeys that `npm test` runs in a browser; `npm run test:full` has the rest. */
const coreJourneys = [
  'office/office.spec.ts',
  'office/office-phone-layout.spec.ts',
  'office/quote.spec.ts',
  'security/headers.spec.ts',
  'site/built-site.spec.ts',
  'site/routes.spec.ts',
  'site/visitor.spec.ts',
];
const otherJourneys = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.spec.ts') && !coreJourneys.includes(file));

const steps: Step[] = [
  vitest('unit and integration tests', ['--project=site', '--project=server']),
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  playwright('core journeys in a browser', coreJourneys),
];

/** The rest: real PostgreSQL, whole stacks, outages, every journey, and the hosts' own code (tools/hosts). */
const fullSteps: Step[] = [
  vitest('tests of the functions with coverage', ['--coverage', '--project=server', '--project=full']),
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  playwright('the other journeys in a browser', otherJourneys),
  {
    name: 'hosts',
    command: [
      'npx',
      'tsx',
      'tools/test/test-hosts.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${hostsReport}`,
    ],
    report: hostsReport,
    count: countVitest,
  },
];

function run(command: string[], isBuffered: boolean): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', isBuffered ? 'pipe' : 'inherit', isBuffered ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function runStep(step: Step, isBuffered: boolean): Promise<Count> {
  const started = Date.now();
  if (!isBuffered) console.log(`\n== ${step.name}`);
  const { code, output } = await run(step.command, isBuffered);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (isBuffered) console.log(`\n== ${step.name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (isBuffered && code !== 0) console.log(output);
  if (!step.count || !step.report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counted = step.count(step.report);
    const isSilentFailure = counted.failed === 0 && (code !== 0 || counted.passed === 0);
    return isSilentFailure ? { ...counted, failed: 1 } : counted;
  } catch (error) {
    console.log(`${step.name} left no readable report: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

const usage = 'Usage: npm test, or npm run test:full for what that leaves out';

await runCommand(import.meta.url, usage, async (args) => {
  const { values } = parseArgs({ args, options: { full: { type: 'boolean', default: false } } });
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const total: Count = { passed: 0, failed: 0 };
  const add = ({ passed, failed }: Count) => {
    total.passed += passed;
    total.failed += failed;
  };
  try {
    ensureBrowser();
    // Once, since several tests at the same time use it.
    if (values.full) installPackage('tools/supabase');
    else {
      const queue = [...staticChecks];
      const worker = async () => {
        for (let step = queue.shift(); step; step = queue.shift()) add(await runStep(step, true));
      };
      await Promise.all([worker(), worker()]);
    }
    for (const step of values.full ? fullSteps : steps) add(await runStep(step, false));
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    total.failed += 1;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0;
});
