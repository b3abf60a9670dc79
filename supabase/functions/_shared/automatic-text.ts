import type { AutomaticText } from './data/automatic-texts.ts';
import { askTwice, isoTime } from './data/client.ts';
import type { Database } from './database.ts';
import type { Env } from './env.ts';
import { deliver } from './message-delivery.ts';
import { HttpError } from './http-error.ts';
import { twilioFor } from './twilio.ts';

/** The limit per 24 hours for everybody together, because senders can be forged and each text costs. */
const maxTextsPerDay = 100;

/**
 * Sends a text by itself, unless `begin_automatic_text` says why not. Its row is written first, so that the
 * reconciliation settles it when the answer of Twilio is lost.
 */
export async function sendAutomatic(env: Env, database: Database, text: AutomaticText): Promise<void> {
  const twilio = twilioFor(env);
  const claim = crypto.randomUUID();
  const begun = await askTwice(() =>
    database.messages.beginAutomatic(text, claim, maxTextsPerDay, env.textLimits),
  );
  if (begun.outcome !== 'claimed' && begun.outcome !== 'reclaimed') return;
  const { businessNumber, otherNumber } = text;
  const message = {
    ...{ businessNumber, otherNumber, body: begun.body, media: [], messageId: begun.message_id },
    otherBusinessNumber: null,
    createdAt: isoTime(begun.created_at),
    isReclaimed: begun.outcome === 'reclaimed',
  };
  try {
    await deliver({ env, twilio, database }, message);
  } catch (error) {
    // The conversation shows the failure, and the delivery code has logged it.
    if (!(error instanceof HttpError)) throw error;
  }
}
