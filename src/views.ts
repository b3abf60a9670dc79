/**
 * Finished pages by path. A view that is here renders at once, which hydration needs: the first
 * render must be what the server sent, not a skeleton.
 */
import type { ReactElement } from 'react';
import { addressKey } from './lib/address-key';
import { isReloading, leaveToSavedCopy } from './lib/stale-chunks';
import { renderNotFound, renderPage } from './page-views';
import type { Page } from './site';
import { wholeStyles } from './whole-styles';

export type View = { kind: 'page'; element: ReactElement } | { kind: 'redirect'; to: string };

const finished = new Map<string, View>();
const loading = new Map<string, Promise<View>>();

const missing = async (): Promise<View> => ({ kind: 'page', element: await renderNotFound() });

async function viewOf(page: Page): Promise<View> {
  const element = await renderPage(page);
  return element ? { kind: 'page', element } : missing();
}

async function lookUp(pathname: string): Promise<View> {
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
      finished.set(key, view);
      loading.delete(key);
      return view;
    },
    (error: unknown) => {
      loading.delete(key);
      // The page is about to be replaced: better the skeleton for a moment than the error page.
      const isShown = addressKey(location.pathname) === key;
      if (isReloading() || (isShown && leaveToSavedCopy())) return new Promise<never>(() => undefined);
      throw error;
    },
  );
  loading.set(key, promise);
  return promise;
}

/** The view at a path: itself when it is finished, else the promise of it. */
export function viewAt(pathname: string): View | Promise<View> {
  const key = addressKey(pathname);
  return finished.get(key) ?? loading.get(key) ?? load(pathname, () => lookUp(pathname));
}

/** Makes the view of a page whose row is at hand, so that the table isn't needed. */
export function preparePage(page: Page): Promise<View> {
  return load(page.path, () => viewOf(page));
}
