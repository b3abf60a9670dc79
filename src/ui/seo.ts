/** The rules of the page head. */
import { business } from '../content/business';

const descriptionLimit = 155;
const cutLength = 152;

/** The document title: a title without a vertical bar gets the business name after one. */
export function documentTitle(title: string): string {
  return title.includes('|') ? title : `${title} | ${business.name}`;
}

/** The title that search engines list an article under: the colon of its heading becomes the vertical bar. */
export function postTitle(heading: string): string {
  return heading.replace(': ', ' | ');
}

/** At most 155 characters: a longer text is cut to 152 plus an ellipsis. Counts code points. */
export function metaDescription(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= descriptionLimit) return text;
  return `${characters.slice(0, cutLength).join('')}...`;
}

/** The full address of a path of this site, or of a file in public/. */
export function absoluteUrl(path: string): string {
  return business.url + path;
}

/** Of the picture shown when a page is shared. */
export const socialImageSize = { width: 1200, height: 630 };

/** The address of the picture shown when the page at this path is shared (social-cards.tsx draws it). */
export function socialImagePath(path: string): string {
  return `/social${path === '/' ? '/home' : path}.png`;
}
