/** The text of an alert about one or more events. */
import * as v from 'valibot';
import type { AlertKind, PushedAlert } from '../contract/alerts.ts';
import { maybeKnown, maybeText } from '../contract/fields.ts';
import { readCallerId } from '../domain/caller-id.ts';
import { formatAmount } from '../domain/job-texts.ts';
import { formatNumber } from '../domain/phone.ts';
import { type Quote, urgencyChoices } from '../domain/quote.ts';
import { makeStorable } from '../domain/text.ts';

type AlertText = Pick<PushedAlert, 'title' | 'body' | 'url'>;

/** Something that a customer did. `{who}` in its title stands for the sender. */
type CustomerEvent = AlertText & {
  kind: AlertKind;
  /** The event counts once per key. Without one, the caller already prevents repeats. */
  key?: string | undefined;
  /** The key of an earlier event that this one completes. Only one of them counts. */
  completes?: string | undefined;
  /** The caller of a missed call is gone, so that no voicemail can follow. */
  isOver?: boolean;
  /** The sender, when there is one. */
  address?: string | null;
};

/** A problem of the office. Triggers of the database report such events, too, so the words are added when it is sent. */
type ProblemEvent = { kind: 'care'; key?: string | undefined; problem: OfficeProblem };

/** An event to alert admins about. */
export type AlertEvent = CustomerEvent | ProblemEvent;

const office = '/admin/dashboard';
const callsUrl = `${office}?tab=call-analytics`;
const buildConversationUrl = (address: string | null) =>
  address === null ? callsUrl : `${office}?${new URLSearchParams({ tab: 'messages', with: address })}`;

/** Fits a lock screen and a push. */
const longestBody = 200;
const longestTitle = 80;

const cut = (text: string, length: number) =>
  text.length <= length ? text : `${[...text].slice(0, length - 1).join('')}…`;

type NewText = { providerSid: string; address: string; body: string; isEmergency: boolean };

export const createNewTextEvent = ({ providerSid, address, body, isEmergency }: NewText): CustomerEvent => ({
  kind: isEmergency ? 'emergency' : 'text',
  key: `text ${providerSid}`,
  address,
  title: `${isEmergency ? 'Emergency' : 'New'} text from {who}`,
  body: body || 'A picture',
  url: buildConversationUrl(address),
});

/** The customer has approved the estimate of a job with this text. */
export const createApprovalEvent = (
  text: NewText,
  { title, amountCents }: { title: string; amountCents: number | null },
): CustomerEvent => ({
  ...createNewTextEvent(text),
  title: '{who} approved the estimate',
  body: amountCents === null ? title : `${title}, ${formatAmount(amountCents)}`,
});

const isDownNow = ({ urgency }: Quote) => urgency === urgencyChoices[0];

const requestLabels: Readonly<Record<Quote['kind'], string>> = {
  repair: 'Quote request',
  planned: 'Planned service',
  question: 'From the site',
};

/**
 * `subject`: what it is about. `messageId`: its entry in Messages. `isUnverified`: nobody could check whether a person
 * sent it, and it may be listed under Suspected.
 */
export function createNewRequestEvent(
  quote: Quote,
  subject: string,
  messageId: string,
  isUnverified = false,
): CustomerEvent {
  const { name, phone, email, zip, place, kind, equipment, description } = quote;
  const isEmergency = isDownNow(quote);
  const address = phone ?? email?.toLowerCase() ?? '';
  const what = isEmergency ? 'Down now' : requestLabels[kind];
  const about = [kind === 'repair' ? equipment : subject, zip === '' ? place : `ZIP ${zip}`];
  return {
    kind: isEmergency ? 'emergency' : 'text',
    // Also reported when it is sent again, because the first sending may have ended before its alert.
    key: `request ${messageId}`,
    address,
    title: `${what}${isUnverified ? ', unverified' : ''}: ${about.filter(Boolean).join(', ')}`,
    body: description === '' ? name : `${name}: ${description}`,
    url: buildConversationUrl(address),
  };
}

/**
 * A request that was suspected because of a flood, which alerts nobody unless somebody is stranded and left a
 * number to call. Of those, one alert an hour is enough to make an admin look at all of them.
 */
export function createSuspectedRequestEvent(quote: Quote, at: Date): AlertEvent | null {
  if (!isDownNow(quote) || quote.phone === null) {
    return null;
  }
  return {
    kind: 'emergency',
    key: `suspected down now ${at.toISOString().slice(0, 13)}`,
    title: '“Down now” among the suspected requests',
    body: 'It may be part of the flood, or a customer. Look under Messages, Suspected.',
    url: `${office}?tab=messages`,
  };
}

