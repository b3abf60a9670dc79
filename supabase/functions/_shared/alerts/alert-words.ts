/** The text of an alert about one or more events. */
import type { AlertKind, PushedAlert } from '../contract/alerts.ts';
import { hasEmergencyWord } from '../contract/text-answers.ts';
import { type Quote, urgencyChoices } from '../quote.ts';

/**
 * An event to alert admins about. `words` receives the sender's name, or their number if the name is unknown.
 */
export type AlertEvent = {
  kind: AlertKind;
  /** The event counts once per key. Without one, the caller already prevents repeats. */
  dedupeKey?: string | undefined;
  /** The sender, when there is one. */
  address?: string | null;
  words: (who: string) => Words;
};

type Words = Pick<PushedAlert, 'title' | 'body' | 'url'>;

const office = '/admin/dashboard';
const callsUrl = `${office}?tab=call-analytics`;
const conversationUrl = (address: string) =>
  `${office}?${new URLSearchParams({ tab: 'messages', with: address })}`;

/** Fits a lock screen and a push. */
const longestBody = 200;
const longestTitle = 80;

const cut = (text: string, length: number) =>
  text.length <= length ? text : `${[...text].slice(0, length - 1).join('')}…`;

const caller = (from: string | null) => (from !== null && /^\+\d+$/.test(from) ? from : null);

export function newTextEvent(from: string, body: string): AlertEvent {
  const isEmergency = hasEmergencyWord(body);
  return {
    kind: isEmergency ? 'emergency' : 'text',
    address: from,
    words: (who) => ({
      title: `${isEmergency ? 'Emergency' : 'New'} text from ${who}`,
      body: body || 'A picture',
      url: conversationUrl(from),
    }),
  };
}

export function newRequestEvent({ phone, email, urgency, equipment, zip, description }: Quote): AlertEvent {
  const isEmergency = urgency === urgencyChoices[0];
  const address = phone ?? email?.toLowerCase() ?? '';
  return {
    kind: isEmergency ? 'emergency' : 'text',
    address,
    words: (who) => ({
      title: `${isEmergency ? 'Down now' : 'Quote request'}: ${equipment}, ZIP ${zip}`,
      body: `${who}: ${description}`,
      url: conversationUrl(address),
    }),
  };
}

export const missedCallEvent = (callSid: string, from: string | null): AlertEvent => ({
  kind: 'missed_call',
  dedupeKey: `missed call ${callSid}`,
  address: caller(from),
  words: (who) => ({ title: `Missed call from ${who}`, body: 'Nobody took it.', url: callsUrl }),
});

/** An admin is alerted at the first report of a recording. If that has the transcript, the alert quotes it. */
export const voicemailEvent = (callSid: string, from: string | null, transcript = ''): AlertEvent => ({
  kind: 'voicemail',
  dedupeKey: `voicemail ${callSid}`,
  address: caller(from),
  words: (who) => ({
    title: `New voicemail from ${who}`,
    body: transcript || 'Play it in Call Analytics.',
    url: callsUrl,
  }),
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
    title: 'Texts or calls could not be received',
    body: 'The office is working again. Press Refresh in Messages to get what was missed.',
    url: `${office}?tab=messages`,
  },
  not_signed: {
    title: 'Somebody is sending forged texts or calls',
    body: 'They were refused. If texts are missing, check the Twilio token.',
    url: office,
  },
  spend: {
    title: 'Twilio has cost more than your limit this month',
    body: 'Check your usage at Twilio. If it isn’t yours, change the auth token.',
    url: office,
  },
} satisfies Record<string, Words>;

export type OfficeProblem = keyof typeof officeProblems;

export const officeProblemEvent = (problem: OfficeProblem, dedupeKey?: string): AlertEvent => ({
  kind: 'care',
  dedupeKey,
  words: () => officeProblems[problem],
});

const several: Readonly<Record<AlertKind, { one: string; many: string; url: string }>> = {
  text: { one: 'New text', many: 'new texts', url: `${office}?tab=messages` },
  emergency: { one: 'An emergency', many: 'emergencies', url: `${office}?tab=messages` },
  voicemail: { one: 'New voicemail', many: 'new voicemails', url: callsUrl },
  missed_call: { one: 'Missed call', many: 'missed calls', url: callsUrl },
  care: { one: 'The office has a problem', many: 'problems in the office', url: office },
};

/** `latest` is the newest event, when it is the one that just happened. */
export function alertWords(kind: AlertKind, count: number, latest: Words | null): Words {
  const { one, many, url } = several[kind];
  const words =
    count === 1 && latest
      ? latest
      : {
          title: count === 1 ? one : `${count} ${many}`,
          body: latest ? `The latest: ${latest.title}` : 'Open the office to see more.',
          url,
        };
  return { ...words, title: cut(words.title, longestTitle), body: cut(words.body, longestBody) };
}
