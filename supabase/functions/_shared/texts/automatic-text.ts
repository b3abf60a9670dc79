import type { Occasion } from '../contract/messages.ts';
import { retryOnce } from '../database.ts';
import { deliver } from './message-delivery.ts';
import type { Office } from '../office.ts';
import { HttpError } from '../http/http-error.ts';
import { twilioFor } from '../twilio/client.ts';

/** For all customers together. Senders can be forged, and every text costs money. */
const limits = [{ key: 'automatic text', limit: 100, seconds: 86_400 }];

/** A text that the office sends by itself. A contact gets at most one text with the same `once` key. */
type AutomaticText = Record<'businessNumber' | 'otherNumber' | 'body' | 'once', string> & {
  occasion: Occasion;
};

/**
 * Sends an automatic text if `begin_automatic_text` allows it. The row is stored first, so that the
 * reconciliation can find out what happened if Twilio's answer is lost.
 */
export async function sendAutomatic({ env, database }: Office, { otherNumber, ...text }: AutomaticText) {
  const twilio = twilioFor(env);
  const claim = crypto.randomUUID();
  const [begun] = await retryOnce(() =>
    database.rpc('begin_automatic_text', { ...text, limits, address: otherNumber, claim }),
  );
  if (begun?.outcome !== 'claimed' && begun?.outcome !== 'reclaimed') return;
  const message = { ...begun, businessNumber: text.businessNumber, media: [], claim };
  try {
    await deliver({ env, twilio, database }, { ...message, otherNumber, otherBusinessNumber: null });
  } catch (error) {
    // The conversation shows the failure, and the delivery code has logged it.
    if (!(error instanceof HttpError)) throw error;
  }
}
