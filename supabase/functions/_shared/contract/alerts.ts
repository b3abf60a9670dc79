/** The alert settings and devices of each person in the office. */
import * as v from 'valibot';
import { areQuietHours } from '../domain/business-hours.ts';
import { type ActionSchemas, adminAction, problem, staffAction, success } from './action.ts';
import * as fields from './fields.ts';

/**
 * `text` includes quote requests that can wait; `emergency` is a quote request for a machine that is down
 * now, or a text with an emergency word. `care`: the office itself has a problem.
 */
export const alertKinds = ['text', 'emergency', 'voicemail', 'missed_call', 'care'] as const;

export type AlertKind = (typeof alertKinds)[number];

const invalidKinds = problem('invalid_choice', 'Choose what to be alerted about.');

const alertKind = v.picklist(alertKinds, invalidKinds);

const invalidDevice = problem('invalid_subscription', 'This device’s subscription can’t be used.');

/** Longer than the address of any push service. */
const longestEndpoint = 1_000;

const endpoint = v.message(
  v.pipe(v.string(), v.maxLength(longestEndpoint), v.url(), fields.format('push endpoint')),
  invalidDevice,
);

/** As `PushSubscription.toJSON()` returns it. The keys are base64url: a P-256 point and 16 bytes. */
const subscription = v.message(
  v.object({
    endpoint,
    keys: v.object({
      p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/), fields.format('push key')),
      auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/), fields.format('push secret')),
    }),
  }),
  invalidDevice,
);

/** `HH:MM` each, in the business's time zone. `to` is exclusive, and the hours may cross midnight. */
const quietHours = v.message(
  v.pipe(
    v.object({
      from: v.pipe(v.string(), fields.format('closing time')),
      to: v.pipe(v.string(), fields.format('opening time')),
    }),
    v.check(areQuietHours),
  ),
  problem('invalid_hours', 'Enter when the quiet hours begin and end, at two different times.'),
);

export type QuietHours = v.InferOutput<typeof quietHours>;

/** Somebody's alert settings. The phone is E.164. */
export const savedAlerts = v.object({
  kinds: v.array(alertKind),
  phone: fields.maybeText,
  quietHours: fields.maybe(quietHours),
  devices: v.array(v.object({ endpoint: v.string() })),
  /** Null when push isn't configured for the functions, so no device can be alerted. */
  vapidPublicKey: fields.maybeText,
});

export type SavedAlerts = v.InferOutput<typeof savedAlerts>;

export const alertActions = {
  /** `phone` and `quietHours` stay unchanged when left out. Null removes them. */
  saveAlerts: staffAction(
    v.object({
      kinds: v.array(alertKind, invalidKinds),
      subscription: v.optional(v.nullable(subscription)),
      phone: v.optional(fields.maybePhone('number for alerts')),
      quietHours: v.optional(v.nullable(quietHours)),
    }),
    success,
  ),
  getAlerts: staffAction(v.object({}), v.object({ ...success.entries, ...savedAlerts.entries })),
  /** Sends the alerts that are due. The scheduled job calls it with the secret key. */
  sendAlerts: adminAction(v.object({}), success),
  /** Removes one device. Without a device, removes all of them along with the number and the choices. */
  removeAlerts: staffAction(v.object({ endpoint: v.optional(endpoint) }), success),
} satisfies ActionSchemas;

/** The encrypted payload for a device. `url` is a path of the office, `unread` is the icon's badge count. */
export const pushedAlert = v.object({
  kind: alertKind,
  title: v.string(),
  body: v.string(),
  url: v.pipe(v.string(), v.regex(/^\/admin\/dashboard(\?|$)/)),
  count: fields.count,
  unread: fields.count,
});

export type PushedAlert = v.InferOutput<typeof pushedAlert>;
