/** Alert settings and claims. The tables are private, so every access goes through a database function. */
import * as v from 'valibot';
import type { AlertEvent } from '../alerts/alert-words.ts';
import type { Device } from '../alerts/push.ts';
import { alertKinds } from '../contract/alerts.ts';
import type { Env } from '../env.ts';
import { answerOf, type DataApi } from './client.ts';

const device = v.object({ endpoint: v.string(), p256dh: v.string(), auth: v.string() });

const settings = v.pipe(
  v.object({
    kinds: v.array(v.picklist(alertKinds)),
    phone: v.nullable(v.string()),
    quiet_from: v.nullable(v.string()),
    quiet_to: v.nullable(v.string()),
    devices: v.array(device),
  }),
  v.transform(({ quiet_from: from, quiet_to: to, ...rest }) => ({
    ...rest,
    quietHours: from !== null && to !== null ? { from, to } : null,
  })),
);

type AlertChoices = v.InferOutput<typeof settings>;

const dueAlert = v.object({
  user_id: v.string(),
  kind: v.picklist(alertKinds),
  count: v.number(),
  devices: v.array(device),
  /** Null when there is no number, or its limit is used up. */
  phone: v.nullable(v.string()),
  is_last_text: v.nullable(v.boolean()),
});

export type DueAlert = v.InferOutput<typeof dueAlert>;

const claim = v.object({
  due: v.array(dueAlert),
  name: v.nullish(v.string(), null),
  unread: v.nullish(v.number(), 0),
  /** Seconds until the next waiting alert is due; null when none is waiting. */
  wait_seconds: v.nullish(v.number(), null),
});

/** The most alerts that one admin gets by text. */
const textLimits = [
  { limit: 10, seconds: 3_600 },
  { limit: 40, seconds: 86_400 },
];

export function alertData(env: Env, client: DataApi) {
  return {
    /** Null when the user never saved alert settings. */
    async of(userId: string): Promise<AlertChoices | null> {
      return v.parse(v.nullable(settings), answerOf(await client.rpc('get_alerts', { p_user_id: userId })));
    },

    async save(
      userId: string,
      { kinds, phone, quietHours }: Omit<AlertChoices, 'devices'>,
      added: Device | null,
    ): Promise<void> {
      const rpc = client.rpc('save_alerts', {
        p_user_id: userId,
        p_kinds: kinds,
        ...(phone !== null && { p_phone: phone }),
        ...(quietHours !== null && { p_quiet_from: quietHours.from, p_quiet_to: quietHours.to }),
        ...(added !== null && { p_device: added }),
      });
      answerOf(await rpc);
    },

    /** `userId` null: the device of any user. `endpoint` null: all devices of the user. */
    async remove(userId: string | null, endpoint: string | null): Promise<void> {
      const rpc = client.rpc('remove_alerts', {
        ...(userId !== null && { p_user_id: userId }),
        ...(endpoint !== null && { p_endpoint: endpoint }),
      });
      answerOf(await rpc);
    },

    /** Counts the event, if there is one, and returns who must be alerted now. See `claim_alerts`. */
    async claim(clock: string, event: Pick<AlertEvent, 'kind' | 'dedupeKey' | 'address'> | null) {
      const { kind = null, dedupeKey = null, address = null } = event ?? {};
      const rpc = client.rpc('claim_alerts', {
        p_seconds: env.alerts.seconds,
        p_clock: clock,
        p_text_limits: textLimits,
        ...(kind !== null && { p_kind: kind }),
        ...(dedupeKey !== null && { p_event: dedupeKey }),
        ...(address !== null && { p_address: address }),
      });
      return v.parse(claim, answerOf(await rpc));
    },

    /** Puts back alerts that reached nobody, so that they are sent later. */
    async hold({ user_id, kind, count }: DueAlert): Promise<void> {
      answerOf(await client.rpc('hold_alerts', { p_user_id: user_id, p_kind: kind, p_count: count }));
    },

    /** The caller's own devices and number for a test alert. Counts the text. */
    async claimTest(userId: string): Promise<AlertChoices | null> {
      const rpc = client.rpc('claim_test_alert', { p_user_id: userId, p_text_limits: textLimits });
      return v.parse(v.nullable(settings), answerOf(await rpc));
    },
  };
}
