/**
 * A reason why the local stack can't start that the developer can do something about. The message
 * is one sentence that says what to do; it is printed without a stack.
 */
export class LocalStackProblem extends Error {
  override name = 'LocalStackProblem';
}

/** True also when another copy of this module has thrown it: Vite loads the plugin and the stack apart. */
export function isLocalStackProblem(error: unknown): error is Error {
  return error instanceof Error && error.name === 'LocalStackProblem';
}

/** The first line of whatever was thrown, for the inside of a sentence. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0]?.trim() || 'no reason given';
}
