import { parseTwiml, type TwimlElement } from '../twiml.ts';
import type { CallSession } from './call-session.ts';
import { dial, type Screen } from './dial.ts';
import { record } from './record.ts';

const maxDocuments = 10;
const wordsPerSecond = 2.5;
/** Seconds that a <Gather> waits for keys. */
const defaultGatherWait = 5;

type DocumentTarget = { url: string; method: string; fallbackUrl?: string; fallbackMethod?: string };

/** Fetches TwiML and executes it. `more` has the webhook's additional fields. */
export async function fetchAndFollow(
  session: CallSession,
  target: DocumentTarget,
  more: Record<string, string> = {},
): Promise<void> {
  session.documents += 1;
  if (session.documents > maxDocuments) {
    return reportApplicationError(session, 'The TwiML goes round in circles');
  }
  const form = session.form();
  for (const [name, value] of Object.entries(more)) {
    form.set(name, value);
  }
  const answer = await session.context.webhooks.send(target, form);
  const name = new URL(answer.url, 'http://localhost').pathname;
  const heading = `${answer.status ?? 'No answer'} from ${name}`;
  if (answer.problem !== null) {
    return reportApplicationError(session, `${answer.problem} (${answer.errorCode ?? 11200})`, answer.body);
  }
  await session.step('webhook', heading, answer.body);
  await followTwiml(session, answer.body, answer.url);
}

async function reportApplicationError(session: CallSession, problem: string, detail?: string): Promise<void> {
  await session.step('error', problem, detail);
  if (session.isOver) {
    return;
  }
  session.hasHungUp = true;
  session.answer();
  session.elapsed += 4;
  await session.step('say', 'We are sorry. An application error has occurred. Goodbye.');
}

/** Executes a TwiML document. Relative addresses in it are resolved against `base`. */
async function followTwiml(session: CallSession, twiml: string, base: string): Promise<void> {
  const verbs = parseTwiml(twiml);
  if (verbs === null) {
    return reportApplicationError(session, 'The answer is not TwiML (12100)');
  }
  for (const verb of verbs) {
    if (session.isOver) {
      return;
    }
    if ((await followVerb(session, verb, base)) === 'end') {
      return;
    }
  }
}

async function followVerb(session: CallSession, verb: TwimlElement, base: string): Promise<'next' | 'end'> {
  const { action, method = 'POST' } = verb.attributes;
  switch (verb.name) {
    case 'Say':
      session.answer();
      session.elapsed += Math.ceil(verb.text.split(/\s+/).length / wordsPerSecond);
      await session.step('say', verb.text);
      return 'next';
    case 'Hangup':
      // Alone, it answers and hangs up; after an unanswered <Dial answerOnBridge> it leaves it so.
      if (session.unanswered === null) {
        session.answer();
      }
      session.hasHungUp = true;
      return 'end';
    case 'Redirect':
      await fetchAndFollow(session, { url: resolve(verb.text, base), method });
      return 'end';
    case 'Dial': {
      const screen: Screen = (leg, url, how) => fetchAndFollow(leg, { url: resolve(url, base), method: how });
      const result = await dial(session, verb, screen);
      if (action === undefined) {
        return 'next';
      }
      await fetchAndFollow(session, { url: resolve(action, base), method }, result);
      return 'end';
    }
    case 'Gather': {
      session.answer();
      for (const nested of verb.children) {
        await followVerb(session, nested, base);
      }
      const result = await gather(session, verb);
      if (result === null) {
        return 'next';
      }
      await fetchAndFollow(session, { url: resolve(action ?? '', base), method }, result);
      return 'end';
    }
    case 'Record': {
      const result = await record(session, verb);
      if (result === null) {
        return 'next';
      }
      // Without an action, Twilio asks the document's own address once more.
      await fetchAndFollow(session, { url: resolve(action ?? '', base), method }, result);
      return 'end';
    }
    default:
      await session.step('error', `The emulator doesn't follow <${verb.name}> (12200)`);
      return 'next';
  }
}

const resolve = (url: string, base: string) => (URL.canParse(url, base) ? new URL(url, base).href : url);

/** Waits for keys. Returns the parameters of the verb's `action`, or null when no key is pressed. */
async function gather(session: CallSession, verb: TwimlElement): Promise<Record<string, string> | null> {
  const { keys } = session;
  await session.step('press', keys === null ? 'No key is pressed' : `${keys} is pressed`);
  if (keys !== null) {
    return { Digits: keys };
  }
  session.elapsed += Number(verb.attributes['timeout']) || defaultGatherWait;
  return null;
}
