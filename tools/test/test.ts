/**
 * `npm test`, and with `--full` the checks that it leaves out (`npm run test:full`). Prints a last line that adds up
 * the runners' machine-readable reports. A check without a report (types, lint, format, dead code, build) counts
 * as one.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { runCommand } from '../command';
import { installPackage } from '../own-package';
import { ensureBrowser } from './browser';

/** `failures`: the names of what failed and the first line of why, for the end of the output. */
type Count = { passed: number; failed: number; failures: readonly string[] };
/** `count` reads the runner's own report. */
type Step = { name: string; command: string; count?: () => Count };

const reports = 'test-results';

const readReport = <T>(name: string, schema: v.GenericSchema<unknown, T>): T =>
  v.parse(schema, JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8')));

const suiteSchema = v.object({
  name: v.string(),
  status: v.string(),
  message: v.optional(v.string(), ''),
  assertionResults: v.array(
    v.object({
      status: v.string(),
      fullName: v.string(),
      failureMessages: v.optional(v.nullable(v.array(v.string())), []),
    }),
  ),
});
const vitestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(suiteSchema),
});
type PlaywrightSuite = {
  file: string;
  specs: {
    title: string;
    ok: boolean;
    tests: { results: { error?: { message: string } | undefined }[] }[];
  }[];
  suites?: PlaywrightSuite[] | undefined;
};
const playwrightSuiteSchema: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  file: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      ok: v.boolean(),
      tests: v.array(
        v.object({
          results: v.array(
            v.object({ error: v.optional(v.object({ message: v.optional(v.string(), '') })) }),
          ),
        }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => playwrightSuiteSchema))),
});
const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(playwrightSuiteSchema),
});

const describeFailure = (name: string, message = '') => {
  const [reason = ''] = stripVTControlCharacters(message).split('\n');
  return reason ? `${name}\n    ${reason}` : name;
};

/** Vitest's JSON report. A file that could not be loaded or prepared has no failed test, but is a failure. */
function countVitest(name: string): Count {
  const { numPassedTests, numFailedTests, testResults } = readReport(name, vitestSchema);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failures = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        describeFailure(`${relative('.', file)}: ${fullName}`, failureMessages?.[0]),
      ),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [
      ...failures,
      ...broken.map(({ name: file, message }) => describeFailure(relative('.', file), message)),
    ],
  };
}

const listFailures = ({ file, specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return describeFailure(`${file}: ${title}`, error?.message);
    }),
  ...suites.flatMap(listFailures),
];

/** Playwright's JSON report. A test that passed only on a second try counts as failed. */
function countPlaywright(): Count {
  const { stats, suites } = readReport('e2e', playwrightSchema);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(listFailures),
  };
}

const makeNpmStep = (name: string, script: string): Step => ({ name, command: `npm run --silent ${script}` });
const staticChecks = [
  makeNpmStep('types', 'typecheck'),
  makeNpmStep('types of the functions', 'typecheck:functions'),
  makeNpmStep('lint', 'lint'),
  makeNpmStep('imports', 'imports'),
  makeNpmStep('format', 'format:check'),
  makeNpmStep('lockfile', 'lint:lockfile'),
  makeNpmStep('dead code', 'knip'),
];
const build = makeNpmStep('build', 'build');

/** `command`: vitest, or a program around it. */
const makeVitestStep = (name: string, report: string, command: string): Step => ({
  name,
  command: `npx ${command} --reporter=default --reporter=json --outputFile.json=${reports}/${report}.json`,
  count: () => countVitest(report),
});

const makePlaywrightStep = (name: string, args: string[]): Step => ({
  name,
  command: `npx playwright test ${args.join(' ')}`,
  count: countPlaywright,
});

/** The journeys that `npm test` runs in a browser; `npm run test:full` has the rest. */
const coreJourneys = [
  'office/office.spec.ts',
  'office/quote.spec.ts',
  'security/headers.spec.ts',
  'site/built-site.spec.ts',
  'site/routes.spec.ts',
  'site/visitor.spec.ts',
];
const otherJourneys = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.spec.ts') && !coreJourneys.includes(file));

