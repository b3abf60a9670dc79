import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useRef } from 'react';
import { maxMessageLength } from '#functions/contract/messages';
import { fillReply, replyFields } from '#functions/domain/reply-fields';
import { business } from '../../content/business';
import { describeFailure, smsHandler } from '../api/client';
import { savedRepliesQuery } from '../api/queries';
import { type ReplyDraft, keepReplyDraft } from '../drafts/reply-drafts';
import { TextArea } from '../forms/field';
import { SaveRow } from '../forms/save-row';
import { Button } from '../shared/button';
import { TextPreview } from './text-preview';

const example = { name: 'Dale', company: 'Verdigris Aggregates', business: business.name };

type ReplyFormProps = {
  id: string;
  draft: ReplyDraft;
  /** The reply's words as the server knows them. Null when it has no such reply. */
  known: string | null;
  hasFocus: boolean;
  /** Left out for a reply that can't be deleted because it isn't saved. */
  onDelete?: () => void;
};

/** Changes a saved reply, or adds a new one. */
export function ReplyForm({ id, draft, known, hasFocus, onDelete }: ReplyFormProps) {
  const queryClient = useQueryClient();
  const box = useRef<HTMLTextAreaElement>(null);
  const { body, before } = draft;
  const save = useMutation({
    mutationFn: (words: string) => smsHandler.call('saveReply', { id, body: words, before: known }),
    onSuccess: (_answer, words) => {
      queryClient.setQueryData(savedRepliesQuery.queryKey, (replies = []) =>
        known === null
          ? [...replies, { id, body: words }]
          : replies.map((reply) => (reply.id === id ? { id, body: words } : reply)),
      );
      keepReplyDraft(id, null);
    },
    onError: () => box.current?.focus(),
    meta: { done: 'Reply saved', reloads: [savedRepliesQuery.queryKey] },
  });

  function write(words: string) {
    keepReplyDraft(id, { before, body: words });
    if (save.isError) {
      save.reset();
    }
  }

  /** Puts the field where the cursor is. */
  function insert(field: string) {
    const { selectionStart = body.length, selectionEnd = body.length } = box.current ?? {};
    write(body.slice(0, selectionStart) + field + body.slice(selectionEnd));
    box.current?.focus();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!save.isPending) {
      save.mutate(body.trim());
    }
  }

  const isChanged = body !== (known ?? '');
  const close = () => keepReplyDraft(id, null);
  const { text } = fillReply(body, example);
  return (
    <form
      noValidate
      aria-label={before === null ? 'New reply' : 'Change the reply'}
      onSubmit={submit}
      className="space-y-3 py-3"
    >
      <TextArea
        ref={box}
        label="Reply"
        longest={maxMessageLength}
        value={body}
        readOnly={save.isPending}
        autoFocus={hasFocus}
        problem={
          save.error &&
          describeFailure(save.error, 'The reply could not be saved. Check the connection, then try again.')
        }
        onChange={({ target }) => write(target.value)}
      />
      <div role="group" aria-label="Fields" className="flex flex-wrap items-center text-sm">
        <span className="mr-1 text-slate">Insert</span>
        {replyFields.map((field) => (
          <Button key={field} onClick={() => insert(`[${field}]`)}>{`[${field}]`}</Button>
        ))}
      </div>
      {text === body ? null : (
        <TextPreview title={`${example.name} of ${example.company} gets:`} text={text} />
      )}
      {before !== null && known !== before ? (
        <p role="alert" className="text-sm font-semibold wrap-anywhere">
          {known === null
            ? 'Somebody else has deleted this reply. Save it to add it again.'
            : `Somebody else has changed this reply to “${known}”. Save to replace their words.`}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="flex flex-wrap items-center gap-x-3">
          <SaveRow saving={save} isChanged={isChanged} onDiscard={close} isSecond />
          {isChanged ? null : <Button onClick={close}>Close</Button>}
        </div>
        {onDelete ? (
          <Button Icon={Trash2} className="text-stop" onClick={onDelete}>
            Delete
          </Button>
        ) : null}
      </div>
    </form>
  );
}
