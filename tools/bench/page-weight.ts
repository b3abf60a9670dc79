/** What a first visit brings over the wire until the page has come to rest. */
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

/** Bytes of the answers' compressed bodies by kind, and of all their headers. */
type Weight = { bytes: Record<Kind, number>; headers: number; requests: number };

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
    const headers = [...requests.values()].reduce((sum, request) => sum + request.headers, 0);
    return { bytes, headers, requests: requests.size };
  });
}

/** In KB; the office has other duties. */
const most = { HTML: 15, script: 130, styles: 12, fonts: 70, total: 190, requests: 15 };

function rowOf(path: string, { bytes, headers, requests }: Weight): Row {
  const limited = (value: number, atMost: number): Figure =>
    isOffice(path) ? { value } : { value, target: { atMost } };
  const inKilobytes = (count: number) => count / 1000;
  const total = kinds.reduce((sum, kind) => sum + bytes[kind], headers);
  return {
    subject: path,
    figures: {
      HTML: limited(inKilobytes(bytes.HTML), most.HTML),
      script: limited(inKilobytes(bytes.script), most.script),
      styles: limited(inKilobytes(bytes.styles), most.styles),
      fonts: limited(inKilobytes(bytes.fonts), most.fonts),
      images: { value: inKilobytes(bytes.images) },
      other: { value: inKilobytes(bytes.other) },
      headers: { value: inKilobytes(headers) },
      total: limited(inKilobytes(total), most.total),
      requests: limited(requests, most.requests),
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
      ...['HTML', 'script', 'styles', 'fonts', 'images', 'other', 'headers', 'total'].map(columnOf),
      { name: 'requests' },
    ],
    rows,
    notes: [],
  };
}
