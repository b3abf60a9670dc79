import type { Conversation } from '../api/contact-address';
import { PhoneNumber } from '../shared/phone-number';
import { ShortTimestamp } from '../shared/timestamp';
import { MarkedWords } from './marked-words';
import { chooseMark } from './row-mark';

type ConversationRowProps = {
  conversation: Conversation;
  isSelected: boolean;
  /** Whether Tab stops here. The list is one stop, and the arrow keys move in it. */
  isTabStop: boolean;
  hasDraft: boolean;
  /** The words that were searched for. */
  search: string;
  onSelect: (conversation: Conversation) => void;
};

/** A row of two lines: who and when, and below it why it waits and what was said last. */
export function ConversationRow(props: ConversationRowProps) {
  const { conversation, isSelected, isTabStop, hasDraft, search, onSelect } = props;
  const { address, contactName, lastMessageTime, unreadCount, matchedText, waiting } = conversation;
  const mark = chooseMark(conversation, hasDraft);
  const isUnread = unreadCount > 0;
  return (
    <button
      type="button"
      data-address={address}
      aria-current={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      className={`relative grid min-h-16 w-full cursor-pointer scroll-mt-8 grid-cols-[1.375rem_minmax(0,1fr)_auto] content-center border-b border-rule px-4 py-1.5 text-left -outline-offset-4 before:absolute before:inset-y-0 before:left-0 before:hidden before:border-l-4 hover:bg-paper aria-[current=true]:bg-selected aria-[current=true]:before:block md:min-h-14.75 ${waiting === 'emergency' ? 'bg-urgent' : ''}`}
      onClick={() => onSelect(conversation)}
    >
      <span className="row-span-2 -ml-2 flex w-5 items-center justify-center">
        {mark === 'dot' ? <span className="size-2.5 rounded-full bg-signal" /> : null}
        {mark !== null && mark !== 'dot' ? (
          <mark.Icon aria-hidden="true" className={`size-4.5 ${mark.color}`} />
        ) : null}
      </span>
      <span className={`truncate ${isUnread ? 'font-bold' : 'font-medium'}`}>
        {contactName === null ? <PhoneNumber number={address} /> : <bdi>{contactName}</bdi>}
      </span>
      {/* A text that a search found can be older. */}
      {matchedText === null ? (
        <ShortTimestamp at={lastMessageTime} className="pl-2 text-sm/[1.375rem] text-steel" />
      ) : (
        <span />
      )}
      <span
        dir="auto"
        // `relative` makes screen-reader-only elements clip with the line.
        className={`relative col-span-2 text-sm/5 ${matchedText === null ? 'truncate' : 'line-clamp-2'} ${isUnread ? 'text-ink' : 'text-slate'}`}
      >
        {contactName === null ? null : (
          <span className="sr-only">
            <PhoneNumber number={address} />{' '}
          </span>
        )}
        {mark !== null && mark !== 'dot' ? <b className={mark.color}>{mark.word}</b> : null}
        <LastWords
          conversation={conversation}
          markWord={mark === null || mark === 'dot' ? '' : mark.word}
          search={search}
        />
        {isUnread ? <span className="sr-only">{` ${unreadCount} unread`}</span> : null}
      </span>
    </button>
  );
}

type LastWordsProps = { conversation: Conversation; markWord: string; search: string };

/** What was said last, or what a search found. It doesn't repeat the mark, as in "Voicemail, 0:21". */
function LastWords({ conversation, markWord, search }: LastWordsProps) {
  const { lastMessage, matchedText, isLastOurs } = conversation;
  const isRepeated = markWord !== '' && lastMessage.startsWith(markWord);
  const words =
    matchedText ?? (isRepeated ? lastMessage.slice(markWord.length).replace(/^[,.\s]+/, '') : lastMessage);
  return (
    <>
      {markWord === '' || words === '' ? null : <span>{' · '}</span>}
      {matchedText === null && isLastOurs ? <span className="text-steel">You: </span> : null}
      <span>{search === '' ? words : <MarkedWords search={search}>{words}</MarkedWords>}</span>
    </>
  );
}
