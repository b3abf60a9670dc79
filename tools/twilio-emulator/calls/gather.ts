import type { TwimlElement } from '../twiml.ts';
import type { CallSession } from './call-session.ts';

const defaultSilence = 5;

/**
 * Waits for a key once what a <Gather> says was said; answers with the parameters of its `action`, or null when
 * none is pressed, since Twilio then goes on with the next verb.
 */
export async function gather(
  session: CallSession,
  { attributes }: TwimlElement,
): Promise<Record<string, string> | null> {
  const { key } = session.behavior;
  if (key === '') {
    session.elapsed += Number(attributes['timeout'] ?? defaultSilence) || defaultSilence;
    await session.step('press', 'No key is pressed');
    return null;
  }
  session.elapsed += 1;
  await session.step('press', `${key} is pressed`);
  return { Digits: key };
}
