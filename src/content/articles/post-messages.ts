/** Texts around an article. Apart from main-pages/blog.ts, whose import would cost each article another request. */
import { phoneText } from '../business';

/** An article's description for search results: the one on its card, then who and where we are. */
export const describePost = (description: string) => `${description} Mobile repair around Tulsa, 24/7.`;

/** In the lead of the blog, and of each article about a breakdown. */
export const callNow = `Down right now? Call ${phoneText}.`;
