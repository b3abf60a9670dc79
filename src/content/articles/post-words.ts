/** Words around an article. Separate from main-pages/blog.ts, whose import would cost each article another request. */
import { phoneText } from '../business';

/** The description for search results: what the cards say, and when to call. */
export const postDescription = (text: string) => `${text} Mobile repair around Tulsa, 24/7.`;

/** Under the headline of an article about a breakdown. */
export const callNow = `Down right now? Call ${phoneText}.`;
