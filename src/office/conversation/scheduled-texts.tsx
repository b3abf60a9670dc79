import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, Clock, PenLine, SendHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { maxMessageLength } from '#functions/contract/messages';
import type { ScheduledText } from '#functions/contract/plans';
import { BackendFailure, describeFailure } from '../api/client';
import { reload } from '../api/loading';
import { conversationQuery } from '../api/queries';
import { scheduledTexts } from '../api/scheduled-texts';
import { Checkbox } from '../forms/checkbox';
import { TextArea } from '../forms/field';
import { FormDialog } from '../forms/form-dialog';
import { TimeChoice } from '../forms/time-choice';
import { useTimeChoice } from '../forms/use-time-choice';
import { ActionButton } from '../shared/action-button';
import { listLaterTimes, startAt } from '../shared/later-times';
import { formatAhead } from '../shared/timestamp';
import { showToast } from '../shared/toast';
import { MessageText } from './message-text';
import { useMessageDraft } from './use-message-draft';

type ScheduledTextsProps = {
  address: string;
  texts: readonly ScheduledText[];
  /** When they last wrote or called. Empty when they never did. */
  lastAnswerAt: string;
};

/** The texts that wait for their time, or for a person, after all others. */
export function ScheduledTexts({ address, texts, lastAnswerAt }: ScheduledTextsProps) {
  if (texts.length === 0) {
    return null;
  }
  return (
    <section
      aria-label="Texts to be sent later"
      className="mt-2 flex flex-col gap-2 border-t border-rule pt-2"
    >
      {texts.map((text) => (
        <WaitingText
          key={text.id}
          address={address}
          text={text}
          isAnswered={text.unlessAnswered && lastAnswerAt > text.createdAt}
        />
      ))}
    </section>
  );
}

/** Why a text waits for a person, and what can be done. */
const heldReasons: Readonly<Record<string, string>> = {
  late: 'Not sent: its time was over by more than an hour. Send it now, or cancel it.',
  opt_out_in_doubt: 'Not sent: they may have asked for no more texts. Decide that first.',
  author_gone: 'Not sent: whoever wrote it has no access to the office any more.',
  missing_value: 'Not sent: a [field] in it has no value. Fill it in, or take it out.',
  opted_out: 'Not sent: they opted out of texts.',
  blocked: 'Not sent: this contact is blocked.',
  no_consent: 'Not sent: they have not agreed to texts.',
  no_business_number: 'Not sent: there was no business number. Save it under Settings, then send it.',
  wrong_sender: 'Not sent: the business number has changed meanwhile.',
};

/** Nothing but a change of these makes them free. */
const isStuck = (held: string | null) =>
  held === 'missing_value' ||
  held === 'opt_out_in_doubt' ||
  held === 'opted_out' ||
  held === 'blocked' ||
  held === 'no_consent';

/** Past its time, which the schedule looks at each minute. */
const isDue = (at: string) => Date.parse(at) <= Date.now();

