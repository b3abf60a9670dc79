import * as v from 'valibot';
import { alertKinds, type PushedAlert } from '../contract/alerts.ts';
import { count, maybeText } from '../contract/fields.ts';
import type { Database } from '../database/client.ts';
import { readSetting } from '../database/settings.ts';
import { readClock } from '../domain/business-hours.ts';
import { afterAnswer } from '../runtime/after-answer.ts';
import type { Env } from '../runtime/env.ts';
import { tryAndLog } from '../runtime/log.ts';
import { TwilioError } from '../twilio/api.ts';
import { openTwilio, buildWebhookUrl } from '../twilio/client.ts';
import { notOurSenderCodes } from '../twilio/errors.ts';
import {
  writeAlert,
  formatKeptEvent,
  latestEvent,
  createOfficeProblemEvent,
  type AlertEvent,
} from './alert-events.ts';
import { alertDevice, push } from './push.ts';

/** The most alerts that one admin gets by text. */
const textLimits = [
  { limit: 10, seconds: 3_600 },
  { limit: 40, seconds: 86_400 },
];

const claimed = v.object({
  due: v.array(
    v.object({
      userId: v.string(),
      kind: v.picklist(alertKinds),
      count: v.number(),
      latest: latestEvent,
      name: maybeText,
      devices: v.array(alertDevice),
      /** Null also when this admin has got as many alerts by text as allowed. */
      phone: maybeText,
    }),
  ),
  unread: count,
  /** Seconds until the next waiting alert is due; null when none is waiting. */
  waitSeconds: v.nullish(v.number(), null),
});

type Due = v.InferOutput<typeof claimed>['due'][number];

/** The longest that a function may run after its answer. Alerts due later are sent by the schedule. */
const longestWaitSeconds = 120;

/** The pauses before asking the database again. The event's key keeps it from counting twice. */
const retryAfterSeconds = [1, 5, 25];

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/** Sends one person an alert on all their devices and by text. Returns whether any delivery was accepted. */
async function sendAlert(env: Env, database: Database, { devices, phone }: Due, alert: PushedAlert) {
  const deliveries = devices.map(async (device) => {
    const outcome = await push(env.alerts, device, alert);
    if (outcome === 'gone') {
      const { endpoint } = device;
      await tryAndLog('alerts', 'device_not_removed', () => database.rpc('remove_alerts', { endpoint }));
    }
    return outcome === 'sent';
  });
  if (phone !== null) {
    deliveries.push(sendAlertText(env, database, phone, alert));
  }
  return (await Promise.all(deliveries)).includes(true);
}

/**
 * Sends an alert by text from the saved number. When that is gone or not ours, which may be what the alert is
 * about, any other number of the account sends it.
 */
async function sendAlertText(env: Env, database: Database, to: string, { title, url }: PushedAlert) {
  const twilio = openTwilio(env);
  const body = `${title}. ${env.allowedOrigins[0] ?? ''}${url}`;
  // No stored message belongs to this text, so its reports change nothing.
  const statusCallback = buildWebhookUrl(env, 'messageStatus');
  /** Returns whether the text could leave from this number. */
  async function sendFrom(from: string | null): Promise<boolean> {
    if (from === null || from === to) {
      return false;
    }
    try {
      await twilio.sendMessage({ from, to, body, statusCallback });
      return true;
    } catch (error) {
      if (error instanceof TwilioError && notOurSenderCodes.includes(error.code ?? 0)) {
        return false;
      }
      throw error;
    }
  }
  const isSent = await tryAndLog('alerts', 'text_not_sent', async () => {
    if (await sendFrom(await readSetting(database, 'twilio_phone_number'))) {
      return true;
    }
    const other = (await twilio.listNumbers()).find(({ phoneNumber }) => phoneNumber !== to);
    return sendFrom(other?.phoneNumber ?? null);
  });
  return isSent ?? false;
}

function createClaimAndSend(env: Env, database: Database, now: () => Date) {
  /** When this instance sends held alerts next, as `Date.now()` gives it. */
  let nextAt = Infinity;

  async function claimAlerts(event: AlertEvent | null): Promise<v.InferOutput<typeof claimed>> {
    const fields = {
      seconds: env.alerts.seconds,
      clock: readClock(now()),
      textLimits,
      event: event && formatKeptEvent(event),
    };
    const ask = async () => v.parse(claimed, await database.rpc('claim_alerts', fields));
    for (const seconds of retryAfterSeconds) {
      try {
        return await ask();
      } catch {
        await pause(seconds);
      }
    }
    return ask();
  }

  /**
   * Asks the database whom to alert now, then alerts them. A null event sends only the alerts that were held
   * back.
   */
  async function claimAndSend(event: AlertEvent | null): Promise<void> {
    const { due, unread, waitSeconds } = await claimAlerts(event);
    await Promise.all(
      due.map(async (recipient) => {
        const { userId, kind, count, latest, name } = recipient;
        const alert = { kind, ...writeAlert(kind, count, latest, name), count, unread };
        if (await sendAlert(env, database, recipient, alert)) {
          await database.rpc('settle_alerts', { userId, kind, count, key: latest.key });
        }
      }),
    );
    if (waitSeconds !== null && waitSeconds <= longestWaitSeconds) {
      sendLater(waitSeconds);
    }
  }

  /**
   * Sends alerts that were held back once they are due. If this instance ends first, the next event or the
   * schedule sends them.
   */
  function sendLater(seconds: number): void {
    const dueAt = Date.now() + seconds * 1_000;
    if (dueAt >= nextAt) {
      return;
    }
    nextAt = dueAt;
    afterAnswer('alerts', async () => {
      await pause(seconds);
      if (nextAt === dueAt) {
        nextAt = Infinity;
      }
      await claimAndSend(null);
    });
  }

  return claimAndSend;
}

/**
 * Alerts admins after the request that reported the event is answered. The database decides who gets which
 * alert, so that all instances of the functions agree.
 */
export function createAlerting(env: Env, database: Database, now: () => Date) {
  const claimAndSend = createClaimAndSend(env, database, now);

  const report = (event: AlertEvent) => afterAnswer('alerts', () => claimAndSend(event));

  return {
    report,

    /** Like `report`, for callers that must know when the event is counted and told. */
    tell: (event: AlertEvent): Promise<void> => claimAndSend(event),

    /** Alerts at most once an hour that Twilio's webhooks or the reconciliation fail. */
    noteFailing: () =>
      report(createOfficeProblemEvent('failing', `failing ${now().toISOString().slice(0, 13)}`)),

    /** Alerts once a day that the quote form is flooded. */
    noteFlood: () => report(createOfficeProblemEvent('flood', `flood ${now().toISOString().slice(0, 10)}`)),

    /**
     * Sends alerts held for quiet hours or by an instance of the function that has ended, and those that the
     * database itself has raised. After an action that raises one, so that it doesn't wait for the schedule.
     */
    sendHeld: () => afterAnswer('alerts', () => claimAndSend(null)),

    /** Alerts once a month when the account costs more than the owner's limit. */
    checkSpend: () =>
      afterAnswer('alerts', async () => {
        const { spendLimit } = env;
        if (spendLimit === null) {
          return;
        }
        const month = now().toISOString().slice(0, 7);
        const costs = await openTwilio(env).listMonthlyCosts(`${month}-01`);
        if (costs.some(({ price }) => price > spendLimit)) {
          await claimAndSend(createOfficeProblemEvent('spend', `spend ${month}`));
        }
      }),

    changedAlerts: () => report(createOfficeProblemEvent('device')),
  };
}
