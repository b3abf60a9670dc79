/** Holds JSON-LD to schema.org's vocabulary: its types, their properties and what each may hold. */
import ts from 'typescript';

const file = 'tests/support/emitted-graphs.ts';
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/**
 * What is wrong with these graphs, as the compiler says it of the types in schema-dts; takes seconds.
 *
 * @param graphs the texts of JSON-LD elements
 */
export function vocabularyErrors(graphs: readonly string[]): string[] {
  const declarations = graphs.map((graph, index) => `export const graph${index}: Graph = ${graph};`);
  const source = ["import type { Graph } from 'schema-dts';", ...declarations].join('\n');
  const host = ts.createCompilerHost(options);
  const files = { ...host };
  host.fileExists = (name) => name === file || files.fileExists(name);
  host.getSourceFile = (name, version, ...rest) =>
    name === file ? ts.createSourceFile(name, source, version) : files.getSourceFile(name, version, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
