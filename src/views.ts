/**
 * Finished pages by path. A view that is here renders at once, which hydration needs: the first
 * render must be what the server sent, not a skeleton.
 */
import type { ReactElement } from 'react';
import { partOfPage } from './components/static-part';
import { addressKey } from './lib/address-key';
import { isReloading, leaveToSavedCopy } from './lib/stale-chunks';
import { fetchPart } from './page-part';
import { renderNotFound, renderPage, styleGroup } from './page-views';
import type { Page, PageKind } from './site';
import { wholeStyles } from './whole-styles';

export type View = { kind: 'page'; element: ReactElement } | { kind: 'redirect'; to: string };

const views = new Map<string, View | Promise<View>>();

const missing = async (): Promise<View> => ({ kind: 'page', element: await renderNotFound() });

async function viewOf(page: Page): Promise<View> {
  const element = await renderPage(page);
  return element ? { kind: 'page', element } : missing();
}

/** The kind of the page whose file was opened, with its rules; null where that was no page of the table. */
let openedKind: PageKind | null = null;

async function sentView(pathname: string): Promise<View | null> {
  // The development server has no files.
  if (!import.meta.env.PROD || openedKind === null) return null;
  const part = await fetchPart(pathname);
  if (part?.build !== new URL(import.meta.url).pathname) return null;
  if (styleGroup(part.kind) !== styleGroup(openedKind)) await wholeStyles();
  return { kind: 'page', element: partOfPage(part) };
}

async function lookUp(pathname: string): Promise<View> {
  const sent = await sentView(pathname);
  if (sent) return sent;
  const [{ targetOf }] = await Promise.all([import('./addresses'), wholeStyles()]);
  const target = targetOf(pathname);
  if (target.kind === 'redirect') return target;
  return target.kind === 'page' ? viewOf(target.page) : missing();
}

/** Keeps the result; a failure isn't kept, so that the next visit tries again. */
function load(pathname: string, start: () => Promise<View>): Promise<View> {
  const key = addressKey(pathname);
  const promise = start().then(
    (view) => {
      views.set(key, view);
      return view;
    },
    (error: unknown) => {
      views.delete(key);
      // The page is about to be replaced: better the skeleton for a moment than the error page.
      const isShown = addressKey(location.pathname) === key;
      if (isReloading() || (isShown && leaveToSavedCopy())) return new Promise<never>(() => undefined);
      throw error;
    },
  );
  views.set(key, promise);
  return promise;
}

/** The view at a path: itself when it is finished, else the promise of it. */
export function viewAt(pathname: string): View | Promise<View> {
  const key = addressKey(pathname);
  return views.get(key) ?? load(pathname, () => lookUp(pathname));
}

/** Makes the view of the page that was opened. Its row is at hand, so that the table isn't needed. */
export function preparePage(page: Page): Promise<View> {
  openedKind = page.kind;
  return load(page.path, () => viewOf(page));
}
