/**
 * The service worker: keeps a copy of each page that was read, and shows it when the network fails and
 * only then, so that nobody who is online ever sees an old page. Built into one file of its own
 * (build/offline-worker.ts); the pages register it and tell it what to keep (offline-copies.ts).
 *
 * It leaves alone whatever it doesn't know: calls of the office and of forms, other origins, and every
 * address that isn't a public page or a file of one.
 */
import { business } from './content/business';
import { isSaveOrder } from './offline-order';

// Events of a service worker, which the DOM's library doesn't know.
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & {
  request: Request;
  preloadResponse: Promise<unknown>;
  respondWith: (response: Promise<Response>) => void;
};
type WorkerEvents = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & { data: unknown };
  fetch: FetchEvent;
};
declare function addEventListener<Type extends keyof WorkerEvents>(
  type: Type,
  listener: (event: WorkerEvents[Type]) => void,
): void;
declare function skipWaiting(): Promise<void>;
declare const registration: ServiceWorkerRegistration;

const pageCache = 'pages';
const mostPages = 30;
const assetCache = (build: string) => `assets ${build}`;
/** A visitor may have pages of the build before the present one open. */
const mostBuilds = 2;

const isOffice = (path: string) =>
  /^\/(_|(admin|auth|dashboard|functions|realtime|rest|storage)(\/|$))/.test(path);
const isFileOfPage = ({ destination }: Request) => /^(font|image|script|style)$/.test(destination);
/** Its name changes with its content. */
const isHashed = (path: string) => path.startsWith('/assets/');
/** One copy for a page, however its address is written. */
const pageKey = (path: string) => path.replace(/(.)\/+$/, '$1');

const number = `<a href="tel:${business.phone.e164}">${business.phone.display}</a>`;
const again = '<a href="">Try again</a>';

const styled = (link: string) => link.replace('<a', '<a class="link whitespace-nowrap"');

/** In the footer's own clothes, which every page has: rules of its own would need a hash in every answer's policy. */
const notice = (savedAt: string) =>
  `<aside aria-label="Offline" class="on-dark bg-night text-base text-white print:hidden"><div class="page-width py-4"><p>You are offline: saved copy from ${savedAt}. The number works all the same: ${styled(number)}. ${styled(again)}</p></div></aside>`;

// Back from here may lead to a page that React drew in the same document: only a reload brings it.
const reloadOnReturn = 'onpopstate=()=>location.reload()';
// Ink on paper, as in tailwind.config.ts: this page comes without a style sheet.
const unsavedPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>You are offline | ${business.name}</title><style>body{margin:0;background:#f6f4ee;color:#14202b;font:18px/1.6 system-ui,sans-serif}main{max-width:36em;margin:auto;padding:32px 16px}a{color:inherit}.number{font-size:1.6em;font-weight:700}</style><body><main><h1>You are offline</h1><p>This page has not been saved on this device. The number works all the same:<p class=number>${number}<p>${business.name}, ${business.hours.emergency.label.toLowerCase()} ${business.hours.emergency.display}.<p>${again}</main><script>${reloadOnReturn}</script>`;

/** Keeps a page, unless it isn't one of ours: those name their canonical address. */
async function savePage(path: string, response: Response): Promise<void> {
  const html = await response.text();
  if (!response.ok || !html.includes('rel="canonical"')) return;
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set('x-saved-at', new Date().toISOString());
  const pages = await caches.open(pageCache);
  // Taken out first, so that the keys stay in the order of saving.
  await pages.delete(pageKey(path));
  await pages.put(pageKey(path), new Response(html, { headers }));
  const keys = await pages.keys();
  await Promise.all(keys.slice(0, -mostPages).map((key) => pages.delete(key)));
}

async function saveAssets(build: string, urls: readonly string[]): Promise<void> {
  const assets = await caches.open(assetCache(build));
  await Promise.all(
    urls.map(async (url) => {
      if (new URL(url).origin !== location.origin || (await assets.match(url))) return;
      // Nearly always from the browser's own cache, since the page has just used it.
      const response = await fetch(url);
      if (response.ok) await assets.put(url, response);
    }),
  );
  const builds = (await caches.keys()).filter((name) => name.startsWith(assetCache('')));
  await Promise.all(builds.slice(0, -mostBuilds).map((name) => caches.delete(name)));
}

async function showSaved(path: string): Promise<Response> {
  const copy = await (await caches.open(pageCache)).match(pageKey(path), { ignoreVary: true });
  if (!copy) {
    return new Response(unsavedPage, {
      status: 503,
      headers: {
        'content-type': 'text/html;charset=utf-8',
        // The hash is that of `reloadOnReturn`.
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-/VTK53nxunjSA5751fLfkJ6uvYUZkY526H8zlk87or0='",
      },
    });
  }
  const savedAt = new Date(copy.headers.get('x-saved-at') ?? '').toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const html = (await copy.text()).replace('<body>', (body) => body + notice(savedAt));
  return new Response(html, { headers: copy.headers });
}

async function answerNavigation(event: FetchEvent, path: string): Promise<Response> {
  try {
    const preloaded = await event.preloadResponse;
    const response = preloaded instanceof Response ? preloaded : await fetch(event.request);
    event.waitUntil(savePage(path, response.clone()));
    return response;
  } catch {
    return showSaved(path);
  }
}

async function answerFile(request: Request, path: string): Promise<Response> {
  const saved = () => caches.match(request, { ignoreVary: true });
  if (isHashed(path)) return (await saved()) ?? fetch(request);
  return fetch(request).catch(async (error: unknown) => {
    const copy = await saved();
    if (copy) return copy;
    throw error;
  });
}

addEventListener('install', (event) => event.waitUntil(skipWaiting()));

addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload.enable()));

addEventListener('message', (event) => {
  if (!isSaveOrder(event.data)) return;
  const { build, assets, pages } = event.data;
  event.waitUntil(
    Promise.allSettled([
      saveAssets(build, assets),
      ...pages.map(async (path) => (isOffice(path) ? undefined : savePage(path, await fetch(path)))),
    ]),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || isOffice(pathname)) return;
  if (request.mode === 'navigate') {
    if (request.destination === 'document') event.respondWith(answerNavigation(event, pathname));
  } else if (isFileOfPage(request)) event.respondWith(answerFile(request, pathname));
});
