/** The text of an alert about one or more events. */
import * as v from 'valibot';
import type { AlertKind, PushedAlert } from '../contract/alerts.ts';
import { maybeText } from '../contract/fields.ts';
import { hasEmergencyWord } from '../contract/text-answers.ts';
import { callableNumber, displayNumber } from '../phone.ts';
import { type Quote, urgencyChoices } from '../quote.ts';
import { storableText } from '../text.ts';

type Words = Pick<PushedAlert, 'title' | 'body' | 'url'>;

/** An event to alert admins about. `{who}` in its title stands for the sender. */
export type AlertEvent = Words & {
  kind: AlertKind;
  /** The event counts once per key. Without one, the caller already prevents repeats. */
  key?: string | undefined;
  /** The key of an earlier event that this one completes. Only one of them counts, and alert texts leave this one out. */
  completes?: string | undefined;
  /** The sender, when there is one. */
  address?: string | null;
};

const office = '/admin/dashboard';
const callsUrl = `${office}?tab=call-analytics`;
const conversationUrl = (address: string | null) =>
  address === null ? callsUrl : `${office}?${new URLSearchParams({ tab: 'messages', with: address })}`;

/** Fits a lock screen and a push. */
const longestBody = 200;
const longestTitle = 80;

const cut = (text: string, length: number) =>
  text.length <= length ? text : `${[...text].slice(0, length - 1).join('')}…`;

export function newTextEvent(from: string, body: string): AlertEvent {
  const isEmergency = hasEmergencyWord(body);
  return {
    kind: isEmergency ? 'emergency' : 'text',
    address: from,
    title: `${isEmergency ? 'Emergency' : 'New'} text from {who}`,
    body: body || 'A picture',
    url: conversationUrl(from),
  };
}

export function newRequestEvent(quote: Quote): AlertEvent {
  const { name, phone, email, urgency, equipment, zip, description } = quote;
  const isEmergency = urgency === urgencyChoices[0];
  const address = phone ?? email?.toLowerCase() ?? '';
  return {
    kind: isEmergency ? 'emergency' : 'text',
    address,
    title: `${isEmergency ? 'Down now' : 'Quote request'}: ${equipment}, ZIP ${zip}`,
    body: `${name}: ${description}`,
    url: conversationUrl(address),
  };
}

function callEvent(from: string | null) {
  const address = callableNumber(from ?? '');
  return { address, url: conversationUrl(address) };
}

export const missedCallEvent = (callSid: string, from: string | null): AlertEvent => ({
  kind: 'missed_call',
  key: `missed call ${callSid}`,
  title: 'Missed call from {who}',
  body: 'Nobody took it.',
  ...callEvent(from),
});

/** An admin is alerted at the first report of a recording, and again with the transcript. */
export const voicemailEvent = (callSid: string, from: string | null, transcript = ''): AlertEvent => ({
  kind: 'voicemail',
  title: 'New voicemail from {who}',
  ...(transcript === ''
    ? { key: `voicemail ${callSid}`, body: 'Open the office to play it.' }
    : { key: `transcript ${callSid}`, completes: `voicemail ${callSid}`, body: transcript }),
  ...callEvent(from),
});

/** The problems of the office that need an admin. */
const officeProblems = {
  forwarding: {
    title: 'Call forwarding was changed',
    body: 'If that wasn’t you, check Call Forwarding, “Latest changes”.',
    url: `${office}?tab=call-forwarding`,
  },
  device: {
    title: 'Alerts now reach another device or number',
    body: 'If nobody on your team turned them on, somebody else has a login.',
    url: office,
  },
  failing: {
    title: 'Texts reach the office late or not at all',
    body: 'Press Set up beside the number. If this comes again, check the Twilio token and PUBLIC_FUNCTIONS_URL.',
    url: office,
  },
  spend: {
    title: 'Twilio has cost more than your limit this month',
    body: 'Check your usage at Twilio. If it isn’t yours, change the auth token.',
    url: office,
  },
} satisfies Record<string, Words>;

export const officeProblemEvent = (problem: keyof typeof officeProblems, key?: string): AlertEvent => ({
  kind: 'care',
  key,
  ...officeProblems[problem],
});

const several: Readonly<Record<AlertKind, { many: string; url: string }>> = {
  text: { many: 'new texts', url: `${office}?tab=messages` },
  emergency: { many: 'emergencies', url: `${office}?tab=messages` },
  voicemail: { many: 'new voicemails', url: callsUrl },
  missed_call: { many: 'missed calls', url: callsUrl },
  care: { many: 'problems in the office', url: office },
};

/** The event as the database keeps it until it is told. */
export const keptEvent = (event: AlertEvent) => ({
  ...event,
  key: event.key ?? crypto.randomUUID(),
  body: cut(storableText(event.body), longestBody),
});

/** The newest event of an alert, whose words are gone if their sender was erased meanwhile. */
export const latestEvent = v.object({
  key: maybeText,
  address: maybeText,
  title: v.optional(v.string(), 'Something is new in the office'),
  body: v.optional(v.string(), 'Open the office to see it.'),
  url: v.optional(v.string(), office),
});

type LatestEvent = v.InferOutput<typeof latestEvent>;

/** `name` is the name of the latest event's sender, when it is known. */
export function alertWords(kind: AlertKind, count: number, event: LatestEvent, name: string | null): Words {
  const { address, title, body, url } = event;
  const who = name ?? (address === null ? 'an unknown caller' : displayNumber(address));
  const named = title.replace('{who}', () => who);
  const latest = cut(named, longestTitle);
  if (count <= 1) return { title: latest, body, url };
  return { title: `${count} ${several[kind].many}`, body: `The latest: ${latest}`, url: several[kind].url };
}
