import { businessName } from '../_shared/business-name.ts';
import { logFailure } from '../_shared/log.ts';
import { escapeXml, twiml } from '../_shared/twiml.ts';
import type { WebhookForm } from '../_shared/webhook-form.ts';
import { hangUp, say, spokenNumber } from './spoken.ts';

/** Seconds to press the key after the sentence ends. */
const keySeconds = 6;
/** Longest name to say aloud. A longer one would keep the caller waiting. */
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
 * Screens a phone that picked up, while the caller still hears ringing. Pressing 1 connects the caller; a
 * mobile's own voicemail presses nothing, so it never takes the call.
 */
export async function screenCall(
  screen: Screen,
  form: WebhookForm,
  query: URLSearchParams,
): Promise<Response> {
  const pressed = form.value('Digits');
  if (pressed !== null) return pressed === '1' ? twiml() : twiml(hangUp);
  // For a withheld caller the leg shows our own number, which must not be said.
  const from = query.has('withheld') ? '' : (form.value('From') ?? '');
  const caller = (from !== '' && (await nameOf(screen, from))) || spokenNumber(from);
  const question = say(`Call for ${businessName} from ${caller}. Press 1 to take it.`);
  const gather = `<Gather numDigits="1" timeout="${keySeconds}" action="${escapeXml(screen.screenUrl)}" method="POST">`;
  return twiml(`${gather}${question}</Gather>`, hangUp);
}
