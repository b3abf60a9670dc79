/** The list of conversations, a single conversation, and starting one with somebody who gave permission. */
import * as v from 'valibot';
import { businessName } from '../domain/business.ts';
import { onOneLine } from '../domain/text.ts';
import { type ActionSchemas, problem, staffAction, success } from './action.ts';
import { callLog } from './calls.ts';
import * as fields from './fields.ts';
import { contactNote } from './follow-up.ts';
import { message, messageSource, textBlock } from './messages.ts';
import { givenPermission, permission } from './permission.ts';
import { jobLine, reminder, scheduledText } from './plans.ts';

/** Why a conversation waits for the office. The list shows it as the row's mark. */
const waitingReason = v.picklist([
  'emergency',
  'text',
  'missed_call',
  'voicemail',
  'failed',
  'reminder',
  'visit',
]);

export const conversationSummary = v.object({
  conversationId: v.string(),
  /** The contact's address: a number, a sender name, or the e-mail address of a quote request. */
  otherNumber: v.string(),
  /** Our number that the contact texted. Replies are sent from it, or from the saved number when null. */
  businessNumber: fields.maybeText,
  /** The newest text, or what {@link lastEvent} says in words. */
  lastMessage: v.string(),
  lastMessageTime: fields.moment,
  /** `web` when the last message is a quote request sent from the site's form. */
  lastSource: messageSource,
  /** True when our newest text did not arrive. */
  lastFailed: fields.flag,
  /** True while nobody knows whether our newest text reached Twilio. */
  lastUnconfirmed: fields.flag,
  /** Given by the office, or else in a quote request; null when not known. */
  contactName: fields.maybeText,
  contactEmail: fields.maybeText,
  /** Where they work. */
  company: fields.maybeText,
  /** The member who takes care of the conversation. Null: nobody. */
  assignedTo: fields.maybeText,
  /** Null when they may be texted. */
  textBlock: fields.maybeKnown(textBlock),
  /** True while a text of theirs may be an opt-out and nobody has decided about it. They get no automatic texts. */
  mayBeOptOut: fields.flag,
  /** Why they may be texted. Null when nothing is known. */
  permission: fields.maybeKnown(permission),
  /** Null when nobody has to do anything, or somebody said so with "done". */
  waiting: fields.maybeKnown(waitingReason),
  /** A missed call that nobody has texted about since, automatic texts aside. Null when the last word is a text. */
  lastEvent: fields.maybeKnown(v.picklist(['missed_call', 'voicemail'])),
  /** Whether the last word is a text that a person of the office wrote. */
  isLastOurs: fields.flag,
  /** The name of that person. Null when the last word is not theirs, or their account is gone. */
  lastAuthor: fields.maybeText,
  /** Whether the office and the contact have called each other since that missed call. */
  isCalledBack: fields.flag,
  /** The number of their texts, quote requests and missed calls that nobody has seen yet. */
  unreadCount: fields.count,
  /** True when the office marked it done. Any message from the contact opens it again. */
  isDone: fields.flag,
  /** The newest text that matches the search, a long one cut. Null when the contact matched, or without a search. */
  matchedText: fields.maybeText,
  /** The id of that message. */
  matchedId: fields.maybeText,
});

export type ConversationSummary = v.InferOutput<typeof conversationSummary>;

const conversationPage = v.object({
  conversations: v.array(conversationSummary),
  /** Null on the last page. */
  nextCursor: fields.maybeText,
});

export type ConversationPage = v.InferOutput<typeof conversationPage>;

/** A call with the contact; `at` is when it started or arrived. */
const timelineCall = v.object({
  ...v.pick(callLog, ['sid', 'direction', 'status', 'duration', 'outcome', 'voicemail', 'followUp']).entries,
  at: fields.moment,
});

export type TimelineCall = v.InferOutput<typeof timelineCall>;

const messagePage = v.object({
  /** Oldest first. */
  messages: v.array(message),
  /**
   * The calls in the same span of time, oldest first. The newest page also has the calls after its last
   * message.
   */
  calls: v.optional(v.array(timelineCall), []),
  /** Null when there are no earlier messages. */
  earlierCursor: fields.maybeText,
  /** On the newest page only: the newest 500, oldest first. */
  notes: v.optional(v.array(contactNote), []),
  /** What has changed in the contact's jobs in the same span of time, oldest first. */
  jobLines: v.optional(v.array(jobLine), []),
  /** On the newest page only: the texts that wait to be sent, by their time. */
  scheduled: v.optional(v.array(scheduledText), []),
  /** On the newest page only. */
  reminder: fields.maybe(reminder),
  /** On the newest page only. Null when there is no conversation yet. */
  conversation: v.nullish(conversationSummary, null),
});

/**
 * `waiting`: for the office, for any reason; `unanswered`: for an answer to a text, request, missed call or
 * voicemail; `requests`: with a request that is neither won nor lost; `mine`: assigned to the caller; `visits`: with a
 * visit of today or later that is to be made. `suspected`: blocked contacts and those known only from a suspected
 * request, which no other list has.
 */
