/** Measures running text by the Flesch–Kincaid grade. */
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

const splitter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text, without the asterisks of bold type. */
export function sentencesIn(text: string): string[] {
  return [...splitter.segment(text.replace(/\*\*/g, ''))]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[a-z]/i.test(sentence));
}

const wordsIn = (sentence: string) => sentence.match(/[\p{L}\d][\p{L}\d'’.,/-]*/gu) ?? [];

export const lengthOf = (sentence: string): number => wordsIn(sentence).length;

/** Figures and part numbers count as one syllable. */
const syllablesOf = (word: string) => (/\d/.test(word) ? 1 : Math.max(1, syllable(word)));

/** The school grade that a reader needs for the sentences, and their average number of words. */
export function reading(sentences: readonly string[]): { grade: number; averageLength: number } {
  const words = sentences.flatMap(wordsIn);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return {
    grade: fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables }),
    averageLength: words.length / Math.max(1, sentences.length),
  };
}
