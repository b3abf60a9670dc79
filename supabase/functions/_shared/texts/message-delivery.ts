import { formatIsoTime } from '../contract/fields.ts';
import { messageStatuses, type MessageStatus } from '../contract/messages.ts';
import { chunk, maxSids, readRows, type Database, type DatabaseAnswer } from '../database/client.ts';
import type { Env } from '../runtime/env.ts';
import { HttpError, refusal } from '../runtime/http-error.ts';
import { tryAndLog, logFailure } from '../runtime/log.ts';
import { parseStoredMedia } from '../storage/message-media.ts';
import { signUrl } from '../storage/storage.ts';
import { TwilioError } from '../twilio/api.ts';
import { type ListedMessage, type Twilio, type TwilioMessage, buildWebhookUrl } from '../twilio/client.ts';
import { notOurSenderCodes, twilioHttpError } from '../twilio/errors.ts';

export type Begun = DatabaseAnswer<'begin_message'>[number];

/** A text whose row is stored, and whose lease we hold unless it is only looked up. Numbers are E.164. */
type BegunMessage = Pick<Begun, 'messageId' | 'businessNumber' | 'body' | 'media' | 'createdAt'> & {
  /**
   * `reclaimed`: an earlier holder of the lease may already have sent it to Twilio. `to_look_up`: so may one, and
   * Twilio may not list it yet; we don't have the lease and must not send it.
   */
  outcome: string;
  /** The key of our lease. */
  claim: string;
  address: string;
  /** Another number to send from when the account no longer has the first. Null when there is none. */
  otherBusinessNumber: string | null;
};

/** The pictures of a text of ours. */
export const listPictures = ({ media }: Pick<Begun, 'media'>) =>
  parseStoredMedia(media).filter((file) => 'bucket' in file);

/** Our row is written just before Twilio is asked, but clocks differ and Twilio reports whole seconds. */
const clockDifferenceMs = 60_000;

/** What Twilio's list shows of our row. `createdAt` is ISO 8601. */
type Sought = { address: string; body: string; mediaCount: number; createdAt: string };

/**
 * Whether Twilio's text matches our row: same number, words and picture count, and not created before the row
 * or more than `latestMs` after it.
 */
export function isSameText(row: Sought, text: ListedMessage, latestMs = Infinity): boolean {
  if (text.createdTime === null || text.isInbound) {
    return false;
  }
  const laterMs = Date.parse(text.createdTime) - Date.parse(row.createdAt);
  const isAlike = text.to === row.address && text.body === row.body && text.mediaCount === row.mediaCount;
  return isAlike && laterMs >= -clockDifferenceMs && laterMs <= latestMs;
}

/** The 202 answer while it is unknown whether Twilio has a text. */
export const notConfirmed = () => refusal(202, 'not_confirmed', { details: { success: false } });

/** What sending a text needs. */
export type DeliveryDeps = { env: Env; twilio: Twilio; database: Database };

/** A text that Twilio has accepted. `from` is the number of ours that it was sent from. */
type Accepted = TwilioMessage & { from: string; errorCode?: number | null };

/** A status that only Twilio's own report gives. Undefined for any other. */
const readReportedStatus = (status: string | null) =>
  messageStatuses.find((known) => known === status && !['pending', 'unknown', 'failed'].includes(known));

/** Stores a status. A failure is only logged: a status callback or the reconciliation stores the rest. */
const tryToNote = (store: () => Promise<string>) => tryAndLog('sendMessage', 'status_not_stored', store);

/** The last known status of one of our texts. */
type SentText = { id: string; status: string; errorCode: number | null };

/** Those of the listed texts that are stored, by Twilio's SID. */
export async function findKnownTexts({ tables }: Database, listed: ListedMessage[]) {
  const found = new Map<string | null, SentText>();
  for (const texts of chunk(listed, maxSids)) {
    const sids = texts.map(({ sid }) => sid);
    const query = tables.from('messages').select('id, provider_sid, status, errorCode:error_code');
    const rows = readRows(await query.in('provider_sid', sids).limit(maxSids));
    for (const { provider_sid: sid, ...text } of rows) {
      found.set(sid, text);
    }
  }
  return found;
}

