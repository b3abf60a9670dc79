/** The lint rule for translated pages, run as `npm run lint` runs it: once over a folder with a file per case. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../support/temporary-folder';

const inComponent = (jsx: string) => `
  import { words } from './page-content';
  const atMost = 3;
  export function Part({ name, count, isOpen, children, shown, items }) { return ${jsx}; }
`;

const current = {
  'a text alone in its element': '<p>{name}</p>',
  'a choice of texts alone in its element': "<p>{isOpen ? 'Open' : null}</p>",
  'a template beside nothing': '<p>{`For ${name}, ${count} times`}</p>',
  'words beside an element that stays': '<p>Call <a href="/">us</a> now.</p>',
  'words of the module beside an element': '<p>{words.lead} <b>{atMost}</b></p>',
  'an element that comes after words': '<p>Open {isOpen ? <b>now</b> : null}</p>',
  'an element that comes before an element': '<p>{isOpen ? <b>now</b> : null}<i>open</i></p>',
  'a list beside an element': '<div><h2>All</h2>{items.map((item) => <p key={item}>{item}</p>)}</div>',
  'children beside an element of a block': '<section><h2>{name}</h2>{children}</section>',
  'a slot beside an element of a block': '<section><h2>{name}</h2>{shown}</section>',
  'blanks beside elements': "<p><b>{name}</b>{' '}<i>{count}</i></p>",
  'a branch with a key': 'isOpen ? <p key="open">Open <b>now</b></p> : <p>{name}</p>',
  'a branch of another kind': 'isOpen ? <div>Open <b>now</b></div> : <p>{name}</p>',
};

const stale = {
  'a text beside words': ['<p>For {name}</p>', 'text'],
  'a text beside an element': ['<p>{name} <b>now</b></p>', 'text'],
  'a number beside words': ['<p>{count} of 9</p>', 'text'],
  'a text that comes and goes beside an element': ["<p><b>now</b>{isOpen ? ' open' : null}</p>", 'text'],
  'a text behind a condition': ["<p><b>now</b>{isOpen && ' open'}</p>", 'text'],
  'a text in a fragment': ['<>{name}</>', 'text'],
  'a text in a keyed fragment': ['<Fragment key="1">{name}</Fragment>', 'text'],
  'words in a fragment that comes and goes': ['<p><b>now</b>{isOpen ? <>, open</> : null}</p>', 'text'],
  'children beside an icon of a button': ['<button><Icon />{children}</button>', 'text'],
  'a list of texts beside an element': ['<p><b>All</b>{items.map((item) => item.name)}</p>', 'text'],
  'a call beside an element': ['<p><b>At</b> {words.format(name)}</p>', 'text'],
  'an element that comes before words': ['<p>{isOpen ? <b>now</b> : null} open</p>', 'before'],
  'a list before words': ['<p>{items.map((item) => <b key={item}>{item}</b>)} and more</p>', 'before'],
  'a text that a component returns': ['isOpen ? `Hello, ${name}` : null', 'bare'],
} as const;

const twoBranches = `export function Part({ isOpen, name }) {
  if (isOpen) return <p>Open <b>now</b></p>;
  return <><p>{name}</p><hr /></>;
}`;

/** Which complaint the rule's message belongs to. */
const complaints = {
  text: /^On a translated page this text goes stale or breaks the page\. Put it/,
  bare: /Return it in an element\.$/,
  before: /can’t be put in front of the text that follows/,
  branch: /can’t turn this into the other branch/,
};

const report = v.object({
  diagnostics: v.array(v.object({ message: v.string(), filename: v.string() })),
});

const folder = makeTemporaryFolder(afterAll);
const cases = [
  ...Object.entries(current).map(([name, jsx]) => ({
    name,
    code: inComponent(jsx),
    expected: 'fine' as const,
  })),
  ...Object.entries(stale).map(([name, [jsx, expected]]) => ({ name, code: inComponent(jsx), expected })),
  { name: 'a branch that React turns into the other one', code: twoBranches, expected: 'branch' as const },
];

function lint(): { file: string; message: string }[] {
  const config = {
    jsPlugins: [resolve('tools/lint/lone-text.js')],
    categories: { correctness: 'off' },
    rules: { 'page/lone-text': ['error', { slots: ['shown'] }] },
  };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  for (const [index, { code }] of cases.entries()) {
    writeFileSync(join(folder, `${index}.tsx`), code);
  }
  const args = ['node_modules/oxlint/bin/oxlint', '-c', join(folder, 'config.json'), '-f', 'json', folder];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const { diagnostics } = v.parse(report, JSON.parse(stdout));
  return diagnostics.map(({ filename, message }) => ({ file: basename(filename), message }));
}

describe('the lint rule for translated pages', () => {
  const found = lint();
  it.each(cases.map((one, index) => ({ ...one, file: `${index}.tsx` })))(
    'takes $name as $expected',
    ({ file, expected }) => {
      const messages = found.filter((one) => one.file === file).map(({ message }) => message);
      expect(messages).toEqual(expected === 'fine' ? [] : [expect.stringMatching(complaints[expected])]);
    },
  );
});
