import { businessName } from '../_shared/business-name.ts';
import { logFailure } from '../_shared/log.ts';
import { escapeXml, twiml } from '../_shared/twiml.ts';
import type { WebhookForm } from '../_shared/webhook-form.ts';
import { hangUp, say, spokenNumber } from './spoken.ts';

/** To find the key, once the sentence is over. */
const keySeconds = 6;
/** Said aloud, a longer name keeps the caller waiting. */
const maxSpokenName = 60;

export type Screen = {
  screenUrl: string;
  /** Null when the number belongs to no contact with a name. */
  callerName: (number: string) => Promise<string | null>;
};

async function nameOf({ callerName }: Screen, number: string): Promise<string | null> {
  try {
    return (await callerName(number))?.slice(0, maxSpokenName) ?? null;
  } catch (error) {
    logFailure('voice', 'caller_not_looked_up', error);
    return null;
  }
}

/**
 * A phone has picked up, and the caller still hears it ring. Whoever presses 1 gets the call: the end of
 * the answer puts them through. A mobile's own voicemail presses nothing, and the call goes on to be missed.
 */
export async function screenCall(
  screen: Screen,
  form: WebhookForm,
  query: URLSearchParams,
): Promise<Response> {
  const pressed = form.value('Digits');
  if (pressed !== null) return pressed === '1' ? twiml() : twiml(hangUp);
  // A withheld caller's leg shows our own number, which would be said instead.
  const from = query.has('withheld') ? '' : (form.value('From') ?? '');
  const caller = (from !== '' && (await nameOf(screen, from))) || spokenNumber(from);
  const question = say(`Call for ${businessName} from ${caller}. Press 1 to take it.`);
  const gather = `<Gather numDigits="1" timeout="${keySeconds}" action="${escapeXml(screen.screenUrl)}" method="POST">`;
  return twiml(`${gather}${question}</Gather>`, hangUp);
}
