/** Lighthouse's scores and times, and the first paint beside that of the same page without script. */
import lighthouse from 'lighthouse';
import { withDebuggedBrowser } from './chromium.ts';
import type { Measuring } from './measuring.ts';
import { isOffice, isPrerendered } from './measured-pages.ts';
import { patiently } from './patience.ts';
import { startPreview } from './preview.ts';
import { type Column, type Figure, type Report, type Row, type Target, median } from './report.ts';
import { copyWithoutScript } from './script-free.ts';

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
  FCP: { audit: 'first-contentful-paint', unit: 'ms', digits: 0, atMost: 800 },
  LCP: { audit: 'largest-contentful-paint', unit: 'ms', digits: 0, atMost: 1100 },
  TBT: { audit: 'total-blocking-time', unit: 'ms', digits: 0, atMost: 50 },
  CLS: { audit: 'cumulative-layout-shift', unit: undefined, digits: 3, atMost: 0.01 },
} as const;

type TimeName = keyof typeof times;
const timeNames = ['FCP', 'LCP', 'TBT', 'CLS'] as const satisfies readonly TimeName[];

/** What the same page takes without any script: more than that can't be laid to script. */
const comparedTimes = ['FCP', 'LCP', 'TBT'] as const satisfies readonly TimeName[];

const ratio = { name: 'LCP / script-free', digits: 2, atMost: 1.5 };

/** Of 100, and the audits that cost points, as far as they don't depend on the moment. */
type Score = { points: number; lost: string[] };
type Run = { scores: Map<Category, Score>; times: Record<TimeName, number>; processor: number };

type Runs = { own: Run[]; reference: Run[] };
const startOver = (): Runs => ({ own: [], reference: [] });

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

function rowOf(path: string, runs: readonly Run[], references: readonly Run[]): Row {
  const figures: Record<string, Figure> = {};
  for (const category of all) {
    const points = runs.flatMap(({ scores }) => scores.get(category)?.points ?? []);
    figures[categories[category]] = figure(median(points), scoreTarget(path, category));
  }
  for (const name of timeNames) {
    const value = median(runs.map((one) => one.times[name]));
    figures[name] = figure(value, isOffice(path) ? undefined : { atMost: times[name].atMost });
  }
  if (references.length > 0) {
    const medianOf = (of: readonly Run[], name: TimeName) => median(of.map((one) => one.times[name]));
    for (const name of comparedTimes) figures[`script-free ${name}`] = { value: medianOf(references, name) };
    const value = medianOf(runs, 'LCP') / medianOf(references, 'LCP');
    figures[ratio.name] = { value, target: { atMost: ratio.atMost } };
  }
  return { subject: path, figures };
}

const columns: readonly Column[] = [
  ...all.map((category) => ({ name: categories[category] })),
  ...timeNames.map((name) => {
    const { unit, digits } = times[name];
    return unit ? { name, unit, digits } : { name, digits };
  }),
  ...comparedTimes.map((name) => ({ name: `script-free ${name}`, unit: 'ms' })),
  { name: ratio.name, digits: ratio.digits },
];

/** Runs of all pages take turns, so that a busy minute of the machine falls on all of them alike. */
export async function measureWithLighthouse({
  folder,
  origin,
  pages,
  runs,
  say,
}: Measuring): Promise<Report> {
  const compared = pages.filter((path) => isPrerendered(folder, path));
  const scriptFree =
    compared.length > 0
      ? await startPreview(await copyWithoutScript(folder, compared), { hasBackend: false })
      : null;
  const results = new Map(pages.map((path) => [path, startOver()]));
  for (let round = 1; round <= runs; round += 1) {
    for (const [path, { own, reference }] of results) {
      say(`Lighthouse ${round} of ${runs}: ${path}`);
      const wanted = round === 1 ? all : timed;
      own.push(await patiently(path, say, () => run(origin + path, wanted)));
      if (scriptFree && compared.includes(path)) {
        reference.push(await patiently(path, say, () => run(scriptFree + path, timed)));
      }
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
  return {
    section: 'lighthouse',
    title: `Lighthouse, mobile, simulated slow 4G and processor at a quarter: medians of ${runs}`,
    subject: 'page',
    columns,
    rows: [...results].map(([path, { own, reference }]) => rowOf(path, own, reference)),
    notes: [...lost, `Lighthouse's own measure of this machine: ${Math.round(median(processors))}`],
  };
}