/**
 * Finds our row's text at Twilio, also while it waits in Twilio's queue. Ignores texts that belong to another
 * row. Throws when Twilio can't say.
 */
export async function findAtTwilio(
  { twilio, database }: Pick<DeliveryDeps, 'twilio' | 'database'>,
  row: Sought,
  latestMs?: number,
): Promise<ListedMessage | null> {
  const { rows, isWhole } = await twilio.listTextsTo(row.address);
  const candidates = rows.filter((text) => isSameText(row, text, latestMs));
  const known = await findKnownTexts(database, candidates);
  const found = candidates.findLast(({ sid }) => !known.has(sid));
  if (!found && !isWhole) {
    throw new Error('Twilio has more texts to this number than it could list');
  }
  return found ?? null;
}

/** What an earlier attempt may have left at Twilio. Throws 202 when Twilio doesn't say, or may not list it yet. */
async function findEarlier(deps: DeliveryDeps, message: BegunMessage): Promise<Accepted | null> {
  const { address, body, createdAt, outcome } = message;
  const mediaCount = listPictures(message).length;
  let found: Accepted | null;
  try {
    found = await findAtTwilio(deps, { address, body, mediaCount, createdAt: formatIsoTime(createdAt) });
  } catch (error) {
    logFailure('sendMessage', 'not_looked_up', error);
    throw notConfirmed();
  }
  if (found === null && outcome === 'to_look_up') {
    throw notConfirmed();
  }
  return found;
}

/** Asks Twilio to send the text. Tries the other number when the account no longer has the first. */
async function askToSend({ env, twilio }: DeliveryDeps, message: BegunMessage): Promise<Accepted> {
  const { messageId, businessNumber, otherBusinessNumber, address: to, body } = message;
  const statusCallback = buildWebhookUrl(env, 'messageStatus', { message: messageId });
  const mediaUrls = await Promise.all(listPictures(message).map((file) => signUrl(env, file)));
  const sendFrom = async (from: string) => ({
    ...(await twilio.sendMessage({ from, to, body, mediaUrls, statusCallback })),
    from,
  });
  try {
    return await sendFrom(businessNumber);
  } catch (error) {
    const isNotOurs = error instanceof TwilioError && notOurSenderCodes.includes(error.code ?? 0);
    if (!isNotOurs || otherBusinessNumber === null) {
      throw error;
    }
    return sendFrom(otherBusinessNumber);
  }
}

/**
 * Sends a text once, after checking at Twilio for an earlier send, and stores and returns its status. Throws
 * an HttpError when the text was not sent or the outcome is unknown.
 */
export async function deliver(deps: DeliveryDeps, message: BegunMessage): Promise<MessageStatus> {
  const { messageId, businessNumber } = message;
  const { rpc } = deps.database;
  let accepted = message.outcome === 'claimed' ? null : await findEarlier(deps, message);
  try {
    accepted ??= await askToSend(deps, message);
  } catch (error) {
    logFailure('sendMessage', 'not_sent', error);
    const refused = error instanceof TwilioError && error.status < 500 ? error : null;
    const errorCode = refused?.code ?? null;
    // An HttpError comes from the storage, before Twilio is asked.
    const notSent = error instanceof HttpError ? error : refused && twilioHttpError(errorCode);
    // Once it surely was not sent, a repeat may try again.
    const failed = notSent ? { status: 'failed', claim: message.claim } : { status: 'unknown' };
    const stored = await tryToNote(() => rpc('update_message_status', { messageId, errorCode, ...failed }));
    // Twilio's report may come before its answer, or instead of it.
    const reported = readReportedStatus(stored);
    if (reported !== undefined) {
      return reported;
    }
    throw notSent ?? notConfirmed();
  }
  const { sid: providerSid, status, errorCode = null, from } = accepted;
  const otherSender = from === businessNumber ? null : from;
  const sent = { messageId, providerSid, status, errorCode, businessNumber: otherSender };
  const stored = await tryToNote(() => rpc('update_message_status', sent));
  return messageStatuses.find((known) => known === stored) ?? status;
}