const steps = [
  makeVitestStep(
    'unit and integration tests',
    'unit',
    'vitest run --project=site --project=office --project=server',
  ),
  build,
  makePlaywrightStep('core journeys in a browser', [
    ...coreJourneys,
    ...['office', 'desktop', 'phone'].map((project) => `--project=${project}`),
  ]),
];

/** The rest: attacks, faults, real PostgreSQL, whole stacks, every journey, and the hosts' own code (tools/hosts). */
const fullSteps = [
  makeVitestStep(
    'tests of the functions with coverage',
    'unit',
    'vitest run --coverage --project=server --project=slow-server --project=stack',
  ),
  makeVitestStep('slow tests of the office', 'office', 'vitest run --project=slow-office'),
  build,
  makePlaywrightStep('the other journeys in a browser', otherJourneys),
  makePlaywrightStep('the routes on the development server', ['site/routes.spec.ts', '--project=dev']),
  makeVitestStep('hosts', 'hosts', 'tsx tools/test/test-hosts.ts'),
];

function run(command: string, isBuffered: boolean): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command.split(' ');
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: isBuffered ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
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
  if (!isBuffered) {
    console.log(`\n== ${step.name}`);
  }
  const { code, output } = await run(step.command, isBuffered);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (isBuffered) {
    console.log(`\n== ${step.name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  }
  if (isBuffered && code !== 0) {
    console.log(output);
  }
  const failure: Count = { passed: 0, failed: 1, failures: [step.name] };
  if (!step.count) {
    return code === 0 ? { passed: 1, failed: 0, failures: [] } : failure;
  }
  try {
    const counted = step.count();
    const isSilentFailure = counted.failed === 0 && (code !== 0 || counted.passed === 0);
    return isSilentFailure ? { ...failure, passed: counted.passed } : counted;
  } catch (error) {
    console.log(`${step.name} left no readable report: ${String(error)}`);
    return failure;
  }
}

/** How long the last run took on this machine. */
const durations = 'node_modules/.cache/test-durations.json';
const durationSchema = v.record(v.string(), v.number());
const readDurations = () =>
  existsSync(durations) ? v.parse(durationSchema, JSON.parse(readFileSync(durations, 'utf8'))) : {};

/** Says how long this will take. The first run on a machine can't know. */
function announce(suite: string): void {
  const last = readDurations()[suite];
  console.log(
    last === undefined
      ? `This takes ${suite === 'full' ? 'half an hour' : 'ten minutes'} or more on two processors, and less on others. The next run will say how long this one took.`
      : `This took ${last} ${last === 1 ? 'minute' : 'minutes'} last time.`,
  );
}

function rememberDuration(suite: string, started: number): void {
  const minutes = Math.max(1, Math.round((Date.now() - started) / 60_000));
  mkdirSync(dirname(durations), { recursive: true });
  writeFileSync(durations, JSON.stringify({ ...readDurations(), [suite]: minutes }));
}

const usage = 'Usage: npm test, or npm run test:full for what that leaves out';

await runCommand(import.meta.url, usage, async (args) => {
  const { values } = parseArgs({ args, options: { full: { type: 'boolean', default: false } } });
  const suite = values.full ? 'full' : 'test';
  const started = Date.now();
  announce(suite);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const total = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const add = (count: Count) => {
    total.passed += count.passed;
    total.failed += count.failed;
    failures.push(...count.failures);
  };
  try {
    ensureBrowser();
    // Installed first, because several tests use it at the same time.
    if (values.full) {
      installPackage('tools/supabase');
    } else {
      const queue = [...staticChecks];
      const worker = async () => {
        for (let step = queue.shift(); step; step = queue.shift()) {
          add(await runStep(step, true));
        }
      };
      await Promise.all([worker(), worker()]);
    }
    for (const step of values.full ? fullSteps : steps) {
      add(await runStep(step, false));
    }
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    total.failed += 1;
  }
  rememberDuration(suite, started);
  if (failures.length > 0) {
    console.log(['\nFailed:', ...failures.map((name) => `- ${name}`)].join('\n'));
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0;
});
