/**
 * `npm run imports`: checks which folder imports which (floors.mjs), with dependency-cruiser. `--draw` also writes the
 * picture into docs/architecture.md.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { runCommand } from '../command';
import { CommandError } from '../command-error';
import { installPackage } from '../own-package';

const usage = 'Usage: npm run imports [-- --draw]';
const folder = 'tools/imports';
const checked = ['src', 'supabase/functions', 'build', 'tools', 'tests'];
const architecture = 'docs/architecture.md';

const report = v.object({
  modules: v.array(v.object({ source: v.string() })),
  summary: v.object({
    violations: v.array(
      v.object({
        from: v.string(),
        to: v.string(),
        rule: v.object({ name: v.string() }),
        cycle: v.optional(v.array(v.object({ name: v.string() }))),
      }),
    ),
  }),
});

/** Runs dependency-cruiser, which has a TypeScript of its own because the project's has no API. */
function cruise(outputType: string, ...options: string[]): string {
  const config = ['--config', `${folder}/dependency-cruiser.config.mjs`, '--output-type', outputType];
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    [
      `${folder}/node_modules/dependency-cruiser/bin/dependency-cruise.mjs`,
      ...config,
      ...options,
      ...checked,
    ],
    { encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  if (error || stdout === '') {
    throw new CommandError(`dependency-cruiser printed nothing: ${error?.message ?? stderr}`);
  }
  return stdout;
}

/** The source files that Git knows or would add, in the checked folders. */
function listSourceFiles(): string[] {
  const patterns = checked.flatMap((name) => [`${name}/**/*.ts`, `${name}/**/*.tsx`]);
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...patterns];
  const listed = execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  return listed.filter((file) => file !== '' && !file.endsWith('.d.ts'));
}

const start = '<!-- floors: drawn by npm run imports -- --draw -->';
const end = '<!-- /floors -->';

/** The rooms that are drawn, each with its folders as boxes. */
const drawnRooms = ['src/office', 'supabase/functions/_shared'];

function drawRoom(root: string): string {
  const shown = ['--include-only', `^${root}/[^/]+/`, '--collapse', `^${root}/[^/]+`];
  return `\`${root}\`:\n\n\`\`\`mermaid\n${cruise('mermaid', ...shown).trim()}\n\`\`\``;
}

/** The text of docs/architecture.md with the pictures drawn anew. */
function insertPictures(text: string): string {
  const [before, rest] = text.split(start);
  const [, after] = (rest ?? '').split(end);
  if (before === undefined || after === undefined) {
    throw new CommandError(`${architecture} has no place for the pictures.`);
  }
  return `${before}${start}\n\n${drawnRooms.map(drawRoom).join('\n\n')}\n\n${end}${after}`;
}

await runCommand(import.meta.url, usage, (args) => {
  const { values } = parseArgs({ args, options: { draw: { type: 'boolean', default: false } } });
  installPackage(folder);
  const { modules, summary } = v.parse(report, JSON.parse(cruise('json')));

  const seen = new Set(modules.map(({ source }) => source));
  const unseen = listSourceFiles().filter((file) => !seen.has(file));
  for (const file of unseen) {
    console.log(`${file} was not looked at.`);
  }
  for (const { rule, from, to, cycle } of summary.violations) {
    const chain = cycle?.map(({ name }) => name).join(' → ') ?? to;
    console.log(`${rule.name}: ${from} → ${chain}`);
  }
  console.log(`${seen.size} modules, ${summary.violations.length} imports that go the wrong way`);

  if (values.draw) {
    writeFileSync(architecture, insertPictures(readFileSync(architecture, 'utf8')));
  }
  return unseen.length === 0 && summary.violations.length === 0;
});
