import { parseArgs } from 'node:util';

export type Options = {
  /** Lighthouse runs of each page, interactions of each kind, taps at each moment. */
  runs: number;
  /** Addresses to measure; null means all of the list. */
  pages: string[] | null;
  /** Sections to measure; null means all. */
  sections: string[] | null;
  /** A build to measure as it is; null means `dist/`, built when it is out of date. */
  folder: string | null;
  /** Another build to measure in turns with it. */
  against: string | null;
  isRecording: boolean;
};

const usage = [
  'npm run bench -- [options]',
  '  --runs=N          median of N instead of five',
  '  --pages=/,/brands only these addresses',
  '  --sections=A,B    only these tables',
  '  --dist=FOLDER     measure that build instead of dist/',
  '  --against=FOLDER  measure that build too, in turns (Lighthouse and clicks)',
  '  --record          keep the figures of this run to compare later ones with',
].join('\n');

/** Words that the bench can't follow; the message is for whoever typed them. */
export class OptionProblem extends Error {}

const listOf = (text: string | undefined) => text?.split(',').filter((entry) => entry !== '') ?? null;

/** Throws an OptionProblem when the arguments make no sense. */
export function readOptions(args: string[], knownSections: readonly string[]): Options {
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        runs: { type: 'string', default: '5' },
        pages: { type: 'string' },
        sections: { type: 'string' },
        dist: { type: 'string' },
        against: { type: 'string' },
        record: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    throw new OptionProblem(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
  const pages = listOf(values.pages);
  const sections = listOf(values.sections);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new OptionProblem(`--runs takes a number from 1 up.\n\n${usage}`);
  const wrongPage = pages?.find((path) => !path.startsWith('/'));
  if (wrongPage !== undefined)
    throw new OptionProblem(`${wrongPage} is no address: it starts with a slash.\n\n${usage}`);
  const wrongSection = sections?.find((name) => !knownSections.includes(name));
  if (wrongSection !== undefined)
    throw new OptionProblem(`There is no section ${wrongSection}: choose from ${knownSections.join(', ')}.`);
  if (values.record && (pages || sections || values.dist || runs < 5))
    throw new OptionProblem('--record keeps a whole run of dist/: leave the other options out.');
  return {
    runs,
    pages,
    sections,
    folder: values.dist ?? null,
    against: values.against ?? null,
    isRecording: values.record,
  };
}
