/** Measures running text by the Flesch–Kincaid grade. */
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

const splitter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text, without the asterisks of bold type. */
export function splitSentences(text: string): string[] {
  return [...splitter.segment(text.replace(/\*\*/g, ''))]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[a-z]/i.test(sentence));
}

const splitWords = (sentence: string) => sentence.match(/[\p{L}\d][\p{L}\d'’.,/-]*/gu) ?? [];

export const countWords = (sentence: string): number => splitWords(sentence).length;

/** Figures and part numbers count as one syllable. */
const countSyllables = (word: string) => (/\d/.test(word) ? 1 : Math.max(1, syllable(word)));

/** The school grade that a reader needs for the sentences, and their average number of words. */
export function measureReading(sentences: readonly string[]): { grade: number; averageLength: number } {
  const words = sentences.flatMap(splitWords);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return {
    grade: fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables }),
    averageLength: words.length / Math.max(1, sentences.length),
  };
}
