/** The rules of the page head. */
import { business } from '../content/business';

/** The document title. A title without a vertical bar gets one, followed by the business name. */
export const buildDocumentTitle = (title: string) =>
  title.includes('|') ? title : `${title} | ${business.name}`;

/** The title of an article in search results: the colon of its heading becomes a vertical bar. */
export const buildPostTitle = (heading: string) => heading.replace(': ', ' | ');

/** Cuts a text of more than 155 characters (code points) to 152 plus an ellipsis. */
export function buildMetaDescription(text: string): string {
  const characters = Array.from(text);
  return characters.length > 155 ? `${characters.slice(0, 152).join('')}...` : text;
}

/** The full address of a path on this site. */
export const buildAbsoluteUrl = (path: string) => business.url + path;

/** The size of the picture shown when a page is shared, in pixels. */
export const socialImageSize = { width: 1200, height: 630 };

/** The path of the picture shown when a page is shared (build/social-image.ts draws it). */
export const buildSocialImagePath = (path: string) => `/social${path === '/' ? '/home' : path}.png`;
