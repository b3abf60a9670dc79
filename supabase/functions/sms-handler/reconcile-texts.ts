/** Adds texts that no webhook delivered, and updates the status of ours. */
import { formatIsoTime } from '../_shared/contract/fields.ts';
import { readRouting } from '../_shared/database/call-handling.ts';
import { chunk, type Database, maxListed, maxSids, readRows } from '../_shared/database/client.ts';
import { isQueueOver, computeLatestCreationMs } from '../_shared/domain/text-delivery.ts';
import {
  isNews,
  isOverdue,
  storeInTime,
  storeOrSetAside,
  type Progress,
  type Run,
} from '../_shared/reconcile/reconcile-run.ts';
import { findAtTwilio, isSameText, findKnownTexts, listPictures } from '../_shared/texts/message-delivery.ts';
import type { Days, ListedMessage } from '../_shared/twilio/client.ts';
import { ownNumber, receiveText, sender } from './receive-text.ts';

const dayMs = 86_400_000;
/** How far back the first run goes. */
const firstLookDays = 6;

/** How many texts a run looks up by their recipient, at most. Each is a request or more. */
const mostLookedUp = 40;

/** The numbers and short codes that Twilio can list texts by. */
const listedNumber = /^\+?\d{3,15}$/;

/**
 * Our texts without a report by Twilio, newest first, at most 1000: those that may not have reached it, and those of
 * the first look's days that we have given up. Times are ISO 8601.
 */
async function listUnsettledTexts({ tables }: Database) {
  const columns =
    'id, body, media, status, businessNumber:business_number, errorCode:error_code, created_at, claimed_until, contacts!inner(address)';
  const ours = (statuses: string[]) =>
    tables
      .from('messages')
      .select(columns)
      .in('status', statuses)
      .eq('direction', 'outbound')
      .order('created_at', { ascending: false })
      .limit(maxListed);
  const open = readRows(await ours(['pending', 'unknown']));
  const since = new Date(Date.now() - firstLookDays * dayMs).toISOString();
  const failed = readRows(await ours(['failed']).is('provider_sid', null).gte('created_at', since));
  // Twilio's refusal ends the lease.
  const givenUp = failed.filter((row) => row.claimed_until !== null);
  // Open ones first, so that a text at Twilio is taken for one of them.
  return [...open, ...givenUp].map((row) => ({
    ...row,
    address: row.contacts.address,
    mediaCount: listPictures(row).length,
    createdAt: formatIsoTime(row.created_at),
    /** When its last lease ends or ended. */
    claimedUntil: formatIsoTime(row.claimed_until ?? row.created_at),
  }));
}

type UnsettledText = Awaited<ReturnType<typeof listUnsettledTexts>>[number];

const isOpen = ({ status }: UnsettledText) => status !== 'failed';

/** What a run has added and updated so far, and our texts without a report by Twilio, by id. */
type Texts = { texts: number; statuses: number; unsettled: Map<string, UnsettledText> };

/** Twilio's ids of those listed texts that are stored and whose effects are done. */
async function findFinishedTexts({ tables }: Database, listed: ListedMessage[]): Promise<Set<string>> {
  const finished = new Set<string>();
  for (const texts of chunk(listed, maxSids)) {
    const sids = texts.map(({ sid }) => sid);
    const query = tables.from('messages').select('sid:provider_sid').eq('has_open_effects', false);
    const rows = readRows(await query.in('provider_sid', sids).limit(maxSids));
    for (const { sid } of rows) {
      if (sid !== null) {
        finished.add(sid);
      }
    }
  }
  return finished;
}

/** Receives the incoming texts that no webhook has brought, or whose effects are still open. */
async function receiveMissed(run: Run, found: Texts, listed: ListedMessage[], { isFirst }: Comparison) {
  const { office, database, twilio } = run;
  const inbound = listed.filter(
    ({ isInbound, from, to }) => isInbound && sender.test(from) && ownNumber.test(to),
  );
  const finished = await findFinishedTexts(database, inbound);
  // Oldest first for each sender, so that the list shows their newest text last.
  const missed = inbound.filter(({ sid }) => !finished.has(sid)).reverse();
  const [first] = missed;
  if (!first) {
    return true;
  }
  const routing = await readRouting(database, first.from);
  const store = async ({ sid: providerSid, from, to, body, ...text }: ListedMessage) => {
    const media = text.mediaCount > 0 ? await twilio.listMedia(providerSid) : [];
    const receivedAt = text.sentTime ?? text.createdTime;
    const missedText = { providerSid, from, to, body, media, optOutType: null, receivedAt };
    const isNew = await receiveText(office, routing, missedText);
    if (!isNew) {
      return;
    }
    found.texts += 1;
    // Before its first comparison, the number's webhooks may have belonged to somebody else.
    if (!isFirst && isNews(receivedAt) && isOverdue(receivedAt)) {
      run.isBehind = true;
    }
  };
  const tasks = missed.map((text) => ({ sid: text.sid, key: text.from, store: () => store(text) }));
  return storeInTime(run, 'text', tasks);
}

