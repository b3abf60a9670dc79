import type { Page } from '@playwright/test';

/** What a search engine takes from a page. */
type Crawled = {
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  structuredData: string[];
  text: string;
};

/** Filled after the page has been taken over, because a file can't know the hour at which it is read. */
const officeStatus = /Office open until [\w ]+:\d\d [AP]M/g;
const closedStatus = /Open now for emergencies Office closed, opens [\w ]+:\d\d [AP]M/g;
const sentStatus = 'Emergency service: 24/7';

/** Runs in the browser: reads the file's HTML, or the page as it stands when there is none. */
function read(html: string | null): Crawled {
  const page = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string, attribute: string) =>
    [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
  const textsOf = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const words: string[] = [];
  const visit = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '');
    const isText = !(node instanceof Element && /^(script|style|noscript|template)$/i.test(node.tagName));
    if (isText) node.childNodes.forEach(visit);
  };
  const root = page.querySelector('#root');
  if (root) visit(root);
  return {
    titles: textsOf('head > title'),
    descriptions: all('meta[name="description"]', 'content'),
    canonicals: all('link[rel="canonical"]', 'href'),
    structuredData: textsOf('script[type="application/ld+json"]'),
    text: words.join(' ').replace(/\s+/g, ' ').trim(),
  };
}

/** A page's file as a crawler without script reads it, on an empty page: the site lets no text become HTML. */
export const asSent = (page: Page, html: string): Promise<Crawled> => page.evaluate(read, html);

/** The page as a crawler with script reads it, but for what depends on the hour. */
export async function asHydrated(page: Page): Promise<Crawled> {
  const crawled = await page.evaluate(read, null);
  const text = crawled.text.replace(closedStatus, sentStatus).replace(officeStatus, '');
  return { ...crawled, text: text.replace(/ {2,}/g, ' ') };
}
