import type { TwimlElement } from '../twiml.ts';
import type { CallSession } from './call-session.ts';

const defaultWait = 5;

/** Waits for keys. Returns the parameters of the verb's `action`, or null when no key is pressed. */
export async function gather(
  session: CallSession,
  { attributes }: TwimlElement,
): Promise<Record<string, string> | null> {
  const { keys } = session.behavior;
  if (keys === null) {
    session.elapsed += Number(attributes['timeout'] ?? defaultWait) || defaultWait;
    await session.step('press', 'No key is pressed');
    return null;
  }
  const digits = keys.slice(0, Number(attributes['numDigits'] ?? keys.length) || keys.length);
  await session.step('press', `${digits} is pressed`);
  return { Digits: digits };
}
