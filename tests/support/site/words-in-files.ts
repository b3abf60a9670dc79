/** The words in the source files of the public site: their texts, without code, comments and classes. */
import { basename } from 'node:path';
import ts from 'typescript';

const modules = import.meta.glob<string>(
  ['../../../src/content/**/*.ts', '../../../src/{site,ui}/**/*.{ts,tsx}', '!**/zip-codes.ts'],
  { eager: true, query: '?raw', import: 'default' },
);
const articles = import.meta.glob<string>('../../../src/content/posts/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Where a name or an address of somebody else stands, or no words at all. */
const notWords = new Set('sources url path slug id className class d href src regulationSources'.split(' '));

function nameOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node) || ts.isVariableDeclaration(node))
    return node.name.getText();
  return undefined;
}

/** The texts of a module, a template's holes as an ellipsis. */
function textsOf(file: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (notWords.has(nameOf(node) ?? '')) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text);
    else if (ts.isJsxText(node))
      texts.push(
        node.text
          .replace(/&rsquo;/g, '’')
          .replace(/\s+/g, ' ')
          .trim(),
      );
    else if (ts.isTemplateExpression(node))
      texts.push(node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join(''));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX));
  return texts.filter((text) => /\w \w/.test(text));
}

/** An article's text, and its title and description, without its sources. */
const articleTexts = (source: string) =>
  source
    .replace(/^sources:\n(?: .*\n)+/m, '')
    .split('\n')
    .filter((line) => /\w \w/.test(line));

export type FileWords = { name: string; file: string; texts: readonly string[] };

const files: readonly [string, string[]][] = [
  ...Object.entries(modules).map(([path, source]): [string, string[]] => [path, textsOf(path, source)]),
  ...Object.entries(articles).map(([path, source]): [string, string[]] => [path, articleTexts(source)]),
];

export const filesOfWords: readonly FileWords[] = files
  .filter(([, texts]) => texts.length > 0)
  .map(([path, texts]) => ({
    name: basename(path).replace(/\.\w+$/, ''),
    file: path.replace('../../', ''),
    texts,
  }));
