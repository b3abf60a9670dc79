import { phoneText } from '../business';

export const title = 'Site Map';

export const description =
  'Machine down? Call 24/7 and we’ll come to it. Every service, brand, local page and article on mobile truck and equipment repair around Tulsa.';

export const lead = `Machine down? Call ${phoneText}, day or night. Otherwise, every page and article is below.`;
