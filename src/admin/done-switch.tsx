import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Undo2 } from 'lucide-react';
import { failureSentence } from '../lib/supabase';
import { showToast } from '../lib/toast';
import { setDone } from './commands';
import { conversationsKey } from './queries';

type DoneSwitchProps = { otherNumber: string; isDone: boolean };

/** Puts a conversation away, or takes it back. */
export function DoneSwitch({ otherNumber, isDone }: DoneSwitchProps) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: () => setDone(otherNumber, !isDone),
    onSuccess: () => {
      showToast.success(isDone ? 'Conversation reopened' : 'Conversation marked as done');
      return queryClient.invalidateQueries({ queryKey: conversationsKey });
    },
    onError: (error) => showToast.error(failureSentence(error, 'Failed to save the conversation')),
  });
  const Icon = isDone ? Undo2 : Check;
  return (
    <button
      type="button"
      className="button button-outline px-3!"
      aria-disabled={change.isPending}
      onClick={() => {
        if (!change.isPending) change.mutate();
      }}
    >
      <Icon aria-hidden="true" className="size-5" />
      {isDone ? 'Reopen' : 'Mark as done'}
    </button>
  );
}
