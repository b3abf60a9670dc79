/** The inbox of an office that has seen little beside that of one that has seen much, in turns. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { startBackend } from '../../local-stack/backend.ts';
import { databaseFolder } from '../../local-stack/data-folder.ts';
import { isJsonObject } from '../../../supabase/functions/_shared/json.ts';
import { asNewVisitor } from '../chromium.ts';
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

type Office = { origin: string; email: string; password: string; ask: (body: object) => Promise<unknown> };

const textOf = (value: unknown, name: string): string => {
  const field = isJsonObject(value) ? value[name] : undefined;
  return typeof field === 'string' ? field : '';
};

const rowsIn = (answer: unknown): number => {
  if (!isJsonObject(answer)) return 0;
  const { conversations, messages } = answer;
  return [conversations, messages].reduce<number>(
    (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
    0,
  );
};

/** Fills a data folder before anything serves it, then serves the build on it. */
async function openOffice(build: string, size: InboxSize): Promise<Office> {
  const folder = mkdtempSync(join(tmpdir(), 'fleet-inbox-'));
  beforeExit(() => rmSync(folder, { recursive: true, force: true }));
  const backend = await startBackend({
    folder: databaseFolder(folder),
    origin: 'http://localhost',
    redirectOrigins: [],
    jwtSecret: 'only-while-the-folder-is-filled-000',
    secretKey: 'only-while-the-folder-is-filled',
    sendMail: () => undefined,
    log: () => undefined,
  });
  try {
    await backend.database.exec(inboxSeed(size));
  } finally {
    await backend.stop();
  }
  const origin = await startPreview(build, { hasBackend: true, dataFolder: folder });
  const info: unknown = JSON.parse(readFileSync(join(folder, 'local-stack.json'), 'utf8'));
  const admin = isJsonObject(info) ? info.admin : null;
  const [email, password] = [textOf(admin, 'email'), textOf(admin, 'password')];
  const session: unknown = await (
    await fetch(`${origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: textOf(info, 'publishableKey'), 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
  ).json();
  const headers = {
    authorization: `Bearer ${textOf(session, 'access_token')}`,
    'content-type': 'application/json',
  };
  return {
    origin,
    email,
    password,
    async ask(body) {
      const response = await fetch(`${textOf(info, 'functionsUrl')}/sms-handler`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`sms-handler answered ${response.status}: ${await response.text()}`);
      const answer: unknown = await response.json();
      return answer;
    },
  };
}

type Question = {
  subject: string;
  /** Whether what it finds grows with the office, so that its time may too. */
  isGrowing?: boolean;
  /** The same question put to an office of that size. */
  body: (size: InboxSize, office: Office) => Promise<object> | object;
};

/** Where the page after this one starts. */
async function cursorOf(office: Office, body: object): Promise<string> {
  const answer = await office.ask(body);
  return textOf(answer, 'nextCursor') || textOf(answer, 'earlierCursor');
}

const list = { action: 'getConversations' };
const search = (words: string) => ({ ...list, search: words });

const questions: readonly Question[] = [
  { subject: 'the list', body: () => ({ ...list, state: 'open' }) },
  {
    subject: 'its next page',
    body: async (_, office) => {
      const cursor = await cursorOf(office, list);
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

/** Rows that come from the functions until the tab's list is drawn, and the lines that are drawn. */
async function firstPaint({ browser }: Measuring, { origin, email, password }: Office) {
  return asNewVisitor(browser, {}, async ({ page }) => {
    const answers: Promise<unknown>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/sms-handler')) answers.push(response.json());
    });
    await logIn(page, origin, email, password);
    await page.getByRole('tab', { name: 'Messages' }).click();
    const lines = page.getByRole('region', { name: 'Conversations' }).getByRole('listitem');
    await lines.first().waitFor();
    const moved = (await Promise.all(answers)).reduce<number>((sum, answer) => sum + rowsIn(answer), 0);
    return { moved, shown: await lines.count() };
  });
}

async function logIn(page: Page, origin: string, email: string, password: string): Promise<void> {
  await page.goto(`${origin}/auth/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('tab', { name: 'Messages' }).waitFor();
}

const sizeText = ({ conversations, messages }: InboxSize) =>
  `${conversations.toLocaleString('en-US')} conversations and ${messages.toLocaleString('en-US')} messages`;

/** Times in ms, measured around the real function, its checks and its database. */
export async function measureInbox(measuring: Measuring): Promise<Report | null> {
  if (!measuring.isAsked('/admin/dashboard')) return null;
  const offices: { size: InboxSize; office: Office }[] = [];
  for (const size of [little, much]) {
    measuring.say(`inbox: filling an office with ${sizeText(size)}`);
    offices.push({ size, office: await openOffice(measuring.folder, size) });
  }

  const rows: Row[] = [];
  for (const { subject, isGrowing = false, body } of questions) {
    measuring.say(`inbox: ${subject}`);
    const turns = [];
    for (const { size, office } of offices) {
      const asked = await body(size, office);
      const moved = rowsIn(await office.ask(asked));
      turns.push({ office, asked, moved, times: new Array<number>() });
    }
    for (let time = 0; time < measuring.runs * timesPerRun; time += 1) {
      // Whoever is first in one turn is second in the next.
      for (const { office, asked, times } of time % 2 === 0 ? turns : turns.toReversed()) {
        const began = performance.now();
        await office.ask(asked);
        times.push(performance.now() - began);
      }
    }
    const [small, large] = turns.map(({ times, moved }) => ({ ms: median(times), moved }));
    if (!small || !large) throw new Error('Two offices are compared.');
    rows.push({
      subject,
      figures: {
        little: { value: small.ms },
        much: { value: large.ms },
        ratio: {
          value: large.ms / small.ms,
          ...(!isGrowing && { target: { atMost: mostTimesSlower } }),
        },
        rows: { value: large.moved },
      },
    });
  }

  const [, large] = offices;
  if (!large) throw new Error('Two offices are compared.');
  const paint = await firstPaint(measuring, large.office);
  rows.push({
    subject: 'first paint of Messages',
    figures: { rows: { value: paint.moved, target: { atMost: paint.shown } } },
  });
  return {
    section: 'inbox',
    title: 'Inbox: the same questions to an office with little in it and to one with much',
    subject: 'question',
    columns: [
      { name: 'little', unit: 'ms', digits: 1 },
      { name: 'much', unit: 'ms', digits: 1 },
      { name: 'ratio', digits: 2 },
      { name: 'rows' },
    ],
    rows,
    notes: [
      `Little: ${sizeText(little)}. Much: ${sizeText(much)}. Medians of ${measuring.runs * timesPerRun}, taking turns.`,
      'Rows: moved to the browser from the office with much in it; the first paint may move what it shows.',
      'What a common word finds grows with the office, so its time has no target.',
    ],
  };
}
