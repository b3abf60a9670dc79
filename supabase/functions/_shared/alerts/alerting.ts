import { afterAnswer } from '../after-answer.ts';
import { clockAt } from '../business-hours.ts';
import type { DueAlert } from '../data/alerts.ts';
import type { Database } from '../database.ts';
import type { Env } from '../env.ts';
import type { Quote } from '../quote.ts';
import { Refusal } from '../refusal.ts';
import type { WebhookForm } from '../webhook-form.ts';
import {
  alertWords,
  type Care,
  careHappening,
  type Happening,
  missedCallHappening,
  requestHappening,
  spoken,
  textHappening,
  voicemailHappening,
} from './alert-words.ts';
import { tell } from './tell.ts';

/** Fewer forged webhooks than this are the noise that any public address hears. */
const manyForged = 10;

/** A claim's answer longer than a function may go on after its answer is left to whatever happens next. */
const longestWaitSeconds = 120;

export type Alerting = ReturnType<typeof alerting>;

/** Has the database say who is told of what has happened (null: of what was held), and tells them. */
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
    const who = claim.name ?? (from === null ? 'a withheld number' : spoken(from));
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
    // What got through to nobody twice waits for whatever happens next.
    const isWorthTrying = isHeld && happening !== null;
    const wait = isWorthTrying ? env.alerts.seconds : claim.wait_seconds;
    if (wait !== null && wait <= longestWaitSeconds) tellLater(wait);
  }

  /** What is held is told when its time has come; when this instance ends before, with whatever comes next. */
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
 * Tells admins of what happens while they aren't in the office, after the answer to whoever reported it. Who is
 * told of how many is the database's to say, so that all instances of the functions agree.
 */
export function alerting(env: Env, database: Database, now: () => Date) {
  const troubles = { failing: 0, not_signed: 0 };
  const claimAndTell = teller(env, database, now);

  const alert = (happening: Happening) => afterAnswer('alerts', () => claimAndTell(happening));
  /** At most one of a kind each hour. */
  const alertHourly = (care: Care) => alert(careHappening(care, now().toISOString().slice(0, 13)));

  /** What went wrong before is told once something goes right: till then the database may be what fails. */
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

    /** Passes the answer on; a recording that Twilio reports more than once is told once. */
    async ofVoicemail(form: WebhookForm, answer: Promise<Response>): Promise<Response> {
      const response = await answer;
      const status = form.value('RecordingStatus') ?? 'completed';
      if (status === 'completed') {
        alertOf(voicemailHappening(form.value('CallSid') ?? '', form.value('From')));
      }
      return response;
    },

    /** Passes on what came of a change of where calls go. */
    async ofForwarding<Answer>(change: Promise<Answer>): Promise<Answer> {
      const answer = await change;
      alert(careHappening('forwarding', null));
      return answer;
    },

    /** Passes on what came of a text that an admin sends. */
    async ofLimit<Answer>(sending: Promise<Answer>): Promise<Answer> {
      try {
        return await sending;
      } catch (error) {
        if (error instanceof Refusal && error.code === 'too_many_texts') alertHourly('limit');
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
