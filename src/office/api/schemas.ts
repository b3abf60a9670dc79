/**
 * Checks what the functions answer, at the door: each parser answers the typed data or throws.
 * The shapes are contract.ts's; details a panel can do without may be missing.
 */
import {
  type CallLog,
  type ConnectionStep,
  type ConversationSummary,
  type Direction,
  type ForwardingChange,
  type Message,
  type MessageMedia,
  type NumberHealth,
  type NumberHealthAnswer,
  type NumberRoute,
  type ProviderNumber,
  type TextBlock,
  callOutcomes,
  connectionSteps,
  fallbackRoutes,
  forwardingSubjects,
  inboundRoutes,
  mediaKinds,
  numberFields,
  registrations,
  textBlocks,
} from '../../../supabase/functions/_shared/contract';

/** A message as the chat shows it. */
export type ChatMessage = Pick<Message, 'id' | 'direction' | 'body' | 'created_at'> & {
  /** Where it stands, in the words of `MessageStatus`; null when not told. */
  status: string | null;
  errorCode: number | null;
  /** Why it did not arrive, for a person; null when it did or nobody said. */
  failure: string | null;
  /** It failed, and was sent once more since. */
  isRetried: boolean;
  /** True for a quote request sent from the site's form. */
  isWebRequest: boolean;
  /** True for a text that the office sent by itself after a missed call. */
  isAutomatic: boolean;
  /** What came with it, in the order it came. */
  media: MessageMedia[];
};

/** What an open office learns every few seconds; moments are ISO 8601, by the database's clock. */
export type InboxNews = {
  asOf: string;
  /** Texts and requests that nobody has seen yet, over all conversations. */
  unreadCount: number;
  /** The backend tells of changes by itself. */
  hasRealtime: boolean;
  /** The conversations that changed last, newest change first. */
  changes: ConversationChange[];
};

export type ConversationChange = {
  conversationId: string;
  otherNumber: string;
  contactName: string | null;
  unreadCount: number;
  isWebRequest: boolean;
  changedAt: string;
};

class UnexpectedAnswer extends Error {
  override name = 'UnexpectedAnswer';
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new UnexpectedAnswer('not an object');
  return { ...value };
}

function list<Item>(value: unknown, parseItem: (item: Record<string, unknown>) => Item): Item[] {
  if (!Array.isArray(value)) throw new UnexpectedAnswer('not a list');
  return value.map((item: unknown) => parseItem(record(item)));
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new UnexpectedAnswer('not a text');
  return value;
}

function optionalText(value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : text(value);
}

function moment(value: unknown): string {
  const written = text(value);
  if (Number.isNaN(Date.parse(written))) throw new UnexpectedAnswer('not a time');
  return written;
}

function optionalMoment(value: unknown): string | null {
  return optionalText(value) === null ? null : moment(value);
}

function number(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new UnexpectedAnswer('not a number');
  return value;
}

function direction(value: unknown): Direction {
  if (value !== 'inbound' && value !== 'outbound') throw new UnexpectedAnswer('not a direction');
  return value;
}

function oneOf<Word extends string>(words: readonly Word[], value: unknown): Word {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new UnexpectedAnswer('not a word of the contract');
  return found;
}

function textBlock(value: unknown): TextBlock | null {
  return textBlocks.find((block) => block === value) ?? null;
}

function chatMessage(row: Record<string, unknown>): ChatMessage {
  return {
    id: text(row.id),
    direction: direction(row.direction),
    body: text(row.body),
    created_at: moment(row.created_at),
    status: optionalText(row.status),
    errorCode: typeof row.errorCode === 'number' ? row.errorCode : null,
    failure: optionalText(row.failure),
    isRetried: row.isRetried === true,
    isWebRequest: row.source === 'web',
    isAutomatic: row.source === 'auto',
    media: row.media === undefined ? [] : list(row.media, messageMedia),
  };
}

function messageMedia(row: Record<string, unknown>): MessageMedia {
  return {
    kind: mediaKinds.find((kind) => kind === row.kind) ?? 'withheld',
    contentType: text(row.contentType),
    fileName: text(row.fileName),
  };
}

export function parsePhoneNumbers(answer: unknown): ProviderNumber[] {
  return list(record(answer).phoneNumbers, (row) => ({
    sid: text(row.sid),
    phoneNumber: text(row.phoneNumber),
    friendlyName: optionalText(row.friendlyName) ?? '',
    voiceUrl: optionalText(row.voiceUrl),
  }));
}

function numberRoute(row: Record<string, unknown>): NumberRoute {
  return {
    route: oneOf(inboundRoutes, row.route),
    url: optionalText(row.url),
    fallback: oneOf(fallbackRoutes, row.fallback),
    fallbackUrl: optionalText(row.fallbackUrl),
  };
}

function connectionStep(row: Record<string, unknown>): ConnectionStep {
  return {
    step: oneOf(connectionSteps, row.step),
    isOptional: row.isOptional === true,
    changes: list(row.changes, (change) => ({
      field: oneOf(numberFields, change.field),
      from: text(change.from),
      to: text(change.to),
    })),
  };
}

function numberHealth(row: Record<string, unknown>): NumberHealth {
  const capabilities = row.capabilities === null ? null : record(row.capabilities);
  return {
    sid: text(row.sid),
    phoneNumber: text(row.phoneNumber),
    capabilities: capabilities && {
      sms: capabilities.sms === true,
      mms: capabilities.mms === true,
      voice: capabilities.voice === true,
    },
    texts: numberRoute(record(row.texts)),
    calls: numberRoute(record(row.calls)),
    registration: oneOf(registrations, row.registration),
    unregisteredAt: optionalMoment(row.unregisteredAt),
    steps: list(row.steps, connectionStep),
  };
}

