/**
 * What the browser may ask of the edge functions, and what they answer. Types and plain
 * constants only: the site imports this file, so it must stay free of runtime APIs.
 *
 * Every admin call is `POST /functions/v1/<function>` with a JSON body that names an `action`
 * and the caller's access token as bearer. Failures of any kind answer {@link FailureBody}.
 */
import type { WeekHours } from './business-hours.ts';
import type { QuoteProblems } from './quote.ts';

/** Row keys of `business_settings` (spec section 3). */
export const settingKeys = {
  businessNumber: 'twilio_phone_number',
  forwardingNumber: 'call_forwarding_number',
} as const;

export type SettingKey = (typeof settingKeys)[keyof typeof settingKeys];

/** The webhooks that Twilio calls, as paths below a function's root. */
export const webhookPaths = {
  inboundMessage: '/sms-handler/inbound',
  messageStatus: '/sms-handler/status',
  inboundCall: '/twilio-manage/voice',
  dialResult: '/twilio-manage/voice-result',
  voicemail: '/twilio-manage/voicemail',
  recordingStatus: '/twilio-manage/recording',
} as const;

/** Longest text Twilio accepts for one message, in characters (Messages resource, `Body`). */
export const maxMessageLength = 1600;

export type Direction = 'inbound' | 'outbound';

/** A number of the Twilio account. `voiceUrl` is null when no voice webhook is set. */
export type ProviderNumber = {
  sid: string;
  phoneNumber: string;
  friendlyName: string;
  voiceUrl: string | null;
};

/** What of a number decides where its texts and calls go, by Twilio's names. */
export const numberFields = [
  'SmsUrl',
  'SmsMethod',
  'SmsFallbackUrl',
  'SmsFallbackMethod',
  'SmsApplicationSid',
  'VoiceUrl',
  'VoiceMethod',
  'VoiceFallbackUrl',
  'VoiceFallbackMethod',
  'VoiceApplicationSid',
  'TrunkSid',
] as const;

export type NumberField = (typeof numberFields)[number];

/** The parts that connecting a number consists of. */
export const connectionSteps = [
  'texts',
  'calls',
  'texts_fallback',
  'calls_fallback',
  'texts_application',
  'calls_application',
  'calls_trunk',
] as const;

/** One part of connecting a number. Empty text: not set. */
export type ConnectionStep = {
  step: (typeof connectionSteps)[number];
  /** It takes away what somebody else has set, so it is done only when the admin asks for it. */
  isOptional: boolean;
  changes: { field: NumberField; from: string; to: string }[];
};

/**
 * Who answers what comes in: our webhook (`wrong_method`: by GET, which it refuses), another
 * address, nobody, or an application or SIP trunk that takes precedence over the webhook.
 */
export const inboundRoutes = [
  'here',
  'wrong_method',
  'elsewhere',
  'nowhere',
  'application',
  'trunk',
] as const;

/** Whom Twilio turns to when the webhook fails: as we advise, somebody else, or nobody. */
export const fallbackRoutes = ['advised', 'other', 'none'] as const;

/** The addresses are null when none is set. */
export type NumberRoute = {
  route: (typeof inboundRoutes)[number];
  url: string | null;
  fallback: (typeof fallbackRoutes)[number];
  fallbackUrl: string | null;
};

/** What US carriers want to see before texts get through; `none`: a number from elsewhere. */
export const registrations = ['10dlc', 'toll_free', 'none'] as const;

/** How a number of the account is set up, and what connecting it would change. */
export type NumberHealth = {
  sid: string;
  phoneNumber: string;
  /** Null when Twilio doesn't tell. */
  capabilities: { sms: boolean; mms: boolean; voice: boolean } | null;
  texts: NumberRoute;
  calls: NumberRoute;
  registration: (typeof registrations)[number];
  /** When carriers last refused a text of it as unregistered (ISO 8601), if they did lately. */
  unregisteredAt: string | null;
  /** Empty: nothing is left to do. */
  steps: ConnectionStep[];
};

/** How far back calls are listed, in days on the business's clock, today included. */
export const callHistoryDays = 30;

/**
 * An answered call shorter than this proves nothing: it is as long as the greeting of a mobile's own
 * voicemail, which Twilio reports as answered too.
 */
