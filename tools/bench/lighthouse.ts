/** Measures with Lighthouse. Another build, if given, is measured in turns with this one. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import * as v from 'valibot';
import { browserFlags, findQuickBrowser } from '../test/browser.ts';
import { isOffice, type Measuring, say, retry } from './measuring.ts';
import { type Figure, type Report, type Row, findMedian } from './report.ts';

const cli = 'tools/bench/node_modules/lighthouse/cli/index.js';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

const times = {
  'FCP ms': { audit: 'first-contentful-paint', digits: 0, atMost: undefined, atMostOfOther: 1.15 },
  'LCP ms': { audit: 'largest-contentful-paint', digits: 0, atMost: undefined, atMostOfOther: 1.15 },
  'TBT ms': { audit: 'total-blocking-time', digits: 0, atMost: 80, atMostOfOther: undefined },
  CLS: { audit: 'cumulative-layout-shift', digits: 3, atMost: 0.01, atMostOfOther: undefined },
} as const;

const timedSchema = v.object({ score: v.nullable(v.number()), numericValue: v.number() });
const reportSchema = v.object({
  /** Those that the run was for. */
  categories: v.record(
    v.string(),
    v.object({
      score: v.number(),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.objectWithRest(
    {
      'first-contentful-paint': timedSchema,
      'largest-contentful-paint': timedSchema,
      'total-blocking-time': timedSchema,
      'cumulative-layout-shift': timedSchema,
    },
    v.object({ score: v.nullable(v.number()) }),
  ),
});
type Run = v.InferOutput<typeof reportSchema>;
type Runs = { own: Run[]; other: Run[] };

/** The audits that cost points, without those of performance, which differ from run to run. */
function findLostAudits({ categories: found, audits }: Run, category: Category): string[] {
  const references = category === 'performance' ? [] : (found[category]?.auditRefs ?? []);
  return references
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${category}: ${id}`);
}

async function run(url: string, wanted: readonly Category[]): Promise<Run> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      cli,
      url,
      '--output=json',
      '--quiet',
      '--disable-full-page-screenshot',
      `--only-categories=${wanted.join(',')}`,
      `--chrome-flags=${['--headless', ...browserFlags].join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: findQuickBrowser()?.executablePath ?? chromium.executablePath() },
      maxBuffer: 50_000_000,
    },
  );
  return v.parse(reportSchema, JSON.parse(stdout));
}

function findLowestScore(path: string, category: Category): Pick<Figure, 'atLeast'> {
  if (!isOffice(path)) {
    return { atLeast: 100 };
  }
  // The office asks search engines to stay away, which Lighthouse counts against it.
  if (category === 'seo') {
    return {};
  }
  return { atLeast: category === 'performance' ? 95 : 100 };
}

function makeRow(path: string, { own, other }: Runs): Row {
  const readTimes = (runs: Run[], { audit }: (typeof times)[keyof typeof times]) =>
    findMedian(runs.map(({ audits }) => audits[audit].numericValue));
  const figures: Record<string, Figure> = {};
  for (const category of categories) {
    const points = own.flatMap((report) => report.categories[category]?.score ?? []);
    figures[category] = { value: 100 * findMedian(points), ...findLowestScore(path, category) };
  }
  for (const [name, time] of Object.entries(times)) {
    const { digits, atMost } = time;
    figures[name] = { value: readTimes(own, time), digits, atMost: isOffice(path) ? undefined : atMost };
  }
  if (other.length > 0) {
    for (const [name, time] of Object.entries(times)) {
      figures[`other ${name}`] = { value: readTimes(other, time), digits: time.digits };
      const { atMostOfOther: atMost } = time;
      if (atMost === undefined) {
        continue;
      }
      figures[`${name} / other`] = {
        value: readTimes(own, time) / readTimes(other, time),
        digits: 2,
        atMost,
      };
    }
  }
  return { subject: path, figures };
}

/** Pages and builds take turns, so that a busy minute of the machine affects all of them. */
export async function measureWithLighthouse(measuring: Measuring): Promise<Report> {
  const { origin, otherOrigin, pages, runs } = measuring;
  const results = new Map(pages.map((path): [string, Runs] => [path, { own: [], other: [] }]));
  for (let round = 1; round <= runs; round += 1) {
    for (const [path, { own, other }] of results) {
      say(`Lighthouse ${round} of ${runs}: ${path}`);
      // Only performance differs from run to run.
      const wanted = round === 1 ? categories : categories.slice(0, 1);
      own.push(await retry(path, () => run(origin + path, wanted)));
      if (otherOrigin) {
        other.push(await retry(path, () => run(otherOrigin + path, ['performance'])));
      }
    }
  }
  return {
    title: `Lighthouse, mobile, simulated slow 4G and processor at a quarter: medians of ${runs}`,
    rows: [...results].map(([path, both]) => makeRow(path, both)),
    notes: [...results].flatMap(([path, { own }]) =>
      own.flatMap((report) => {
        const lost = categories.flatMap((category) => findLostAudits(report, category));
        return lost.length > 0 ? [`${path} loses ${lost.join(', ')}`] : [];
      }),
    ),
  };
}
