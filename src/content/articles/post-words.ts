/** Words around an article. Apart from the blog's, which would cost the page another request. */
import { phoneText } from '../business';

/** For search results: what the card says, where it leaves room, and when to call. */
export const postDescription = (text: string) => `${text} Mobile repair around Tulsa, 24/7.`;

/** Under the headline of an article about a breakdown. */
export const downNow = `Down right now? Call ${phoneText}.`;
