import { isoTime } from '../contract/fields.ts';
import { messageStatuses, type MessageStatus } from '../contract/messages.ts';
import { chunk, maxSids, rowsOf, type Database, type DatabaseAnswer } from '../database.ts';
import type { Env } from '../env.ts';
import { tryAndLog, logFailure } from '../log.ts';
import { storedMedia } from './message-media.ts';
import { HttpError, refusal } from '../http/http-error.ts';
import { signedAddress } from '../storage.ts';
import { TwilioError } from '../twilio/api.ts';
import { type ListedMessage, type Twilio, type TwilioMessage, webhookUrl } from '../twilio/client.ts';
import { notOurSenderCodes, twilioHttpError } from '../twilio/errors.ts';

export type Begun = DatabaseAnswer<'begin_message'>[number];

/** A text whose row is stored and whose lease we hold. Numbers are E.164. */
type LeasedMessage = Pick<Begun, 'messageId' | 'businessNumber' | 'body' | 'media' | 'createdAt'> & {
  /** `reclaimed`: an earlier holder of the lease may already have sent it to Twilio. */
  outcome: string;
  /** The key of our lease. */
  claim: string;
  otherNumber: string;
  /** Another number to send from when the account no longer has the first. Null when there is none. */
  otherBusinessNumber: string | null;
};

const picturesOf = ({ media }: LeasedMessage) => storedMedia(media).filter((file) => 'bucket' in file);

/** Our row is written just before Twilio is asked, but clocks differ and Twilio reports whole seconds. */
const clockDifferenceMs = 60_000;

/**
 * Whether Twilio's text matches our row: same number, words and picture count, and not sent before the row.
 */
export function isSameText(
  row: { otherNumber: string; body: string; mediaCount: number; createdAt: string },
  text: ListedMessage,
  latestMs = Infinity,
): boolean {
  if (text.createdTime === null || text.isInbound) return false;
  const laterMs = Date.parse(text.createdTime) - Date.parse(row.createdAt);
  const isAlike = text.to === row.otherNumber && text.body === row.body && text.mediaCount === row.mediaCount;
  return isAlike && laterMs >= -clockDifferenceMs && laterMs <= latestMs;
}

/** The 202 answer while it is unknown whether Twilio has a text. */
export const notConfirmed = () => refusal(202, 'not_confirmed', { details: { success: false } });

type Deps = { env: Env; twilio: Twilio; database: Database };

/** A text that Twilio has accepted. `from` is the number of ours that it was sent from. */
type Accepted = TwilioMessage & { from: string };

/** Stores a status. A failure is only logged: a status callback or the reconciliation stores the rest. */
const noted = (store: () => Promise<string>) => tryAndLog('sendMessage', 'status_not_stored', store);

/** The last known status of one of our texts. */
type SentText = { id: string; status: string; errorCode: number | null };

/** Those of the listed texts that are stored, by Twilio's SID. */
export async function knownTexts({ tables }: Database, listed: ListedMessage[]) {
  const found = new Map<string | null, SentText>();
  for (const texts of chunk(listed, maxSids)) {
    const sids = texts.map(({ sid }) => sid);
    const query = tables.from('messages').select('id, provider_sid, status, errorCode:error_code');
    const rows = rowsOf(await query.in('provider_sid', sids).limit(maxSids));
    for (const { provider_sid: sid, ...text } of rows) found.set(sid, text);
  }
  return found;
}

/** Finds the text in Twilio's list. Ignores texts that belong to another row. */
async function findAtTwilio({ twilio, database }: Deps, message: LeasedMessage): Promise<Accepted | null> {
  const { createdAt } = message;
  const row = { ...message, mediaCount: picturesOf(message).length, createdAt: isoTime(createdAt) };
  const candidates = (await twilio.latestTextsTo(row.otherNumber)).filter((text) => isSameText(row, text));
  const known = await knownTexts(database, candidates);
  return candidates.findLast(({ sid }) => !known.has(sid)) ?? null;
}

/** Asks Twilio to send the text. Tries the other number when the account no longer has the first. */
async function askToSend({ env, twilio }: Deps, message: LeasedMessage): Promise<Accepted> {
  const { messageId, businessNumber, otherBusinessNumber, otherNumber: to, body } = message;
  const statusCallback = webhookUrl(env, 'messageStatus', { message: messageId });
  const mediaUrls = await Promise.all(picturesOf(message).map((file) => signedAddress(env, file)));
  const sendFrom = async (from: string) => ({
    ...(await twilio.sendMessage({ from, to, body, mediaUrls, statusCallback })),
    from,
  });
  try {
    return await sendFrom(businessNumber);
  } catch (error) {
    const isNotOurs = error instanceof TwilioError && notOurSenderCodes.includes(error.code ?? 0);
    if (!isNotOurs || otherBusinessNumber === null) throw error;
    return sendFrom(otherBusinessNumber);
  }
}

/**
 * Sends a text once, after checking at Twilio for an earlier send, and stores and returns its status. Throws
 * an HttpError when the text was not sent or the outcome is unknown.
 */
export async function deliver(deps: Deps, message: LeasedMessage): Promise<MessageStatus> {
  const { messageId, businessNumber } = message;
  const { rpc } = deps.database;
  let accepted: Accepted | null;
  try {
    accepted = message.outcome === 'reclaimed' ? await findAtTwilio(deps, message) : null;
  } catch (error) {
    logFailure('sendMessage', 'not_looked_up', error);
    throw notConfirmed();
  }
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
    await noted(() => rpc('update_message_status', { messageId, errorCode, ...failed }));
    throw notSent ?? notConfirmed();
  }
  const { sid: providerSid, status, from } = accepted;
  const sent = { messageId, providerSid, status, businessNumber: from === businessNumber ? null : from };
  const stored = await noted(() => rpc('update_message_status', sent));
  return messageStatuses.find((known) => known === stored) ?? status;
}
