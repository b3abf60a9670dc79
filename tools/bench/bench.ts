/**
 * `npm run bench`: measures the built site as a visitor gets it and prints each figure beside its target.
 * Times depend on the machine, so a missed target is no failure: the exit code tells only whether
 * everything could be measured. Progress goes to standard error.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { CommandError } from '../command-error.ts';
import { runCommand, runProgram, UsageError } from '../command.ts';
import { installPackage } from '../own-package.ts';
import { ensureBrowser } from '../test/browser.ts';
import { openBrowser } from './chromium.ts';
import { measureClicks } from './clicks.ts';
import { endEverything, endOnSignals, isEnding } from './ending.ts';
import { measureWithLighthouse } from './lighthouse.ts';
import { onePageOfEachKind, say, explain, type Measuring } from './measuring.ts';
import { measureMenu } from './menu.ts';
import { measureInbox } from './office/inbox.ts';
import { measureJunk } from './office/junk.ts';
import { measureLoad } from './office/load.ts';
import { measureWatchers } from './office/watchers.ts';
import { startPreview } from './preview.ts';
import { formatTable, describeVerdict, type Report } from './report.ts';

/** In the order of measuring and printing. The names are those that --sections accepts. */
const sections: Readonly<Record<string, (measuring: Measuring) => Promise<Report>>> = {
  lighthouse: measureWithLighthouse,
  clicks: measureClicks,
  menu: measureMenu,
  inbox: measureInbox,
  load: measureLoad,
  junk: measureJunk,
  watchers: measureWatchers,
};

const usage = `Usage: npm run bench -- [options]
  --runs=N           median of N instead of five
  --pages=/,/brands  only these addresses (Lighthouse)
  --sections=A,B     only these of ${Object.keys(sections).join(', ')}
  --messages=N       in the large office of the inbox, instead of 100,000
  --dist=FOLDER      measure that build as it is, instead of building dist/
  --against=FOLDER   measure that build too, in turns (Lighthouse and clicks)`;

const splitList = (text: string | undefined) => text?.split(',').filter((entry) => entry !== '');

/** @throws UsageError */
function readOptions(args: string[]) {
  const names = ['runs', 'pages', 'sections', 'messages', 'dist', 'against'] as const;
  const { values } = parseArgs({
    args,
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' }] as const)),
  });
  const runs = Number(values['runs'] ?? 5);
  const messages = Number(values['messages'] ?? 100_000);
  const pages = splitList(values['pages']) ?? onePageOfEachKind;
  const asked = splitList(values['sections']) ?? Object.keys(sections);
  if (![runs, messages].every((number) => Number.isInteger(number) && number > 0)) {
    throw new UsageError('--runs and --messages take numbers from 1 up.');
  }
  if (!pages.every((path) => path.startsWith('/'))) {
    throw new UsageError('An address in --pages starts with a slash.');
  }
  const wrong = asked.find((name) => !(name in sections));
  if (wrong !== undefined) {
    throw new UsageError(`There is no section ${wrong}.`);
  }
  return { runs, messages, pages, asked, dist: values['dist'], against: values['against'] };
}

/** @returns whether everything that was asked for could be measured */
async function bench(options: ReturnType<typeof readOptions>): Promise<boolean> {
  const { runs, messages, pages, asked, dist, against } = options;
  const load = loadavg()[0] ?? 0;
  if (load > availableParallelism() / 2) {
    say(`The machine is busy (load ${load.toFixed(1)}): compare ratios, not times.`);
  }
  installPackage('tools/bench');
  ensureBrowser();
  const local = { VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '' };
  if (dist === undefined && !runProgram(['npm', 'run', 'build'], local)) {
    throw new CommandError('The build failed: see its messages above.');
  }
  const browser = await openBrowser();
  const measuring: Measuring = {
    origin: await startPreview(dist ?? 'dist', { hasBackend: true }),
    otherOrigin: against === undefined ? null : await startPreview(against, { hasBackend: false }),
    browser,
    pages,
    runs,
    messages,
  };

  const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}`;
  console.log(
    `${machine}, Node ${process.versions.node}, Chromium ${browser.version()}, load ${load.toFixed(1)} at the start`,
  );
  const reports: Report[] = [];
  const failures: string[] = [];
  for (const [name, measure] of Object.entries(sections)) {
    if (!asked.includes(name)) {
      continue;
    }
    try {
      const report = await measure(measuring);
      reports.push(report);
      console.log(formatTable(report));
    } catch (error) {
      if (isEnding()) {
        return false;
      }
      failures.push(`Could not measure ${name}: ${explain(error)}`);
      say(failures.at(-1) ?? '');
    }
  }
  console.log([describeVerdict(reports), ...failures].join('\n'));
  return failures.length === 0;
}

endOnSignals();
try {
  await runCommand(import.meta.url, usage, (args) => bench(readOptions(args)));
} finally {
  await endEverything();
}
