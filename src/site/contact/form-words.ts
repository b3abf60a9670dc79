/** The form's texts in the language that the visitor has chosen. */
import { createContext, useContext } from 'react';
import { formWords } from '../../content/main-pages/quote-form';

export const loadSpanish = () => import('./spanish-words');

export type SpanishWords = Awaited<ReturnType<typeof loadSpanish>>;

/** Null while the form is in English. */
export const SpanishForm = createContext<SpanishWords | null>(null);

export const useFormWords = () => useContext(SpanishForm)?.formWords ?? formWords;
