import type { Occasion } from '../contract/messages.ts';
import { retryOnce } from '../database/client.ts';
import type { Office } from '../office/office.ts';
import { HttpError } from '../runtime/http-error.ts';
import { openTwilio } from '../twilio/client.ts';
import { deliver } from './message-delivery.ts';

/** For all customers together. Senders can be forged, and every text costs money. */
const limits = [{ key: 'automatic text', limit: 100, seconds: 86_400 }];

/** A text that the office sends by itself. A contact gets at most one text with the same `once` key. */
type AutomaticText = Record<'businessNumber' | 'address' | 'body' | 'once', string> & {
  occasion: Occasion;
  /** Twilio's id of the text that it answers. */
  answers?: string;
  /** How long a closed answer waits after a person of the office wrote, or an emergency answer went out. */
  pauseHours?: number;
};

/**
 * Sends an automatic text if `begin_automatic_text` allows it. The row is stored first, so that the
 * reconciliation can find out what happened if Twilio's answer is lost.
 */
export async function sendAutomatic({ env, database }: Office, { address, ...text }: AutomaticText) {
  const twilio = openTwilio(env);
  const claim = crypto.randomUUID();
  const [begun] = await retryOnce(() =>
    database.rpc('begin_automatic_text', { ...text, limits, address, claim }),
  );
  if (begun?.outcome !== 'claimed' && begun?.outcome !== 'reclaimed') {
    return;
  }
  const message = { ...begun, businessNumber: text.businessNumber, media: [], claim };
  try {
    await deliver({ env, twilio, database }, { ...message, address, otherBusinessNumber: null });
  } catch (error) {
    // The conversation shows the failure, and the delivery code has logged it.
    if (!(error instanceof HttpError)) {
      throw error;
    }
  }
}
