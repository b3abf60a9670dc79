import { normalizeWords } from './plain-words.ts';

/** Whether a text has one of the office's emergency words or phrases, as whole words in any spelling of {@link normalizeWords}. */
export function hasEmergencyWord(text: string, emergencyWords: readonly string[]): boolean {
  const written = ` ${normalizeWords(text)} `;
  return emergencyWords
    .map(normalizeWords)
    .some((phrase) => phrase !== '' && written.includes(` ${phrase} `));
}
