import type { CatchUpAnswer } from '../_shared/contract/messages.ts';
import { settingKeys } from '../_shared/contract/settings.ts';
import type { UnnamedText } from '../_shared/data/texts-at-twilio.ts';
import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { type ListedMessage, type Twilio, twilioFor } from '../_shared/twilio.ts';
import { inboundMessage, ownNumber, sender } from './inbound-message.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** How far back the first look goes, when nobody knows since when something may be missing. */
const firstLookMs = 7 * dayMs;
/** Twilio's list goes by the time of sending, and what was sent late is listed under an earlier day. */
const overlapMs = dayMs;

/** Our row is written just before Twilio is asked; clocks differ, and a busy Twilio takes its time. */
const earliestMs = -minuteMs;
const latestMs = 10 * minuteMs;

/** Before whoever asked gives up (30 seconds), so that they hear what was done. */
const budgetMs = 20_000;
const atOnce = 8;

/**
 * Does the work for each, those that share a `key` one after the other and a few of the others at once,
 * until the deadline. Answers whether it got to the end.
 */
async function eachInTime<T>(
  items: T[],
  key: (item: T) => string,
  deadline: number,
  work: (item: T) => Promise<void>,
): Promise<boolean> {
  const byKey = new Map<string, T[]>();
  for (const item of items) byKey.set(key(item), [...(byKey.get(key(item)) ?? []), item]);
  const groups = byKey.values();
  let isDone = true;
  const worker = async () => {
    for (const group of groups) {
      for (const item of group) {
        if (Date.now() > deadline) {
          isDone = false;
          return;
        }
        await work(item);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return isDone;
}

type Progress = { count: number; isDone: boolean };

async function receiveMissed(
  database: Database,
  twilio: Twilio,
  listed: ListedMessage[],
  deadline: number,
): Promise<Progress> {
  const inbound = listed.filter(
    ({ isInbound, from, to }) => isInbound && sender.test(from) && ownNumber.test(to),
  );
  const known = await database.messages.knownTexts(inbound.map(({ sid }) => sid));
  const missed = inbound.filter(({ sid }) => !known.has(sid)).reverse();
  let count = 0;
  // Oldest first for each sender: a START after a STOP must be read last.
  const isDone = await eachInTime(
    missed,
    ({ from }) => from,
    deadline,
    async (text) => {
      const receivedAt = text.sentTime ?? text.createdTime;
      const isNew = await database.messages.receive(
        inboundMessage({
          providerSid: text.sid,
          from: text.from,
          to: text.to,
          body: text.body,
          media: text.mediaCount > 0 ? await twilio.listMedia(text.sid) : [],
          optOutType: null,
          ...(receivedAt !== null && { receivedAt }),
        }),
      );
      if (isNew) count += 1;
    },
  );
  return { count, isDone };
}

/** Our row of a text whose answer from Twilio was lost: same words to the same number at about the same time. */
function isSameText(row: UnnamedText, { to, body, createdTime }: ListedMessage): boolean {
  if (createdTime === null || row.otherNumber !== to || row.body !== body) return false;
  const laterMs = Date.parse(createdTime) - Date.parse(row.createdAt);
  return laterMs >= earliestMs && laterMs <= latestMs;
}

async function updateSent(
  database: Database,
  listed: ListedMessage[],
  { since, isWhole, deadline }: { since: number; isWhole: boolean; deadline: number },
): Promise<Progress> {
  const ours = listed.filter(({ isInbound }) => !isInbound);
  const sent = await database.messages.sentTexts(ours.map(({ sid }) => sid));
  const unnamed = new Set(await database.messages.unnamedTexts(new Date(since).toISOString()));
  const changes = ours.flatMap((text) => {
    const named = sent.get(text.sid);
    const row = named ?? [...unnamed].find((candidate) => isSameText(candidate, text));
    if (!row) return [];
    // No second text may claim the same row.
    for (const claimed of unnamed) if (claimed.id === row.id) unnamed.delete(claimed);
    const isNews = row.status !== text.status || row.errorCode !== text.errorCode;
    const { sid: providerSid, status, errorCode } = text;
    return isNews ? [{ messageId: row.id, providerSid, status, errorCode }] : [];
  });
  let count = 0;
  const isDone = await eachInTime(
    changes,
    ({ messageId }) => messageId,
    deadline,
    async (change) => {
      await database.messages.updateStatus(change);
      count += 1;
    },
  );
  // Whoever claimed it is long gone, and Twilio has had nothing like it: it may be tried again.
  const abandoned = [...unnamed].filter(
    ({ claimedUntil }) => Date.now() - Date.parse(claimedUntil) > latestMs,
  );
  if (isWhole && isDone) {
    for (const { id } of abandoned) {
      await database.messages.updateStatus({
        ...{ messageId: id, providerSid: null, status: 'failed', errorCode: null },
      });
      count += 1;
    }
  }
  return { count, isDone };
}

/**
 * Brings in what Twilio's webhooks failed to tell while the functions were away: compares Twilio's
 * own list, since the last time that all of it was seen, with what is stored. Nothing is stored twice,
 * no status moves back, and what a run has no time for is left to the next.
 */
export async function catchUp(env: Env, database: Database): Promise<CatchUpAnswer> {
  const twilio = twilioFor(env);
  const businessNumber = await database.settings.setting(settingKeys.businessNumber);
  if (businessNumber === null) return { success: true, received: 0, updated: 0, isComplete: true };
  const started = Date.now();
  const deadline = started + budgetMs;
  const lastWhole = await database.messages.caughtUpTo(businessNumber);
  const since = lastWhole === null ? started - firstLookMs : Date.parse(lastWhole) - overlapMs;
  const day = new Date(since).toISOString().slice(0, 10);
  const [incoming, outgoing] = await Promise.all([
    twilio.listMessages('To', businessNumber, day),
    twilio.listMessages('From', businessNumber, day),
  ]);
  const received = await receiveMissed(database, twilio, incoming.texts, deadline);
  const updated = await updateSent(database, outgoing.texts, { since, isWhole: outgoing.isWhole, deadline });
  const isComplete = incoming.isWhole && outgoing.isWhole && received.isDone && updated.isDone;
  if (isComplete) await database.messages.caughtUpTo(businessNumber, new Date(started).toISOString());
  return { success: true, received: received.count, updated: updated.count, isComplete };
}