export function parseNumberHealthAnswer(answer: unknown): NumberHealthAnswer {
  const { numbers, isCallFallbackCustom } = record(answer);
  return { numbers: list(numbers, numberHealth), isCallFallbackCustom: isCallFallbackCustom === true };
}

export function parseConnectedNumber(answer: unknown): NumberHealth {
  parseSuccess(answer);
  return numberHealth(record(record(answer).number));
}

function voicemail(row: Record<string, unknown>): CallLog['voicemail'] {
  return { seconds: number(row.seconds), isHeard: row.isHeard === true };
}

/** The call log, newest first. */
export type CallHistory = {
  calls: CallLog[];
  /** ISO 8601: every call since then is in it. Null when not told. */
  completeSince: string | null;
};

export function parseCallHistory(answer: unknown): CallHistory {
  const { calls, completeSince } = record(answer);
  return {
    calls: list(calls, (row) => ({
      sid: text(row.sid),
      direction: direction(row.direction),
      from: text(row.from),
      to: text(row.to),
      startTime: optionalMoment(row.startTime),
      status: text(row.status),
      duration: number(row.duration ?? 0),
      outcome: callOutcomes.find((outcome) => outcome === row.outcome) ?? null,
      waited: typeof row.waited === 'number' ? number(row.waited) : null,
      contactName: optionalText(row.contactName),
      conversation:
        typeof row.conversation === 'object' && row.conversation !== null
          ? { textBlock: textBlock(record(row.conversation).textBlock) }
          : null,
      voicemail:
        typeof row.voicemail === 'object' && row.voicemail !== null ? voicemail(record(row.voicemail)) : null,
    })),
    completeSince: optionalMoment(completeSince),
  };
}

function conversationSummary(row: Record<string, unknown>): ConversationSummary {
  return {
    conversationId: text(row.conversationId),
    otherNumber: text(row.otherNumber),
    businessNumber: optionalText(row.businessNumber),
    lastMessage: optionalText(row.lastMessage) ?? '',
    lastMessageTime: moment(row.lastMessageTime),
    lastSource: row.lastSource === 'web' ? 'web' : 'sms',
    contactName: optionalText(row.contactName),
    contactEmail: optionalText(row.contactEmail),
    textBlock: textBlock(row.textBlock),
    unreadCount: number(row.unreadCount ?? 0),
    isDone: row.isDone === true,
    matchedText: optionalText(row.matchedText),
  };
}

/** A page of the list, newest first. */
export type ConversationPage = { conversations: ConversationSummary[]; nextCursor: string | null };

export function parseConversations(answer: unknown): ConversationPage {
  const { conversations, nextCursor } = record(answer);
  return {
    conversations: list(conversations, conversationSummary),
    nextCursor: optionalText(nextCursor),
  };
}

/** A page of a conversation, oldest first. */
export type MessagePage = {
  messages: ChatMessage[];
  earlierCursor: string | null;
  conversation: ConversationSummary | null;
};

export function parseMessages(answer: unknown): MessagePage {
  const { messages, earlierCursor, conversation } = record(answer);
  return {
    messages: list(messages, chatMessage),
    earlierCursor: optionalText(earlierCursor),
    conversation:
      conversation === null || conversation === undefined ? null : conversationSummary(record(conversation)),
  };
}

export function parseForwardingHistory(answer: unknown): ForwardingChange[] {
  return list(record(answer).changes, (row) => ({
    id: number(row.id),
    at: moment(row.at),
    by: optionalText(row.by),
    what: oneOf(forwardingSubjects, row.what),
    from: optionalText(row.from),
    to: optionalText(row.to),
  }));
}

/** Of the database's function `inbox_news`. */
export function parseInboxNews(answer: unknown): InboxNews {
  const news = record(answer);
  return {
    asOf: moment(news.as_of),
    unreadCount: number(news.unread),
    hasRealtime: news.has_realtime === true,
    changes: list(news.changes, (row) => ({
      conversationId: text(row.id),
      otherNumber: text(row.other_number),
      contactName: optionalText(row.contact_name),
      unreadCount: number(row.unread_count),
      isWebRequest: row.last_source === 'web',
      changedAt: moment(row.changed_at),
    })),
  };
}

/** Whether catching up has changed what is shown, and whether nothing is left for another run. */
export function parseCatchUp(answer: unknown): { hasNews: boolean; isComplete: boolean } {
  parseSuccess(answer);
  const { received, updated, isComplete } = record(answer);
  return { hasNews: received !== 0 || updated !== 0, isComplete: isComplete !== false };
}

export function parseSuccess(answer: unknown): void {
  if (record(answer).success !== true) throw new UnexpectedAnswer('no success');
}

/**
 * The status of the message an answer speaks of, null when it has none. A repeated request gets
 * the earlier message back, whatever became of it.
 */
/** How far a text is; or the sentence that says that nobody knows yet whether Twilio has it. */
export function parseSent(answer: unknown): { status: string | null } | { notConfirmed: string } {
  const { success, code, error, message } = record(answer);
  if (success === false && code === 'not_confirmed') return { notConfirmed: text(error) };
  parseSuccess(answer);
  return { status: message === undefined ? null : optionalText(record(message).status) };
}
