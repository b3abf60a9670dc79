import { afterAnswer } from '../after-answer.ts';
import { clockAt } from '../business-hours.ts';
import type { DueAlert } from '../data/alerts.ts';
import type { Database } from '../database.ts';
import type { Env } from '../env.ts';
import type { Quote } from '../quote.ts';
import { HttpError } from '../http-error.ts';
import type { WebhookForm } from '../webhook-form.ts';
import {
  alertWords,
  type Care,
  careHappening,
  displayNumber,
  type Happening,
  missedCallHappening,
  requestHappening,
  textHappening,
  voicemailHappening,
} from './alert-words.ts';
import { tell } from './tell.ts';

/** Any public address gets some forged webhooks. Fewer than this raise no alert. */
const manyForged = 10;

/** A wait longer than a function may keep running after its answer is left to the next event. */
const longestWaitSeconds = 120;

export type Alerting = ReturnType<typeof alerting>;

/** Asks the database who must be alerted now, then alerts them. A null event means: send what was held. */
function teller(env: Env, database: Database, now: () => Date) {
  let isWaiting = false;

  async function claimAndTell(happening: Happening | null): Promise<void> {
    const from = happening?.address ?? null;
    const claim = await database.alerts.claim({
      clock: clockAt(now()),
      kind: happening?.kind ?? null,
      event: happening?.event ?? null,
      address: from,
    });
    const who = claim.name ?? (from === null ? 'a withheld number' : displayNumber(from));
    let isHeld = false;
    await Promise.all(
      claim.due.map(async (due) => {
        const latest = happening?.kind === due.kind ? happening.words(who) : null;
        const words = alertWords(due.kind, due.count, latest);
        const alert = { kind: due.kind, ...words, count: due.count, unread: claim.unread };
        const { devices, texts } = await tell(env, database, due, alert);
        if (devices + texts > 0) return;
        isHeld = true;
        await database.alerts.hold(due);
      }),
    );
    // After two failed deliveries the alert waits for the next event.
    const isWorthTrying = isHeld && happening !== null;
    const wait = isWorthTrying ? env.alerts.seconds : claim.wait_seconds;
    if (wait !== null && wait <= longestWaitSeconds) tellLater(wait);
  }

  /** Sends held alerts when they are due. If this instance ends first, the next event sends them. */
  function tellLater(seconds: number): void {
    if (isWaiting) return;
    isWaiting = true;
    afterAnswer('alerts', async () => {
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
      isWaiting = false;
      await claimAndTell(null);
    });
  }

  return claimAndTell;
}

/**
 * Alerts admins after the request that reported the event is answered. The database decides who gets which
 * alert, so that all instances of the functions agree.
 */
export function alerting(env: Env, database: Database, now: () => Date) {
  const troubles = { failing: 0, not_signed: 0 };
  const claimAndTell = teller(env, database, now);

  const alert = (happening: Happening) => afterAnswer('alerts', () => claimAndTell(happening));
  /** Sends at most one alert of each kind per hour. */
  const alertHourly = (care: Care) => alert(careHappening(care, now().toISOString().slice(0, 13)));

  /** Reports earlier failures after the next success, because until then the database itself may be down. */
  function alertOf(happening: Happening): void {
    alert(happening);
    if (troubles.failing > 0) alertHourly('failing');
    if (troubles.not_signed >= manyForged) alertHourly('not_signed');
    troubles.failing = 0;
    troubles.not_signed = 0;
  }

  return {
    newText: (from: string, body: string) => alertOf(textHappening(from, body)),

    newRequest: (quote: Quote) => alertOf(requestHappening(quote)),

    missedCall: (callSid: string, from: string | null) => alertOf(missedCallHappening(callSid, from)),

    /**
     * Passes the answer on. Alerts once for a recording that Twilio reports several times, at the first report;
     * when that is the transcript, the alert has its words.
     */
    async ofVoicemail(form: WebhookForm, answer: Promise<Response>): Promise<Response> {
      const response = await answer;
      const status = form.value('RecordingStatus') ?? 'completed';
      if (status === 'completed') {
        const words = form.value('TranscriptionText');
        alertOf(voicemailHappening(form.value('CallSid') ?? '', form.value('From'), words));
      }
      return response;
    },

    /** Passes on the result of a change to where calls go. */
    async ofForwarding<Answer>(change: Promise<Answer>): Promise<Answer> {
      const answer = await change;
      alert(careHappening('forwarding', null));
      return answer;
    },

    /** Passes on the result of a text that an admin sends. */
    async ofLimit<Answer>(sending: Promise<Answer>): Promise<Answer> {
      try {
        return await sending;
      } catch (error) {
        if (error instanceof HttpError && error.code === 'too_many_texts') alertHourly('limit');
        throw error;
      }
    },

    changedAlerts: () => alert(careHappening('device', null)),

    noteTrouble: (trouble: keyof typeof troubles) => {
      troubles[trouble] += 1;
    },

    test: (alerts: Pick<DueAlert, 'devices' | 'phone'>) =>
      tell(
        env,
        database,
        { ...alerts, is_last_text: false },
        {
          kind: 'care',
          title: 'Test alert from the office',
          body: 'Alerts reach you here.',
          url: '/admin/dashboard',
          ...{ count: 1, unread: 0 },
        },
      ),
  };
}
