import {
  AlarmClock,
  Ban,
  CalendarClock,
  Check,
  CircleAlert,
  CircleHelp,
  ClipboardList,
  type LucideIcon,
  MessageCircleOff,
  MessageCircleQuestionMark,
  PenLine,
  PhoneMissed,
  Siren,
  Voicemail,
} from 'lucide-react';
import type { Conversation } from '../api/contact-address';

export type RowMark = { word: string; Icon: LucideIcon; color: string };

const stop = 'text-stop';
const signal = 'text-signal';
const slate = 'text-slate';

const marks = {
  emergency: { word: 'Emergency', Icon: Siren, color: stop },
  mayBeOptOut: { word: 'Opt-out?', Icon: MessageCircleQuestionMark, color: stop },
  voicemail: { word: 'Voicemail', Icon: Voicemail, color: stop },
  missedCall: { word: 'Missed call', Icon: PhoneMissed, color: stop },
  failed: { word: 'Not delivered', Icon: CircleAlert, color: stop },
  unconfirmed: { word: 'Not confirmed', Icon: CircleHelp, color: stop },
  visit: { word: 'Visit today', Icon: CalendarClock, color: signal },
  reminder: { word: 'Reminder', Icon: AlarmClock, color: signal },
  request: { word: 'Request', Icon: ClipboardList, color: signal },
  draft: { word: 'Draft', Icon: PenLine, color: slate },
  optedOut: { word: 'Opted out', Icon: MessageCircleOff, color: slate },
  blocked: { word: 'Blocked', Icon: Ban, color: slate },
  done: { word: 'Done', Icon: Check, color: 'text-go' },
} satisfies Record<string, RowMark>;

/** A row's one mark: the first reason to look at it. `dot`: it is only unread. Null when there is nothing to say. */
export function chooseMark(row: Conversation, hasDraft: boolean): RowMark | 'dot' | null {
  const { waiting, lastFailed, lastUnconfirmed, lastSource, unreadCount, textBlock, isDone } = row;
  if (waiting === 'emergency') {
    return marks.emergency;
  }
  // Somebody has to decide before anything else is written to them.
  if (row.mayBeOptOut && textBlock === null) {
    return marks.mayBeOptOut;
  }
  switch (waiting) {
    case 'voicemail':
      return marks.voicemail;
    case 'missed_call':
      return marks.missedCall;
    default:
  }
  if (lastFailed) {
    return marks.failed;
  }
  if (lastUnconfirmed) {
    return marks.unconfirmed;
  }
  if (waiting === 'visit' || waiting === 'reminder') {
    return marks[waiting];
  }
  if (waiting === 'text' && lastSource === 'web') {
    return marks.request;
  }
  if (unreadCount > 0) {
    return 'dot';
  }
  if (hasDraft) {
    return marks.draft;
  }
  if (textBlock === 'opted_out' || textBlock === 'opted_out_by_office') {
    return marks.optedOut;
  }
  if (textBlock === 'blocked') {
    return marks.blocked;
  }
  return isDone ? marks.done : null;
}
