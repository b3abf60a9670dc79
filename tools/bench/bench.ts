/**
 * `npm run bench`: measures the built site as a visitor gets it and prints each figure beside its
 * target and the recorded one. Times depend on the machine, so a missed target is no failure: the
 * exit code tells only whether everything could be measured. Tables go to standard output, progress
 * to standard error.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { ensureBrowser } from '../test/browser.ts';
import { openBrowser } from './chromium.ts';
import { endEverything, endOnSignals, isEnding } from './ending.ts';
import { ensureFreshBuild } from './fresh-build.ts';
import { measureClicks } from './clicks.ts';
import { measureInbox } from './office/inbox.ts';
import { measureInteractions } from './interactions.ts';
import { measureWithLighthouse } from './lighthouse.ts';
import { measureLoad } from './office/load.ts';
import { pagesToMeasure } from './measured-pages.ts';
import type { Measuring } from './measuring.ts';
import { measureMenuTap } from './menu-tap.ts';
import { OptionProblem, readOptions } from './options.ts';
import { measurePageWeight } from './page-weight.ts';
import { sentenceOf } from './retry-policy.ts';
import { startPreview } from './preview.ts';
import { readRecord, writeRecord } from './record.ts';
import type { Report } from './report.ts';
import { tableOf, verdictOf } from './table.ts';

/** In the order in which they are measured and printed; the names are those that --sections takes. */
const sections: Readonly<Record<string, (measuring: Measuring) => Promise<Report | null>>> = {
  weight: measurePageWeight,
  lighthouse: measureWithLighthouse,
  clicks: measureClicks,
  interactions: measureInteractions,
  menu: measureMenuTap,
  inbox: measureInbox,
  load: measureLoad,
};

const say = (text: string) => process.stderr.write(`${text}\n`);

/** @returns whether everything that was asked for could be measured */
async function bench(args: string[]): Promise<boolean> {
  const options = readOptions(args, Object.keys(sections));
  const record = readRecord();
  const began = Date.now();
  const load = loadavg()[0] ?? 0;
  if (load > availableParallelism() / 2)
    say(`The machine is busy (load ${load.toFixed(1)}): compare ratios, not times.`);

  ensureBrowser();
  if (options.folder === null) await ensureFreshBuild(say);
  const folder = options.folder ?? 'dist';
  const origin = await startPreview(folder, { hasBackend: true });
  const otherOrigin = options.against && (await startPreview(options.against, { hasBackend: false }));
  const browser = await openBrowser();
  const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}, Chromium ${browser.version()}`;
  const measuring: Measuring = {
    folder,
    origin,
    otherOrigin,
    browser,
    pages: pagesToMeasure(options.pages),
    isAsked: (path) => options.pages?.includes(path) ?? true,
    runs: options.runs,
    say,
  };

  console.log(`${machine}, load ${load.toFixed(1)} at the start`);
  if (record) console.log(`In brackets what was recorded on ${record.date} on ${record.machine}`);
  const reports: Report[] = [];
  const failures: string[] = [];
  for (const [name, measure] of Object.entries(sections)) {
    if (options.sections && !options.sections.includes(name)) continue;
    try {
      const report = await measure(measuring);
      if (!report) continue;
      reports.push(report);
      console.log(tableOf(report, record));
    } catch (error) {
      if (isEnding()) return false;
      failures.push(`Could not measure ${name}: ${sentenceOf(error)}`);
      say(failures.at(-1) ?? '');
    }
  }
  console.log([verdictOf(reports), ...failures].join('\n'));
  say(`Took ${((Date.now() - began) / 60_000).toFixed(1)} minutes.`);
  if (failures.length > 0) return false;
  if (options.isRecording) writeRecord(machine, reports);
  return true;
}

endOnSignals();
try {
  process.exitCode = (await bench(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  say(sentenceOf(error));
  process.exitCode = error instanceof OptionProblem ? 2 : 1;
}
await endEverything();
