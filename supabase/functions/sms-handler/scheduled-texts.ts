/** Texts to be sent later, reminders of visits, and the office's own reminders. */
import { addIntroduction } from '../_shared/contract/conversations.ts';
import { noScheduledText, type scheduledTextActions } from '../_shared/contract/scheduled-texts.ts';
import { type DatabaseAnswer, retryOnce } from '../_shared/database/client.ts';
import {
  formatAmount,
  defaultTemplates,
  fillTemplate,
  hasField,
  describeVisit,
} from '../_shared/domain/job-texts.ts';
import { mayRemind } from '../_shared/domain/number-zones.ts';
import type { StaffMember } from '../_shared/http/access.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import type { Office } from '../_shared/office/office.ts';
import { HttpError, problemError } from '../_shared/runtime/http-error.ts';
import { logFailure } from '../_shared/runtime/log.ts';
import { describeMedia } from '../_shared/storage/message-media.ts';
import { deliver } from '../_shared/texts/message-delivery.ts';
import { requireAllowed } from '../_shared/texts/send-text.ts';
import { openTwilio } from '../_shared/twilio/client.ts';
import { noConversation } from './conversations.ts';

const alreadySent = () =>
  new HttpError(409, 'already_sent', 'This text has been sent already. Look at the conversation.');

type Later = {
  from: string;
  to: string;
  body: string;
  key: string;
  sendAt: string;
  unlessAnswered: boolean;
  media: Parameters<typeof describeMedia>[0][];
};

/** Stores a text to be sent later. It passes the checks of any text now, and again when its time has come. */
export async function scheduleText(
  { database }: Office,
  { from, to, body, key, sendAt, unlessAnswered, media }: Later,
  { userId, email, name }: StaffMember,
) {
  const text = { from, address: to, body, media, key, sendAt, unlessAnswered, author: userId };
  const [stored] = await retryOnce(() => database.rpc('schedule_text', text));
  if (!stored) {
    throw new Error('schedule_text answered nothing');
  }
  if (stored.outcome === 'already_sent') {
    throw alreadySent();
  }
  requireAllowed({ outcome: stored.outcome, waitSeconds: 0 });
  const message = {
    id: key,
    businessNumber: stored.businessNumber,
    direction: 'outbound',
    body,
    created_at: stored.createdAt,
    status: 'scheduled',
    sendAt,
    source: 'sms',
    sentBy: email,
    author: name,
    media: media.map(describeMedia),
  };
  return { message };
}

/** Throws unless the text still waited. */
function requireWaiting(outcome: string): void {
  if (outcome === 'already_sent') {
    throw alreadySent();
  }
  if (outcome === 'no_text') {
    throw problemError(noScheduledText);
  }
}

type DueReminder = DatabaseAnswer<'due_reminders'>[number];

/** The words of a reminder, by the owner's template. */
function writeReminder({
  template,
  contactName,
  machine,
  amountCents,
  visitDay,
  visitFrom,
  visitTo,
}: DueReminder) {
  return fillTemplate(template ?? defaultTemplates.reminder, {
    name: contactName,
    machine,
    amount: amountCents === null ? null : formatAmount(amountCents),
    ...describeVisit({ day: visitDay, from: visitFrom, to: visitTo }),
  });
}

/** Makes the reminders of tomorrow's visits texts that are due. */
async function addReminders({ database: { rpc } }: Office, at: string): Promise<void> {
  for (const due of await rpc('due_reminders', { at })) {
    const body = writeReminder(due);
    await rpc('add_reminder', { jobId: due.jobId, body, held: hasField(body) ? 'missing_value' : null });
  }
}

/** Sends one text whose time has come. Returns whether this run has sent it. */
async function sendDue(
  { env, database }: Office,
  at: string,
  { id, body }: { id: string; body: string },
): Promise<boolean> {
  const twilio = openTwilio(env);
  const claim = crypto.randomUUID();
  const request = { id, at, claim, limits: env.textLimits, firstBody: addIntroduction(body) };
  const [begun] = await retryOnce(() => database.rpc('begin_scheduled_text', request));
  if (!begun || !['claimed', 'reclaimed', 'to_look_up'].includes(begun.outcome)) {
    return false;
  }
  try {
    await deliver({ env, twilio, database }, { ...begun, claim, otherBusinessNumber: null });
    return true;
  } catch (error) {
    // The conversation shows the failure, and the delivery code has logged it.
    if (!(error instanceof HttpError)) {
      throw error;
    }
    return false;
  }
}

/**
 * Sends the texts whose time has come, one after the other. Runs may meet: the lease of each text lets one of them send
 * it, and the next run looks after a text whose fate isn't known. A failure of one text doesn't hold up the others.
 */
export async function sendScheduled(office: Office): Promise<{ success: true; sent: number }> {
  const { database, alerts, now } = office;
  const moment = now();
  const at = moment.toISOString();
  if ((await database.rpc('tell_reminders', {})) > 0) {
    alerts.sendHeld();
  }
  await addReminders(office, at);
  let sent = 0;
  for (const due of await database.rpc('due_texts', { at })) {
    if (due.kind === 'reminder' && !mayRemind(due.address, moment)) {
      continue;
    }
    try {
      sent += Number(await sendDue(office, at, due));
    } catch (error) {
      logFailure('sendScheduled', 'text_not_begun', error);
    }
  }
  return { success: true, sent };
}

/** The handlers for texts that wait and for reminders. */
export function scheduledTextHandlers(office: Office): Handlers<typeof scheduledTextActions> {
  const { rpc } = office.database;
  return {
    async cancelScheduled({ messageId: id }, { userId: actor }) {
      requireWaiting(await rpc('cancel_scheduled_text', { id, actor }));
    },

    async changeScheduled({ messageId: id, ...change }, { userId: actor }) {
      requireWaiting(await rpc('change_scheduled_text', { id, actor, ...change }));
    },

    async setReminder({ contact: address, at, onlyIfUnanswered, note }, { userId: actor }) {
      if (!(await rpc('set_reminder', { address, actor, at, onlyIfUnanswered, note }))) {
        throw noConversation();
      }
    },

    sendScheduled: () => sendScheduled(office),
  };
}