export const shortestTalkSeconds = 15;

/**
 * What became of a customer's call. `answered`: a phone picked up and there was talk; a mobile's own
 * voicemail looks the same to Twilio. `brief`: picked up, but over too soon to tell a person from a
 * voicemail greeting. `voicemail`: nobody answered and a message was left with us. `missed`: nobody
 * picked up, or the caller gave up. `not_rung`: answered by our voice alone, no phone rang.
 */
export const callOutcomes = ['answered', 'brief', 'voicemail', 'missed', 'not_rung', 'ongoing'] as const;

export type CallOutcome = (typeof callOutcomes)[number];

/** Twilio's words for a call, or a leg of one, that nobody took. */
export const unansweredStatuses: readonly string[] = ['busy', 'no-answer', 'failed', 'canceled'];

/** One call. `startTime` is ISO 8601 (null while queued), `duration` whole seconds. */
export type CallLog = {
  sid: string;
  direction: Direction;
  from: string;
  to: string;
  startTime: string | null;
  status: string;
  duration: number;
  /** Null when Twilio's rows don't tell, and for calls that the business makes. */
  outcome: CallOutcome | null;
  /** Whole seconds until it was picked up or given up; null when not known. */
  waited: number | null;
  /** The other party's, as texts or a quote request gave it. */
  contactName: string | null;
  /** The other party's conversation, and why nobody may text in it; null when there is none. */
  conversation: { textBlock: TextBlock | null } | null;
  /** The message that the caller left with us, in whole seconds; null when there is none. */
  voicemail: { seconds: number; isHeard: boolean } | null;
};

/**
 * When a caller is put through. `business_hours`: to nobody while the business is closed.
 * `emergency_after_hours`: to another number then.
 */
export const forwardWhens = ['always', 'business_hours', 'emergency_after_hours'] as const;
export type ForwardWhen = (typeof forwardWhens)[number];

/** `afterHoursNumber` is E.164; null only while it isn't needed. */
export type CallSchedule = { forwardWhen: ForwardWhen; hours: WeekHours; afterHoursNumber: string | null };

/** When a missed call is answered with a text; `daytime` is 8 AM to 9 PM. */
export const textBackWhens = ['business_hours', 'daytime', 'any_time'] as const;
export type TextBackWhen = (typeof textBackWhens)[number];

/** What a caller whom nobody answers gets. A text or greeting may stay while its part is off. */
export type MissedCallHandling = {
  textBackOn: boolean;
  textBackText: string | null;
  textBackWhen: TextBackWhen;
  voicemailOn: boolean;
  voicemailGreeting: string | null;
};

/** Longest text back, in characters: two segments, which Twilio advises as the most. */
export const maxTextBackLength = 320;
/** Longest spoken greeting, in characters: about half a minute. */
export const maxGreetingLength = 500;

/** What decides where calls go. */
export const forwardingSubjects = ['forwardingNumber', 'forwardWhen', 'hours', 'afterHoursNumber'] as const;

/** One change of where calls go. The values are as stored; `hours` is JSON of {@link WeekHours}. */
export type ForwardingChange = {
  id: number;
  /** ISO 8601 */
  at: string;
  /** The e-mail address of whoever made it; null when no account did. */
  by: string | null;
  what: (typeof forwardingSubjects)[number];
  from: string | null;
  to: string | null;
};

/** A message that a caller has spoken. */
export type Voicemail = {
  /** The incoming call's, as in {@link CallLog}. */
  callSid: string;
  /** Null while Twilio hasn't named them. Not a number when withheld. */
  caller: string | null;
  seconds: number;
  /** ISO 8601 */
  receivedAt: string;
  isHeard: boolean;
};

/**
 * Why nobody may text this person: they said STOP; the office marked them as opted out; they neither
 * texted nor agreed to texts; or there is no number, only an e-mail address.
 */
export const textBlocks = ['opted_out', 'opted_out_by_office', 'no_consent', 'no_phone'] as const;

export type TextBlock = (typeof textBlocks)[number];

