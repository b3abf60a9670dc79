import { type CatchUpAnswer, settingKeys } from '../_shared/contract.ts';
import type { Database, OpenMessage } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { type ListedMessage, type Twilio, twilioFor } from '../_shared/twilio.ts';
import { inboundMessage, ownNumber, sender } from './inbound-message.ts';

/** An outage longer than this needs Twilio's console. */
const daysBack = 7;
const maxRows = 1_000;

const minuteMs = 60_000;
/** Our row is written just before Twilio is asked; clocks differ, and a busy Twilio takes its time. */
const earliestMs = -minuteMs;
const latestMs = 10 * minuteMs;

async function receiveMissed(database: Database, twilio: Twilio, listed: ListedMessage[]): Promise<number> {
  const inbound = listed.filter(
    ({ isInbound, from, to }) => isInbound && sender.test(from) && ownNumber.test(to),
  );
  const known = await database.knownTexts(inbound.map(({ sid }) => sid));
  let received = 0;
  // Oldest first: a START after a STOP must be read last.
  for (const text of inbound.filter(({ sid }) => !known.has(sid)).reverse()) {
    const receivedAt = text.sentTime ?? text.createdTime;
    const isNew = await database.receive(
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
    if (isNew) received += 1;
  }
  return received;
}

/** Our row of a text whose answer from Twilio was lost: same words to the same number at about the same time. */
function lostRow(open: OpenMessage[], { to, body, createdTime }: ListedMessage): OpenMessage | undefined {
  if (createdTime === null) return undefined;
  return open.find((row) => {
    const laterMs = Date.parse(createdTime) - Date.parse(row.createdAt);
    return (
      row.providerSid === null &&
      row.otherNumber === to &&
      row.body === body &&
      laterMs >= earliestMs &&
      laterMs <= latestMs
    );
  });
}

async function updateSent(database: Database, listed: ListedMessage[], since: string): Promise<number> {
  const sent = await database.sentSince(since);
  const open = sent.filter(({ status }) => status === 'pending' || status === 'unknown');
  let updated = 0;
  for (const text of listed.filter(({ isInbound }) => !isInbound)) {
    const row = sent.find(({ providerSid }) => providerSid === text.sid) ?? lostRow(open, text);
    if (!row || (row.status === text.status && row.errorCode === text.errorCode)) continue;
    await database.updateStatus({
      messageId: row.id,
      providerSid: text.sid,
      status: text.status,
      errorCode: text.errorCode,
    });
    // No second text may claim the same row.
    row.providerSid = text.sid;
    updated += 1;
  }
  return updated;
}

/**
 * Brings in what Twilio's webhooks failed to tell while the functions were away: compares Twilio's
 * own list of the last days with what is stored. Nothing is stored twice, no status moves back.
 */
export async function catchUp(env: Env, database: Database): Promise<CatchUpAnswer> {
  const twilio = twilioFor(env);
  const businessNumber = await database.setting(settingKeys.businessNumber);
  if (businessNumber === null) return { success: true, received: 0, updated: 0 };
  const since = new Date(Date.now() - daysBack * 24 * 60 * minuteMs).toISOString();
  const day = since.slice(0, 10);
  const [incoming, outgoing] = await Promise.all([
    twilio.listMessages('To', businessNumber, day, maxRows),
    twilio.listMessages('From', businessNumber, day, maxRows),
  ]);
  const received = await receiveMissed(database, twilio, incoming);
  return { success: true, received, updated: await updateSent(database, outgoing, since) };
}
