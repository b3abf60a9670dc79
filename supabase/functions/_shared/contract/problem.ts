/** The error for a wrong field of a request. It is the message of the field's schema. */
export type Problem = { status: number; code: string; sentence: string };

const problemFormat = /^(?<status>\d{3}) (?<code>\w+) (?<sentence>.+)$/s;

/** Writes a problem as the message of a schema. */
export function problem(code: string, sentence: string, status = 400): string {
  return `${status} ${code} ${sentence}`;
}

/** Reads a message that {@link problem} wrote. */
export function readProblem(message: string): Problem {
  const { status, code, sentence } = problemFormat.exec(message)?.groups ?? {};
  if (status === undefined || code === undefined || sentence === undefined) {
    throw new Error(`a field without a sentence: ${message}`);
  }
  return { status: Number(status), code, sentence };
}
