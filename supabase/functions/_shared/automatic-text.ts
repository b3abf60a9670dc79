import { isoTime } from './contract/fields.ts';
import type { Occasion } from './contract/messages.ts';
import { askTwice } from './data/client.ts';
import type { Database } from './database.ts';
import type { Env } from './env.ts';
import { deliver } from './message-delivery.ts';
import { HttpError } from './http-error.ts';
import { twilioFor } from './twilio.ts';

/** The limit per 24 hours for everybody together, because senders can be forged and each text costs. */
const maxTextsPerDay = 100;

/** A text that the office sends by itself; `once` names what it answers to that contact only once. */
type AutomaticText = {
  businessNumber: string;
  otherNumber: string;
  body: string;
  occasion: Occasion;
  once: string;
};

/**
 * Sends a text by itself, unless `begin_automatic_text` says why not. Its row is written first, so that the
 * reconciliation settles it when the answer of Twilio is lost.
 */
export async function sendAutomatic(
  env: Env,
  database: Database,
  { otherNumber, ...text }: AutomaticText,
): Promise<void> {
  const twilio = twilioFor(env);
  const claim = crypto.randomUUID();
  const limits = { limit: maxTextsPerDay, limits: env.textLimits };
  const [begun] = await askTwice(() =>
    database.call('begin_automatic_text', { ...text, ...limits, address: otherNumber, claim }),
  );
  if (begun?.outcome !== 'claimed' && begun?.outcome !== 'reclaimed') return;
  const message = {
    ...{ businessNumber: text.businessNumber, otherNumber, body: begun.body, media: [] },
    ...{ messageId: begun.messageId, createdAt: isoTime(begun.createdAt) },
    otherBusinessNumber: null,
    isReclaimed: begun.outcome === 'reclaimed',
  };
  try {
    await deliver({ env, twilio, database }, message);
  } catch (error) {
    // The conversation shows the failure, and the delivery code has logged it.
    if (!(error instanceof HttpError)) throw error;
  }
}