export type ConversationSummary = {
  conversationId: string;
  /** Whoever it is with: a number, a sender name, or the e-mail address of a quote request. */
  otherNumber: string;
  /** Our number that they wrote to, from which replies leave; null: they leave from the saved one. */
  businessNumber: string | null;
  lastMessage: string;
  /** ISO 8601 */
  lastMessageTime: string;
  /** `web` when the last message is a quote request sent from the site's form. */
  lastSource: MessageSource;
  /** Given by the office, or else in a quote request; null when not known. */
  contactName: string | null;
  contactEmail: string | null;
  /** Null when they may be texted. */
  textBlock: TextBlock | null;
  /** Texts and quote requests of theirs that nobody has seen yet. */
  unreadCount: number;
  /** Put away by the office; whatever they send opens it again. */
  isDone: boolean;
  /** The newest text that was searched for; null when the person was found, or nothing was searched for. */
  matchedText: string | null;
};

/**
 * Which conversations are listed. `suspected`: with those of whom all we have is a quote request that a
 * machine seems to have sent; they are in none of the other lists.
 */
export const conversationStates = ['open', 'done', 'all', 'suspected'] as const;

export type ConversationState = (typeof conversationStates)[number];

/** Longest search, in characters. */
export const maxSearchLength = 100;

/** Longest name of a contact, in characters; column `contact_name` has the same limit. */
export const maxContactNameLength = 120;

/** `isCallFallbackCustom`: while the office is down calls go to an address of the owner's, not to our spoken message. */
export type NumberHealthAnswer = { numbers: NumberHealth[]; isCallFallbackCustom: boolean };

/**
 * How many texts were new to us, and how many of ours have come further than we knew. `isComplete` is false
 * when there was more than one run may take: the next goes on.
 */
export type CatchUpAnswer = { success: true; received: number; updated: number; isComplete: boolean };

/**
 * An answer whose body is the file itself under its own content type; failures are JSON as always.
 */
export type FileAnswer = 'file';

/**
 * `picture`: `getMedia` answers it as an image that browsers show safely. `file`: `getMedia` answers it
 * for saving only. `withheld`: of a kind that is not passed on (it may hold a program), to be looked at
 * in Twilio's console.
 */
export const mediaKinds = ['picture', 'file', 'withheld'] as const;

/** A file that came with a text, in the order it came. */
export type MessageMedia = {
  kind: (typeof mediaKinds)[number];
  contentType: string;
  /** To save it under. */
  fileName: string;
};

/** `web`: a quote request sent from the site's form. `auto`: sent by itself after a missed call. */
export type MessageSource = 'sms' | 'web' | 'auto';

/**
 * Where a message stands. `pending`: stored, not yet accepted by Twilio. `unknown`: Twilio's
 * answer was lost, so it may or may not have been sent. The rest are Twilio's own words.
 */
export const messageStatuses = [
  'pending',
  'unknown',
  'accepted',
  'queued',
  'sending',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'received',
] as const;

export type MessageStatus = (typeof messageStatuses)[number];

export type Message = {
  id: string;
  /** Our number that it came to or left from; null when there was none. */
  businessNumber: string | null;
  direction: Direction;
  body: string;
  /** ISO 8601 */
  created_at: string;
  status: MessageStatus;
  /** Twilio's error code, when delivery failed. */
  errorCode: number | null;
  /** Why it did not arrive and what to do, for a person; null unless it failed. */
  failure: string | null;
  /** It failed and was sent once more, as a message of its own. */
  isRetried: boolean;
  source: MessageSource;
  media: MessageMedia[];
};

