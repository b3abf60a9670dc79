/** A problem that the developer can fix. Its message says how, and is printed without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Also true for another copy of the class, because Vite loads the plugin and the stack separately. */
export function isCommandError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'CommandError';
}

/** The first line of an error's message, for use within a sentence. */
export function explainError(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0]?.trim() || 'no reason given';
}
