import type { MessageStatus } from './contract/messages.ts';
import { webhookPaths } from './contract/webhooks.ts';
import type { Database } from './database.ts';
import type { Env } from './env.ts';
import { logFailure } from './log.ts';
import { Refusal } from './refusal.ts';
import { TwilioError } from './twilio-api.ts';
import type { Twilio, TwilioMessage } from './twilio.ts';
import { optedOutCode, twilioRefusal } from './twilio-errors.ts';

/** A text whose row is written and that Twilio hasn't been asked to send yet. Numbers are E.164. */
export type WrittenMessage = { messageId: string; businessNumber: string; otherNumber: string; body: string };

export const unknownOutcome = () =>
  new Refusal(
    502,
    'outcome_unknown',
    'Twilio did not answer, so the message may or may not have been sent. Check the conversation before sending it again.',
  );

/** Notes on our row that the send failed, or that its outcome is open, and answers what to say. */
async function noteFailure(
  database: Database,
  { messageId, otherNumber }: WrittenMessage,
  error: unknown,
): Promise<Refusal> {
  const isRefused = error instanceof TwilioError && error.status < 500;
  const errorCode = isRefused ? error.code : null;
  const status = isRefused ? 'failed' : 'unknown';
  try {
    await database.updateStatus({ messageId, providerSid: null, status, errorCode });
    if (errorCode === optedOutCode) await database.noteOptOut(otherNumber);
  } catch (databaseError) {
    logFailure('sendMessage', 'status_not_stored', databaseError);
  }
  return isRefused ? twilioRefusal(errorCode) : unknownOutcome();
}

/** Notes what Twilio accepted. The message is on its way, so no failure of ours may say otherwise. */
async function noteAccepted(database: Database, messageId: string, accepted: TwilioMessage): Promise<void> {
  try {
    await database.updateStatus({
      messageId,
      providerSid: accepted.sid,
      status: accepted.status,
      errorCode: null,
    });
  } catch (error) {
    // The status callback names the row and will fill in what is missing.
    logFailure('sendMessage', 'status_not_stored', error);
  }
}

/**
 * Asks Twilio to send it, once, and notes on the row what came of that. Answers how far it has come;
 * throws the refusal that tells why it was not sent, or that nobody knows.
 */
export async function deliver(
  env: Env,
  twilio: Twilio,
  database: Database,
  message: WrittenMessage,
): Promise<MessageStatus> {
  let accepted: TwilioMessage;
  try {
    accepted = await twilio.sendMessage({
      from: message.businessNumber,
      to: message.otherNumber,
      body: message.body,
      statusCallback: `${env.publicFunctionsUrl}${webhookPaths.messageStatus}?message=${message.messageId}`,
    });
  } catch (error) {
    logFailure('sendMessage', 'not_sent', error);
    throw await noteFailure(database, message, error);
  }
  await noteAccepted(database, message.messageId, accepted);
  return accepted.status;
}