type StatusChange = {
  messageId: string;
  providerSid: string | null;
  status: string;
  errorCode: number | null;
};

function updateStatuses(run: Run, found: Texts, changes: StatusChange[]): Promise<boolean> {
  const tasks = changes.map((change) => ({
    sid: change.providerSid ?? change.messageId,
    key: change.messageId,
    async store() {
      await run.database.rpc('update_message_status', change);
      found.statuses += 1;
    },
  }));
  return storeInTime(run, 'status', tasks);
}

async function updateSent(run: Run, found: Texts, listed: ListedMessage[]): Promise<boolean> {
  const ours = listed.filter(({ isInbound }) => !isInbound);
  const sent = await findKnownTexts(run.database, ours);
  const changes = ours.flatMap((text) => {
    const named = sent.get(text.sid);
    const row =
      named ??
      [...found.unsettled.values()].find((row) => isSameText(row, text, computeLatestCreationMs(row)));
    if (!row) {
      return [];
    }
    // No second text may match the same row.
    found.unsettled.delete(row.id);
    const { sid: providerSid, errorCode } = text;
    const status = named && !text.isStatusKnown ? named.status : text.status;
    const isNews = row.status !== status || row.errorCode !== errorCode;
    return isNews ? [{ messageId: row.id, providerSid, status, errorCode }] : [];
  });
  return updateStatuses(run, found, changes);
}

/**
 * Looks up texts whose lease has ended by their recipient, the oldest first, because a text that waits in Twilio's
 * queue is on no day's list. Only one that is not found there once the queue is over has failed, so that it can be
 * sent again.
 */
async function lookUpOpen(run: Run, found: Texts): Promise<void> {
  const now = Date.now();
  const ended = [...found.unsettled.values()].filter(
    (row) => isOpen(row) && Date.parse(row.claimedUntil) < now,
  );
  const oldestFirst = ended.toSorted((a, b) => a.claimedUntil.localeCompare(b.claimedUntil));
  for (const row of oldestFirst.slice(0, mostLookedUp)) {
    if (!run.hasTime()) {
      return;
    }
    await storeOrSetAside(run, { sid: row.id, kind: 'status' }, async () => {
      const text = await findAtTwilio(run, row, computeLatestCreationMs(row));
      if (text === null && !isQueueOver(row, now)) {
        return;
      }
      const {
        sid: providerSid,
        status,
        errorCode,
      } = text ?? { sid: null, status: 'failed', errorCode: null };
      await run.database.rpc('update_message_status', { messageId: row.id, providerSid, status, errorCode });
      found.statuses += 1;
    });
  }
}

type Comparison = { businessNumber: string; days: Days; isFirst: boolean };

/**
 * The days to compare for each number, oldest first, reaching back to the oldest text whose outcome is
 * unknown.
 */
function planComparisons(run: Run, progress: readonly Progress[], unsettled: UnsettledText[]): Comparison[] {
  return progress
    .filter(({ businessNumber }) => listedNumber.test(businessNumber))
    .flatMap(({ businessNumber, textsUntil }) => {
      const open = unsettled
        .filter((row) => isOpen(row) && row.businessNumber === businessNumber)
        .map(({ createdAt }) => createdAt);
      const until = textsUntil && [textsUntil, ...open].toSorted()[0];
      return run.daysToCompare(until ?? null, firstLookDays).map((days) => ({
        businessNumber,
        days,
        isFirst: textsUntil === null,
      }));
    })
    .toSorted((a, b) => a.days.first.localeCompare(b.days.first));
}

/** Compares Twilio's texts with what is stored: each of our numbers, day by day, the oldest first. */
export async function reconcileTexts(run: Run, progress: readonly Progress[]) {
  const { database, twilio } = run;
  const rows = await listUnsettledTexts(database);
  const found: Texts = { texts: 0, statuses: 0, unsettled: new Map(rows.map((row) => [row.id, row])) };
  const unfinished = new Set<string>();
  for (const comparison of planComparisons(run, progress, rows)) {
    const { businessNumber, days } = comparison;
    if (!run.hasTime()) {
      return { ...found, isDone: false };
    }
    if (unfinished.has(businessNumber)) {
      continue;
    }
    const [incoming, outgoing] = await Promise.all([
      twilio.listMessages('To', businessNumber, days),
      twilio.listMessages('From', businessNumber, days),
    ]);
    const isReceived = await receiveMissed(run, found, incoming.rows, comparison);
    const isUpdated = await updateSent(run, found, outgoing.rows);
    if (isReceived && isUpdated && incoming.isWhole && outgoing.isWhole) {
      const textsUntil = run.completeUntil(days);
      await database.rpc('note_reconciled', { businessNumbers: [businessNumber], textsUntil });
    } else {
      unfinished.add(businessNumber);
    }
  }
  await lookUpOpen(run, found);
  return { ...found, isDone: unfinished.size === 0 };
}