/** When it goes out, whose it is, and what it depends on. */
function describePlan({ sendAt, author, kind, unlessAnswered }: ScheduledText): string {
  return [
    isDue(sendAt) ? 'Goes out now' : `Goes out ${formatAhead(sendAt)}`,
    kind === 'reminder' ? 'Reminder of the visit' : author,
    unlessAnswered ? 'unless they write first' : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** `isAnswered`: they were faster, so it will be dropped. */
type WaitingTextProps = { address: string; text: ScheduledText; isAnswered: boolean };

function WaitingText({ address, text, isAnswered }: WaitingTextProps) {
  const { body, held, media } = text;
  const count = media.length;
  return (
    <div data-scheduled={text.id} className="flex w-full flex-col items-end">
      <div
        className={`max-w-[min(33rem,100%-1rem)] min-w-0 rounded-[0.625rem] rounded-br-xs border-2 border-dashed bg-white px-3 pt-1.5 pb-2 text-base/[1.35] ${held === null ? 'border-steel' : 'border-stop'}`}
      >
        <span className="sr-only">{held === null ? 'To be sent later: ' : 'Waits for you: '}</span>
        {count === 0 ? null : (
          <p className="text-sm font-semibold text-slate">
            {`With ${count} ${count === 1 ? 'picture or file' : 'pictures or files'}`}
          </p>
        )}
        {body === '' ? null : <MessageText text={body} />}
      </div>
      <p
        className={`pt-0.5 text-right text-sm/5 ${held === null ? 'text-slate' : 'font-semibold text-stop'}`}
      >
        <Clock aria-hidden="true" className="mr-1.5 inline size-4 align-text-bottom" />
        <bdi>
          {held === null
            ? isAnswered
              ? 'Will not go out: they have written or called'
              : describePlan(text)
            : (heldReasons[held] ?? 'Not sent: it was refused. Look at it, then send or cancel it.')}
        </bdi>
      </p>
      {held === null ? null : (
        <p className="text-right text-sm/5 text-steel">{`Was due ${formatAhead(text.sendAt)}`}</p>
      )}
      <Actions address={address} text={text} />
    </div>
  );
}

/** Changes a text that waits. When it has been sent already, says so and loads the conversation, which has it. */
function useChange(address: string) {
  const queryClient = useQueryClient();
  return async (change: Promise<unknown>): Promise<boolean> => {
    try {
      await change;
      return true;
    } catch (error) {
      if (!(error instanceof BackendFailure) || (error.status !== 409 && error.status !== 404)) {
        throw error;
      }
      showToast.error(describeFailure(error, 'This text has been sent already.'));
      await reload(queryClient, conversationQuery(address).queryKey);
      return false;
    }
  };
}

const sendNowMs = 61_000;

function Actions({ address, text }: { address: string; text: ScheduledText }) {
  const { id: messageId, body, held, media, kind } = text;
  const draft = useMessageDraft(address);
  const change = useChange(address);
  const cancel = () => change(scheduledTexts.call('cancelScheduled', { messageId }));
  const reloads = [conversationQuery(address).queryKey];

  const toBox = useMutation({
    mutationFn: cancel,
    onSuccess: (isCanceled) => {
      if (isCanceled) {
        draft.append(body);
        document.querySelector<HTMLElement>('textarea[aria-keyshortcuts="r"]')?.focus();
      }
    },
    meta: { failed: 'Not changed. Check the connection, then try again.', reloads },
  });
  const sendNow = useMutation({
    mutationFn: () =>
      change(
        scheduledTexts.call('changeScheduled', {
          messageId,
          sendAt: new Date(Date.now() + sendNowMs).toISOString(),
        }),
      ),
    onSuccess: (isChanged) => isChanged && showToast.success('It goes out within two minutes'),
    meta: { failed: 'Not changed. Check the connection, then try again.', reloads },
  });

  return (
    <p className="flex flex-wrap justify-end text-sm">
      {held === null || isStuck(held) ? null : (
        <ActionButton action={sendNow} busy="Sending…" Icon={SendHorizontal} className={small}>
          Send now
        </ActionButton>
      )}
      {media.length === 0 ? (
        <ActionButton action={toBox} busy="Editing…" Icon={PenLine} className={small}>
          Edit
        </ActionButton>
      ) : null}
      {kind === 'text' ? <ChangeDialog text={text} change={change} reloads={reloads} /> : null}
      <FormDialog
        Icon={X}
        label="Cancel text"
        shortLabel="Cancel"
        title="Cancel this text?"
        description="It will not be sent, and it is not kept."
        className={small}
        save={cancel}
        onSaved={(isCanceled) => isCanceled && showToast.success('The text is canceled')}
        reloads={reloads}
      >
        <blockquote className="max-w-md rounded border border-rule bg-paper px-3 py-2 wrap-anywhere whitespace-pre-wrap">
          {body}
        </blockquote>
      </FormDialog>
    </p>
  );
}

const small = 'min-h-9! gap-1.5! px-2! text-sm! [&>svg]:size-4';

type ChangeDialogProps = {
  text: ScheduledText;
  change: (change: Promise<unknown>) => Promise<boolean>;
  reloads: QueryKey[];
};

/** Changes when it goes out. One with pictures has its words here, too, because pictures can't go back to the box. */
function ChangeDialog({ text, change, reloads }: ChangeDialogProps) {
  const { id: messageId, media } = text;
  const time = useTimeChoice(listLaterTimes, () => startAt(text.sendAt));
  const [unlessAnswered, setUnlessAnswered] = useState(text.unlessAnswered);
  const [words, setWords] = useState(text.body);
  const hasFiles = media.length > 0;

  return (
    <FormDialog
      Icon={CalendarClock}
      label={hasFiles ? 'Change' : 'Change time'}
      title={hasFiles ? 'Change this text' : 'When should it go out?'}
      description="Until then you can change it again."
      submitLabel="Save"
      className={small}
      check={time.check}
      isComplete={hasFiles || words.trim() !== ''}
      save={() =>
        change(
          scheduledTexts.call('changeScheduled', {
            messageId,
            sendAt: time.findTime() ?? '',
            unlessAnswered,
            ...(hasFiles && { body: words.trim() }),
          }),
        )
      }
      onSaved={(isChanged) => isChanged && showToast.success('The text is changed')}
      reloads={reloads}
    >
      {hasFiles ? (
        <TextArea
          label="Message"
          longest={maxMessageLength}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      ) : null}
      <TimeChoice {...time.choice} />
      <Checkbox
        label="Don’t send it if they write or call first"
        checked={unlessAnswered}
        onChange={({ target }) => setUnlessAnswered(target.checked)}
      />
    </FormDialog>
  );
}
