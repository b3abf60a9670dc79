import type { CallLog } from '#functions/contract/calls';
import { readCallerId } from '#functions/domain/caller-id';
import { followUps, outcomes } from '../shared/call-group';
import { formatPhone } from '../shared/phone-format';
import { formatRelativeDay } from '../shared/timestamp';

/** The number of the other side. Null when it is hidden, so that nobody can call or text it. */
export const findAddress = ({ direction, from, to }: CallLog): string | null =>
  readCallerId(direction === 'inbound' ? from : to);

/** The other side's name, else their number. */
export function nameOtherSide(call: CallLog): string {
  const address = findAddress(call);
  return call.contactName ?? (address === null ? 'a hidden number' : formatPhone(address));
}

/** The day of a call, such as Today. */
export const nameDay = ({ startTime }: CallLog): string =>
  startTime === null ? 'Not started' : formatRelativeDay(startTime);

/** What became of a call. Empty for calls of ours, whose status says it. */
export function describeOutcome({ outcome, followUp, voicemail }: CallLog): string {
  const isUnheard = voicemail !== null && !voicemail.isHeard;
  if (isUnheard && (followUp === null || followUp === 'waiting')) {
    return 'Voicemail, not heard';
  }
  if (followUp === 'waiting' && voicemail !== null) {
    return 'Voicemail, not called back';
  }
  if (followUp !== null) {
    return followUps[followUp].label;
  }
  return outcome === null ? '' : outcomes[outcome].label;
}
