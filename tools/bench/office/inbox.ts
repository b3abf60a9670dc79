/** The inbox of an office that has seen little beside that of one that has seen much, in turns. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../local-stack/backend.ts';
import { databaseFolder } from '../../local-stack/data-folder.ts';
import { isJsonObject } from '../../../supabase/functions/_shared/json.ts';
import { beforeExit } from '../ending.ts';
import { type InboxSize, inboxSeed, seededNumber } from './inbox-seed.ts';
import type { Measuring } from '../measuring.ts';
import { startPreview } from '../preview.ts';
import { type Report, type Row, median } from '../report.ts';

const little: InboxSize = { conversations: 50, messages: 1_000 };
const much: InboxSize = { conversations: 5_000, messages: 100_000 };
const mostTimesSlower = 1.5;
/** Of each question, for each of the runs asked for: an answer takes milliseconds. */
const timesPerRun = 8;

/** Asks the office's function. */
type Ask = (body: object) => Promise<unknown>;

const textOf = (value: unknown, name: string): string => {
  const field = isJsonObject(value) ? value[name] : undefined;
  return typeof field === 'string' ? field : '';
};

const rowsIn = (answer: unknown): number => {
  const lists = isJsonObject(answer) ? [answer.conversations, answer.messages].filter(Array.isArray) : [];
  return lists.flat().length;
};

/** Fills a data folder before anything serves it, then serves the build on it. */
async function openOffice(build: string, size: InboxSize): Promise<Ask> {
  const folder = mkdtempSync(join(tmpdir(), 'fleet-inbox-'));
  beforeExit(() => rmSync(folder, { recursive: true, force: true }));
  const backend = await startBackend({
    folder: databaseFolder(folder),
    origin: 'http://localhost',
    jwtSecret: 'only-while-the-folder-is-filled-000',
    secretKey: 'only-while-the-folder-is-filled',
  });
  try {
    await backend.database.exec(inboxSeed(size));
  } finally {
    await backend.stop();
  }
  const origin = await startPreview(build, { hasBackend: true, dataFolder: folder });
  const info: unknown = JSON.parse(readFileSync(join(folder, 'local-stack.json'), 'utf8'));
  const post = async (url: string, headers: Record<string, string>, body: unknown) => {
    const type = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers: { ...type, ...headers }, body: JSON.stringify(body) };
    const response = await fetch(url, request);
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const session = await post(
    `${origin}/auth/v1/token?grant_type=password`,
    { apikey: textOf(info, 'publishableKey') },
    isJsonObject(info) ? info.admin : null,
  );
  const authorization = `Bearer ${textOf(session, 'access_token')}`;
  return (body) => post(`${textOf(info, 'functionsUrl')}/sms-handler`, { authorization }, body);
}

type Question = {
  subject: string;
  /** Whether what it finds grows with the office, so that its time may too. */
  isGrowing?: boolean;
  /** The same question put to an office of that size. */
  body: (size: InboxSize, ask: Ask) => Promise<object> | object;
};

const list = { action: 'getConversations' };
const search = (words: string) => ({ ...list, search: words });

const questions: readonly Question[] = [
  { subject: 'the list', body: () => ({ ...list, state: 'open' }) },
  {
    subject: 'its next page',
    body: async (_, ask) => {
      const cursor = textOf(await ask(list), 'nextCursor');
      return { ...list, ...(cursor !== '' && { cursor }) };
    },
  },
  {
    subject: 'a conversation',
    body: ({ conversations }) => ({ action: 'getConversation', to: seededNumber(conversations - 7) }),
  },
  {
    subject: 'search: a number',
    body: ({ conversations }) => search(seededNumber(conversations - 7).slice(-7)),
  },
  { subject: 'search: a name', body: ({ conversations }) => search(`fleet ${conversations - 6}`) },
  { subject: 'search: a text', body: ({ messages }) => search(`truck ${messages - 77}`) },
  { subject: 'search: a common word', isGrowing: true, body: () => search('crane') },
];

const sizeText = ({ conversations, messages }: InboxSize) =>
  `${conversations.toLocaleString('en-US')} conversations and ${messages.toLocaleString('en-US')} messages`;

/** Times in ms, measured around the real function, its checks and its database. */
export async function measureInbox({ folder, runs, say }: Measuring): Promise<Report> {
  const offices: { size: InboxSize; ask: Ask }[] = [];
  for (const size of [little, much]) {
    say(`inbox: filling an office with ${sizeText(size)}`);
    offices.push({ size, ask: await openOffice(folder, size) });
  }

  const rows: Row[] = [];
  for (const { subject, isGrowing = false, body } of questions) {
    say(`inbox: ${subject}`);
    const turns = [];
    for (const { size, ask } of offices) {
      const asked = await body(size, ask);
      const moved = rowsIn(await ask(asked));
      turns.push({ ask, asked, moved, times: new Array<number>() });
    }
    for (let time = 0; time < runs * timesPerRun; time += 1) {
      // Whoever is first in one turn is second in the next.
      for (const { ask, asked, times } of time % 2 === 0 ? turns : turns.toReversed()) {
        const began = performance.now();
        await ask(asked);
        times.push(performance.now() - began);
      }
    }
    const [small = 0, large = 0] = turns.map(({ times }) => median(times));
    rows.push({
      subject,
      figures: {
        'little ms': { value: small, digits: 1 },
        'much ms': { value: large, digits: 1 },
        ratio: { value: large / small, digits: 2, atMost: isGrowing ? undefined : mostTimesSlower },
        'rows moved': { value: turns.at(-1)?.moved ?? 0 },
      },
    });
  }
  return {
    title: 'Inbox: the same questions to an office with little in it and to one with much',
    rows,
    notes: [
      `Little: ${sizeText(little)}. Much: ${sizeText(much)}. Medians of ${runs * timesPerRun}, taking turns.`,
      'What a common word finds grows with the office, so its time has no target.',
    ],
  };
}
