import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog';
import { failureSentence } from '../api/client';
import { showToast } from '../shared/toast';
import { reloadConversations } from '../inbox/conversation-loading';

type ContactSwitchProps = {
  Icon: LucideIcon;
  label: string;
  /** Does it, on the server. */
  change: () => Promise<unknown>;
  /** Said when it is done. */
  changed: string;
  /** Said when it failed and the server didn't say why. */
  failure: string;
};

/** A button that changes how a contact is dealt with; the list and the conversation follow. */
export function ContactSwitch({ Icon, label, change, changed, failure }: ContactSwitchProps) {
  const queryClient = useQueryClient();
  const changing = useMutation({
    mutationFn: change,
    onSuccess: () => {
      showToast.success(changed);
      return reloadConversations(queryClient);
    },
    onError: (error) => showToast.error(failureSentence(error, failure)),
  });
  return (
    <button
      type="button"
      className="button button-outline px-3!"
      aria-disabled={changing.isPending}
      onClick={() => {
        if (!changing.isPending) changing.mutate();
      }}
    >
      <Icon aria-hidden="true" className="size-5" />
      {label}
    </button>
  );
}

type ConfirmedSwitchProps = ContactSwitchProps & { title: string; description: string };

/** The same, which asks before it does it. */
export function ConfirmedSwitch({ title, description, ...props }: ConfirmedSwitchProps) {
  const [isOpen, setOpen] = useState(false);
  const { Icon, label, change } = props;
  return (
    <Dialog
      {...{ title, description }}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className="button button-outline px-3!">
          <Icon aria-hidden="true" className="size-5" />
          {label}
        </button>
      }
    >
      <ContactSwitch
        {...props}
        change={async () => {
          await change();
          setOpen(false);
        }}
      />
    </Dialog>
  );
}
