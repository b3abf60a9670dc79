import { focusManager, useMutation, useQuery } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useInView } from 'react-intersection-observer';
import type { TimelineCall } from '#functions/contract/conversations';
import type { ContactNote } from '#functions/contract/follow-up';
import type { Message } from '#functions/contract/messages';
import type { JobLine as JobLineData, Reminder, ScheduledText } from '#functions/contract/plans';
import { smsHandler } from '../api/client';
import { contactJobsQuery } from '../api/jobs';
import { type PagedQuery, loadNextPage } from '../api/loading';
import { wasSentHere } from '../drafts/page-attempts';
import { inboxNewsKey } from '../live/inbox-news';
import { MoreButton } from '../panels/more-button';
import { Button } from '../shared/button';
import { formatRelativeDay } from '../shared/timestamp';
import { ApproveButton, findAnswered, listOpenEstimates } from './approve-button';
import { CallLine } from './call-line';
import { JobLine, listReviewLines } from './job-line';
import { MessageBubble, describeStage } from './message-bubble';
import { ReminderLine } from './reminder-line';
import { ScheduledTexts } from './scheduled-texts';
import { TeamNote } from './team-note';

type TimelineProps = {
  /** The contact's name or formatted number. */
  contact: string;
  address: string;
  isTextable: boolean;
  messages: Message[];
  calls: TimelineCall[];
  notes: ContactNote[];
  jobLines: JobLineData[];
  /** The message that a search matched, if a search opened the log. */
  hitId: string | null;
};

type MessageLogProps = TimelineProps & {
  unreadCount: number;
  /** What is to come, after everything else. */
  scheduled: ScheduledText[];
  reminder: Reminder | null;
  /** Loads earlier messages. */
  earlier: PagedQuery;
};

export function MessageLog(props: MessageLogProps) {
  const { unreadCount, earlier, notes, scheduled, reminder, ...timeline } = props;
  const { contact, address, messages, calls, hitId } = timeline;
  const log = useRef<HTMLDivElement>(null);
  const { ref: end, inView: isAtEnd } = useInView();
  const newest = messages.at(-1);
  const [seenId, setSeenId] = useState(newest?.id);
  if (isAtEnd && seenId !== newest?.id) {
    setSeenId(newest?.id);
  }

  const newestId = newest?.id;
  const shownId = useRef(newestId);
  useEffect(() => {
    // Scroll to a message that was just sent from here. Returning to the tab doesn't scroll.
    const isOurs = newestId !== undefined && wasSentHere(newestId);
    if (isOurs && shownId.current !== newestId && log.current) {
      log.current.scrollTop = 0;
    }
    shownId.current = newestId;
  }, [newestId]);
  useHit(log, hitId, messages[0]?.id, earlier);
  const start = useEarlierRows(earlier);
  useReadMark(address, unreadCount > 0 && isAtEnd, newestId, calls.at(-1)?.sid);

  // Notes older than the loaded texts show up once those texts are loaded.
  const notesFrom = earlier.hasNextPage ? (messages[0]?.created_at ?? '') : '';
  const shownNotes = notes.filter(({ createdAt }) => createdAt >= notesFrom);
  return (
    <div className="relative min-h-28 flex-1 not-tall:min-h-16">
      <div
        ref={log}
        role="log"
        aria-label={`Messages with ${contact}`}
        // The live inbox already announces new texts.
        aria-live="off"
        tabIndex={0}
        // With the reversed direction the browser keeps the end in view, and earlier messages don't move it.
        // `relative` makes screen-reader-only elements scroll and clip with the list.
        className="relative flex h-full flex-col-reverse overflow-y-auto overscroll-contain -outline-offset-4"
      >
        {/* The end keeps free of a composer that has grown. */}
        <div className="flex min-h-full shrink-0 flex-col justify-end gap-1 px-3 pt-3 pb-[calc(0.75rem+var(--overlap,0px))] md:px-[max(1.25rem,(100%-60rem)/2)]">
          {/* The browser must not keep it in view, or every page would load the next one. */}
          <div ref={start} className="shrink-0 [overflow-anchor:none]">
            <MoreButton query={earlier}>Show earlier messages</MoreButton>
          </div>
          {messages.length + calls.length + notes.length + timeline.jobLines.length === 0 ? (
            <p className="m-auto text-slate">No messages yet</p>
          ) : null}
          <Timeline {...timeline} notes={shownNotes} />
          <ScheduledTexts
            address={address}
            texts={scheduled}
            lastAnswerAt={findLastAnswer(messages, calls)}
          />
          {reminder === null ? null : <ReminderLine address={address} reminder={reminder} />}
          <div ref={end} aria-hidden="true" className="-mt-1 h-px shrink-0" />
        </div>
      </div>
      {seenId === newest?.id ? null : (
        <Button
          look="solid"
          Icon={ArrowDown}
          className="absolute bottom-[calc(0.75rem+var(--overlap,0px))] left-1/2 -translate-x-1/2 shadow-lg"
          onClick={() => {
            if (!log.current) {
              return;
            }
            log.current.scrollTop = 0;
            // The button disappears together with the focus.
            log.current.focus({ preventScroll: true });
          }}
        >
          New message
        </Button>
      )}
    </div>
  );
}

