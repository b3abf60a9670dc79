import type { JsonObject } from './json.ts';
import { Refusal } from './refusal.ts';

/** A yes or no that has to be there; refused with the sentence when it isn't. */
export function choiceField(fields: JsonObject, name: string, sentence: string): boolean {
  const choice = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof choice !== 'boolean') throw new Refusal(400, 'invalid_choice', sentence);
  return choice;
}
