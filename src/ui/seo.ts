/** The rules of the page head. */
import { business } from '../content/business';

const descriptionLimit = 155;
const cutLength = 152;

/** The document title. A title without a vertical bar gets one, followed by the business name. */
export function documentTitle(title: string): string {
  return title.includes('|') ? title : `${title} | ${business.name}`;
}

/** The title of an article in search results: the colon of its heading becomes a vertical bar. */
export function postTitle(heading: string): string {
  return heading.replace(': ', ' | ');
}

/** Cuts a text of more than 155 characters (code points) to 152 plus an ellipsis. */
export function metaDescription(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= descriptionLimit) return text;
  return `${characters.slice(0, cutLength).join('')}...`;
}

/** The full address of a path on this site. */
export function absoluteUrl(path: string): string {
  return business.url + path;
}

/** The size of the picture shown when a page is shared, in pixels. */
export const socialImageSize = { width: 1200, height: 630 };

/** The path of the picture shown when a page is shared (build/social-image.ts draws it). */
export function socialImagePath(path: string): string {
  return `/social${path === '/' ? '/home' : path}.png`;
}