const conversationState = v.picklist(
  ['open', 'waiting', 'unanswered', 'failed', 'done', 'requests', 'mine', 'visits', 'all', 'suspected'],
  problem('invalid_state', 'Choose which conversations to list.'),
);

export type ConversationState = v.InferOutput<typeof conversationState>;

/** Longest search, in characters. */
export const maxSearchLength = 100;

/** Longest name of a contact, in characters; column `contacts.name` has the same limit. */
export const maxContactNameLength = 120;

export const contactName = v.pipe(
  v.string(problem('invalid_name', 'Say what the contact is called.')),
  v.transform(onOneLine),
  fields.upTo(maxContactNameLength, 'name_too_long', 'A name'),
);

/** The name of the company that a contact works for. Column `contacts.company` has the same limit. */
export const companyName = v.pipe(
  v.string(),
  v.transform(onOneLine),
  fields.upTo(maxContactNameLength, 'company_too_long', 'A company'),
);

export const noSuchMessage = problem('invalid_message', 'Name a message of this conversation.');

/**
 * Ends the first text to a contact: who is writing, and how to stop. The hyphen is plain because a dash would
 * double the number of text segments.
 */
export const introduction = `- ${businessName}. Reply STOP to opt out.`;

/** Adds the introduction, unless the text already names the business and STOP. */
export function addIntroduction(body: string): string {
  return body.includes(businessName) && /\bSTOP\b/.test(body)
    ? body
    : `${body.trimEnd()} ${introduction}`.trimStart();
}

const longSearch = problem('search_too_long', `Search for ${maxSearchLength} characters at most.`);

export const conversationActions = {
  /** One page, newest first. */
  getConversations: staffAction(
    v.object({
      /** All when left out. */
      state: v.optional(conversationState, 'all'),
      /** Words of names or texts, or any part of a number in any spelling. */
      search: v.optional(v.pipe(fields.storedText, v.trim(), v.maxLength(maxSearchLength, longSearch)), ''),
      /** `nextCursor` of the previous page. Left out for the first page. */
      cursor: v.optional(fields.pageCursor),
    }),
    conversationPage,
  ),
  /**
   * Opens the conversation with somebody who may be texted; may be repeated. `permission` says how they agreed, and
   * is noted with the caller and the time. It may be left out where `getPermission` has an answer, and it never
   * replaces a text or the website's form, which prove more. Answers 409 `opted_out` when they opted out.
   */
  startConversation: staffAction(
    v.object({
      /** Replaces the contact's name. When left out or empty, the name stays. */
      name: v.optional(contactName, ''),
      permission: v.optional(givenPermission),
      to: fields.phone('number to text'),
    }),
    v.object({ conversationId: v.string() }),
  ),
  /** What is known about texting this number, whether it is a contact or not. */
  getPermission: staffAction(
    v.object({ to: fields.phone('number to text') }),
    v.object({
      /** E.164 */
      number: v.string(),
      name: fields.maybeText,
      company: fields.maybeText,
      /** Null when they may be texted. */
      textBlock: fields.maybeKnown(textBlock),
      /** Why they may be texted. Null when nothing is known, so that `startConversation` needs a permission. */
      permission: fields.maybeKnown(permission),
    }),
  ),
  /** One page of a conversation, oldest first. */
  getConversation: staffAction(
    v.object({
      /** `earlierCursor` of the page after it. Left out for the newest page. */
      before: v.optional(fields.pageCursor),
      to: fields.otherParty,
    }),
    messagePage,
  ),
  /** Sets the contact's name. An empty name removes it. */
  setContactName: staffAction(v.object({ to: fields.otherParty, name: contactName }), success),
  /** Marks a conversation as done, or opens it again. Either also says that no machine sent it. */
  setDone: staffAction(
    v.object({ isDone: fields.yesOrNo('Say whether the conversation is done.'), to: fields.otherParty }),
    success,
  ),
  /**
   * Marks a contact's missed calls as seen, and their texts as read up to and including the message `upTo`.
   * Later texts stay unread.
   */
  markRead: staffAction(
    v.object({
      to: fields.otherParty,
      /** Left out where there are only calls. */
      upTo: v.optional(fields.rowId(noSuchMessage)),
    }),
    success,
  ),
  /**
   * Notes that the contact's texts, up to and including the message `upTo`, are no opt-out. A later one stays
   * in doubt. For the opposite decision, see `setOptedOut`.
   */
  dismissOptOut: staffAction(v.object({ to: fields.otherParty, upTo: fields.rowId(noSuchMessage) }), success),
  /** Stops texts to this contact, or allows them again unless the contact said STOP. */
  setOptedOut: staffAction(
    v.object({ optedOut: fields.yesOrNo('Choose whether to stop texts.'), to: fields.otherParty }),
    success,
  ),
} satisfies ActionSchemas;
