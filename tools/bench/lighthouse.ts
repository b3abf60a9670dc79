/** Lighthouse's scores and times, in turns with those of another build where one is given. */
import lighthouse from 'lighthouse';
import { withDebuggedBrowser } from './chromium.ts';
import type { Measuring } from './measuring.ts';
import { isOffice } from './measured-pages.ts';
import { patiently } from './retry-policy.ts';
import { type Column, type Figure, type Report, type Row, type Target, median } from './report.ts';

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;

type Category = keyof typeof categories;

/** What is timed depends on the moment; the other categories find the same every time. */
const timed: readonly Category[] = ['performance'];
const all: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

const times = {
  FCP: { audit: 'first-contentful-paint', unit: 'ms', digits: 0, atMost: null },
  LCP: { audit: 'largest-contentful-paint', unit: 'ms', digits: 0, atMost: null },
  TBT: { audit: 'total-blocking-time', unit: 'ms', digits: 0, atMost: 80 },
  CLS: { audit: 'cumulative-layout-shift', unit: undefined, digits: 3, atMost: 0.01 },
} as const;

type TimeName = keyof typeof times;
const timeNames = ['FCP', 'LCP', 'TBT', 'CLS'] as const satisfies readonly TimeName[];

/** What is compared with the other build, and how much more than there it may be. */
const comparedTimes = ['FCP', 'LCP'] as const satisfies readonly TimeName[];
const mostOfOther = 1.15;

/** Of 100, and the audits that cost points, as far as they don't depend on the moment. */
type Score = { points: number; lost: string[] };
type Run = { scores: Map<Category, Score>; times: Record<TimeName, number>; processor: number };

type Runs = { own: Run[]; other: Run[] };

async function run(url: string, wanted: readonly Category[]): Promise<Run> {
  const result = await withDebuggedBrowser((port) =>
    lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: [...wanted],
      disableFullPageScreenshot: true,
    }),
  );
  if (!result) throw new Error(`Lighthouse had nothing to say about ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const numberOf = (audit: string) => {
    const value = lhr.audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse could not measure ${audit} of ${url}.`);
    return value;
  };
  const scores = wanted.map((category): [Category, Score] => {
    const { score, auditRefs = [] } = lhr.categories[category] ?? {};
    if (typeof score !== 'number') throw new Error(`Lighthouse gave ${url} no score for ${category}.`);
    const lost = auditRefs.flatMap(({ id, weight }) => {
      const reached = lhr.audits[id]?.score ?? 1;
      return weight > 0 && reached < 1 ? [id] : [];
    });
    return [category, { points: score * 100, lost: timed.includes(category) ? [] : lost }];
  });
  return {
    scores: new Map(scores),
    times: {
      FCP: numberOf(times.FCP.audit),
      LCP: numberOf(times.LCP.audit),
      TBT: numberOf(times.TBT.audit),
      CLS: numberOf(times.CLS.audit),
    },
    processor: lhr.environment.benchmarkIndex,
  };
}

function scoreTarget(path: string, category: Category): Target | undefined {
  if (!isOffice(path)) return { atLeast: 100 };
  if (category === 'performance') return { atLeast: 95 };
  // The office asks search engines to stay away, which Lighthouse counts against it.
  return category === 'seo' ? undefined : { atLeast: 100 };
}

const figure = (value: number, target: Target | undefined): Figure =>
  target ? { value, target } : { value };

const medianOf = (runs: readonly Run[], name: TimeName) => median(runs.map((one) => one.times[name]));

function rowOf(path: string, { own, other }: Runs): Row {
  const figures: Record<string, Figure> = {};
  for (const category of all) {
    const points = own.flatMap(({ scores }) => scores.get(category)?.points ?? []);
    figures[categories[category]] = figure(median(points), scoreTarget(path, category));
  }
  for (const name of timeNames) {
    const { atMost } = times[name];
    figures[name] = figure(medianOf(own, name), isOffice(path) || atMost === null ? undefined : { atMost });
  }
  if (other.length > 0) {
    for (const name of timeNames) figures[`other ${name}`] = { value: medianOf(other, name) };
    for (const name of comparedTimes) {
      const value = medianOf(own, name) / medianOf(other, name);
      figures[`${name} / other`] = { value, target: { atMost: mostOfOther } };
    }
  }
  return { subject: path, figures };
}

const timeColumns = (prefix: string): Column[] =>
  timeNames.map((name) => {
    const { unit, digits } = times[name];
    return { name: `${prefix}${name}`, digits, ...(unit ? { unit } : {}) };
  });

/** Runs of all pages and builds take turns, so that a busy minute of the machine falls on all alike. */
export async function measureWithLighthouse(measuring: Measuring): Promise<Report> {
  const { origin, otherOrigin, pages, runs, say } = measuring;
  const results = new Map(pages.map((path): [string, Runs] => [path, { own: [], other: [] }]));
  for (let round = 1; round <= runs; round += 1) {
    for (const [path, { own, other }] of results) {
      say(`Lighthouse ${round} of ${runs}: ${path}`);
      const wanted = round === 1 ? all : timed;
      own.push(await patiently(path, say, () => run(origin + path, wanted)));
      if (otherOrigin) other.push(await patiently(path, say, () => run(otherOrigin + path, timed)));
    }
  }
  const lost = [...results].flatMap(([path, { own }]) =>
    own.flatMap(({ scores }) =>
      [...scores].flatMap(([category, score]) =>
        score.lost.length > 0 ? [`${path} loses ${categories[category]} by: ${score.lost.join(', ')}`] : [],
      ),
    ),
  );
  const processors = [...results.values()].flatMap(({ own }) => own.map(({ processor }) => processor));
  const compared = comparedTimes.map((name) => ({ name: `${name} / other`, digits: 2 }));
  return {
    section: 'lighthouse',
    title: `Lighthouse, mobile, simulated slow 4G and processor at a quarter: medians of ${runs}`,
    subject: 'page',
    columns: [
      ...all.map((category) => ({ name: categories[category] })),
      ...timeColumns(''),
      ...(otherOrigin ? [...timeColumns('other '), ...compared] : []),
    ],
    rows: [...results].map(([path, both]) => rowOf(path, both)),
    notes: [...lost, `Lighthouse's own measure of this machine: ${Math.round(median(processors))}`],
  };
}