function createCallEvent(from: string | null) {
  const address = readCallerId(from ?? '');
  return { address, url: buildConversationUrl(address) };
}

/**
 * A missed call and its voicemail make one alert: the database holds a missed call back until it is clear whether
 * the caller leaves a voicemail. It knows by the keys, which end with the call's SID.
 */
export const createMissedCallEvent = (
  callSid: string,
  from: string | null,
  isOver = false,
): CustomerEvent => ({
  kind: 'missed_call',
  key: `missed call ${callSid}`,
  isOver,
  title: 'Missed call from {who}',
  body: 'Nobody took it.',
  ...createCallEvent(from),
});

/** A transcript becomes the words of the voicemail's alert unless that has been sent. */
export const createVoicemailEvent = (
  callSid: string,
  from: string | null,
  transcript = '',
): CustomerEvent => ({
  kind: 'voicemail',
  title: 'New voicemail from {who}',
  ...(transcript === ''
    ? { key: `voicemail ${callSid}`, body: 'Open the office to play it.' }
    : { key: `transcript ${callSid}`, completes: `voicemail ${callSid}`, body: transcript }),
  ...createCallEvent(from),
});

/** The problems of the office that need an admin. The database reports the first three, where the row changes. */
const officeProblems = {
  number: {
    title: 'The business number was changed',
    body: 'If that wasn’t you, check the number in Settings. Calls and texts may go elsewhere.',
    url: office,
  },
  forwarding: {
    title: 'Call forwarding was changed',
    body: 'If that wasn’t you, check Call Forwarding, “Latest changes”.',
    url: `${office}?tab=call-forwarding`,
  },
  people: {
    title: 'Somebody was invited, or access to the office has changed',
    body: 'If nobody on your team did that, check People in Settings: somebody else may have a login.',
    url: office,
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
  flood: {
    title: 'A flood of quote requests is on',
    body: 'Others still reach you as always. Look through Messages, Suspected: a customer may be among them.',
    url: `${office}?tab=messages`,
  },
  spend: {
    title: 'Twilio has cost more than your limit this month',
    body: 'Check your usage at Twilio. If it isn’t yours, change the auth token.',
    url: office,
  },
} satisfies Record<string, AlertText>;

type OfficeProblem = keyof typeof officeProblems;

const isOfficeProblem = (name: string): name is OfficeProblem => Object.hasOwn(officeProblems, name);

export const createOfficeProblemEvent = (problem: OfficeProblem, key?: string): ProblemEvent => ({
  kind: 'care',
  key,
  problem,
});

const several: Readonly<Record<AlertKind, { many: string; url: string }>> = {
  text: { many: 'new texts', url: `${office}?tab=messages` },
  emergency: { many: 'emergencies', url: `${office}?tab=messages` },
  voicemail: { many: 'new voicemails', url: callsUrl },
  missed_call: { many: 'missed calls', url: callsUrl },
  care: { many: 'problems in the office', url: office },
};

/** The event as the database keeps it until it is told. */
export const formatKeptEvent = (event: AlertEvent) => ({
  ...event,
  key: event.key ?? crypto.randomUUID(),
  ...('body' in event && { body: cut(makeStorable(event.body), longestBody) }),
});

/** The newest event of an alert, whose words are gone if their sender was erased meanwhile. */
export const latestEvent = v.object({
  key: maybeText,
  address: maybeText,
  problem: maybeKnown(v.custom<OfficeProblem>((name) => typeof name === 'string' && isOfficeProblem(name))),
  title: v.optional(v.string(), 'Something is new in the office'),
  body: v.optional(v.string(), 'Open the office to see it.'),
  url: v.optional(v.string(), office),
});

type LatestEvent = v.InferOutput<typeof latestEvent>;

/** `name` is the name of the latest event's sender, when it is known. */
export function writeAlert(
  kind: AlertKind,
  count: number,
  event: LatestEvent,
  name: string | null,
): AlertText {
  const { address } = event;
  const { title, body, url } = event.problem === null ? event : officeProblems[event.problem];
  const who = name ?? (address === null ? 'an unknown caller' : formatNumber(address));
  const named = title.replace('{who}', () => who);
  const latest = cut(named, longestTitle);
  if (count <= 1) {
    return { title: latest, body, url };
  }
  return { title: `${count} ${several[kind].many}`, body: `The latest: ${latest}`, url: several[kind].url };
}
