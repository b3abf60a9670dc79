/**
 * Partial hydration. A part of a page that nothing in it ever changes is drawn at build; when React
 * takes the page over, it leaves the part as the file has it, so neither its template nor its content
 * is fetched. A later visit by a link inside the site shows what the build has left for it (page-part.ts).
 */
import { type ReactElement, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { builtHtml } from '../lib/built-html';
import type { PagePart } from '../page-part';
import type { Page } from '../site';
import { useLinkFollowing } from './use-link-following';

const placeholder = '/placeholder.svg';

/** What a template puts into the head (page-head.tsx). */
const headTags =
  'title, meta[property], meta[name^="twitter:"], meta[name="description"], meta[name="author"], link[rel="canonical"]';

/** The part in the file that is about to be taken over; null when there is none, or it is long past. */
function sentPart(name: string): Element | null {
  if (typeof document === 'undefined' || document.documentElement.hasAttribute('data-hydrated')) return null;
  return document.querySelector(`[data-static="${name}"]`);
}

/** A part of a page, by a name of its own within it: as the file has it, else drawn. */
export async function staticPart(name: string, draw: () => Promise<ReactElement>): Promise<ReactElement> {
  const sent = sentPart(name);
  return sent ? (
    <SentPart name={name} html={builtHtml(sent.innerHTML)} />
  ) : (
    <div data-static={name} className="contents">
      {await draw()}
    </div>
  );
}

/** A part of that name that brings the page's tags in the head with it. */
async function staticWithHead(
  name: string,
  draw: () => Promise<ReactElement | null>,
): Promise<ReactElement | null> {
  const sent = sentPart(name);
  if (sent) {
    return (
      <>
        <SentHead tags={[...document.head.querySelectorAll(headTags)]} />
        <SentPart name={name} html={builtHtml(sent.innerHTML)} />
      </>
    );
  }
  const drawn = await draw();
  return drawn && staticPart(name, () => Promise.resolve(drawn));
}

/** A whole page. Null when there is no such page. */
export const staticPage = (draw: () => Promise<ReactElement | null>) => staticWithHead('page', draw);

/** A whole page as the build has left it. */
export function partOfPage({ head, html }: PagePart): ReactElement {
  const template = document.createElement('template');
  // Its type in TypeScript's library takes no trusted HTML.
  Reflect.set(template, 'innerHTML', builtHtml(head));
  return (
    <>
      <SentHead tags={[...template.content.querySelectorAll(headTags)]} />
      <SentPart name="page" html={builtHtml(html)} />
    </>
  );
}

/** What `PageHead` draws, for a page that isn't static as a whole. */
export const staticHead = (page: Page) =>
  staticWithHead('head', async () => {
    const { PageHead } = await import('./page-head');
    return <PageHead page={page} />;
  });

/** Takes the file's tags away when the visitor leaves the page, and back when they return to it. */
function SentHead({ tags }: { tags: readonly Element[] }) {
  useLayoutEffect(() => {
    document.head.append(...tags.filter((tag) => !tag.isConnected));
    return () => tags.forEach((tag) => tag.remove());
  }, [tags]);
  return null;
}

/** A picture that can't be loaded gives way to the placeholder, as in fallback-image.tsx. */
function replaceFailed(image: EventTarget): void {
  if (image instanceof HTMLImageElement && image.getAttribute('src') !== placeholder) image.src = placeholder;
}

function SentPart({ name, html }: { name: string; html: string | TrustedHTML }) {
  const part = useRef<HTMLDivElement>(null);
  const followLink = useLinkFollowing();

  useEffect(() => {
    for (const image of part.current?.querySelectorAll('img') ?? []) {
      const hasFailedBeforeHydration = image.complete && image.naturalWidth === 0;
      if (hasFailedBeforeHydration) replaceFailed(image);
    }
  }, []);

  return (
    <div
      ref={part}
      data-static={name}
      className="contents"
      onClick={followLink}
      onErrorCapture={({ target }: SyntheticEvent) => replaceFailed(target)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
