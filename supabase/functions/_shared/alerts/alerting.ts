import * as v from 'valibot';
import { afterAnswer } from '../http/after-answer.ts';
import { clockAt } from '../business-hours.ts';
import { alertKinds, type PushedAlert } from '../contract/alerts.ts';
import { count, maybeText } from '../contract/fields.ts';
import { readSetting } from '../data/settings.ts';
import type { Database } from '../database.ts';
import type { Env } from '../env.ts';
import { tryAndLog } from '../log.ts';
import { twilioFor, webhookUrl } from '../twilio/client.ts';
import { alertWords, keptEvent, latestEvent, officeProblemEvent, type AlertEvent } from './alert-words.ts';
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
      /** 0 when the latest event completes one that was told. */
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

/** The longest that a function may run after its answer. Alerts due later are sent by the next reconciliation. */
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
  if (phone !== null) deliveries.push(sendAlertText(env, database, phone, alert));
  return (await Promise.all(deliveries)).includes(true);
}

async function sendAlertText(env: Env, database: Database, to: string, { title, url }: PushedAlert) {
  const isSent = await tryAndLog('alerts', 'text_not_sent', async () => {
    const from = await readSetting(database, 'twilio_phone_number');
    if (from === null || from === to) return false;
    const site = env.allowedOrigins[0] ?? '';
    await twilioFor(env).sendMessage({
      from,
      to,
      body: `${title}. ${site}${url}`,
      // No stored message belongs to this text, so its reports change nothing.
      statusCallback: webhookUrl(env, 'messageStatus'),
    });
    return true;
  });
  return isSent ?? false;
}

function createClaimAndSend(env: Env, database: Database, now: () => Date) {
  let isWaiting = false;

  async function claimAlerts(event: AlertEvent | null): Promise<v.InferOutput<typeof claimed>> {
    const fields = {
      seconds: env.alerts.seconds,
      clock: clockAt(now()),
      textLimits,
      event: event && keptEvent(event),
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
        const alert = { kind, ...alertWords(kind, count, latest, name), count, unread };
        if (await sendAlert(env, database, recipient, alert)) {
          await database.rpc('settle_alerts', { userId, kind, count, key: latest.key });
        }
      }),
    );
    if (waitSeconds !== null && waitSeconds <= longestWaitSeconds) sendLater(waitSeconds);
  }

  /**
   * Sends alerts that were held back once they are due. If this instance ends first, the next event or the
   * next reconciliation sends them.
   */
  function sendLater(seconds: number): void {
    if (isWaiting) return;
    isWaiting = true;
    afterAnswer('alerts', async () => {
      await pause(seconds);
      isWaiting = false;
      await claimAndSend(null);
    });
  }

  return claimAndSend;
}

/**
 * Alerts admins after the request that reported the event is answered. The database decides who gets which
 * alert, so that all instances of the functions agree.
 */
export function alerting(env: Env, database: Database, now: () => Date) {
  const claimAndSend = createClaimAndSend(env, database, now);

  const report = (event: AlertEvent) => afterAnswer('alerts', () => claimAndSend(event));

  return {
    report,

    changedForwarding: () => report(officeProblemEvent('forwarding')),

    /** Alerts at most once an hour that Twilio's webhooks or the reconciliation fail. */
    noteFailing: () => report(officeProblemEvent('failing', `failing ${now().toISOString().slice(0, 13)}`)),

    /** Sends alerts held for quiet hours, or by an instance of the function that has ended. */
    sendHeld: () => afterAnswer('alerts', () => claimAndSend(null)),

    /** Alerts once a month when the account costs more than the owner's limit. */
    checkSpend: () =>
      afterAnswer('alerts', async () => {
        const { spendLimit } = env;
        if (spendLimit === null) return;
        const month = now().toISOString().slice(0, 7);
        const costs = await twilioFor(env).monthlyCosts(`${month}-01`);
        if (costs.some(({ price }) => price > spendLimit)) {
          await claimAndSend(officeProblemEvent('spend', `spend ${month}`));
        }
      }),

    changedAlerts: () => report(officeProblemEvent('device')),
  };
}
