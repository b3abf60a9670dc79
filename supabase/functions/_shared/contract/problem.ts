/**
 * What is answered when a field of a request is wrong. A schema carries it as the message of the field,
 * so that the sentence for a person and the code for a machine stand beside what they are about.
 */
export type Problem = { status: number; code: string; sentence: string };

const written = /^(?<status>\d{3}) (?<code>\w+) (?<sentence>.+)$/s;

/** As the message of a field's schema. */
export function problem(code: string, sentence: string, status = 400): string {
  return `${status} ${code} ${sentence}`;
}

/** What {@link problem} has written. */
export function readProblem(message: string): Problem {
  const { status, code, sentence } = written.exec(message)?.groups ?? {};
  if (status === undefined || code === undefined || sentence === undefined) {
    throw new Error(`a field without a sentence: ${message}`);
  }
  return { status: Number(status), code, sentence };
}