/** When they last wrote or called. Empty when they never did. */
const findLastAnswer = (messages: readonly Message[], calls: readonly TimelineCall[]): string =>
  [
    messages.findLast(({ direction }) => direction === 'inbound')?.created_at ?? '',
    calls.findLast(({ direction }) => direction === 'inbound')?.at ?? '',
  ].reduce((one, other) => (one > other ? one : other));

/** Loading starts this far before the oldest row comes into sight. */
const aheadMargin = '300px';

/** Loads earlier rows by themselves near the top, which the returned ref marks. After a failure the button does. */
function useEarlierRows(earlier: PagedQuery) {
  const { ref, inView: isNear } = useInView({ scrollMargin: aheadMargin });
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = earlier;
  useEffect(() => {
    if (isNear && hasNextPage && !isFetching && !isFetchNextPageError) {
      // The search for a hit may have begun to load the same page.
      void fetchNextPage({ cancelRefetch: false });
    }
  }, [isNear, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  return ref;
}

/** The most pages to load while looking for an old text. */
const maxPages = 20;

/** Scrolls once to the message that a search found, loading earlier pages until it is there. */
function useHit(
  log: React.RefObject<HTMLElement | null>,
  hitId: string | null,
  /** Changes with each page of earlier messages. */
  oldestId: string | undefined,
  earlier: PagedQuery,
): void {
  const isFound = useRef(false);
  const pages = useRef(0);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = earlier;

  const seek = useEffectEvent((id: string) => {
    const row = log.current?.querySelector(`[data-message="${CSS.escape(id)}"]`);
    if (row) {
      isFound.current = true;
      row.scrollIntoView({ block: 'center' });
    } else if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError && pages.current < maxPages) {
      pages.current += 1;
      void loadNextPage(earlier);
    }
  });
  useEffect(() => {
    if (hitId !== null && !isFound.current) {
      seek(hitId);
    }
  }, [hitId, oldestId]);
}

const subscribe = (notice: () => void) => focusManager.subscribe(notice);
/** False in a background tab and behind a locked screen. */
const isVisible = () => focusManager.isFocused();

/**
 * Marks a conversation as read up to its newest message, and its calls as seen, once something unread is in sight and
 * the page is visible. After a failure, the next message, call or visit tries again.
 */
function useReadMark(
  address: string,
  isUnreadInSight: boolean,
  newestId: string | undefined,
  newestCall: string | undefined,
): void {
  const isPageVisible = useSyncExternalStore(subscribe, isVisible);
  const { mutate } = useMutation({
    mutationFn: (upTo: string | undefined) =>
      smsHandler.call('markRead', { to: address, ...(upTo !== undefined && { upTo }) }),
    meta: { reloads: [inboxNewsKey] },
  });

  useEffect(() => {
    const isLoaded = newestId !== undefined || newestCall !== undefined;
    if (isPageVisible && isUnreadInSight && isLoaded) {
      mutate(newestId);
    }
  }, [isPageVisible, isUnreadInSight, newestId, newestCall, mutate]);
}

/** Whether two texts of ours stand under one line with their author and stage. */
const isSameRun = (message: Message, next: Message | null): boolean =>
  next !== null && describeStage(message) === describeStage(next);

/** Texts, calls, notes and changes of jobs in chronological order, grouped under dates. */
function Timeline({ messages, calls, notes, jobLines, hitId, ...party }: TimelineProps) {
  const jobs = useQuery(contactJobsQuery(party.address)).data ?? [];
  const estimates = listOpenEstimates(jobs);
  const reviews = party.isTextable ? listReviewLines(jobs, jobLines) : null;
  const entries = [
    ...messages.map((message) => ({ at: message.created_at, key: message.id, message })),
    ...calls.map((call) => ({ at: call.at, key: call.sid, call })),
    ...notes.map((note) => ({ at: note.createdAt, key: note.id, note })),
    ...jobLines.map((line) => ({ at: line.at, key: `job ${line.id}`, line })),
  ].sort((left, right) => Date.parse(left.at) - Date.parse(right.at));

  return entries.map((entry, index) => {
    const day = formatRelativeDay(entry.at);
    const [before, next] = [entries[index - 1], entries[index + 1]];
    const nextMessage = next && 'message' in next ? next.message : null;
    return (
      <Fragment key={entry.key}>
        {before && formatRelativeDay(before.at) === day ? null : (
          <p className="my-0.5 text-center text-sm/5 font-bold text-slate">{day}</p>
        )}
        {'message' in entry ? (
          <MessageBubble
            message={entry.message}
            isHit={entry.key === hitId}
            hasStage={!isSameRun(entry.message, nextMessage)}
            {...party}
          >
            {findAnswered(entry.message, estimates).map((job) => (
              <ApproveButton key={job.id} job={job} messageId={entry.key} isNamed={estimates.length > 1} />
            ))}
          </MessageBubble>
        ) : null}
        {'call' in entry ? (
          <CallLine call={entry.call} contact={party.contact} address={party.address} />
        ) : null}
        {'line' in entry ? (
          <JobLine line={entry.line} address={party.address} toReview={reviews?.get(entry.line.id)} />
        ) : null}
        {'note' in entry ? <TeamNote note={entry.note} isHit={entry.key === hitId} /> : null}
      </Fragment>
    );
  });
}
