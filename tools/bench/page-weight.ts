/** Measures what a first visit transfers until the page is idle. */
import { asNewVisitor, settled } from './chromium.ts';
import { isOffice, type Measuring } from './measuring.ts';
import type { Figure, Report, Row } from './report.ts';

type Kind = 'HTML' | 'script' | 'styles' | 'fonts' | 'images' | 'other';

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
      // Only the response's headers have arrived so far.
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

/** Targets in KB of 1000 bytes, for public pages. */
const most: Readonly<Record<string, number>> = {
  HTML: 15,
  script: 130,
  styles: 12,
  fonts: 70,
  total: 190,
  requests: 15,
};

function rowOf(path: string, { bytes, headers, requests }: Weight): Row {
  const sizes: Record<string, number> = { ...bytes, headers };
  sizes['total'] = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const limit = (name: string) => (isOffice(path) ? undefined : most[name]);
  const figures = Object.entries(sizes).map(([name, size]): [string, Figure] => [
    `${name} KB`,
    { value: size / 1000, digits: 1, atMost: limit(name) },
  ]);
  return {
    subject: path,
    figures: { ...Object.fromEntries(figures), requests: { value: requests, atMost: limit('requests') } },
  };
}

export async function measurePageWeight(measuring: Measuring): Promise<Report> {
  const rows: Row[] = [];
  for (const path of measuring.pages) {
    measuring.say(`Weight of ${path}`);
    rows.push(rowOf(path, await weigh(measuring, path)));
  }
  return { title: 'A first visit on the wire, compressed', rows };
}
