import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MessageCircle, MessageCircleOff } from 'lucide-react';
import { failureSentence } from '../lib/supabase';
import { showToast } from '../lib/toast';
import { setOptedOut } from './commands';
import { conversationsKey } from './queries';

type OptOutSwitchProps = { otherNumber: string; isOptedOut: boolean };

/**
 * Stops texts to somebody who asked for that in other words than STOP, by phone or in person: any
 * reasonable way counts (FCC, 47 CFR 64.1200(a)(10)).
 */
export function OptOutSwitch({ otherNumber, isOptedOut }: OptOutSwitchProps) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: () => setOptedOut(otherNumber, !isOptedOut),
    onSuccess: () => {
      showToast.success(
        isOptedOut ? 'Texts to this contact are allowed again' : 'Contact marked as opted out',
      );
      return queryClient.invalidateQueries({ queryKey: conversationsKey });
    },
    onError: (error) => showToast.error(failureSentence(error, 'Failed to save the opt-out')),
  });
  const Icon = isOptedOut ? MessageCircle : MessageCircleOff;
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
      {isOptedOut ? 'Allow texts again' : 'Mark as opted out'}
    </button>
  );
}
