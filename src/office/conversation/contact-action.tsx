import { useMutation } from '@tanstack/react-query';
import { Ban, Check, type LucideIcon, MessageCircle, MessageCircleOff, Undo2 } from 'lucide-react';
import { smsHandler } from '../api/client';
import { callListKey, conversationsKey } from '../api/queries';
import { ActionButton } from '../shared/action-button';
import { FormDialog } from '../forms/form-dialog';

type Change = {
  Icon: LucideIcon;
  label: string;
  /** The toast after success. */
  done: string;
  change: (to: string) => Promise<unknown>;
};

const changes = {
  done: {
    Icon: Check,
    label: 'Mark as done',
    done: 'Conversation marked as done',
    change: (to) => smsHandler.call('setDone', { to, isDone: true }),
  },
  reopen: {
    Icon: Undo2,
    label: 'Reopen',
    done: 'Conversation reopened',
    change: (to) => smsHandler.call('setDone', { to, isDone: false }),
  },
  allowTexts: {
    Icon: MessageCircle,
    label: 'Allow texts again',
    done: 'Texts to this contact are allowed again',
    change: (to) => smsHandler.call('setOptedOut', { to, optedOut: false }),
  },
  unblock: {
    Icon: Ban,
    label: 'Unblock',
    done: 'Contact unblocked',
    change: (to) => smsHandler.call('setBlocked', { to, isBlocked: false }),
  },
} satisfies Record<string, Change>;

type ContactActionProps = { otherNumber: string; action: keyof typeof changes };

/** A button that changes a contact at once. */
export function ContactAction({ otherNumber, action }: ContactActionProps) {
  const { Icon, label, done, change }: Change = changes[action];
  const changing = useMutation({
    mutationFn: () => change(otherNumber),
    meta: {
      done,
      failed: 'Not saved. Check the connection, then try again.',
      // The calls show blocks and permissions too.
      reloads: [conversationsKey, callListKey],
    },
  });
  return (
    <ActionButton action={changing} busy="Saving…" Icon={Icon}>
      {label}
    </ActionButton>
  );
}

/** Asks for confirmation. Any reasonable way to opt out counts, not only the word STOP (FCC, 47 CFR 64.1200(a)(10)). */
export function OptOutButton({ otherNumber }: { otherNumber: string }) {
  return (
    <FormDialog
      Icon={MessageCircleOff}
      label="Mark as opted out"
      title="Stop texts to this contact?"
      description="Nobody can text them from here until you allow texts again or they text START."
      save={() => smsHandler.call('setOptedOut', { to: otherNumber, optedOut: true })}
      done="Contact marked as opted out"
    />
  );
}

/** Asks for confirmation. */
export function BlockButton({ otherNumber }: { otherNumber: string }) {
  return (
    <FormDialog
      Icon={Ban}
      label="Block"
      title="Block this contact?"
      description="Their calls end after one recorded sentence, and their texts show up only under Suspected. Nobody can text or call them until an admin unblocks them."
      save={() => smsHandler.call('setBlocked', { to: otherNumber, isBlocked: true })}
      done="Contact blocked"
    />
  );
}
