import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import {
  maxOutcomeNoteLength,
  type QuoteFollowUp,
  type RequestOutcome,
  requestOutcomes,
} from '../../../supabase/functions/_shared/contract/follow-up';
import { failureSentence } from '../api/client';
import { setRequestOutcome } from '../api/follow-up';
import { reloadConversations } from '../inbox/conversation-loading';
import { showToast } from '../shared/toast';
import { useEditing } from './use-editing';

const labels: Record<RequestOutcome, string> = { new: 'New', quoted: 'Quoted', won: 'Won', lost: 'Lost' };

type RequestOutcomeNoteProps = { messageId: string; request: QuoteFollowUp };

/** What became of a quote request, changed where it stands. */
export function RequestOutcomeNote({ messageId, request }: RequestOutcomeNoteProps) {
  const { isEditing, setEditing, opener } = useEditing();

  return (
    <div className="mt-2 border-t border-line pt-1">
      {isEditing ? (
        <OutcomeForm messageId={messageId} request={request} onClose={() => setEditing(false)} />
      ) : (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="wrap-anywhere">
            <span className="font-bold">{`Outcome: ${labels[request.outcome]}`}</span>
            {request.note === null ? null : <bdi>{` · ${request.note}`}</bdi>}
          </span>
          <button
            ref={opener}
            type="button"
            className="link min-h-11 cursor-pointer"
            onClick={() => setEditing(true)}
          >
            Change outcome
          </button>
        </p>
      )}
    </div>
  );
}

type OutcomeFormProps = RequestOutcomeNoteProps & { onClose: () => void };

function OutcomeForm({ messageId, request, onClose }: OutcomeFormProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [outcome, setOutcome] = useState(request.outcome);
  const [note, setNote] = useState(request.note ?? '');
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => setRequestOutcome({ messageId, outcome, note }),
    onSuccess: async () => {
      showToast.success('Outcome noted');
      await reloadConversations(queryClient);
      onClose();
    },
  });

  useEffect(() => select.current?.focus(), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  }

  return (
    <form onSubmit={submit} className="space-y-2">
      <label htmlFor={id} className="block text-sm font-semibold">
        Outcome
      </label>
      <select
        ref={select}
        id={id}
        className="block min-h-11 w-full rounded border-2 border-steel bg-white px-3 py-1"
        value={outcome}
        onChange={({ target }) => setOutcome(requestOutcomes.find((one) => one === target.value) ?? outcome)}
      >
        {requestOutcomes.map((one) => (
          <option key={one} value={one}>
            {labels[one]}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-note`} className="block text-sm font-semibold">
        Why, in one line (optional)
      </label>
      <input
        id={`${id}-note`}
        type="text"
        autoComplete="off"
        maxLength={maxOutcomeNoteLength}
        className="block min-h-11 w-full rounded border-2 border-steel bg-white px-3 py-1"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {save.isError ? (
        <p role="alert" className="font-semibold text-stop">
          {failureSentence(save.error, 'The outcome was not saved. Check the connection, then try again.')}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="button px-3!" aria-disabled={save.isPending}>
          {save.isPending ? 'Applying…' : 'Apply'}
        </button>
        <button type="button" className="button button-outline px-3!" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