/** Action name → request fields and answer, per function. */
export type FunctionContract = {
  'twilio-manage': {
    getPhoneNumbers: { request: object; response: { phoneNumbers: ProviderNumber[] } };
    getCallLogs: {
      request: object;
      response: {
        calls: CallLog[];
        /** ISO 8601: every call since then is listed. Later than usual when there are too many to list. */
        completeSince: string;
      };
    };
    getNumberHealth: { request: object; response: NumberHealthAnswer };
    /**
     * Points a number at this office: exactly the steps that were shown, as they were shown. Refused
     * when the number has changed meanwhile. Answers the number as Twilio has it afterwards.
     */
    connectNumber: {
      request: { sid: string; steps: ConnectionStep[] };
      response: { success: true; number: NumberHealth };
    };
    updateCallForwarding: {
      request: { phoneNumber: string; forwardTo: string };
      response: { success: true };
    };
    updateCallSchedule: { request: CallSchedule; response: { success: true } };
    updateMissedCallHandling: { request: MissedCallHandling; response: { success: true } };
    /** The latest five, newest first. */
    getForwardingHistory: { request: object; response: { changes: ForwardingChange[] } };
    /** Newest first, at most 200. */
    getVoicemails: { request: object; response: { voicemails: Voicemail[] } };
    /** What the caller of that call has spoken, as sound. */
    getRecording: { request: { callSid: string }; response: FileAnswer };
    markVoicemailHeard: { request: { callSid: string }; response: { success: true } };
  };
  'sms-handler': {
    /** One page, newest first. */
    getConversations: {
      request: {
        /** `nextCursor` of the page before; left out for the first. */
        cursor?: string;
        /** Words of names or texts, or any part of a number in any spelling. */
        search?: string;
        /** All when left out. */
        state?: ConversationState;
      };
      /** `nextCursor`: null on the last page. */
      response: { conversations: ConversationSummary[]; nextCursor: string | null };
    };
    /** One page of a conversation, oldest first. */
    getConversation: {
      request: {
        to: string;
        /** `earlierCursor` of the page that follows; left out for the newest. */
        before?: string;
      };
      response: {
        messages: Message[];
        /** Null when there are none before these. */
        earlierCursor: string | null;
        /** With the newest page only; null for somebody with whom there is no conversation. */
        conversation: ConversationSummary | null;
      };
    };
    /** Names the person of a conversation; an empty name takes theirs away. */
    setContactName: { request: { to: string; name: string }; response: { success: true } };
    /** Puts a conversation away, or takes it back. */
    setDone: { request: { to: string; isDone: boolean }; response: { success: true } };
    /**
     * Sends a text, from the number that the person wrote to. Answers status 202 with {@link NotConfirmed}
     * when nobody knows yet whether Twilio has it; the same key may then be used again.
     */
    sendMessage: {
      request: {
        /** Our number as the caller knows it: the saved one, or the one that the person wrote to. */
        from: string;
        to: string;
        body: string;
        idempotencyKey?: string;
        /** The failed message that this one repeats. Each is repeated once, however often this is asked. */
        retryOf?: string;
      };
      response: { success: true; message: Message };
    };
    /** A file of a message: `index` counts its `media` from 0. */
    getMedia: { request: { messageId: string; index: number }; response: FileAnswer };
    /**
     * A person's texts have been seen, up to and including the message `upTo`. One that came in after it
     * stays unread.
     */
    markRead: { request: { to: string; upTo: string }; response: { success: true } };
    /** Texts to this person are stopped, or allowed again unless they themselves said STOP. */
    setOptedOut: { request: { to: string; optedOut: boolean }; response: { success: true } };
    /**
     * Asks Twilio for what its webhooks failed to tell since the last time this was complete: texts that
     * came in, and what became of those that went out. May be repeated at will.
     */
    catchUp: { request: object; response: CatchUpAnswer };
  };
};

export type FunctionName = keyof FunctionContract;
export type ActionName<F extends FunctionName> = keyof FunctionContract[F] & string;

/** The answer to a text that Twilio has not confirmed: it may or may not have been sent. */
export type NotConfirmed = { success: false; error: string; code: 'not_confirmed' };

/** The body of every answer with a 4xx or 5xx status. `error` is a sentence for a person. */
export type FailureBody = { error: string; code: string };

/** What the form sends; `quote.ts` holds the rules of each field. */
export type QuoteRequest = {
  name: string;
  phone?: string;
  email?: string;
  zip: string;
  equipment: string;
  brand?: string;
  description: string;
  canMove?: 'yes' | 'no' | 'unsure';
  urgency: string;
  smsConsent: boolean;
  /** Path of the page the visitor came from. */
  page: string;
  /** The honeypot: a person leaves it empty. */
  website?: string;
  /** Whole milliseconds between showing the form and sending it. */
  elapsedMs?: number;
};

/** The same request sent again within a few minutes answers this too, and is stored once. */
export type QuoteAnswer = { success: true };

/**
 * A quote request that was not taken. 400: `fields` says what to correct (empty: send it once
 * more). 429: `Retry-After` holds the seconds to wait.
 */
export type QuoteFailure = FailureBody & { fields?: QuoteProblems };
