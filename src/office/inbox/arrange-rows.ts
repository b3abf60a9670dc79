/** The order of the open conversations: those that wait for the office first, emergencies before all others. */
import type { Conversation } from '../api/contact-address';

export type Groups = { waiting: Conversation[]; earlier: Conversation[] };

/** The place that a row keeps while its conversation is open: its group, and the rows above it when it was opened. */
export type HeldPlace = { address: string; group: keyof Groups; above: readonly string[] };

const isEmergency = ({ waiting }: Conversation) => waiting === 'emergency';

/** @param rows newest first */
export function arrangeRows(rows: readonly Conversation[], held: HeldPlace | null): Groups {
  const kept = rows.find(({ address }) => address === held?.address);
  const others = rows.filter((row) => row !== kept);
  const waiting = others.filter((row) => row.waiting !== null);
  const groups = {
    waiting: [...waiting.filter(isEmergency), ...waiting.filter((row) => !isEmergency(row))],
    earlier: others.filter((row) => row.waiting === null),
  };
  if (kept && held) {
    const group = groups[held.group];
    group.splice(group.findLastIndex(({ address }) => held.above.includes(address)) + 1, 0, kept);
  }
  return groups;
}

/** Where a conversation stands now. Null when it isn't listed. */
export function findPlace(rows: readonly Conversation[], address: string): HeldPlace | null {
  const groups = arrangeRows(rows, null);
  for (const group of ['waiting', 'earlier'] as const) {
    const addresses = groups[group].map((row) => row.address);
    const index = addresses.indexOf(address);
    if (index !== -1) {
      return { address, group, above: addresses.slice(0, index) };
    }
  }
  return null;
}
