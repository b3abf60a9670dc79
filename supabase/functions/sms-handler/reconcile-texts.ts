/** Adds texts that no webhook delivered, and updates the status of ours. */
import { newTextEvent } from '../_shared/alerts/alert-words.ts';
import { isoTime } from '../_shared/contract/fields.ts';
import { type Database, listOf, maxListed, rowsOf } from '../_shared/database.ts';
import { isSameText, knownTexts } from '../_shared/texts/message-delivery.ts';
import {
  isNews,
  isOverdue,
  storeInTime,
  type Progress,
  type Run,
} from '../_shared/reconcile/reconcile-run.ts';
import type { Days, ListedMessage } from '../_shared/twilio/client.ts';
import { inboundMessage, ownNumber, sender } from './message-webhooks.ts';

/** How far back the first run goes. */
const firstLookDays = 6;

/** The longest that Twilio takes to list a text when it is busy. */
const latestMs = 10 * 60_000;

/** The numbers and short codes that Twilio can list texts by. */
const listedNumber = /^\+?\d{3,15}$/;

/** Our texts that may not have reached Twilio, newest first, at most 1000. Times are ISO 8601. */
async function unsettledTexts({ tables }: Database) {
  const query = tables
    .from('messages')
    .select(
      'id, body, media, status, businessNumber:business_number, errorCode:error_code, created_at, claimed_until, contacts!inner(address)',
    )
    .filter('status', 'in', listOf(['pending', 'unknown']))
    .eq('direction', 'outbound');
  const rows = rowsOf(await query.order('created_at', { ascending: false }).limit(maxListed));
  return rows.map((row) => ({
    ...row,
    otherNumber: row.contacts.address,
    mediaCount: Array.isArray(row.media) ? row.media.length : 0,
    createdAt: isoTime(row.created_at),
    /** When its last lease ends or ended. */
    claimedUntil: isoTime(row.claimed_until ?? row.created_at),
  }));
}

type UnsettledText = Awaited<ReturnType<typeof unsettledTexts>>[number];

/** What a run has added and updated so far, and our texts whose outcome is still unknown, by id. */
type Texts = { texts: number; statuses: number; unsettled: Map<string, UnsettledText> };

async function receiveMissed(run: Run, found: Texts, listed: ListedMessage[], { isFirst }: Comparison) {
  const { database, twilio } = run;
  const inbound = listed.filter(
    ({ isInbound, from, to }) => isInbound && sender.test(from) && ownNumber.test(to),
  );
  const known = await knownTexts(database, inbound);
  const store = async ({ sid: providerSid, from, to, body, ...text }: ListedMessage) => {
    const media = text.mediaCount > 0 ? await twilio.listMedia(providerSid) : [];
    const receivedAt = text.sentTime ?? text.createdTime;
    const outcome = await database.rpc(
      'receive_message',
      inboundMessage({ providerSid, from, to, body, media, optOutType: null, receivedAt }),
    );
    if (outcome === 'known') return;
    found.texts += 1;
    if (!isNews(receivedAt)) return;
    run.report(newTextEvent(from, body));
    // Before its first comparison, the number's webhooks may have belonged to somebody else.
    if (!isFirst && isOverdue(receivedAt)) run.isBehind = true;
  };
  // Oldest first for each sender, so that a START after a STOP is applied last.
  const missed = inbound.filter(({ sid }) => !known.has(sid)).reverse();
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
  const sent = await knownTexts(run.database, ours);
  const changes = ours.flatMap((text) => {
    const named = sent.get(text.sid);
    const row =
      named ?? [...found.unsettled.values()].find((candidate) => isSameText(candidate, text, latestMs));
    if (!row) return [];
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
 * Marks texts as failed when their lease has ended and Twilio doesn't have them, so that they can be retried.
 */
async function giveUpOn(run: Run, found: Texts): Promise<boolean> {
  const abandoned = [...found.unsettled.values()].filter(
    ({ claimedUntil }) => Date.now() - Date.parse(claimedUntil) > latestMs,
  );
  const never = { providerSid: null, status: 'failed', errorCode: null };
  const changes = abandoned.map(({ id: messageId }) => ({ messageId, ...never }));
  return updateStatuses(run, found, changes);
}

type Comparison = { businessNumber: string; days: Days; isFirst: boolean };

/**
 * The days to compare for each number, oldest first, reaching back to the oldest text whose outcome is
 * unknown.
 */
function comparisonsOf(run: Run, progress: readonly Progress[], unsettled: UnsettledText[]): Comparison[] {
  return progress
    .filter(({ businessNumber }) => listedNumber.test(businessNumber))
    .flatMap(({ businessNumber, textsUntil }) => {
      const open = unsettled
        .filter((row) => row.businessNumber === businessNumber)
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
  const rows = await unsettledTexts(database);
  const found: Texts = { texts: 0, statuses: 0, unsettled: new Map(rows.map((row) => [row.id, row])) };
  const unfinished = new Set<string>();
  for (const comparison of comparisonsOf(run, progress, rows)) {
    const { businessNumber, days } = comparison;
    if (!run.hasTime()) return { ...found, isDone: false };
    if (unfinished.has(businessNumber)) continue;
    const [incoming, outgoing] = await Promise.all([
      twilio.listMessages('To', businessNumber, days),
      twilio.listMessages('From', businessNumber, days),
    ]);
    const isReceived = await receiveMissed(run, found, incoming.rows, comparison);
    const isUpdated = await updateSent(run, found, outgoing.rows);
    if (isReceived && isUpdated && incoming.isWhole && outgoing.isWhole) {
      const textsUntil = run.completeUntil(days);
      await database.rpc('note_reconciled', { businessNumbers: [businessNumber], textsUntil });
    } else unfinished.add(businessNumber);
  }
  const isDone = unfinished.size === 0 && (await giveUpOn(run, found));
  return { ...found, isDone };
}
