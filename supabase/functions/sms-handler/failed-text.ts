/** Makes sure that a text that is to be sent again has not reached Twilio after all. */
import { formatIsoTime } from '../_shared/contract/fields.ts';
import { hasFailed } from '../_shared/contract/messages.ts';
import { readRows } from '../_shared/database/client.ts';
import { computeLatestCreationMs } from '../_shared/domain/text-delivery.ts';
import { refusal } from '../_shared/runtime/http-error.ts';
import { logFailure, tryAndLog } from '../_shared/runtime/log.ts';
import { describeMedia } from '../_shared/storage/message-media.ts';
import { type DeliveryDeps, findAtTwilio, listPictures } from '../_shared/texts/message-delivery.ts';

/** A failed text to this number that Twilio neither took nor refused. Null for any other. */
async function findGivenUpText({ database }: DeliveryDeps, messageId: string, to: string) {
  const query = database.tables
    .from('messages')
    .select(
      'id, body, media, status, provider_sid, businessNumber:business_number, created_at, claimed_until, contacts!inner(address)',
    )
    .eq('id', messageId);
  const [row] = readRows(await query.limit(1));
  if (row?.status !== 'failed' || row.provider_sid !== null || row.contacts.address !== to) {
    return null;
  }
  // Twilio's refusal ends the lease.
  if (row.claimed_until === null) {
    return null;
  }
  return { ...row, createdAt: formatIsoTime(row.created_at), claimedUntil: formatIsoTime(row.claimed_until) };
}

/**
 * The failed text, if Twilio turns out to have it; then its row is corrected and nothing must be sent. Null when
 * it may be sent again. Throws 409 when Twilio doesn't say.
 */
export async function findSentAfterAll(deps: DeliveryDeps, messageId: string, to: string) {
  const row = await findGivenUpText(deps, messageId, to);
  if (row === null) {
    return null;
  }
  const { body, createdAt } = row;
  const pictures = listPictures(row);
  const sought = { address: to, body, mediaCount: pictures.length, createdAt };
  const found = await findAtTwilio(deps, sought, computeLatestCreationMs(row)).catch((error: unknown) => {
    logFailure('sendMessage', 'not_looked_up', error);
    // Not a server error, after which the office would not know whether this request has sent anything.
    throw refusal(409, 'not_looked_up');
  });
  if (found === null) {
    return null;
  }
  const { sid: providerSid, status, errorCode } = found;
  await tryAndLog('sendMessage', 'status_not_stored', () =>
    deps.database.rpc('update_message_status', { messageId, providerSid, status, errorCode }),
  );
  if (hasFailed(found)) {
    return null;
  }
  return {
    id: messageId,
    businessNumber: row.businessNumber,
    direction: 'outbound',
    body,
    created_at: createdAt,
    status,
    source: 'sms',
    media: pictures.map(describeMedia),
  };
}
