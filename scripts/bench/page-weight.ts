/** What a first visit brings over the wire until the page has come to rest. */
import { brotliCompressSync } from 'node:zlib';
import { pages as sitePages } from '../../src/pages.ts';
import { asNewVisitor, settled } from './chromium.ts';
import type { Measuring } from './measuring.ts';
import { isOffice } from './measured-pages.ts';
import type { Column, Figure, Report, Row } from './report.ts';

const kinds = ['HTML', 'script', 'styles', 'fonts', 'images', 'other'] as const;
type Kind = (typeof kinds)[number];

const kindOf: Readonly<Record<string, Kind>> = {
  Document: 'HTML',
  Script: 'script',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'images',
};

/**
 * Bytes of the answers' compressed bodies by kind, and of all their headers. Styles inside the HTML
 * are counted with it and once more by themselves.
 */
type Weight = { bytes: Record<Kind, number>; headers: number; stylesInside: number; requests: number };

async function weigh({ browser, origin }: Measuring, path: string): Promise<Weight> {
  return asNewVisitor(browser, {}, async ({ page, session }) => {
    const bytes: Record<Kind, number> = { HTML: 0, script: 0, styles: 0, fonts: 0, images: 0, other: 0 };
    const requests = new Map<string, { kind: Kind; headers: number }>();
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (!request.url.startsWith('http')) return;
      requests.set(requestId, { kind: kindOf[type ?? ''] ?? 'other', headers: 0 });
    });
    session.on('Network.responseReceived', ({ requestId, response: { encodedDataLength } }) => {
      // All that has come of it by now is its head.
      const request = requests.get(requestId);
      if (request) request.headers = encodedDataLength;
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) bytes[request.kind] += encodedDataLength - request.headers;
    });
    const response = await page.goto(origin + path);
    if (!response?.ok()) throw new Error(`${path} was answered with ${response?.status() ?? 'nothing'}.`);
    await settled(page);
    const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(await response.text()) ?? [];
    const stylesInside = styles === '' ? 0 : brotliCompressSync(styles).length;
    const headers = [...requests.values()].reduce((sum, request) => sum + request.headers, 0);
    return { bytes, headers, stylesInside, requests: requests.size };
  });
}

type Budget = { html: number; whole?: number };

/** In KB. Only these kinds of page have limits of their own. */
const anyPage: Budget = { html: 20 };
const budgets: Readonly<Record<string, Budget>> = {
  home: { html: 20, whole: 180 },
  brand: { html: 14, whole: 130 },
};
const mostScript = 90;
const mostStyles = 12;
const mostFonts = 70;
const mostRequests = 12;

const kindOfPage = new Map<string, string>(sitePages.map(({ path, kind }) => [path, kind]));

function rowOf(path: string, { bytes, headers, stylesInside, requests }: Weight): Row {
  const { html, whole } = budgets[kindOfPage.get(path) ?? ''] ?? anyPage;
  // The office has other duties: its script carries the backend's client.
  const limited = (value: number, atMost: number | undefined): Figure =>
    atMost === undefined || isOffice(path) ? { value } : { value, target: { atMost } };
  const inKilobytes = (count: number) => count / 1000;
  const total = kinds.reduce((sum, kind) => sum + bytes[kind], headers);
  return {
    subject: path,
    figures: {
      HTML: limited(inKilobytes(bytes.HTML), html),
      'styles inside': limited(inKilobytes(stylesInside), mostStyles),
      script: limited(inKilobytes(bytes.script), mostScript),
      styles: { value: inKilobytes(bytes.styles) },
      fonts: limited(inKilobytes(bytes.fonts), mostFonts),
      images: { value: inKilobytes(bytes.images) },
      other: { value: inKilobytes(bytes.other) },
      headers: { value: inKilobytes(headers) },
      total: limited(inKilobytes(total), whole),
      requests: limited(requests, mostRequests),
    },
  };
}

const columnOf = (name: string): Column => ({ name, unit: 'KB', digits: 1 });

export async function measurePageWeight(measuring: Measuring): Promise<Report> {
  const rows: Row[] = [];
  for (const path of measuring.pages) {
    measuring.say(`Weight of ${path}`);
    rows.push(rowOf(path, await weigh(measuring, path)));
  }
  return {
    section: 'weight',
    title: 'A first visit on the wire, compressed, in KB of 1000 bytes',
    subject: 'page',
    columns: [
      ...['HTML', 'styles inside', 'script', 'styles', 'fonts', 'images', 'other', 'headers', 'total'].map(
        columnOf,
      ),
      { name: 'requests' },
    ],
    rows,
    notes: [],
  };
}
