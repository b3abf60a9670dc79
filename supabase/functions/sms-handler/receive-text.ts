/**
 * An incoming text, whoever reports it: Twilio's webhook or the reconciliation, first or second, once or
 * repeatedly. Its effects are the same, and each happens once:
 *
 * - `receive_message` stores the text, counts it as unread, applies a STOP or START, and approves an estimate with a YES,
 *   in one transaction.
 * - The alert's key is Twilio's id of the text, and `claim_alerts` counts each key once.
 * - `begin_automatic_text` decides about the automatic answer to this text.
 *
 * The last two follow after the answer. The row says that they are open until both are done, so that a repeated
 * report or the next reconciliation does what an ended instance has left out.
 */
import * as v from 'valibot';
import { createApprovalEvent, createNewTextEvent } from '../_shared/alerts/alert-events.ts';
import type { CallRouting } from '../_shared/database/call-handling.ts';
import { hasEmergencyWord } from '../_shared/domain/emergency-words.ts';
import { readKeyword } from '../_shared/domain/keywords.ts';
import { makeStorable, cutStorable } from '../_shared/domain/text.ts';
import type { Office } from '../_shared/office/office.ts';
import { isNews } from '../_shared/reconcile/reconcile-run.ts';
import { afterAnswer } from '../_shared/runtime/after-answer.ts';
import { answerText } from './answer-text.ts';

/** One of our numbers: E.164, a short code or a sender name, but no WhatsApp address (column `business_number`). */
export const ownNumber = /^\+?[A-Za-z0-9]{1,20}$/;
/** The sender of a text: a number, a short code or a sender name (column `address`). */
export const sender = /^[^\p{C}]{1,64}$/u;
const maxStoredBody = 4096;

/** An incoming text as Twilio reports it. Sender and recipient must match their patterns. */
export type IncomingText = {
  providerSid: string;
  from: string;
  to: string;
  body: string;
  media: { url: string; contentType: string }[];
  /** The keyword that Twilio recognized, which may be a word of the owner. Null when it recognized none or didn't say. */
  optOutType: string | null;
  /** ISO 8601. Null means now. */
  receivedAt: string | null;
};

const optOutTypes = v.fallback(v.nullable(v.picklist(['stop', 'start', 'help'])), null);

/** Stores a text and does what follows from it, by the office's settings. Returns whether it is a new one. */
export async function receiveText(
  office: Office,
  routing: CallRouting,
  { providerSid, from, to, body: written, media, optOutType, receivedAt }: IncomingText,
): Promise<boolean> {
  const body = cutStorable(written, maxStoredBody);
  const isEmergency = hasEmergencyWord(body, routing.emergencyWords);
  const hasEffects = isNews(receivedAt);
  const outcome = await office.database.rpc('receive_message', {
    businessNumber: to,
    address: from,
    body,
    providerSid,
    media: media
      .filter(({ url }) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))
      .map(({ url, contentType }) => ({ url: makeStorable(url), contentType: makeStorable(contentType) })),
    receivedAt,
    reading: readKeyword(body),
    optOutType: v.parse(optOutTypes, optOutType?.toLowerCase() ?? null),
    isEmergency,
    hasEffects,
  });
  const isNew = outcome === 'new';
  if (isNew ? hasEffects : outcome === 'unfinished') {
    const text = { providerSid, businessNumber: to, address: from, body, isEmergency };
    afterAnswer('textEffects', async () => {
      if (hasEffects) {
        await doEffects(office, routing, text);
      }
      await office.database.rpc('finish_text', { providerSid });
    });
  }
  return isNew;
}

type StoredText = Parameters<typeof createNewTextEvent>[0] & Parameters<typeof answerText>[2];

/** One text makes one alert: a YES that has approved an estimate is told as that. */
async function chooseEvent({ database }: Office, text: StoredText) {
  if (readKeyword(text.body) !== 'yes') {
    return createNewTextEvent(text);
  }
  const { providerSid } = text;
  const [approval] = await database.rpc('approval_by', { providerSid });
  return approval ? createApprovalEvent(text, approval) : createNewTextEvent(text);
}

/** Alerts admins and answers the customer. Doing it again changes nothing. */
async function doEffects(office: Office, routing: CallRouting, text: StoredText): Promise<void> {
  const event = await chooseEvent(office, text);
  await Promise.all([office.alerts.tell(event), answerText(office, routing, text)]);
}
