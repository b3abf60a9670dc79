/** The text of an alert about one or more events. */
import type { AlertKind, PushedAlert } from '../contract/alerts.ts';
import { type Quote, urgencyChoices } from '../quote.ts';

/** An event to alert admins about. `words` gets the sender's name, or their number. */
export type Happening = {
  kind: AlertKind;
  /** A key that is alerted only once. Null: the code that reports the event prevents repeats. */
  event: string | null;
  /** The sender, or null when there is none. */
  address: string | null;
  words: (who: string) => Words;
};

type Words = Pick<PushedAlert, 'title' | 'body' | 'url'>;

const office = '/admin/dashboard';
const callsUrl = `${office}?tab=call-analytics`;
const conversationUrl = (address: string) =>
  `${office}?${new URLSearchParams({ tab: 'messages', with: address })}`;

/** The longest excerpt of a text that fits a lock screen and a push. */
const longestBody = 200;
const longestTitle = 80;

const cut = (text: string, length: number) =>
  text.length <= length ? text : `${[...text].slice(0, length - 1).join('')}…`;

/** Formats an American number as people write it. Returns anything else unchanged. */
export const displayNumber = (address: string) => address.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

const caller = (from: string | null) => (from !== null && /^\+\d+$/.test(from) ? from : null);

export const textHappening = (from: string, body: string): Happening => ({
  kind: 'text',
  event: null,
  address: from,
  words: (who) => ({ title: `New text from ${who}`, body: body || 'A picture', url: conversationUrl(from) }),
});

export function requestHappening({ phone, email, urgency, equipment, zip, description }: Quote): Happening {
  const isEmergency = urgency === urgencyChoices[0];
  const address = phone ?? email?.toLowerCase() ?? '';
  return {
    kind: isEmergency ? 'emergency' : 'text',
    event: null,
    address,
    words: (who) => ({
      title: `${isEmergency ? 'Down now' : 'Quote request'}: ${equipment}, ZIP ${zip}`,
      body: `${who}: ${description}`,
      url: conversationUrl(address),
    }),
  };
}

export const missedCallHappening = (callSid: string, from: string | null): Happening => ({
  kind: 'missed_call',
  event: `missed call ${callSid}`,
  address: caller(from),
  words: (who) => ({ title: `Missed call from ${who}`, body: 'Nobody took it.', url: callsUrl }),
});

export const voicemailHappening = (
  callSid: string,
  from: string | null,
  transcript: string | null,
): Happening => ({
  kind: 'voicemail',
  event: `voicemail ${callSid}`,
  address: caller(from),
  words: (who) => ({
    title: `New voicemail from ${who}`,
    body: transcript || 'Play it in Call Analytics.',
    url: callsUrl,
  }),
});

/** The problems of the office that need an admin. */
const cares = {
  forwarding: {
    title: 'Call forwarding was changed',
    body: 'If that wasn’t you, look at Call Forwarding, “Latest changes”.',
    url: `${office}?tab=call-forwarding`,
  },
  device: {
    title: 'Alerts now reach another device or number',
    body: 'If nobody of you turned them on there, somebody else has a login.',
    url: office,
  },
  failing: {
    title: 'Texts or calls could not be taken in',
    body: 'The office works again. Press Refresh in Messages for what was missed.',
    url: `${office}?tab=messages`,
  },
  not_signed: {
    title: 'Somebody posts forged texts or calls',
    body: 'They were refused. If texts are missing, check the Twilio token.',
    url: office,
  },
  limit: {
    title: 'The limit on texts is reached',
    body: 'No text goes out for a while. If nobody was texting, take that login away.',
    url: `${office}?tab=messages`,
  },
  spend: {
    title: 'Twilio costs more than your limit this month',
    body: 'Look at Twilio’s usage. If it isn’t your own, change the auth token.',
    url: office,
  },
} satisfies Record<string, Words>;

export type Care = keyof typeof cares;

/** `oncePer` names the period in which the event is alerted once. Null: alert every time. */
export const careHappening = (care: Care, oncePer: string | null): Happening => ({
  kind: 'care',
  event: oncePer && `${care} ${oncePer}`,
  address: null,
  words: () => cares[care],
});

const several: Readonly<Record<AlertKind, { one: string; many: string; url: string }>> = {
  text: { one: 'New text', many: 'new texts', url: `${office}?tab=messages` },
  emergency: { one: 'Down now: a new request', many: 'requests: down now', url: `${office}?tab=messages` },
  voicemail: { one: 'New voicemail', many: 'new voicemails', url: callsUrl },
  missed_call: { one: 'Missed call', many: 'missed calls', url: callsUrl },
  care: { one: 'The office needs care', many: 'things in the office need care', url: office },
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
