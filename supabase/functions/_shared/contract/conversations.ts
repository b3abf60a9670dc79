/** The list of conversations, a single conversation, and starting one with somebody who gave permission. */
import * as v from 'valibot';
import { businessName } from '../business-name.ts';
import { onOneLine, storableText } from '../text.ts';
import { type ActionSchemas, problem, staffAction, success } from './action.ts';
import { callLog } from './calls.ts';
import * as fields from './fields.ts';
import { contactNote } from './follow-up.ts';
import { message, messageSource, textBlock } from './messages.ts';

/** Where the contact agreed: on the phone, on a paper or web form of the business, or in person. */
export const permissionHows = ['phone', 'form', 'person'] as const;
export type PermissionHow = (typeof permissionHows)[number];

const permission = v.object({ how: v.picklist(permissionHows), note: v.string(), notedAt: fields.moment });

export const conversationSummary = v.object({
  conversationId: v.string(),
  /** The contact's address: a number, a sender name, or the e-mail address of a quote request. */
  otherNumber: v.string(),
  /** Our number that the contact texted. Replies are sent from it, or from the saved number when null. */
  businessNumber: fields.maybeText,
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
  /** Null when they may be texted. */
  textBlock: fields.maybeKnown(textBlock),
  /** How they agreed to texts, as noted by the office. Null when nothing was noted. */
  permission: fields.maybeKnown(permission),
  /** The number of their texts and quote requests that nobody has seen yet. */
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
  ...v.pick(callLog, ['sid', 'direction', 'status', 'duration', 'outcome', 'voicemail']).entries,
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
  /** On the newest page only. Null when there is no conversation yet. */
  conversation: v.nullish(conversationSummary, null),
});

/**
 * `unanswered`: open, and the contact texted last (automatic texts don't count); `requests`: with a request
 * that is neither won nor lost. `suspected`: blocked contacts and those known only from a suspected request,
 * which no other list has.
 */
const conversationState = v.picklist(
  ['open', 'unanswered', 'failed', 'done', 'requests', 'all', 'suspected'],
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

export const noSuchMessage = problem('invalid_message', 'Name a message of this conversation.');

/** Longest note on how somebody agreed, in characters; column `permission_note` has the same limit. */
export const maxPermissionNoteLength = 500;

/**
 * Ends the first text to a contact: who is writing, and how to stop. The hyphen is plain because a dash would
 * double the number of text segments.
 */
export const introduction = `- ${businessName}. Reply STOP to opt out.`;

/** Adds the introduction, unless the text already names the business and STOP. */
export function introduced(body: string): string {
  return body.includes(businessName) && /\bSTOP\b/.test(body)
    ? body
    : `${body.trimEnd()} ${introduction}`.trimStart();
}

const longSearch = problem('search_too_long', `Search for ${maxSearchLength} characters at most.`);

const noPermission = problem(
  'no_permission',
  'Texts need permission. Say how this person agreed to them, and add a note.',
);

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
   * Notes that somebody agreed to texts, by whom and when, and opens the conversation; may be repeated.
   * Answers 409 `opted_out` when they opted out.
   */
  startConversation: staffAction(
    v.object({
      /** Replaces the contact's name. When left out or empty, the name stays. */
      name: v.optional(contactName, ''),
      permission: v.object(
        {
          how: v.picklist(permissionHows, noPermission),
          note: v.pipe(
            v.string(noPermission),
            v.transform(storableText),
            v.trim(),
            v.nonEmpty(noPermission),
            fields.upTo(maxPermissionNoteLength, 'note_too_long', 'The note'),
          ),
        },
        noPermission,
      ),
      to: fields.phone('number to text'),
    }),
    v.object({ conversationId: v.string() }),
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
  /** Marks a contact's texts as read, up to and including the message `upTo`. Later texts stay unread. */
  markRead: staffAction(v.object({ to: fields.otherParty, upTo: fields.rowId(noSuchMessage) }), success),
  /** Stops texts to this contact, or allows them again unless the contact said STOP. */
  setOptedOut: staffAction(
    v.object({ optedOut: fields.yesOrNo('Choose whether to stop texts.'), to: fields.otherParty }),
    success,
  ),
} satisfies ActionSchemas;
