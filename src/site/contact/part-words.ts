import { useContext } from 'react';
import { partWords } from '../../content/main-pages/quote-form-parts';
import { SpanishForm, type SpanishWords } from './form-words';

/** The texts of the parts in a language. */
export const choosePartWords = (spanish: SpanishWords | null) => spanish?.partWords ?? partWords;

/** The texts of the parts in the language of the form. */
export const usePartWords = () => choosePartWords(useContext(SpanishForm));
